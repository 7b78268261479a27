import { Readable } from 'node:stream';

/** Content to store: bytes, or a stream with its size in bytes. */
export type FileContent = Uint8Array | { stream: Readable; size: number };

const TYPES: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpg: 'image/jpeg',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
};

/**
 * The content type of a key by its extension. Anything unlisted is a binary download, never something a browser runs.
 */
export function typeOf(key: string): string {
  return TYPES[/\.([a-z0-9]+)$/.exec(key)?.[1] ?? ''] ?? 'application/octet-stream';
}

/**
 * The parts of a stream that is read later. It may break off before: whoever reads it gets the error then, and without a listener
 * until then it would end the process.
 */
export function partsOf(stream: Readable): AsyncIterable<Uint8Array> {
  return stream.on('error', () => undefined) as AsyncIterable<Uint8Array>;
}

/** The stream of an upload; fails when it turns out longer or shorter than announced. */
export function contentOf({ stream, size }: { stream: Readable; size: number }): Readable {
  return Readable.from(counted(partsOf(stream), size), { objectMode: false });
}

async function* counted(parts: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let seen = 0;
  for await (const chunk of parts) {
    seen += chunk.length;
    if (seen > size) throw new Error(`a file of ${size} bytes has more than that`);
    yield chunk;
  }
  if (seen < size) throw new Error(`a file of ${size} bytes has only ${seen}`);
}
