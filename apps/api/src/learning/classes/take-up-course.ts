import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Pool, PoolClient } from 'pg';
import { takeUpEnrolment } from '../../courses/enrolments/suspend-enrolments.ts';
import { needsConsent } from '../../people/learners/present.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { refuseWhenBusy } from '../meetings/busy.ts';
import type { MeetingFacts, SeatFacts } from '../meetings/facts.ts';
import { lockOpenMeetings } from '../meetings/lapse-seats.ts';
import { familiesOf, teacherOf } from '../meetings/notices.ts';
import { lockSeries } from '../meetings/store-numbers.ts';
import { candidatesOf } from './candidates.ts';
import { numbered } from './pause-class.ts';
import type { Untimed } from './plan-back.ts';
import { planStopped, takenUpNotices } from './plan-stopped.ts';

const selectPaid = statement(({ enrolmentId }: Params<{ enrolmentId: string }>) =>
  build
    .selectFrom('enrolment as e')
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .where('e.id', '=', enrolmentId)
    .select((eb) => eb('o.status', 'in', ['paid', 'free']).as('paid')),
);

/**
 * Resumes a stopped course once consent is given and the order is paid. Its meetings get their old times back
 * if free, in a group the learner rejoins the others; the rest is returned as to plan. Sixteen statements.
 */
export async function takeUpCourse(pool: Pool, enrolmentId: string, reason: string, call: SignedInCall) {
  if (!isId(enrolmentId)) return refuse('meetings.courseNotFound');
  return refuseWhenBusy(() =>
    inTransaction(pool, async (db) => {
      await lockSeries(db, { enrolmentId });
      await lockOpenMeetings(db, enrolmentId);
      const refused = await refuseCourse(db, enrolmentId, call.now);
      if (refused) return refused;
      await takeUpEnrolment(db, enrolmentId);
      const { waiting, planned } = await planStopped(db, enrolmentId, call);
      const back = new Set(planned.map(({ meeting }) => meeting.id));
      const toPlan = waiting.filter(({ meeting }) => !back.has(meeting.id));
      const recipients = (seats: SeatFacts[], first: MeetingFacts) => [
        ...familiesOf(seats),
        teacherOf(first, seats, first.classTeacherId),
      ];
      await notifyAll(db, takenUpNotices(enrolmentId, { waiting, planned }, recipients, call.now), call.now);
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
