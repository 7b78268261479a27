import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { build, type Params, statement } from '../db/statement.ts';
import { type FileContent, partsOf } from './file-content.ts';
import type { Files, OpenFile } from './files.ts';

/** A stored file is not the one that was stored. */
export class DamagedFile extends Error {
  override name = 'DamagedFile';
}

/** Checksums kept in memory, oldest dropped first, so that a file that this process stored or read costs no SQL statement. */
const MAX_KNOWN = 10_000;
/** A file of at most this size is read whole and checked before its first byte is sent. */
const MAX_CHECKED_FIRST_BYTES = 1024 * 1024;

type Sum = { sha256: Buffer; size: number };

const saveSum = statement((sum: Params<Sum & { keyHash: Buffer }>) =>
  build
    .insertInto('file_checksum')
    .values({ key_hash: sum.keyHash, sha256: sum.sha256, size: sum.size })
    .onConflict((on) =>
      on.column('key_hash').doUpdateSet((eb) => ({
        sha256: eb.ref('excluded.sha256'),
        size: eb.ref('excluded.size'),
      })),
    ),
);
const readSum = statement(({ keyHash }: Params<{ keyHash: Buffer }>) =>
  build.selectFrom('file_checksum').where('key_hash', '=', keyHash).select(['sha256', 'size']),
);
const dropSum = statement(({ keyHash }: Params<{ keyHash: Buffer }>) =>
  build.deleteFrom('file_checksum').where('key_hash', '=', keyHash),
);

/** What a file's checksum is kept by: names of files may hold what an erasure removes. */
export const checksumKeyOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/**
 * Keeps the checksum of each file in the database when it is stored and compares it when it is read. A damaged file is an alert in
 * the log and an error: a small one before anything is sent, a large one before its last part is, so that nobody takes it for whole.
 * Files from before checksums were kept are read unchecked.
 */
export function checkedFiles(files: Files, pool: Pool, log: Pick<FastifyBaseLogger, 'error'>): Files {
  const known = new Map<string, Sum>();

  function remember(key: string, sum: Sum): void {
    const [oldest] = known.size < MAX_KNOWN ? [] : known.keys();
    if (oldest !== undefined) known.delete(oldest);
    known.set(key, sum);
  }

  async function sumOf(key: string): Promise<Sum | null> {
    const sum = known.get(key) ?? (await readSum.first(pool, { keyHash: checksumKeyOf(key) }));
    if (sum && !known.has(key)) remember(key, sum);
    return sum;
  }

  /** Reads once more by what the database holds now: another process may have made the file again. */
  async function again<T>(key: string, read: () => Promise<T>): Promise<T> {
    const wasKnown = known.has(key);
    try {
      return await read();
    } catch (error) {
      known.delete(key);
      if (error instanceof DamagedFile && wasKnown) return again(key, read);
      if (error instanceof DamagedFile) alertDamaged(key);
      throw error;
    }
  }

  const damaged = (key: string) => new DamagedFile(`the file ${key} is damaged`);
  const alertDamaged = (key: string) =>
    log.error({ key }, 'ALERT: a stored file is damaged; restore it from a backup');

  /** The error of a file most of which was sent already, so that it cannot be read again. */
  function damagedWhileSent(key: string): DamagedFile {
    known.delete(key);
    alertDamaged(key);
    return damaged(key);
  }

  async function open(key: string): Promise<OpenFile | null> {
    const sum = await sumOf(key);
    const file = await files.open(key);
    if (!sum) return file;
    if (!file) {
      log.error({ key }, 'ALERT: a stored file is missing; restore it from a backup');
      return null;
    }
    if (file.size !== sum.size) {
      // The stream may fail later, while the file is being opened; without a listener that ends the process.
      file.stream.on('error', () => undefined).destroy();
      throw damaged(key);
    }
    if (sum.size > MAX_CHECKED_FIRST_BYTES)
      return {
        ...file,
        stream: Readable.from(checkedParts(partsOf(file.stream), sum, () => damagedWhileSent(key))),
      };
    const bytes = await buffer(file.stream);
    if (!isSame(bytes, sum)) throw damaged(key);
    return { ...file, stream: Readable.from([bytes], { objectMode: false }) };
  }

  async function get(key: string): Promise<Uint8Array> {
    const sum = await sumOf(key);
    const bytes = await files.get(key);
    if (sum && !isSame(bytes, sum)) throw damaged(key);
    return bytes;
  }

  return {
    place: files.place,
    async put(key, content) {
      const counting = createHash('sha256');
      await files.put(
        key,
        counted(content, (part) => counting.update(part)),
      );
      const size = content instanceof Uint8Array ? content.length : content.size;
      const sum = { sha256: counting.digest(), size };
      await saveSum.run(pool, { keyHash: checksumKeyOf(key), ...sum });
      known.delete(key);
      remember(key, sum);
    },
    get: (key) => again(key, () => get(key)),
    open: (key) => again(key, () => open(key)),
    exists: (key) => files.exists(key),
    list: (prefix) => files.list(prefix),
    async remove(key) {
      await files.remove(key);
      known.delete(key);
      await dropSum.run(pool, { keyHash: checksumKeyOf(key) });
    },
  };
}

const isSame = (bytes: Uint8Array, { sha256, size }: Sum): boolean =>
  bytes.length === size && createHash('sha256').update(bytes).digest().equals(sha256);

/** The same content; calls `see` with each part as it is read. */
function counted(content: FileContent, see: (part: Uint8Array) => void): FileContent {
  if (content instanceof Uint8Array) {
    see(content);
    return content;
  }
  const parts = partsOf(content.stream);
  const passing = async function* () {
    for await (const part of parts) {
      see(part);
      yield part;
    }
  };
  return { size: content.size, stream: Readable.from(passing(), { objectMode: false }) };
}

/** Holds each part back until the next one comes, and the last one until the whole is known to be right. */
async function* checkedParts(
  parts: AsyncIterable<Uint8Array>,
  sum: Sum,
  damaged: () => Error,
): AsyncGenerator<Uint8Array> {
  const counting = createHash('sha256');
  let held: Uint8Array | undefined;
  for await (const part of parts) {
    if (held) yield held;
    counting.update(part);
    held = part;
  }
  if (!counting.digest().equals(sum.sha256)) throw damaged();
  if (held) yield held;
}
