import type { Files } from '../files/files.ts';
import { type LogPosition, positionText } from './lsn.ts';
import { walName } from './names.ts';
import { replicationClient, startCopy } from './replication.ts';
import type { Sealer } from './sealing.ts';

/** The slot makes the server keep its log until it is stored; only one process at a time can use it. */
export const SLOT = 'fasih_backup';

/** The log is stored this often while there is any; with the time of the upload well below a minute. */
const STORE_EVERY_MS = 10_000;
/** An object of this size is stored at once. */
const OBJECT_BYTES = 16 * 2 ** 20;
/** Messages of the protocol: kind, then numbers of eight bytes. */
const WAL_HEADER = 25;
const KEEPALIVE_ASKS = 17;
/** PostgreSQL counts microseconds from the year 2000. */
const EPOCH_2000_MS = Date.UTC(2000, 0, 1);

export type Receiving = {
  url: string;
  store: Files;
  sealer: Sealer;
  series: string;
  timeline: number;
  from: LogPosition;
  /** Called every few seconds with the instant until which everything committed is stored. */
  onStored(until: Date): Promise<void>;
  signal: AbortSignal;
  storeEveryMs?: number;
};

/** Receives the write-ahead log and stores it piece by piece, until the signal or an error; a stop stores what has come. */
export async function receiveWal(options: Receiving): Promise<void> {
  const { url, store, sealer, series, timeline, signal } = options;
  const client = await replicationClient(url);
  const start = positionText(options.from);
  const copying = startCopy(client, `START_REPLICATION SLOT ${SLOT} PHYSICAL ${start} TIMELINE ${timeline}`);
  let stored = options.from;
  let received = options.from;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let failure: Error | undefined;
  let turn: Promise<void> = Promise.resolve();
  const hangUp = () => {
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  };

  const storeWaiting = async () => {
    const until = new Date();
    const [pieces, from, to] = [waiting, stored, received];
    [waiting, waitingBytes] = [[], 0];
    if (to > from) {
      const name = walName(series, from, to, until);
      await store.put(name, await sealer.seal(name, Buffer.concat(pieces)));
      stored = to;
    }
    copying.send(statusMessage(stored));
    await options.onStored(until);
  };
  /** One at a time and in order; the first failure ends the connection. */
  const storeSoon = () => {
    turn = turn.then(storeWaiting).catch((error: Error) => {
      failure ??= error;
      hangUp();
    });
    return turn;
  };
  const timer = setInterval(() => void storeSoon(), options.storeEveryMs ?? STORE_EVERY_MS);
  signal.addEventListener('abort', hangUp, { once: true });
  try {
    if (signal.aborted) return;
    for await (const message of copying.chunks) {
      const kind = String.fromCharCode(message[0] ?? 0);
      if (kind === 'k' && message[KEEPALIVE_ASKS] === 1) copying.send(statusMessage(stored));
      if (kind !== 'w') continue;
      const content = message.subarray(WAL_HEADER);
      const at = message.readBigUInt64BE(1);
      if (at !== received)
        throw new Error(`the log goes on at ${positionText(at)}, not ${positionText(received)}`);
      waiting.push(content);
      received += BigInt(content.length);
      waitingBytes += content.length;
      if (waitingBytes >= OBJECT_BYTES) await storeSoon();
    }
  } catch (error) {
    if (!signal.aborted) throw failure ?? error;
  } finally {
    clearInterval(timer);
    signal.removeEventListener('abort', hangUp);
    await turn;
    if (signal.aborted && !failure) await storeWaiting().catch(() => undefined);
    await client.end().catch(() => undefined);
  }
  if (failure) throw failure;
}

/** Tells the server up to where the log is safe, so that it need not keep it. */
function statusMessage(stored: LogPosition): Buffer {
  const message = Buffer.alloc(34);
  message.write('r');
  for (const offset of [1, 9, 17]) message.writeBigUInt64BE(stored, offset);
  message.writeBigInt64BE(BigInt(Date.now() - EPOCH_2000_MS) * 1000n, 25);
  return message;
}
