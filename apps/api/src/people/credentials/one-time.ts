import { randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import { signInLibrary, withLibrary } from './sign-in-library.ts';

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

/** Creates a random value for one account and purpose; only its SHA-256 is stored. */
export async function issue(client: PoolClient, purpose: Purpose, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { internalAdapter } = await signInLibrary.$context;
  await withLibrary({ client }, () =>
    internalAdapter.createVerificationValue({
      identifier: `${stored(purpose)}:${token}`,
      value: `${stored(purpose)}:${accountId}`,
      expiresAt: new Date(Date.now() + SECONDS[purpose] * 1000),
    }),
  );
  return token;
}

/** Redeems a value: returns its account, or null when it is unknown, expired or used (the first of two wins). */
export async function redeem(client: PoolClient, purpose: Purpose, token: string): Promise<string | null> {
  const { internalAdapter } = await signInLibrary.$context;
  const row = await withLibrary({ client }, () =>
    internalAdapter.consumeVerificationValue(`${stored(purpose)}:${token}`),
  );
  return row ? accountOf(purpose, row.value) : null;
}

/** The account of a value, without redeeming it. */
export async function peek(client: PoolClient, purpose: Purpose, token: string): Promise<string | null> {
  const { internalAdapter } = await signInLibrary.$context;
  const row = await withLibrary({ client }, () =>
    internalAdapter.findVerificationValue(`${stored(purpose)}:${token}`),
  );
  return row && row.expiresAt > new Date() ? accountOf(purpose, row.value) : null;
}

function accountOf(purpose: Purpose, value: string): string | null {
  const [kind, accountId] = value.split(':');
  return kind === stored(purpose) && accountId ? accountId : null;
}
