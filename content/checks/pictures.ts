import { type Bank, type CheckedItem, type Finding, pictureOf, WHOLE_BANK } from './bank.ts';
import { holds } from './words.ts';

const CHECK = '16 pictures';
const MAX_BYTES = 150_000;

/** The picture folder, passed in so that the check itself reads no disk. */
export type PictureFolder = {
  /** The content of a picture file by its address, null if there is none. */
  read: (imageUrl: string) => string | null;
  /** The note that says whose work each picture is, and under which licence. */
  licenceNote: string;
};

/**
 * Check 16: pictures exist, are small, of one size, with a licence and a text twin for screen readers, and give
 * nothing away in words.
 */
export function checkPictures(bank: Bank, folder: PictureFolder): Finding[] {
  const found: Finding[] = [];
  const fail = (itemId: string, message: string) =>
    found.push({ check: CHECK, level: 'fail', itemId, message });
  const sizes = new Map<string, string[]>();
  for (const item of bank.items) {
    const url = pictureOf(item);
    if (url === undefined) continue;
    const picture = folder.read(url);
    if (picture === null) {
      fail(item.id, `has no file for ${url}`);
      continue;
    }
    const size = /<svg[^>]*\bviewBox="([^"]+)"/.exec(picture)?.[1] ?? 'unknown';
    sizes.set(size, [...(sizes.get(size) ?? []), item.id]);
    for (const message of faultsOf(item, url, picture, folder.licenceNote)) fail(item.id, message);
  }
  if (sizes.size > 1) {
    fail(
      WHOLE_BANK,
      `has pictures of different sizes: ${[...sizes].map(([size, ids]) => `${ids.join(' ')} ${size}`).join('; ')}`,
    );
  }
  return found;
}

function faultsOf(item: CheckedItem, url: string, picture: string, licenceNote: string): string[] {
  const faults: string[] = [];
  if (url !== `/pictures/pretest/${item.id}.svg`)
    faults.push(`has its picture at ${url}, which may tell the answer`);
  if (Buffer.byteLength(picture) > MAX_BYTES) faults.push(`has a picture over ${MAX_BYTES / 1000} kB`);
  if (!/own work|licen[cs]e|CC0|CC BY/i.test(licenceNote) || !namesPicture(licenceNote, item.id)) {
    faults.push('has a picture whose origin and licence are not noted');
  }
  const hidden = wordsInside(picture);
  for (const option of item.options) {
    if (holds(hidden, option.text)) faults.push(`has a picture that says "${option.text}"`);
  }
  const twin = item.source.text;
  if (twin === undefined) return [...faults, 'has no text twin of its picture for screen readers'];
  for (const option of item.options) {
    if (holds(twin, option.text)) faults.push(`has a text twin that says "${option.text}"`);
  }
  return faults;
}

function namesPicture(note: string, id: string): boolean {
  if (new RegExp(`\\b${id}\\.svg\\b`).test(note)) return true;
  const ranges = [...note.matchAll(/\b(\d+)(?:\.svg)?`? ?(?:to|-|–) ?`?(\d+)\.svg\b/g)];
  return ranges.some(([, first, last]) => Number(first) <= Number(id) && Number(id) <= Number(last));
}

/** Everything a reader could find in the file: titles, descriptions, drawn text, ids, classes and comments. */
function wordsInside(picture: string): string {
  const drawn = picture.replace(/<style[\s\S]*?<\/style>/g, '');
  const texts = [...drawn.matchAll(/>([^<]+)</g)].map((match) => match[1]);
  const named = [...drawn.matchAll(/\b(?:id|class|aria-label|href)="([^"]*)"/g)].map((match) => match[1]);
  const comments = [...drawn.matchAll(/<!--([\s\S]*?)-->/g)].map((match) => match[1]);
  return [...texts, ...named, ...comments].join(' ').replace(/[-_]/g, ' ');
}
