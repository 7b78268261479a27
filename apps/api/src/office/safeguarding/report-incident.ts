import type { Accepted } from '@fasih/school/basics/contract';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { reportIncident as reportContract } from '@fasih/school/office/safeguarding/contract';
import { reachOf } from '@fasih/school/people/guardians/guardian';
import type { Pool } from 'pg';
import { countAttempt, type Pace } from '../../people/credentials/throttle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { notifyIncident } from './notify.ts';
import { insertIncident, isConcern, sentAt } from './store.ts';

/** Far more than anybody needs, so that nobody can bury a report under others. */
const REPORTS: Pace = { free: 20, firstWait: 600, longest: 3600, most: 1_000_000, forgetsAfter: 24 * 3600 };

/**
 * Keeps a report and tells the officer (docs/product/staff.md#safeguarding). The same form sent again is kept once. It
 * leaves no entry in the audit log, which every admin reads.
 */
export async function reportIncident(
  pool: Pool,
  { key, ...form }: Accepted<typeof reportContract>['body'],
  call: SignedInCall,
): Promise<{ reportedAt: string } | Refusal<'safeguarding.learnerNotFound' | 'safeguarding.tooMany'>> {
  const { accountId, role } = call.person;
  const wait = await countAttempt(pool, `incident:${accountId}`, REPORTS);
  if (wait !== null)
    return refuse('safeguarding.tooMany', { params: { retryAfter: wait, minutes: Math.ceil(wait / 60) } });
  return inTransaction(pool, async (db) => {
    // A report from a child's device is about that child, unless its text says otherwise.
    const learnerId = call.person.learnerId ?? form.learnerId;
    if (learnerId !== null && !(await isConcern(db, { ...reachOf(call.person, 'look'), learnerId })))
      return refuse('safeguarding.learnerNotFound');
    const side = call.person.learnerId ? 'child' : role === 'teacher' ? 'teacher' : 'family';
    const id = await insertIncident(db, { ...form, learnerId, accountId, key, side, now: call.now });
    if (id !== null) await notifyIncident(db, { id, urgent: form.urgent }, call);
    const at = (id === null && (await sentAt(db, { accountId, key }))) || call.now;
    return { reportedAt: at.toISOString() };
  });
}
