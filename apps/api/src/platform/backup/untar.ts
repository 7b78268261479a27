import { mkdir, open, symlink } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';

const BLOCK = 512;

/**
 * Unpacks a tar stream as PostgreSQL writes it (ustar: folders, files and links) into an existing folder. Names that lead out of the
 * folder are refused.
 */
export async function untar(stream: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const reader = new BlockReader(stream);
  for (;;) {
    const header = await reader.read(BLOCK);
    if (header === null || header.every((byte) => byte === 0)) return;
    const { name, size, kind, link } = parse(header);
    const target = normalize(join(folder, name));
    if (target !== normalize(folder) && !target.startsWith(normalize(folder + sep)))
      throw new Error(`the archive holds a name outside its folder: ${name}`);
    if (kind === '5') await mkdir(target, { recursive: true, mode: 0o700 });
    else if (kind === '2') await symlink(link, target);
    else {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const file = await open(target, 'wx', 0o600);
      try {
        for (let left = size; left > 0; ) {
          const piece = await reader.readUpTo(left);
          await file.write(piece);
          left -= piece.length;
        }
      } finally {
        await file.close();
      }
      await reader.skip((BLOCK - (size % BLOCK)) % BLOCK);
    }
  }
}

type Header = { name: string; size: number; kind: string; link: string };

function parse(header: Buffer): Header {
  const text = (from: number, to: number) => {
    const field = header.subarray(from, to);
    const end = field.indexOf(0);
    return field.toString('utf8', 0, end === -1 ? field.length : end);
  };
  const prefix = text(345, 500);
  const name = text(0, 100);
  return {
    name: prefix ? `${prefix}/${name}` : name,
    size: numberOf(header.subarray(124, 136)),
    kind: text(156, 157) || '0',
    link: text(157, 257),
  };
}

/** Octal digits, or from 8 GB on the number itself behind a set bit. */
function numberOf(field: Buffer): number {
  if (((field[0] ?? 0) & 0x80) !== 0) return Number(field.readBigUInt64BE(field.length - 8));
  return Number.parseInt(field.toString('latin1').replaceAll('\0', ' ').trim() || '0', 8);
}

class BlockReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  /** Reads exactly `size` bytes; null at the end of the stream. */
  async read(size: number): Promise<Buffer | null> {
    const parts: Buffer[] = [];
    for (let left = size; left > 0; ) {
      if (this.#rest.length === 0 && !(await this.#more())) {
        if (parts.length === 0) return null;
        throw new Error('the archive is cut');
      }
      const piece = this.#take(left);
      parts.push(piece);
      left -= piece.length;
    }
    return Buffer.concat(parts);
  }

  /** At least one byte, whatever is there. */
  async readUpTo(size: number): Promise<Buffer> {
    if (this.#rest.length === 0 && !(await this.#more())) throw new Error('the archive is cut');
    return this.#take(size);
  }

  async skip(size: number): Promise<void> {
    if (size > 0) await this.read(size);
  }

  #take(size: number): Buffer {
    const piece = this.#rest.subarray(0, size);
    this.#rest = this.#rest.subarray(piece.length);
    return piece;
  }

  async #more(): Promise<boolean> {
    for (;;) {
      const next = await this.#chunks.next();
      if (next.done) return false;
      this.#rest = next.value;
      if (this.#rest.length > 0) return true;
    }
  }
}
