import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Pool } from 'pg';
import { addressKey, countAttempt, type Pace } from '../../people/credentials/throttle.ts';
import type { Call } from '../../platform/http/call.ts';

/**
 * Voucher codes that one account, or one address without an account, may try in a quarter of an hour
 * (docs/product/courses-and-money.md#vouchers).
 */
const VOUCHER_TRIES: Pace = { free: 30, firstWait: 60, longest: 900, most: 1_000_000, forgetsAfter: 900 };

const keyOf = (call: Call) =>
  call.person ? `voucher:account:${call.person.accountId}` : addressKey('voucher', call.address);

/** Counts an attempt at a voucher code before it is looked up; after too many, refuses with the seconds to wait. */
export async function countVoucherTry(pool: Pool, call: Call): Promise<Refusal<'common.tooMany'> | null> {
  const wait = await countAttempt(pool, keyOf(call), VOUCHER_TRIES);
  return wait === null ? null : refuse('common.tooMany', { params: { retryAfter: wait } });
}
