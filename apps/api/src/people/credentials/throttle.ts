import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { sql } from 'kysely';
import { select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
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

const t = tableAs('throttle', 'throttle');

const count = statement(
  ({ key, free, firstWait, longest, most, forgetsAfter }: Params<Pace & { key: string }>) => {
    const forgets = sql<Date>`coalesce(now() + make_interval(secs => ${forgetsAfter}::float8), 'infinity')`;
    const isOver = sql<boolean>`${t.window_ends_at} <= now()`;
    return build
      .insertInto('throttle')
      .values({ key, count: 1, window_ends_at: forgets })
      .onConflict((on) =>
        on
          .column('key')
          .doUpdateSet({
            count: sql<number>`case when ${isOver} then 1 else ${t.count} + 1 end`,
            window_ends_at: sql<Date>`case when ${isOver} then ${forgets} else ${t.window_ends_at} end`,
            blocked_until: sql<Date>`case when ${t.window_ends_at} > now() and ${t.count} + 1 >= ${free}
              then now() + make_interval(secs => least(${longest}::float8,
                ${firstWait} * power(2, least(${t.count} + 1 - ${free}, 30)))) end`,
          })
          .where(
            sql<boolean>`${isOver} or (${t.count} < ${most}
              and (${t.blocked_until} is null or ${t.blocked_until} <= now()))`,
          ),
      )
      .returning('throttle.key');
  },
);

/**
 * Counts an attempt before it is evaluated, in a single statement shared by all processes, so that simultaneous
 * attempts cannot exceed the limit.
 */
export async function countAttempt(db: Queryable, key: string, pace: Pace): Promise<Wait> {
  if (await count.first(db, { key, ...pace })) return null;
  return (await waitOf(db, key, pace)) ?? 1;
}

const selectWait = statement(({ key, most }: Params<{ key: string; most: number }>) =>
  select(
    [
      sql<number>`ceil(extract(epoch from
        case when ${t.blocked_until} > now() then ${t.blocked_until}
          else least(${t.window_ends_at}, now() + interval '1 hour') end - now()))::int`.as('wait'),
    ],
    sql`from ${t} where ${t.key} = ${key} and ${t.window_ends_at} > now()
      and (${t.blocked_until} > now() or ${t.count} >= ${most})`,
  ),
);

/** Seconds until the next attempt, without counting; null when it may be made now. */
export async function waitOf(db: Queryable, key: string, { most }: Pace): Promise<Wait> {
  const row = await selectWait.first(db, { key, most });
  return row ? Math.max(1, row.wait) : null;
}

const clear = statement(({ keys }: Params<{ keys: readonly string[] }>) =>
  build.deleteFrom('throttle').where(({ eb, fn }) => eb('key', '=', fn.any(keys))),
);

/** Clears counters after a success. */
export async function clearAttempts(db: Queryable, keys: readonly string[]): Promise<void> {
  await clear.run(db, { keys });
}

const uncount = statement(({ keys }: Params<{ keys: readonly string[] }>) =>
  build
    .updateTable('throttle')
    .set({ count: sql<number>`greatest(count - 1, 0)`, blocked_until: null })
    .where(({ eb, fn }) => eb('key', '=', fn.any(keys))),
);

/** Uncounts an attempt that succeeded or was never evaluated. */
export async function takeBackAttempt(db: Queryable, keys: readonly string[]): Promise<void> {
  await uncount.run(db, { keys });
}

/** The refusal that says how long to wait. */
export function tooMany(wait: number): Refusal<'accounts.tooManyAttempts'> {
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
