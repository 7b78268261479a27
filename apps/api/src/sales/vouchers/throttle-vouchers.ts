import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Pool } from 'pg';
import { addressKey, countAttempt, type Pace, waitOf } from '../../people/credentials/throttle.ts';
import type { Call } from '../../platform/http/call.ts';

/** Voucher codes that one account, or one address without an account, may try in a quarter of an hour. */
const VOUCHER_TRIES: Pace = {
  free: 30,
  firstWait: 60,
  longest: 900,
  most: 1_000_000,
  forgetsAfter: 900,
};

const keyOf = (call: Call) =>
  call.person ? `voucher:account:${call.person.accountId}` : addressKey('voucher', call.address);
const refusalOf = (wait: number | null) =>
  wait === null ? null : refuse('common.tooMany', { params: { retryAfter: wait } });

/** Counts an attempt at a voucher code before it is looked up; after too many, refuses with the seconds to wait. */
export async function countVoucherTry(pool: Pool, call: Call): Promise<Refusal<'common.tooMany'> | null> {
  return refusalOf(await countAttempt(pool, keyOf(call), VOUCHER_TRIES));
}

/** Refuses an order with a voucher while this account must wait; counts nothing. */
export async function refuseVoucherTry(pool: Pool, call: Call): Promise<Refusal<'common.tooMany'> | null> {
  return refusalOf(await waitOf(pool, keyOf(call), VOUCHER_TRIES));
}
