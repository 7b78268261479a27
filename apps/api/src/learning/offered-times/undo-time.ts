import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { SentDecision } from '@fasih/school/catalogue/policy/contract';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
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
import { decideUndoOf } from './decide-undo.ts';
import { giveFinalBack } from './final-back.ts';

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
    const { policyVersion } = seat;
    const isPlanned = meeting.state === 'planned' && seat.state === 'planned';
    const start = isPlanned ? (meeting.span?.start ?? null) : null;
    const { decision, was, ...before } = await decideUndoOf(
      db,
      { meetingId, policyVersion, start },
      call.now,
    );
    if (decision.outcome === 'over')
      return refuse('offeredTimes.undoOver', { params: decision.reason.params });
    const { renumbered } = await giveTimesBack(
      db,
      [{ meeting, seat, decision, ...before }],
      'learner',
      call.now,
    );
    if (start) await giveFinalBack(db, seat.enrolmentId, start, was, call);
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
