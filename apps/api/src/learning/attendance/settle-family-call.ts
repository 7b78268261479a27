import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { FamilyCallOutcome } from '@fasih/school/learning/attendance/family-call';
import type { FamilyCall } from '@fasih/school/learning/attendance/family-call-contract';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { readFamilyCall, settleCall } from './family-call-store.ts';

/**
 * Lets an admin note what came of calling a family that missed three meetings in a row, which closes the task
 * (docs/product/classes.md#closing-and-forfeits). Of two admins the first one's outcome stays.
 */
export async function settleFamilyCall(
  pool: Pool,
  id: string,
  { outcome, note = '' }: { outcome: FamilyCallOutcome; note?: string | undefined },
  call: SignedInCall,
): Promise<FamilyCall | Refusal<'attendance.callNotFound' | 'attendance.callSettled'>> {
  return inTransaction(pool, async (db) => {
    const found = await readFamilyCall(db, id);
    if (!found) return refuse('attendance.callNotFound');
    const { person, now } = call;
    if (!(await settleCall(db, { id, outcome, note, by: person.accountId, now })))
      return refuse('attendance.callSettled');
    await writeAudit(db, call, {
      action: 'attendance.familyCalled',
      targetKind: 'seat',
      targetId: found.seatId,
      after: { outcome },
      reason: note,
    });
    return { id, outcome, settledAt: now.toISOString() };
  });
}
