/** The file types that people may upload besides tables. */
export type MediaType = 'application/pdf' | 'image/png' | 'image/jpeg' | 'image/webp';

/**
 * The type of a file by its first bytes, or null when it is none of ours. Nothing is parsed here; the library that
 * decodes a picture enforces its own limits.
 */
export function mediaTypeOf(bytes: Uint8Array): MediaType | null {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (start.startsWith('%PDF-')) return 'application/pdf';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('RIFF') && start.slice(8) === 'WEBP') return 'image/webp';
  return null;
}
