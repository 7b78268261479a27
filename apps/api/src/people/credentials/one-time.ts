import { createHash, randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';

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

/** Creates a random value for one account and purpose; only its SHA-256 is stored. */
export async function issue(client: PoolClient, purpose: Purpose, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `insert into verification (identifier, value, expires_at) values ($1, $2, now() + make_interval(secs => $3))`,
    [storedIdentifier(purpose, token), `${stored(purpose)}:${accountId}`, SECONDS[purpose]],
  );
  return token;
}

/** Redeems a value: returns its account, or null when it is unknown, expired or used (the first of two wins). */
export async function redeem(client: PoolClient, purpose: Purpose, token: string): Promise<string | null> {
  const { rows } = await client.query<{ value: string; isValid: boolean }>(
    `delete from verification where identifier = $1 returning value, expires_at > now() as "isValid"`,
    [storedIdentifier(purpose, token)],
  );
  return rows[0]?.isValid ? accountOf(purpose, rows[0].value) : null;
}

/** The account of a value, without redeeming it. */
export async function peek(client: PoolClient, purpose: Purpose, token: string): Promise<string | null> {
  const { rows } = await client.query<{ value: string }>(
    'select value from verification where identifier = $1 and expires_at > now()',
    [storedIdentifier(purpose, token)],
  );
  return rows[0] ? accountOf(purpose, rows[0].value) : null;
}

function accountOf(purpose: Purpose, value: string): string | null {
  const [kind, accountId] = value.split(':');
  return kind === stored(purpose) && accountId ? accountId : null;
}
