import type { FastifyRequest } from 'fastify';
import { mediaTypeOf } from './media-type.ts';
import { uploadedBytes } from './uploaded-bytes.ts';

/** Sizes in pixels. */
const SIDE = 512;
const LOGO_SIDE = 256;
/** Larger pictures are refused before decoding: 2 MB of PNG can hide gigabytes of pixels. */
const MAX_PIXELS = 25_000_000;
/** Decoding timeout; the largest allowed picture takes about one second. */
const MAX_SECONDS = 15;

let last: Promise<unknown> = Promise.resolve();

/**
 * Re-encodes an uploaded picture as a square WebP without metadata; null when it is no picture. The content decides,
 * not the declared name or type. One at a time, because a decoded photo takes 100 MB.
 */
export function portraitOf(bytes: Uint8Array): Promise<Buffer | null> {
  return inTurn(() => encode(bytes, { side: SIDE, fit: 'cover' }));
}

/** Like `portraitOf`, for a logo: shown whole on a transparent ground. */
export function logoOf(bytes: Uint8Array): Promise<Buffer | null> {
  return inTurn(() => encode(bytes, { side: LOGO_SIDE, fit: 'contain' }));
}

function inTurn(work: () => Promise<Buffer | null>): Promise<Buffer | null> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}

/** The bytes of a multipart field, or the refusal. */
export async function pictureField(
  request: FastifyRequest,
  name: string,
): Promise<Uint8Array | 'tooLarge' | null> {
  if (!request.isMultipart()) return null;
  try {
    const part = await request.file();
    if (!part) return null;
    const bytes = await uploadedBytes(part);
    return part.fieldname === name ? bytes : null;
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 413) return 'tooLarge';
    throw error;
  }
}

async function encode(
  bytes: Uint8Array,
  { side, fit }: { side: number; fit: 'cover' | 'contain' },
): Promise<Buffer | null> {
  if (!mediaTypeOf(bytes)?.startsWith('image/')) return null;
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(side, side, { fit, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .webp({ quality: 82 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
  } catch {
    // sharp throws for everything it cannot or may not decode; all of it means "not a picture".
    return null;
  }
}
