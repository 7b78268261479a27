import type { Span } from '@fasih/school/catalogue/policy/attendance';
import { foldBalance } from '@fasih/school/catalogue/policy/balance';
import { decideUndoExpiry } from '@fasih/school/catalogue/policy/offers';
import { daysBetween } from '@fasih/school/catalogue/policy/validity';
import { type Expression, sql } from 'kysely';
import type { PoolClient } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { addEvents, eventsOf, extendCourses } from '../../courses/balance/balance.ts';
import { reopenEnrolment } from '../../courses/enrolments/end-enrolments.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { coalesce, orNull, select, tableAs } from '../../platform/db/sql.ts';
import { lockingStatement, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Call } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { settleClasses } from '../classes/settle-class.ts';
import { lockClassesOfCourse } from '../meetings/lock-order.ts';
import { giveMakeups, rejoinSeries } from '../meetings/makeups.ts';

const enrolment = tableAs('enrolment', 'enrolment');
const learner = tableAs('learner', 'learner');
const product = tableAs('package', 'product');
const balanceEvent = tableAs('balance_event', 'balance_event');
const seat = tableAs('seat', 'seat');
const meeting = tableAs('meeting', 'meeting');
const schoolClass = tableAs('school_class', 'school_class');
const member = tableAs('class_member', 'member');

/** Expired by the job within the span, not undone, not refunded since; of a learner who is still with the school. */
const isExpiredIn = (from: Expression<Date>, to: Expression<Date>) =>
  sql<boolean>`${enrolment.state} = 'ended' and ${enrolment.ended_at} >= ${from} and ${enrolment.ended_at} < ${to}
    and ${enrolment.last_day} is not null
    and ${learner.erased_at} is null
    and (select sum(${balanceEvent.meetings}) filter (where ${balanceEvent.kind} = 'expired') < 0
    and not bool_or(${balanceEvent.kind} = 'refunded')
      from ${balanceEvent} where ${balanceEvent.enrolment_id} = ${enrolment.id})`;

const className = coalesce(
  orNull(sql<string>`(select ${schoolClass.name} from ${member} join ${schoolClass} on ${schoolClass.id} = ${member.class_id}
    where ${member.enrolment_id} = ${enrolment.id} order by ${member.left_at} nulls first, ${member.joined_at} desc limit 1)`),
  product.name,
);

const fromCourses = sql`from ${enrolment} join ${learner} on ${learner.id} = ${enrolment.learner_id}
  join ${product} on ${product.id} = ${enrolment.package_id}`;

const selectExpired = statement(({ start, end }: Params<Span>) =>
  select(
    [enrolment.id.as('id'), learner.account_id.as('accountId')],
    sql`${fromCourses} where ${isExpiredIn(start, end)} order by ${enrolment.ended_at}, ${enrolment.id}`,
  ),
);

/** A course that a job ended with meetings left. */
export type JobExpiry = RowOf<typeof selectExpired>;

/** The courses that expired from the start of the span until before its end. One statement. */
export function expiriesIn(db: Queryable, span: Span): Promise<JobExpiry[]> {
  return selectExpired.all(db, span);
}

const lockExpired = lockingStatement(({ id, start, end }: Params<Span & { id: string }>) =>
  select(
    [
      // A course that expired has one.
      sql<string>`${enrolment.last_day}`.as('lastDay'),
      enrolment.policy_version.as('policyVersion'),
      enrolment.version.as('version'),
      learner.account_id.as('accountId'),
      learner.name.as('learnerName'),
      className.as('className'),
    ],
    sql`${fromCourses} where ${enrolment.id} = ${id} and ${isExpiredIn(start, end)} for update of enrolment`,
  ),
);

const isLapsedOf = (id: Expression<string>) =>
  sql`${seat.enrolment_id} = ${id} and ${seat.state} = 'lapsed' and ${seat.decision} ->> 'rule' = 'expire'`;

const lockMeetings = statement(({ id }: Params<{ id: string }>) =>
  select(
    [meeting.id.as('id')],
    sql`from ${meeting} where ${meeting.id} in (select ${seat.meeting_id} from ${seat} where ${isLapsedOf(id)})
      order by ${meeting.id} for update`,
  ),
);

const lockLapsed = statement(({ id }: Params<{ id: string }>) =>
  select(
    [
      seat.id.as('seatId'),
      seat.number.as('number'),
      seat.meeting_id.as('meetingId'),
      sql<string>`(select ${schoolClass.teacher_id} from ${meeting} join ${schoolClass} on ${schoolClass.id} = ${meeting.class_id}
        where ${meeting.id} = ${seat.meeting_id})`.as('classTeacherId'),
    ],
    sql`from ${seat} where ${isLapsedOf(id)} order by ${seat.meeting_id}, ${seat.id} for update`,
  ),
);

/**
 * Takes one expiry back, inside one transaction (docs/product/classes.md#undone-lapses): the course is active again with what
 * was left, its lapsed meetings are to plan, in groups at the group's times that are still to come. False if there is nothing to
 * take back.
 */
export async function undoExpiry(db: PoolClient, id: string, span: Span, call: Call): Promise<boolean> {
  const { now } = call;
  const classIds = await lockClassesOfCourse(db, id);
  await lockMeetings.run(db, { id });
  const lapsed = await lockLapsed.all(db, { id });
  const course = await lockExpired.first(db, { id, ...span });
  if (!course) return false;
  const { lastDay, version, accountId, learnerName } = course;
  const { expired: left } = foldBalance(await eventsOf(db, id));
  const policy = await readPolicy(db, course.policyVersion);
  const { lastDay: after, ...decision } = decideUndoExpiry(policy, { lastDay, left }, now);
  const days = daysBetween(lastDay, after);
  await addEvents(
    db,
    [
      { enrolmentId: id, kind: 'expired', meetings: left, decision, source: `unexpired:${id}:${version}` },
      ...(days > 0
        ? [
            {
              enrolmentId: id,
              kind: 'extended' as const,
              days,
              decision,
              source: `extended:unexpired:${id}:${version}`,
            },
          ]
        : []),
    ],
    now,
  );
  await reopenEnrolment(db, id);
  await extendCourses(db, [{ enrolmentId: id, days }]);
  await giveMakeups(
    db,
    lapsed.map(({ seatId, number, meetingId, classTeacherId }) => ({
      meeting: { id: meetingId, classTeacherId, state: 'lapsed', seats: [] },
      seat: { seatId, number },
      decision,
    })),
  );
  await rejoinSeries(
    db,
    lapsed.map(({ seatId }) => seatId),
    now,
  );
  await settleClasses(db, classIds, now);
  const params = { learnerName, className: course.className, enrolmentId: id, left, lastDay: after };
  await notifyAll(
    db,
    [{ accountId, kind: 'course.reopened', params, source: `course.reopened:${id}:${version}` }],
    now,
  );
  await writeAudit(db, call, {
    action: 'enrolment.reopened',
    targetKind: 'enrolment',
    targetId: id,
    before: { state: 'ended', lastDay },
    after: { state: 'active', left, lastDay: after },
    reason: 'undo-lapses',
  });
  return true;
}
