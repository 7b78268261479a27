import sharp from 'sharp';

export type Taken = { label: string; file: string };

/** The width on the sheet of a picture of each screen width, in px. */
const THUMB: Record<string, number> = { 360: 180, 768: 280, 1440: 420 };
const MAX_HEIGHT = 620;
const GAP = 16;
const LABEL = 22;

/** Puts pictures in rows on one sheet: a row per page, its variants beside each other, each cut to its first screens. */
export async function contactSheet(rows: { title: string; taken: Taken[] }[], file: string): Promise<void> {
  const parts: { input: Buffer; left: number; top: number }[] = [];
  let top = GAP;
  let width = 0;
  for (const { title, taken } of rows) {
    let left = GAP;
    let tallest = 0;
    parts.push({ input: await label(title, 900), left, top });
    for (const { label: variant, file: picture } of taken) {
      const wide = THUMB[variant.split(' ')[0] ?? ''] ?? 180;
      const small = await sharp(picture).resize({ width: wide }).toBuffer({ resolveWithObject: true });
      const height = Math.min(small.info.height, MAX_HEIGHT);
      const cut = await sharp(small.data).extract({ left: 0, top: 0, width: wide, height }).png().toBuffer();
      parts.push({ input: await label(variant, wide), left, top: top + LABEL });
      parts.push({ input: cut, left, top: top + 2 * LABEL });
      left += wide + GAP;
      tallest = Math.max(tallest, height);
    }
    width = Math.max(width, left);
    top += tallest + 2 * LABEL + GAP;
  }
  await sharp({ create: { width: Math.max(width, 960), height: top, channels: 3, background: '#8a929a' } })
    .composite(parts)
    .png()
    .toFile(file);
}

async function label(text: string, width: number): Promise<Buffer> {
  const safe = text.replace(/[<>&"]/g, '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="0" y="16" font-family="sans-serif" font-size="13" fill="#fff">${safe}</text></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
