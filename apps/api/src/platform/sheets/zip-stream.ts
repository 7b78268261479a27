import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of a zip with streamed content. */
export type ZipFile = { name: string; content: AsyncIterable<string> | Iterable<string> };

/** Size and checksum follow the content, because only then they are known; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;
/** 1 January 1980, so that equal content makes equal files. */
const DATE = 0x21;

/**
 * Streams a zip in constant memory (APPNOTE 4.3: local headers, data descriptors, central directory). For archives
 * below 4 GB.
 */
export async function* zipOf(files: readonly ZipFile[]): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const bytes = Buffer.from(name);
    const header = Buffer.concat([
      record(0x04034b50, [VERSION, FLAGS, DEFLATED, 0, DATE], [0, 0, 0], [bytes.length, 0]),
      bytes,
    ]);
    yield header;
    const seen = { crc: 0, size: 0, packed: 0 };
    for await (const chunk of deflated(content, seen)) {
      seen.packed += chunk.length;
      yield chunk;
    }
    yield record(0x08074b50, [], [seen.crc, seen.packed, seen.size], []);
    directory.push(
      record(
        0x02014b50,
        [VERSION, VERSION, FLAGS, DEFLATED, 0, DATE],
        [seen.crc, seen.packed, seen.size],
        [bytes.length, 0, 0, 0, 0, 0, 0],
      ),
      numbers([offset]),
      bytes,
    );
    offset += header.length + seen.packed + 16;
  }
  const central = Buffer.concat(directory);
  yield central;
  const count = files.length;
  yield Buffer.concat([record(0x06054b50, [0, 0, count, count], [central.length, offset], [0])]);
}

async function* deflated(
  content: ZipFile['content'],
  seen: { crc: number; size: number },
): AsyncGenerator<Buffer> {
  const packed = createDeflateRaw();
  // An error of the source ends `packed`, and a reader that stops ends the source.
  pipeline(Readable.from(counted(content, seen)), packed, () => {});
  yield* packed as AsyncIterable<Buffer>;
}

async function* counted(content: ZipFile['content'], seen: { crc: number; size: number }) {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    seen.crc = crc32(bytes, seen.crc);
    seen.size += bytes.length;
    yield bytes;
  }
}

/** A little-endian record: a signature, then numbers of 2, 4 and again 2 bytes. */
function record(signature: number, before: number[], longs: number[], after: number[]): Buffer {
  return Buffer.concat([numbers([signature]), shorts(before), numbers(longs), shorts(after)]);
}

function shorts(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2);
  return bytes;
}

function numbers(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
}
