import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const pictures = join(import.meta.dirname, '../content/pictures');

type SocialPicture = { drawing: string; background: string; pattern: string };

/** The drawing and the colours of each page's social picture (`apps/web/src/lib/social.ts` names the pictures). */
const SOCIAL: Record<string, SocialPicture> = {
  about: { drawing: 'hero.svg', background: '#0B7A75', pattern: '#075B57' },
  contact: { drawing: 'packages/conversation-adult.svg', background: '#3B4CB8', pattern: '#2C3A92' },
  trial: { drawing: 'placement/ready.svg', background: '#FFB627', pattern: '#E39A06' },
  pretest: { drawing: 'packages/general-english-kids.svg', background: '#E4572E', pattern: '#BC4320' },
  terms: { drawing: 'placement/done.svg', background: '#0B7A75', pattern: '#075B57' },
  privacy: { drawing: 'signin/2.svg', background: '#3B4CB8', pattern: '#2C3A92' },
  'general-english': { drawing: 'programs/general-english.svg', background: '#0B7A75', pattern: '#075B57' },
  conversation: { drawing: 'programs/conversation.svg', background: '#2E8B57', pattern: '#216842' },
  'test-preparation': { drawing: 'programs/test-preparation.svg', background: '#3B4CB8', pattern: '#2C3A92' },
  'special-course': { drawing: 'programs/special-course.svg', background: '#E4572E', pattern: '#BC4320' },
};

const read = (name: string) => readFile(join(pictures, name), 'utf8');

/** A drawing inside another one, scaled to fill the given rectangle. */
function placed(svg: string, x: number, y: number, width: number, height: number): string {
  const [, inner = ''] = /^<svg[^>]*>([\s\S]*)<\/svg>\s*$/.exec(svg) ?? [];
  const [, box = ''] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${inner}</svg>`;
}

/**
 * The drawing in a speech bubble on a kawung pattern, beside the logo and some stones of the course path. It has no words,
 * because both languages share it.
 */
async function socialSvg({ drawing, background, pattern }: SocialPicture): Promise<string> {
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
  // The next stone is mango as everywhere, except on a mango background.
  const next = background === '#FFB627' ? '#0B7A75' : '#FFB627';
  const stones = [0, 1, 2, 3].map((i) => {
    const [x, y] = [110 + i * 82, 505 - (i % 2) * 26];
    return `<ellipse cx="${x}" cy="${y}" rx="32" ry="20" fill="${i === 2 ? next : '#FFFCF6'}" stroke="#12263A" stroke-opacity="0.25" stroke-width="3"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<defs><pattern id="site-kawung" width="96" height="96" patternUnits="userSpaceOnUse"><g fill="${pattern}" opacity="0.45" transform="scale(1.2)">${petals.join('')}</g></pattern>
<clipPath id="site-bubble"><path d="${bubble}"/></clipPath></defs>
<rect width="1200" height="630" fill="${background}"/><rect width="1200" height="630" fill="url(#site-kawung)"/>
<path d="${bubble}" fill="#FFFCF6"/><g clip-path="url(#site-bubble)">${placed(await read(drawing), 468, 75, 652, 480)}</g>
<path d="${bubble}" fill="none" stroke="#FFFCF6" stroke-width="12"/>
<circle cx="232" cy="255" r="150" fill="#FFFCF6"/>${placed(await read('logo.svg'), 137, 160, 190, 190)}
${stones.join('')}</svg>`;
}

/** An `.ico` file that holds one PNG of the given width; every browser since 2010 reads it. */
function icoOf(png: Buffer, width: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(width, 6);
  header.writeUInt8(width, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The logo on a background of its own, with the margin that a round mask needs. */
function maskable(logo: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><rect width="512" height="512" fill="#FFFCF6"/>${placed(logo, 106, 106, 300, 300)}</svg>`;
}

const png = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: 72 * Math.max(1, width / 64) })
    .resize(width)
    .png({ palette: true })
    .toBuffer();

/** Makes the bitmaps for browsers, phones and messengers: icons, and the social picture of each page. */
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
    ...Object.entries(SOCIAL).map(async ([name, picture]) => social(name, await socialSvg(picture))),
  ]);
}
