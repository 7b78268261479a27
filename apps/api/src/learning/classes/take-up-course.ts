import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Pool, PoolClient } from 'pg';
import { takeUpEnrolment } from '../../courses/enrolments/suspend-enrolments.ts';
import { notifyAll } from '../../learning/calendars/notify.ts';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import { needsConsent } from '../../people/learners/present.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { refuseWhenBusy } from '../meetings/busy.ts';
import { addChanges } from '../meetings/changes.ts';
import { type MeetingFacts, openMeetingsOfEnrolment } from '../meetings/facts.ts';
import { rejoinSeries } from '../meetings/makeups.ts';
import { familiesOf, teacherOf } from '../meetings/notices.ts';
import { lockSeries } from '../meetings/store-numbers.ts';
import { candidatesOf } from './candidates.ts';
import { numbered } from './pause-class.ts';
import { planBack, type Untimed, withOldTimes } from './plan-back.ts';

const selectPaid = statement(({ enrolmentId }: Params<{ enrolmentId: string }>) =>
  build
    .selectFrom('enrolment as e')
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .where('e.id', '=', enrolmentId)
    .select((eb) => eb('o.status', 'in', ['paid', 'free']).as('paid')),
);

/**
 * Resumes a stopped course once consent is given and the order is paid. Its meetings get their old times back
 * if free, in a group the learner rejoins the others; the rest is returned as to plan. Fifteen statements.
 */
export async function takeUpCourse(pool: Pool, enrolmentId: string, reason: string, call: SignedInCall) {
  if (!isId(enrolmentId)) return refuse('meetings.courseNotFound');
  return refuseWhenBusy(() =>
    inTransaction(pool, async (db) => {
      const refused = await refuseCourse(db, enrolmentId, call.now);
      if (refused) return refused;
      await takeUpEnrolment(db, enrolmentId);
      await lockSeries(db, { enrolmentId });
      const waiting = await withOldTimes(db, await openMeetingsOfEnrolment(db, enrolmentId), 'stopped');
      const { joined, alone } = await backIntoGroups(db, waiting, call);
      const planned = [...joined, ...(await planBack(db, alone, call))];
      const back = new Set(planned.map(({ meeting }) => meeting.id));
      const toPlan = waiting.filter(({ meeting }) => !back.has(meeting.id));
      await notifyAll(db, noticesOf(enrolmentId, waiting, planned, call.now), call.now);
      await writeAudit(db, call, {
        action: 'enrolment.takenUp',
        targetKind: 'enrolment',
        targetId: enrolmentId,
        before: { state: 'suspended' },
        after: { state: 'active', planned: planned.length, toPlan: toPlan.length },
        reason,
      });
      const named = ({ meeting, was }: Untimed) => numbered(meeting, was.start);
      return { enrolmentId, planned: planned.map(named), toPlan: toPlan.map(named) };
    }),
  );
}

/** Refuses a course that must stay stopped; locks the enrolment and its learner. */
async function refuseCourse(
  db: PoolClient,
  enrolmentId: string,
  now: Date,
): Promise<Refusal<
  'meetings.consentGone' | 'meetings.courseNotFound' | 'meetings.notStopped' | 'meetings.paymentGone'
> | null> {
  const [course] = await candidatesOf(db, [enrolmentId], 'lock');
  if (!course) return refuse('meetings.courseNotFound');
  if (course.state !== 'suspended') return refuse('meetings.notStopped');
  if (needsConsent(course, now)) return refuse('meetings.consentGone', { params: { name: course.name } });
  const order = await selectPaid.first(db, { enrolmentId });
  return order?.paid ? null : refuse('meetings.paymentGone');
}

/** Moves make-ups back into group meetings that are still to come; the others are planned alone. */
async function backIntoGroups(
  db: PoolClient,
  waiting: readonly Untimed[],
  call: SignedInCall,
): Promise<{ joined: Untimed[]; alone: Untimed[] }> {
  const ofGroups = waiting.filter(({ meeting }) => meeting.capacity > 1 && meeting.kind === 'makeup');
  const times = await rejoinSeries(
    db,
    ofGroups.flatMap(({ meeting }) => meeting.seats.map(({ seatId }) => seatId)),
    call.now,
  );
  const joined = waiting.flatMap(({ meeting }) => {
    const was = times.get(meeting.id);
    return was ? [{ meeting, was }] : [];
  });
  await addChanges(
    db,
    joined.map(({ meeting, was }) => ({ meetingId: meeting.id, kind: 'planned', becomes: was })),
    { at: call.now, ...call.person },
  );
  return { joined, alone: waiting.filter(({ meeting }) => !times.has(meeting.id)) };
}

function noticesOf(
  enrolmentId: string,
  waiting: readonly Untimed[],
  planned: readonly Untimed[],
  now: Date,
): AnyNotice[] {
  const first: MeetingFacts | undefined = waiting[0]?.meeting;
  if (!first) return [];
  const seats = first.seats.filter((seat) => seat.enrolmentId === enrolmentId);
  const starts = planned.map(({ was }) => was.start.toISOString()).sort();
  return [...familiesOf(seats), teacherOf(first, seats, first.classTeacherId)].map(
    (recipient): AnyNotice => ({
      accountId: recipient.accountId,
      kind: 'course.takenUp',
      params: {
        learnerName: recipient.learnerName,
        className: first.className,
        classId: first.classId,
        startsAt: starts[0] ?? null,
        planned: planned.length,
        toPlan: waiting.length - planned.length,
      },
      source: `course.takenUp:${enrolmentId}:${now.getTime()}:${recipient.key}`,
    }),
  );
}
