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
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Call } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { settleClasses } from '../classes/settle-class.ts';
import { lockClassesOfCourse } from '../meetings/lock-order.ts';
import { giveMakeups, rejoinSeries } from '../meetings/makeups.ts';

const e = tableAs('enrolment', 'e');
const l = tableAs('learner', 'l');
const p = tableAs('package', 'p');
const b = tableAs('balance_event', 'b');
const s = tableAs('seat', 's');
const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const k = tableAs('class_member', 'k');

/** Expired by the job within the span, not undone, not refunded since; of a learner who is still with the school. */
const isExpiredIn = (from: Expression<Date>, to: Expression<Date>) =>
  sql<boolean>`${e.state} = 'ended' and ${e.ended_at} >= ${from} and ${e.ended_at} < ${to} and ${e.last_day} is not null
    and ${l.erased_at} is null
    and (select sum(${b.meetings}) filter (where ${b.kind} = 'expired') < 0 and not bool_or(${b.kind} = 'refunded')
      from ${b} where ${b.enrolment_id} = ${e.id})`;

const className = coalesce(
  orNull(sql<string>`(select ${c.name} from ${k} join ${c} on ${c.id} = ${k.class_id}
    where ${k.enrolment_id} = ${e.id} order by ${k.left_at} nulls first, ${k.joined_at} desc limit 1)`),
  p.name,
);

const fromCourses = sql`from ${e} join ${l} on ${l.id} = ${e.learner_id} join ${p} on ${p.id} = ${e.package_id}`;

const selectExpired = statement(({ start, end }: Params<Span>) =>
  select(
    [e.id.as('id'), l.account_id.as('accountId')],
    sql`${fromCourses} where ${isExpiredIn(start, end)} order by ${e.ended_at}, ${e.id}`,
  ),
);

/** A course that a job ended with meetings left. */
export type JobExpiry = RowOf<typeof selectExpired>;

/** The courses that expired from the start of the span until before its end. One statement. */
export function expiriesIn(db: Queryable, span: Span): Promise<JobExpiry[]> {
  return selectExpired.all(db, span);
}

const lockExpired = statement(({ id, start, end }: Params<Span & { id: string }>) =>
  select(
    [
      // A course that expired has one.
      sql<string>`${e.last_day}`.as('lastDay'),
      e.policy_version.as('policyVersion'),
      e.version.as('version'),
      l.account_id.as('accountId'),
      l.name.as('learnerName'),
      className.as('className'),
    ],
    sql`${fromCourses} where ${e.id} = ${id} and ${isExpiredIn(start, end)} for update of e`,
  ),
);

const lockLapsed = statement(({ id }: Params<{ id: string }>) =>
  select(
    [
      s.id.as('seatId'),
      s.number.as('number'),
      s.meeting_id.as('meetingId'),
      c.teacher_id.as('classTeacherId'),
    ],
    sql`from ${s} join ${m} on ${m.id} = ${s.meeting_id} join ${c} on ${c.id} = ${m.class_id}
      where ${s.enrolment_id} = ${id} and ${s.state} = 'lapsed' and ${s.decision} ->> 'rule' = 'expire'
      order by ${m.id} for update of m, s`,
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
  const lapsed = await lockLapsed.all(db, { id });
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
