import { randomBytes, timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import { Problem } from '../../platform/http/problem.ts';
import { HASH_THREADS, hashInThread } from './hash-threads.ts';

/** Argon2id with 19 MiB, two passes, one lane (OWASP Password Storage). */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const HASH_BYTES = 32;

/** The hash of an unknown password, so that unknown names take the same time as known ones. */
const DUMMY = phc(randomBytes(16), randomBytes(HASH_BYTES));

const MAY_WAIT = 32;
/** Who is turned away hears it this late: a flood that tries again at once would otherwise keep the process busy with refusing. */
const REFUSED_AFTER_MS = 1000;
/** Refusals that are held back at once; one more is said right away, so that a flood cannot fill the memory. */
const MAX_HELD_BACK = 1000;
/** One hash for each thread at once. */
const hashing = pLimit(HASH_THREADS);
/** While one sign-in's password is compared the next one is looked up; fifty that come at once do not ask the database together. */
const signingIn = pLimit(2 * HASH_THREADS);
let heldBack = 0;

/** Hashes a password into a PHC string; 503 `accounts.busy` when too many are waiting. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return phc(salt, await inTurn(() => derived(password, salt)));
}

/** Compares a password with a stored PHC string; null (an unknown account) takes as long and never matches. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const kept = parsed(stored ?? DUMMY);
  if (!kept) return false;
  const got = await inTurn(() => derived(password, kept.salt, kept.cost));
  return got.length === kept.hash.length && timingSafeEqual(got, kept.hash) && stored !== null;
}

/**
 * Runs a sign-in while there is room for its password in the queue; 503 `accounts.busy` otherwise, before it costs a statement, so that
 * a flood of sign-ins leaves the database to the lessons (docs/product/accounts.md#passwords).
 */
export async function whileThereIsRoom<T>(signIn: () => Promise<T>): Promise<T> {
  if (signingIn.activeCount + signingIn.pendingCount >= HASH_THREADS + MAY_WAIT) {
    await holdBack();
    throw busy();
  }
  return signingIn(signIn);
}

async function holdBack(): Promise<void> {
  if (heldBack >= MAX_HELD_BACK) return;
  heldBack += 1;
  await delay(REFUSED_AFTER_MS);
  heldBack -= 1;
}

/** Whether a stored hash was made at another cost than today's, so that it is made again at the next sign-in. */
export function needsRehash(stored: string): boolean {
  const cost = parsed(stored)?.cost;
  return (Object.keys(COST) as (keyof Cost)[]).some((key) => cost?.[key] !== COST[key]);
}

type Cost = { memory: number; passes: number; parallelism: number };

/** The parts of a PHC string; null for anything else. */
function parsed(stored: string): { cost: Cost; salt: Buffer; hash: Buffer } | null {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!parts) return null;
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

function derived(password: string, salt: Buffer, cost: Cost = COST): Promise<Buffer> {
  return hashInThread({ password: password.normalize('NFKC'), salt, bytes: HASH_BYTES, cost });
}

function phc(salt: Buffer, hash: Buffer): string {
  const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${plain(salt)}$${plain(hash)}`;
}

/**
 * Runs one or two at once with a short queue, so that many logins cannot slow down classes
 * (docs/product/accounts.md#passwords).
 */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (hashing.pendingCount >= MAY_WAIT) throw busy();
  return hashing(work);
}

function busy(): Problem {
  return new Problem(503, 'accounts.busy', { retryAfter: 2 });
}
