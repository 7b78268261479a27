import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** A file of a zip with streamed content. */
export type ZipFile = { name: string; content: AsyncIterable<string> | Iterable<string> };

const DEFLATED = 8;
/** Always the same, so that equal content makes equal files. */
const MTIME = new Date(1980, 0, 1);

/**
 * Streams a zip in constant memory. fflate writes the container; Node compresses, off the thread that answers calls. For
 * archives below 4 GB.
 */
export async function* zipOf(files: readonly ZipFile[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const { name, content } of files) {
    const entry: ZipInputFile = { filename: name, size: 0, crc: 0, compression: DEFLATED, mtime: MTIME };
    zip.add(entry);
    for await (const chunk of deflated(content, entry)) {
      entry.ondata?.(null, chunk, false);
      yield* ready.splice(0);
    }
    entry.ondata?.(null, new Uint8Array(0), true);
  }
  zip.end();
  yield* ready;
}

type Counted = Pick<ZipInputFile, 'size' | 'crc'>;

async function* deflated(
  content: ZipFile['content'],
  entry: Counted,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const packed = createDeflateRaw();
  // An error of the source ends `packed`, and a reader that stops ends the source.
  pipeline(Readable.from(counted(content, entry)), packed, () => {});
  yield* packed as AsyncIterable<Buffer<ArrayBuffer>>;
}

/** Size and checksum must be right when the last chunk is passed on. */
async function* counted(content: ZipFile['content'], entry: Counted) {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    entry.crc = crc32(bytes, entry.crc);
    entry.size += bytes.length;
    yield bytes;
  }
}
