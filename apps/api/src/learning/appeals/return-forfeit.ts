import type { Decision } from '@fasih/school/catalogue/policy/decision';
import type { PoolClient } from 'pg';
import type { Call } from '../../platform/http/call.ts';
import { settleClasses } from '../classes/settle-class.ts';
import type { MeetingFacts, SeatFacts } from '../meetings/facts.ts';
import { classesOfMeeting } from '../meetings/lock-order.ts';
import { returnAsMakeup } from '../meetings/return-as-makeup.ts';

/**
 * Gives a forfeited meeting back as a make-up, which it returns, and settles the classes concerned. They
 * (`lockClassesOf`) and the meeting must be locked.
 */
export async function returnForfeit(
  db: PoolClient,
  forfeit: { meeting: MeetingFacts; seat: SeatFacts; decision: Decision; reason: string },
  call: Call,
): Promise<MeetingFacts> {
  const by = { at: call.now, accountId: call.person?.accountId ?? null, role: call.person?.role ?? null };
  const makeup = await returnAsMakeup(db, forfeit, by);
  await settleClasses(db, classesOfMeeting(forfeit.meeting), call.now);
  return makeup;
}
