import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { SentDecision } from '@fasih/school/catalogue/policy/contract';
import { decideUndo } from '@fasih/school/catalogue/policy/undo';
import type { Pool } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { relationTo } from '../meetings/access.ts';
import { refuseWhenBusy } from '../meetings/busy.ts';
import { addChanges } from '../meetings/changes.ts';
import { meetingFacts } from '../meetings/facts.ts';
import { giveTimesBack } from '../meetings/give-times-back.ts';
import { familiesOf, paramsOf, sourceOf, teacherOf } from '../meetings/notices.ts';
import { presentDecision } from '../meetings/present.ts';
import { lastDayOfSeat } from '../meetings/seat-writes.ts';
import { lockSeries } from '../meetings/store-numbers.ts';
import { giveFinalBack } from './final-back.ts';
import { lastChangeOf } from './store.ts';

const selectLast = statement(({ meetingId }: Params<{ meetingId: string }>) => lastChangeOf(meetingId));

/**
 * Gives back a time that a guardian of the family took in the last 30 minutes: the meeting waits as before, and what was offered
 * for it stays offered. Family and teacher are told. At most twelve statements.
 */
export async function undoTimeOf(pool: Pool, meetingId: string, call: SignedInCall): Promise<Undone> {
  // The time that a Final Test gets back may be taken.
  return refuseWhenBusy(() => undo(pool, meetingId, call));
}

type Undone =
  | { decision: SentDecision }
  | Refusal<
      'meetings.learnerBusy' | 'meetings.teacherBusy' | 'offeredTimes.notFound' | 'offeredTimes.undoOver'
    >;

function undo(pool: Pool, meetingId: string, call: SignedInCall): Promise<Undone> {
  return inTransaction(pool, async (db) => {
    if (isId(meetingId)) await lockSeries(db, { meetingId });
    const meeting = await meetingFacts(db, meetingId, 'lock');
    const seat = meeting && relationTo(meeting, call.person, call.now)?.seats[0];
    if (!meeting || !seat) return refuse('offeredTimes.notFound');
    const last = await selectLast.first(db, { meetingId });
    const isFamilys = last?.kind === 'planned' && last.by_role === 'student';
    const taken =
      isFamilys && meeting.state === 'planned' && meeting.span && seat.state === 'planned'
        ? { start: meeting.span.start, bookedAt: last.at }
        : null;
    const decision = decideUndo(await readPolicy(db, seat.policyVersion), taken, call.now);
    if (decision.outcome === 'over')
      return refuse('offeredTimes.undoOver', { params: decision.reason.params });
    const { renumbered } = await giveTimesBack(db, [{ meeting, seat, decision }], 'learner', call.now);
    if (taken) await giveFinalBack(db, seat.enrolmentId, taken.start, last?.decision ?? null, call);
    // Without a new time: the plan is taken back, and the meeting has not lost a time that was offered for nothing.
    const change = { meetingId: meeting.id, kind: 'planned' as const, was: meeting.span, decision };
    await addChanges(db, [change, ...renumbered], { at: call.now, ...call.person });
    await notifyAll(
      db,
      [...familiesOf([seat]), teacherOf(meeting, [seat])].map((recipient) => ({
        accountId: recipient.accountId,
        kind: 'meeting.undone',
        params: { ...paramsOf(meeting, recipient), lastDay: lastDayOfSeat(seat) },
        source: sourceOf('meeting.undone', meeting, recipient),
      })),
      call.now,
    );
    await writeAudit(db, call, {
      action: 'meeting.undone',
      targetKind: 'meeting',
      targetId: meeting.id,
      before: { start: meeting.span?.start ?? null },
      after: { state: 'to_plan' },
    });
    return { decision: presentDecision(decision) };
  });
}
