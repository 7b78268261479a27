import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Files } from '../files/files.ts';
import { identify } from './base-backup.ts';
import { copyFile, noteGone } from './file-copies.ts';
import { type LogPosition, readPosition } from './lsn.ts';
import { isThere, readWalName } from './names.ts';
import { checkPlace, claimPlace } from './place.ts';
import { receiveWal, SLOT } from './receive-wal.ts';
import { ask, replicationClient } from './replication.ts';
import { endSeries, noteKept, rememberKey } from './runs.ts';
import { type BackupParts, seriesNow } from './take-backup.ts';

/** After a failure, and while another process receives the log. */
const AGAIN_AFTER_MS = 10_000;
/** The mark in the database is a write of its own, so an idle school does not make one every few seconds. */
const MARK_EVERY_MS = 50_000;
/** A data key opens one day of the log, and the machine forgets it soon after. */
const KEY_SERVES_MS = 86_400_000;
/** A process that waits seals the files that it copies; its data key need not be marked at every look at the slot. */
const WAITING_KEY_EVERY_MS = 3_600_000;

/** SQLSTATE: another process uses the slot. */
const IN_USE = '55006';
/** The server no longer has the log from where ours ends. */
const GAP = /already been removed|no longer access replication slot|been invalidated/;

export type Following = BackupParts & {
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Stores what has left the machine since the last call, such as receipt numbers. */
  keepLeft(): Promise<void>;
  storeEveryMs?: number;
};

/**
 * Receives the database's log for as long as the signal lets it; of all processes one does. A gap begins another series, which
 * needs a base backup.
 */
export async function followLog(parts: Following, signal: AbortSignal): Promise<void> {
  let isClaimed = false;
  let keyMarked = 0;
  while (!signal.aborted) {
    try {
      if (!isClaimed) await claimPlace(parts);
      isClaimed = true;
      await checkPlace(parts);
      const isWaiting = await isFollowed(parts.pool);
      if (!isWaiting || Date.now() - keyMarked > WAITING_KEY_EVERY_MS) {
        await rememberKey(parts.pool, parts.sealer, new Date());
        keyMarked = Date.now();
      }
      if (!isWaiting) await followOnce(parts, signal);
    } catch (error) {
      if (signal.aborted) return;
      keyMarked = 0;
      const { code, message } = error as Error & { code?: string };
      if (GAP.test(message)) {
        parts.log.error({ err: error }, 'the log has a gap; another series of backups begins');
        await beginAnew(parts).catch(() => undefined);
      } else if (code !== IN_USE) parts.log.error({ err: error }, 'the log of the database is not kept now');
    }
    await sleep(AGAIN_AFTER_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Whether another process receives the log now. Asked first, because the server logs each refusal as an error. */
async function isFollowed(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ active: boolean }>(
    'select active from pg_replication_slots where slot_name = $1',
    [SLOT],
  );
  return rows[0]?.active ?? false;
}

async function followOnce(parts: Following, signal: AbortSignal): Promise<void> {
  const { url, pool, store, sealer } = parts;
  const { id: series, timeline } = await seriesNow(pool, url);
  const slot = await slotPosition(url);
  const from = (await storedUntil(store, series)) ?? slot;
  let marked = 0;
  let renewed = Date.now();
  await receiveWal({
    url,
    store,
    sealer,
    series,
    timeline,
    from,
    signal,
    ...(parts.storeEveryMs ? { storeEveryMs: parts.storeEveryMs } : {}),
    async onStored(until) {
      await parts.keepLeft();
      if (until.getTime() - marked < MARK_EVERY_MS) return;
      marked = until.getTime();
      await checkPlace(parts);
      await noteKept(pool, series, until);
      if (until.getTime() - renewed < KEY_SERVES_MS) return;
      renewed = until.getTime();
      sealer.renew();
      await rememberKey(pool, sealer, until);
    },
  });
}

/** Where the log in the store ends. */
async function storedUntil(store: Files, series: string): Promise<LogPosition | null> {
  const pieces = (await store.list(`wal/${series}/`)).map(({ key }) => readWalName(key)).filter(isThere);
  return pieces.reduce<LogPosition | null>((last, { to }) => (last === null || to > last ? to : last), null);
}

/**
 * From where the server keeps its log for us; the slot is made where there is none. One that is made while a base backup
 * begins may start some bytes ahead of what is written, which the server refuses to send.
 */
async function slotPosition(url: string): Promise<LogPosition> {
  const client = await replicationClient(url);
  try {
    const read = async () => (await ask(client, `READ_REPLICATION_SLOT ${SLOT}`))[0]?.[1] ?? null;
    if ((await read()) === null) await ask(client, `CREATE_REPLICATION_SLOT ${SLOT} PHYSICAL (RESERVE_WAL)`);
    const kept = readPosition((await read()) ?? '');
    const written = readPosition((await identify(client)).position);
    return kept < written ? kept : written;
  } finally {
    await client.end();
  }
}

async function beginAnew({ url, pool }: Following): Promise<void> {
  const client = await replicationClient(url);
  try {
    await ask(client, `DROP_REPLICATION_SLOT ${SLOT}`);
  } finally {
    await client.end();
    await endSeries(pool);
  }
}

type FileParts = Pick<Following, 'pool' | 'live' | 'store' | 'sealer' | 'log'>;

/** Copies files as they change, a few seconds behind; what a kill leaves out is found by the next base backup. */
export class FileFollower {
  readonly #changed = new Set<string>();
  readonly #parts: FileParts;
  #turn: Promise<void> = Promise.resolve();

  constructor(parts: FileParts) {
    this.#parts = parts;
  }

  changed(key: string): void {
    this.#changed.add(key);
  }

  /** Copies all changed files; one that fails is tried again with the next call. */
  copy(): Promise<void> {
    this.#turn = this.#turn.then(() => this.#copyAll());
    return this.#turn;
  }

  async #copyAll(): Promise<void> {
    const { live, store, sealer, log } = this.#parts;
    if (this.#changed.size === 0) return;
    try {
      await checkPlace(this.#parts);
    } catch (error) {
      log.error({ err: error }, 'files cannot be backed up now; they are tried again');
      return;
    }
    for (const key of [...this.#changed]) {
      this.#changed.delete(key);
      try {
        if (!(await copyFile(live, store, sealer, key))) await noteGone(store, key);
      } catch (error) {
        this.#changed.add(key);
        log.error({ err: error, key }, 'a file could not be backed up; it is tried again');
      }
    }
  }
}
