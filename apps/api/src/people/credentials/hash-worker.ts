import { argon2Sync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** One password to hash, and its hash. */
export type HashTask = {
  password: string;
  salt: Uint8Array;
  bytes: number;
  cost: { memory: number; passes: number; parallelism: number };
};
export type HashDone = { hash: Uint8Array } | { fault: string };

/** Well below calls and the database, and above nothing else: a tenth of a busy processor is left for signing in. */
const NICE = 10;

// Linux keeps a priority for each thread, 0 being the one that asks; elsewhere this would slow the whole process down.
if (process.platform === 'linux') setPriority(0, NICE);

parentPort?.on('message', ({ password, salt, bytes, cost }: HashTask) => {
  let done: HashDone;
  try {
    done = { hash: argon2Sync('argon2id', { message: password, nonce: salt, tagLength: bytes, ...cost }) };
  } catch (error) {
    done = { fault: (error as Error).message };
  }
  parentPort?.postMessage(done);
});
