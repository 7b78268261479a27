import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const pictures = join(import.meta.dirname, '../content/pictures');

/** Which drawing stands on the social picture of which page (`apps/web/src/lib/social.ts` names them). */
const SOCIAL: Record<string, { drawing: string; ground: string; dark: string }> = {
  about: { drawing: 'hero.svg', ground: '#0B7A75', dark: '#075B57' },
  contact: { drawing: 'packages/conversation-adult.svg', ground: '#3B4CB8', dark: '#2C3A92' },
  trial: { drawing: 'placement/ready.svg', ground: '#FFB627', dark: '#E39A06' },
  pretest: { drawing: 'packages/general-english-kids.svg', ground: '#E4572E', dark: '#BC4320' },
  terms: { drawing: 'placement/done.svg', ground: '#0B7A75', dark: '#075B57' },
  privacy: { drawing: 'signin/2.svg', ground: '#3B4CB8', dark: '#2C3A92' },
  'general-english': { drawing: 'programs/general-english.svg', ground: '#0B7A75', dark: '#075B57' },
  conversation: { drawing: 'programs/conversation.svg', ground: '#2E8B57', dark: '#216842' },
  'test-preparation': { drawing: 'programs/test-preparation.svg', ground: '#3B4CB8', dark: '#2C3A92' },
  'special-course': { drawing: 'programs/special-course.svg', ground: '#E4572E', dark: '#BC4320' },
};

const read = (name: string) => readFile(join(pictures, name), 'utf8');

/** A drawing as a part of another: its own size is replaced by the place it gets. */
function placed(svg: string, x: number, y: number, width: number, height: number): string {
  const [, inner = ''] = /^<svg[^>]*>([\s\S]*)<\/svg>\s*$/.exec(svg) ?? [];
  const [, box = ''] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${inner}</svg>`;
}

/** The drawing in a speech bubble on kawung, beside the mark and a few stones of the path. No words: two languages. */
async function socialSvg({ drawing, ground, dark }: { drawing: string; ground: string; dark: string }) {
  const petals = [
    [20, 20, 45],
    [60, 20, -45],
    [20, 60, -45],
    [60, 60, 45],
  ].map(
    ([x, y, turn]) =>
      `<ellipse cx="${x}" cy="${y}" rx="23" ry="11.5" transform="rotate(${turn} ${x} ${y})"/>`,
  );
  const bubble =
    'M524 75H1064a56 56 0 0 1 56 56V499a56 56 0 0 1 -56 56H482a14 14 0 0 1 -14 -14V131a56 56 0 0 1 56 -56Z';
  // The next stone is mango as everywhere, except where it would vanish in the ground.
  const next = ground === '#FFB627' ? '#0B7A75' : '#FFB627';
  const stones = [0, 1, 2, 3].map((i) => {
    const [x, y] = [110 + i * 82, 505 - (i % 2) * 26];
    return `<ellipse cx="${x}" cy="${y}" rx="32" ry="20" fill="${i === 2 ? next : '#FFFCF6'}" stroke="#12263A" stroke-opacity="0.25" stroke-width="3"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<defs><pattern id="site-kawung" width="96" height="96" patternUnits="userSpaceOnUse"><g fill="${dark}" opacity="0.45" transform="scale(1.2)">${petals.join('')}</g></pattern>
<clipPath id="site-bubble"><path d="${bubble}"/></clipPath></defs>
<rect width="1200" height="630" fill="${ground}"/><rect width="1200" height="630" fill="url(#site-kawung)"/>
<path d="${bubble}" fill="#FFFCF6"/><g clip-path="url(#site-bubble)">${placed(await read(drawing), 468, 75, 652, 480)}</g>
<path d="${bubble}" fill="none" stroke="#FFFCF6" stroke-width="12"/>
<circle cx="232" cy="255" r="150" fill="#FFFCF6"/>${placed(await read('logo.svg'), 137, 160, 190, 190)}
${stones.join('')}</svg>`;
}

/** An `.ico` file that holds one PNG of the given width; every browser since 2010 reads it. */
function icoOf(png: Buffer, width: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(width, 6);
  head.writeUInt8(width, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The mark on its own ground, with the room that a round mask needs. */
function maskable(mark: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><rect width="512" height="512" fill="#FFFCF6"/>${placed(mark, 106, 106, 300, 300)}</svg>`;
}

const png = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: 72 * Math.max(1, width / 64) })
    .resize(width)
    .png({ palette: true })
    .toBuffer();

/** Makes what browsers, phones and messengers want as bitmaps: icons, and the social picture of each page. */
export async function makeSitePictures(client: string): Promise<void> {
  await mkdir(join(client, 'pictures/og'), { recursive: true });
  await mkdir(join(client, 'pictures/icons'), { recursive: true });
  const favicon = await read('favicon.svg');
  const write = async (name: string, bytes: Promise<Buffer> | Buffer | string) =>
    writeFile(join(client, name), await bytes);
  const social = async (name: string, svg: string) =>
    write(
      `pictures/og/${name}.png`,
      sharp(Buffer.from(svg)).resize(1200, 630).png({ palette: true }).toBuffer(),
    );
  await Promise.all([
    write('favicon.ico', icoOf(await png(favicon, 32), 32)),
    write('apple-touch-icon.png', png(maskable(favicon), 180)),
    write('pictures/icons/192.png', png(favicon, 192)),
    write('pictures/icons/512.png', png(favicon, 512)),
    write('pictures/icons/maskable-512.png', png(maskable(favicon), 512)),
    social('home', await read('og.svg')),
    ...Object.entries(SOCIAL).map(async ([name, look]) => social(name, await socialSvg(look))),
  ]);
}
