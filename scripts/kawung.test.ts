import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';

const SIZE = 112;
/** Sixteen shades of how much a pixel covers are kept, and each renderer smooths edges a little in its own way. */
const TOLERANCE = 24;
const file = (name: string) => join(import.meta.dirname, '../apps/web/src/ui/theme', name);

/** How much each pixel covers (0-255). */
const coverOf = (picture: Sharp) => picture.ensureAlpha().extractChannel('alpha').raw().toBuffer();

describe('the batik pattern', () => {
  it.each(['kawung-ink.png', 'kawung-white.png'])('%s shows the drawing in kawung.svg', async (name) => {
    const bitmap = sharp(file(name));
    const drawing = sharp(await readFile(file('kawung.svg')), { density: 144 }).resize(SIZE, SIZE);
    expect(await bitmap.metadata()).toMatchObject({ width: SIZE, height: SIZE });
    const [made, drawn] = await Promise.all([coverOf(bitmap), coverOf(drawing)]);
    const apart = made.map((cover, i) => Math.abs(cover - (drawn[i] ?? 0)));
    expect(Math.max(...apart)).toBeLessThanOrEqual(TOLERANCE);
  });
});
