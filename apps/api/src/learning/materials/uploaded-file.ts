import type { Sharp } from 'sharp';
import type { OpenFile } from '../../platform/files/files.ts';
import { type MediaType, mediaTypeOf } from '../../platform/files/media-type.ts';
import type { CallHttp } from '../../platform/http/call.ts';

/** A validated upload. */
export type ValidUpload = { bytes: Uint8Array; ending: 'pdf' | 'png' | 'jpg' | 'webp'; mediaType: string };

const PICTURES: Record<
  Exclude<MediaType, 'application/pdf'>,
  { ending: ValidUpload['ending']; write: (picture: Sharp) => Sharp }
> = {
  'image/png': { ending: 'png', write: (picture) => picture.png() },
  'image/jpeg': { ending: 'jpg', write: (picture) => picture.jpeg({ quality: 85, mozjpeg: true }) },
  'image/webp': { ending: 'webp', write: (picture) => picture.webp({ quality: 85 }) },
};

/** Longest side of a stored picture, and the most pixels an upload may decode to. */
const SIDE = 2400;
const MAX_PIXELS = 50_000_000;
/** Time limit for encoding a picture; the largest valid one takes a few seconds. */
const MAX_SECONDS = 30;
let last: Promise<unknown> = Promise.resolve();

/**
 * Recognises a PDF, PNG, JPEG or WebP by its first bytes, never by name or declared type; null for anything
 * else. Pictures are encoded again to drop metadata and hidden content, one at a time because decoding takes
 * up to 200 MB.
 */
export async function validateUpload(bytes: Uint8Array): Promise<ValidUpload | null> {
  const mime = mediaTypeOf(bytes);
  if (mime === null) return null;
  if (mime === 'application/pdf') return { bytes, ending: 'pdf', mediaType: mime };
  const picture = PICTURES[mime];
  const written = last.then(() => encode(bytes, picture.write));
  last = written.catch(() => undefined);
  const encoded = await written;
  return encoded && { bytes: encoded, ending: picture.ending, mediaType: mime };
}

async function encode(bytes: Uint8Array, write: (picture: Sharp) => Sharp): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true });
    return await write(picture).timeout({ seconds: MAX_SECONDS }).toBuffer();
  } catch {
    // sharp throws for anything it cannot or may not decode.
    return null;
  }
}

const MAX_TITLE = 120;

/**
 * A file's title from the typed text, else from its name: one line without path, extension or invisible
 * characters.
 */
export function cleanTitle(typed: string, fileName: string): string {
  const oneLine = (text: string) =>
    text
      .normalize('NFC')
      .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim();
  const own = oneLine(typed);
  const named = oneLine(fileName.split(/[\\/]/).at(-1) ?? '').replace(/\.[a-z0-9]{1,5}$/i, '');
  return [...(own || named)].slice(0, MAX_TITLE).join('').trim() || 'Materi';
}

/**
 * Sends an uploaded file as a download under a title, with the ending of its key. `nosniff` keeps the browser from
 * treating it as another type.
 */
export async function sendDownload(
  { reply }: CallHttp,
  { stream, size, type }: OpenFile,
  { key, title }: { key: string; title: string },
): Promise<void> {
  await reply
    .type(type)
    .header('content-length', size)
    .header('content-disposition', attachmentHeader(title, key.split('.').at(-1) ?? 'bin'))
    .header('cache-control', 'private, no-cache')
    .header('x-content-type-options', 'nosniff')
    .send(stream);
}

/**
 * The `Content-Disposition` header for a download under its title, in ASCII and in full (RFC 6266, RFC 8187).
 */
function attachmentHeader(title: string, ending: string): string {
  const name = `${title.replace(/[\\/:*?"<>|]/g, '-')}.${ending}`;
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7e]/g, '_');
  const full = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
