import type { Wishes } from '@fasih/school/learning/wishes/wishes';
import type { Queryable } from '../../platform/db/transaction.ts';

/** Wishes of these enrolments; none is known while families cannot say them yet. */
export async function wishesOf(
  _db: Queryable,
  _enrolmentIds: readonly string[],
): Promise<Map<string, Wishes>> {
  return new Map();
}
