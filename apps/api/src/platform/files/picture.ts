import { mediaTypeOf } from './media-type.ts';

/** Width and height in pixels. */
const PORTRAIT_SIZE = 512;
const LOGO_SIZE = 256;
/** Larger pictures are refused before decoding: 2 MB of PNG can hide gigabytes of pixels. */
const MAX_PIXELS = 25_000_000;
/** Decoding timeout; the largest allowed picture takes about one second. */
const TIMEOUT_SECONDS = 15;

let previous: Promise<unknown> = Promise.resolve();

/**
 * Re-encodes an uploaded picture as a square WebP without metadata; null when its content is not a picture, whatever its
 * name or declared type. Pictures are encoded one at a time, because a decoded photo takes 100 MB of memory.
 */
export function encodePortrait(bytes: Uint8Array): Promise<Buffer | null> {
  return oneAtATime(() => encode(bytes, { size: PORTRAIT_SIZE, fit: 'cover' }));
}

/** Like `encodePortrait`, for a logo: not cropped but padded to a square, with transparency. */
export function encodeLogo(bytes: Uint8Array): Promise<Buffer | null> {
  return oneAtATime(() => encode(bytes, { size: LOGO_SIZE, fit: 'contain' }));
}

function oneAtATime(work: () => Promise<Buffer | null>): Promise<Buffer | null> {
  const result = previous.then(work);
  previous = result.catch(() => undefined);
  return result;
}

async function encode(
  bytes: Uint8Array,
  { size, fit }: { size: number; fit: 'cover' | 'contain' },
): Promise<Buffer | null> {
  if (!mediaTypeOf(bytes)?.startsWith('image/')) return null;
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(size, size, { fit, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp({ quality: 82 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer();
  } catch {
    // sharp throws when it cannot decode the bytes, or when a limit above is exceeded.
    return null;
  }
}
