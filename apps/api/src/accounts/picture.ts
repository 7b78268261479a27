/** The pictures people may send; sizes in pixels. */
const ALLOWED = new Set(['image/jpeg', 'image/png', 'image/webp']);
const SIDE = 512;
/** A larger picture is refused before it is unpacked: 2 MB of PNG can hide gigabytes of pixels. */
const MOST_PIXELS = 25_000_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Re-encodes an uploaded picture as a square WebP without any metadata, or answers null when it is none. The content
 * decides, not the name or the type that was sent. One at a time, because an unpacked photo takes 100 MB.
 */
export function portraitOf(bytes: Uint8Array): Promise<Buffer | null> {
  const result = last.then(() => encode(bytes));
  last = result.catch(() => undefined);
  return result;
}

async function encode(bytes: Uint8Array): Promise<Buffer | null> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !ALLOWED.has(type.mime)) return null;
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    // sharp throws for everything it cannot or may not unpack; all of it means 'not a picture for us'.
    return null;
  }
}
