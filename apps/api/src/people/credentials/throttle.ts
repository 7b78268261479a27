import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Queryable } from '../../platform/db/transaction.ts';

/** How a counter slows down repeated attempts. Times in seconds. */
export type Pace = {
  /** Attempts without a wait. */
  free: number;
  /** The first wait; each further attempt doubles it up to `longest`. */
  firstWait: number;
  longest: number;
  /** Attempts allowed before the counter must be cleared. */
  most: number;
  /** When the counter resets by itself; null means only a success or a new password clears it. */
  forgetsAfter: number | null;
};

/**
 * Guesses from all devices that never signed in to this account. NIST SP 800-63B: at most 100 in a row; after that
 * only a known device or a password reset opens the account.
 */
export const UNKNOWN_DEVICES: Pace = { free: 5, firstWait: 30, longest: 3600, most: 100, forgetsAfter: null };
/** A device that signed in before: its owner mistypes, and a stranger cannot use it. */
export const KNOWN_DEVICE: Pace = { free: 10, firstWait: 30, longest: 900, most: 100, forgetsAfter: null };
/** One address; generous, because classes and neighbourhoods share one and running guesses count too. */
export const ONE_ADDRESS: Pace = {
  free: 100,
  firstWait: 30,
  longest: 900,
  most: 1_000_000,
  forgetsAfter: 900,
};
/** Unknown names are slowed down like accounts, but their rows expire. */
export const NO_ACCOUNT: Pace = { ...UNKNOWN_DEVICES, forgetsAfter: 30 * 24 * 3600 };
export const NEW_ACCOUNTS: Pace = {
  free: 300,
  firstWait: 600,
  longest: 3600,
  most: 1_000_000,
  forgetsAfter: 3600,
};
/** Reset and verification mails of one account. */
export const MAILS: Pace = { free: 3, firstWait: 3600, longest: 3600, most: 3, forgetsAfter: 3600 };

/** Seconds to wait, or null when the attempt was counted and may be evaluated. */
export type Wait = number | null;

/**
 * Counts an attempt before it is evaluated, in a single statement shared by all processes, so that simultaneous
 * attempts cannot exceed the limit.
 */
export async function countAttempt(db: Queryable, key: string, pace: Pace): Promise<Wait> {
  const { rows } = await db.query(
    `insert into throttle as t (key, count, window_ends_at) values ($1, 1, ${FORGETS})
     on conflict (key) do update set
       count = case when t.window_ends_at <= now() then 1 else t.count + 1 end,
       window_ends_at = case when t.window_ends_at <= now() then ${FORGETS} else t.window_ends_at end,
       blocked_until = case when t.window_ends_at > now() and t.count + 1 >= $3
         then now() + make_interval(secs => least($5::float8, $4 * power(2, least(t.count + 1 - $3, 30)))) end
     where t.window_ends_at <= now()
       or (t.count < $6 and (t.blocked_until is null or t.blocked_until <= now()))
     returning 1`,
    [key, pace.forgetsAfter, pace.free, pace.firstWait, pace.longest, pace.most],
  );
  if (rows.length > 0) return null;
  return (await waitOf(db, key, pace)) ?? 1;
}

/** Seconds until the next attempt, without counting; null when it may be made now. */
export async function waitOf(db: Queryable, key: string, { most }: Pace): Promise<Wait> {
  const { rows } = await db.query<{ wait: number }>(
    `select ceil(extract(epoch from
       case when blocked_until > now() then blocked_until else least(window_ends_at, now() + interval '1 hour') end
       - now()))::int as wait
     from throttle where key = $1 and window_ends_at > now() and (blocked_until > now() or count >= $2)`,
    [key, most],
  );
  const [row] = rows;
  return row ? Math.max(1, row.wait) : null;
}

const FORGETS = `coalesce(now() + make_interval(secs => $2::float8), 'infinity')`;

/** Clears counters after a success. */
export async function clearAttempts(db: Queryable, keys: string[]): Promise<void> {
  await db.query('delete from throttle where key = any($1)', [keys]);
}

/** Uncounts an attempt that succeeded or was never evaluated. */
export async function takeBackAttempt(db: Queryable, keys: string[]): Promise<void> {
  await db.query(
    'update throttle set count = greatest(count - 1, 0), blocked_until = null where key = any($1)',
    [keys],
  );
}

/** The refusal that says how long to wait. */
export function tooMany(wait: number): Refusal {
  return refuse('accounts.tooManyAttempts', { params: { retryAfter: wait, minutes: Math.ceil(wait / 60) } });
}

/** The counter of an address; an IPv6 household (/64) counts as one. Addresses are stored only as hashes. */
export function addressKey(purpose: string, address: string): string {
  const network = isIPv6(address) && !address.startsWith('::ffff:') ? firstHalf(address) : address;
  return `${purpose}:address:${hashed(network)}`;
}

/** The counter of a name without an account. */
export function nameKey(typed: string): string {
  return `signIn:name:${hashed(typed.toLowerCase())}`;
}

function firstHalf(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const full = address.includes('::')
    ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left;
  return full.slice(0, 4).join(':');
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
