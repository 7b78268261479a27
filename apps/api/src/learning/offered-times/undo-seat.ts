import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { SentDecision } from '@fasih/school/catalogue/policy/contract';
import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { select, tableAs, withCtes } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { relationTo } from '../meetings/access.ts';
import { addChanges } from '../meetings/changes.ts';
import { lockedMeetings, type MeetingFacts, type SeatFacts } from '../meetings/facts.ts';
import { lockClassesToPlan } from '../meetings/lock-order.ts';
import { leftBehind } from '../meetings/makeups.ts';
import { familiesOf, paramsOf, teacherOf } from '../meetings/notices.ts';
import { presentDecision } from '../meetings/present.ts';
import { lastDayOfSeat } from '../meetings/seat-writes.ts';
import { decideUndoOf } from './decide-undo.ts';

const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const s = tableAs('seat', 's');
const cm = tableAs('class_member', 'cm');

/** The seat that has left a make-up, or is in it again. */
const selectSeat = statement(({ makeupId }: Params<{ makeupId: string }>) =>
  select(
    [s.id.as('seatId'), s.meeting_id.as('meetingId'), s.decision.as('decision')],
    sql`from ${m} join ${cm} on ${cm.class_id} = ${m.class_id}
        join ${s} on ${s.enrolment_id} = ${cm.enrolment_id} and ${s.number} = ${m.number}
      where ${m.id} = ${makeupId} and (${s.left_makeup} = ${m.id} or ${s.meeting_id} = ${m.id})`,
  ),
);

type Back = { makeupId: string; hostId: string; seatId: string; decision: string; isAlone: boolean };

/** A meeting whose learners had all been excused lapses with its guest, which frees its teacher. */
const giveBack = statement(({ makeupId, hostId, seatId, decision, isAlone }: Params<Back>) =>
  withCtes(
    {
      waiting: sql`update ${m} set state = 'to_plan', teacher_id = ${c.teacher_id}, version = ${m.version} + 1
        from ${c} where ${m.id} = ${makeupId} and ${c.id} = ${m.class_id}`,
      left: sql`update ${m} set ${leftBehind(isAlone)} where ${m.id} = ${hostId}`,
    },
    sql`update ${s} set meeting_id = ${makeupId}, left_makeup = null, during = null, state = 'to_plan',
        decision = ${decision}::jsonb, version = ${s.version} + 1 where ${s.id} = ${seatId}`,
  ),
);

type Undone =
  | { decision: SentDecision }
  | Refusal<'offeredTimes.notFound' | 'offeredTimes.seatUndoOver' | 'common.stale'>;

/**
 * Gives back a seat in another class that a guardian of the family took in the last 30 minutes
 * (docs/product/course-rules-2.md#groups): the make-up waits as before, and what was offered for it stays offered. Family and
 * the other teacher are told. Sent again it answers the same. At most eleven statements.
 *
 * @param makeupId the make-up that the seat has left.
 */
export async function undoSeatOf(pool: Pool, makeupId: string, call: SignedInCall): Promise<Undone> {
  return inTransaction(pool, async (db) => {
    const before = isId(makeupId) ? await selectSeat.first(db, { makeupId }) : null;
    if (!before) return refuse('offeredTimes.notFound');
    await lockClassesToPlan(db, [makeupId, before.meetingId], null);
    const locked = await lockedMeetings(db, [makeupId, before.meetingId]);
    // Somebody else may have moved the seat until the locks were free.
    const place = await selectSeat.first(db, { makeupId });
    const makeup = locked.find(({ id }) => id === makeupId);
    const heldIn = locked.find(({ id }) => id === place?.meetingId);
    if (!place || !makeup) return refuse('offeredTimes.notFound');
    if (!heldIn) return refuse('common.stale');
    const own = relationTo(heldIn, call.person, call.now)?.seats;
    const seat = own?.find(({ seatId }) => seatId === place.seatId);
    if (!seat) return refuse('offeredTimes.notFound');
    if (heldIn === makeup && place.decision?.rule === 'undo')
      return { decision: presentDecision(place.decision) };
    return undo(db, { makeup, host: heldIn, seat }, call);
  });
}

type Taken = { makeup: MeetingFacts; host: MeetingFacts; seat: SeatFacts };

async function undo(db: PoolClient, { makeup, host, seat }: Taken, call: SignedInCall): Promise<Undone> {
  const isTaken = makeup.state === 'lapsed' && seat.state === 'planned';
  const { decision } = await decideUndoOf(
    db,
    {
      meetingId: makeup.id,
      policyVersion: seat.policyVersion,
      start: isTaken ? (seat.span?.start ?? null) : null,
    },
    call.now,
  );
  if (decision.outcome === 'over')
    return refuse('offeredTimes.seatUndoOver', { params: decision.reason.params });
  await giveBack.run(db, {
    makeupId: makeup.id,
    hostId: host.id,
    seatId: seat.seatId,
    isAlone: host.seats.length === 1,
    decision: JSON.stringify(decision),
  });
  // Without a new time: the plan is taken back, and the make-up has not lost a time that was offered for nothing.
  await addChanges(db, [{ meetingId: makeup.id, kind: 'planned', was: seat.span, decision }], {
    at: call.now,
    ...call.person,
  });
  await tell(db, { makeup, host, seat }, call.now);
  await writeAudit(db, call, {
    action: 'meeting.undone',
    targetKind: 'meeting',
    targetId: host.id,
    concerns: { kind: 'enrolment', id: seat.enrolmentId },
    before: { start: seat.span?.start ?? null },
    after: { state: 'to_plan', meetingId: makeup.id },
  });
  return { decision: presentDecision(decision) };
}

/** Tells the family, whose make-up waits, and the teacher of the other class, who had been told of a guest. */
async function tell(db: PoolClient, { makeup, host, seat }: Taken, now: Date): Promise<void> {
  const teacher = { ...teacherOf(host, [seat]), number: host.number };
  const notice = (recipient: typeof teacher, params: { meetingId: string; isSeat?: true }) => ({
    accountId: recipient.accountId,
    kind: 'meeting.undone' as const,
    params: { ...paramsOf(host, recipient), lastDay: lastDayOfSeat(seat), ...params },
    source: `meeting.undone:${host.id}:${seat.seatId}:${seat.version + 1}:${recipient.key}`,
  });
  await notifyAll(
    db,
    [
      ...familiesOf([seat]).map((family) => notice(family, { meetingId: makeup.id })),
      notice(teacher, { meetingId: host.id, isSeat: true }),
    ],
    now,
  );
}
