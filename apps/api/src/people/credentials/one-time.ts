import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { build, type Params, statement } from '../../platform/db/statement.ts';

/** Validity of an invitation in days. */
export const INVITED_DAYS = 7;

/** Purposes of one-time values and their validity in seconds (docs/product/accounts.md#passwords). */
const SECONDS = {
  reset: 3600,
  invite: INVITED_DAYS * 24 * 3600,
  verify: 7 * 24 * 3600,
  twoStep: 600,
} as const;
export type Purpose = keyof typeof SECONDS;

/** An invitation is redeemed like a reset and only lives longer. */
const stored = (purpose: Purpose) => (purpose === 'invite' ? 'reset' : purpose);

/** Validity of a value in whole minutes, for its mail. */
export function validMinutes(purpose: Purpose): number {
  return SECONDS[purpose] / 60;
}

/** How a value is stored: its SHA-256, so that nobody who reads the table can use it. */
export const storedIdentifier = (purpose: Purpose, token: string): string =>
  createHash('sha256')
    .update(`${stored(purpose)}:${token}`)
    .digest('base64url');

const insert = statement((row: Params<{ identifier: string; value: string; seconds: number }>) =>
  build.insertInto('verification').values({
    identifier: row.identifier,
    value: row.value,
    expires_at: sql<Date>`now() + make_interval(secs => ${row.seconds})`,
  }),
);

/** Creates a random value for one account and purpose; only its SHA-256 is stored. */
export async function issue(client: PoolClient, purpose: Purpose, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insert.run(client, {
    identifier: storedIdentifier(purpose, token),
    value: `${stored(purpose)}:${accountId}`,
    seconds: SECONDS[purpose],
  });
  return token;
}

const take = statement(({ identifier }: Params<{ identifier: string }>) =>
  build
    .deleteFrom('verification')
    .where('identifier', '=', identifier)
    .returning(['value', sql<boolean>`expires_at > now()`.as('isValid')]),
);

/** Redeems a value: returns its account, or null when it is unknown, expired or used (the first of two wins). */
export async function redeem(client: PoolClient, purpose: Purpose, token: string): Promise<string | null> {
  const row = await take.first(client, { identifier: storedIdentifier(purpose, token) });
  return row?.isValid ? accountOf(purpose, row.value) : null;
}

const selectValid = statement(({ identifier }: Params<{ identifier: string }>) =>
  build
    .selectFrom('verification')
    .where('identifier', '=', identifier)
    .where('expires_at', '>', sql<Date>`now()`)
    .select('value'),
);

/** The account of a value, without redeeming it. */
export async function peek(client: PoolClient, purpose: Purpose, token: string): Promise<string | null> {
  const row = await selectValid.first(client, { identifier: storedIdentifier(purpose, token) });
  return row ? accountOf(purpose, row.value) : null;
}

function accountOf(purpose: Purpose, value: string): string | null {
  const [kind, accountId] = value.split(':');
  return kind === stored(purpose) && accountId ? accountId : null;
}
