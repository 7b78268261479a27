import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  CARD,
  contrast,
  darkenedCoral,
  FILLS,
  HUES,
  MUTED,
  mix,
  onFill,
  PAPER,
  READABLE,
  TEXT,
  textShade,
  tint,
} from './colors.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').toUpperCase();

/** The value of a variable in tokens.css, as `[light, dark]`. */
function token(name: string): [string, string] {
  const line = css.match(new RegExp(`--${name.toUpperCase()}: ([^;]+);`))?.[1];
  if (line === undefined) throw new Error(`tokens.css has no --${name}`);
  const found = line.match(/#[0-9A-F]{6}/g) ?? [];
  return [found[0] ?? '', found[1] ?? found[0] ?? ''];
}

const schemes = ['light', 'dark'] as const;

describe('the palette', () => {
  it('knows the reference contrasts of WCAG', () => {
    expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(mix('#000000', '#FFFFFF', 0.25)).toBe('#BFBFBF');
  });

  it.each(schemes)('keeps text and muted text readable on every ground (%s)', (scheme) => {
    for (const ground of [PAPER[scheme], CARD[scheme]]) {
      expect(contrast(TEXT[scheme], ground)).toBeGreaterThanOrEqual(7);
      expect(contrast(MUTED[scheme], ground)).toBeGreaterThanOrEqual(READABLE);
    }
  });

  it.each(HUES)('gives %s a text shade that is readable on paper, card and its own tint', (hue) => {
    for (const scheme of schemes) {
      for (const ground of [PAPER[scheme], CARD[scheme], tint(hue, scheme)]) {
        expect(contrast(textShade(hue, scheme), ground)).toBeGreaterThanOrEqual(READABLE);
      }
    }
  });

  it.each(HUES)('writes on a fill of %s in a colour that is readable there', (hue) => {
    expect(contrast(onFill(hue), FILLS[hue])).toBeGreaterThanOrEqual(READABLE);
  });

  it('never writes white on mango, and darkens coral before white is written on it', () => {
    expect(onFill('mango')).not.toBe('#FFFFFF');
    expect(contrast('#FFFFFF', darkenedCoral())).toBeGreaterThanOrEqual(READABLE);
  });

  it.each(HUES)('has %s in tokens.css exactly as derived here', (hue) => {
    expect(token(hue)[0]).toBe(FILLS[hue]);
    expect(token(`${hue}-text`)).toEqual([textShade(hue, 'light'), textShade(hue, 'dark')]);
    expect(token(`${hue}-soft`)).toEqual([tint(hue, 'light'), tint(hue, 'dark')]);
    expect(token(`on-${hue}`)[0]).toBe(onFill(hue));
  });

  it('has the grounds and texts in tokens.css exactly as named here', () => {
    expect(token('paper')).toEqual([PAPER.light, PAPER.dark]);
    expect(token('card')).toEqual([CARD.light, CARD.dark]);
    expect(token('text')).toEqual([TEXT.light, TEXT.dark]);
    expect(token('muted')).toEqual([MUTED.light, MUTED.dark]);
    expect(token('coral-deep')[0]).toBe(darkenedCoral());
  });
});
