import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

export type Hashed = { bytes: number; sha256: string };

/** Writes a new file piece by piece, at the pace of the disk, and returns its size and checksum. */
export async function writeHashed(path: string, pieces: AsyncIterable<string | Uint8Array>): Promise<Hashed> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    pieces,
    async function* counted(source: AsyncIterable<string | Uint8Array>) {
      for await (const piece of source) {
        const buffer = typeof piece === 'string' ? Buffer.from(piece) : piece;
        hash.update(buffer);
        bytes += buffer.length;
        yield buffer;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
  return { bytes, sha256: hash.digest('hex') };
}

/** The size and checksum of a file; rejects when it is missing. */
export async function hashFile(path: string): Promise<Hashed> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
