import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Files } from '../files/files.ts';
import { inParts } from './file-copies.ts';
import { readPosition } from './lsn.ts';
import { baseName, manifestName, partName } from './names.ts';
import { ask, replicationClient, startCopy } from './replication.ts';
import { type Opener, openSealed, type Sealer } from './sealing.ts';

/** What a base backup says of itself; sealed, and written last. */
const manifest = z.object({
  startedAt: z.coerce.date(),
  endedAt: z.coerce.date(),
  /** The position from which the kept log continues; the log before it is in the backup. */
  end: z.string(),
  timeline: z.number(),
  systemId: z.string(),
  segmentBytes: z.number(),
  /** The server's major version; its files are read by no other. */
  major: z.number(),
  database: z.string(),
  user: z.string(),
  parts: z.number(),
  bytes: z.number(),
});
export type BaseManifest = z.output<typeof manifest>;

/** Streams the server's files into the store, sealed part by part. */
export async function makeBase(
  url: string,
  parts: { store: Files; sealer: Sealer; series: string },
): Promise<{ name: string; manifest: BaseManifest }> {
  const { store, sealer, series } = parts;
  const client = await replicationClient(url);
  try {
    const server = await identify(client);
    // The backup ends with the log since its start, which the other slot gives up as soon as it is stored. Gone with the connection.
    const slot = `fasih_base_${randomBytes(4).toString('hex')}`;
    await ask(client, `CREATE_REPLICATION_SLOT ${slot} TEMPORARY PHYSICAL (RESERVE_WAL)`);
    const startedAt = new Date();
    const name = baseName(series, startedAt);
    const copying = startCopy(
      client,
      "BASE_BACKUP (LABEL 'fasih', CHECKPOINT 'fast', WAL true, MANIFEST 'no')",
    );
    let [count, bytes] = [0, 0];
    for await (const part of inParts(contentOf(copying.chunks))) {
      const object = partName(name, count);
      await store.put(object, await sealer.seal(object, part));
      count += 1;
      bytes += part.length;
    }
    const [end = '', timeline = ''] = copying.rows.at(-1) ?? [];
    const about = new URL(url);
    const written: BaseManifest = {
      startedAt,
      endedAt: new Date(),
      end: end ?? '',
      timeline: Number(timeline),
      systemId: server.systemId,
      segmentBytes: server.segmentBytes,
      major: server.major,
      database: decodeURIComponent(about.pathname.slice(1)),
      user: decodeURIComponent(about.username),
      parts: count,
      bytes,
    };
    readPosition(written.end);
    const object = manifestName(name);
    await store.put(object, await sealer.seal(object, Buffer.from(JSON.stringify(written))));
    return { name, manifest: written };
  } finally {
    await client.end();
  }
}

export async function readManifest(store: Files, base: string, opener: Opener): Promise<BaseManifest> {
  const name = manifestName(base);
  return manifest.parse(JSON.parse(String(await openSealed(name, await store.get(name), opener))));
}

/** Which server this is. */
export async function identify(
  client: Awaited<ReturnType<typeof replicationClient>>,
): Promise<{ systemId: string; timeline: number; position: string; segmentBytes: number; major: number }> {
  const [system] = await ask(client, 'IDENTIFY_SYSTEM');
  const [[segment] = []] = await ask(client, 'SHOW wal_segment_size');
  const [[version] = []] = await ask(client, 'SHOW server_version_num');
  const [, number = '', unit = ''] = /^(\d+)(MB|GB)$/.exec(segment ?? '') ?? [];
  return {
    systemId: system?.[0] ?? '',
    timeline: Number(system?.[1]),
    position: system?.[2] ?? '',
    segmentBytes: Number(number) * (unit === 'GB' ? 2 ** 30 : 2 ** 20),
    major: Math.floor(Number(version) / 10_000),
  };
}

/** The bytes of the one tar; a second one would be a tablespace. */
async function* contentOf(messages: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let archives = 0;
  for await (const message of messages) {
    const kind = String.fromCharCode(message[0] ?? 0);
    if (kind === 'n') archives += 1;
    if (archives > 1) throw new Error('this server has tablespaces, which the backup does not support');
    if (kind === 'd') yield message.subarray(1);
  }
}
