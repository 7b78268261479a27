import { isId } from '@fasih/school/basics/ids';
import type { Policy } from '@fasih/school/catalogue/policy/decision';
import { sql } from 'kysely';
import { balanceEvents } from '../../courses/balance/balance.ts';
import { c, courseName, e, l, o, p, priceHeld } from '../../finance/refunds/staff-columns.ts';
import { faultRecordsOf } from '../../learning/classes/school-fault.ts';
import { jsonRow, jsonRows, scalar, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const v = tableAs('policy_version', 'v');
const x = tableAs('rules_acceptance', 'x');
const s = tableAs('seat', 's');
const cm = tableAs('class_member', 'cm');
const k = tableAs('school_class', 'k');

const policy = [v.number.as('version'), v.rules.as('rules'), v.values.as('values')] as const;

/** The class that a course is in. */
const inClass = sql`from ${cm} join ${k} on ${k.id} = ${cm.class_id}
  where ${cm.enrolment_id} = ${e.id} and ${cm.left_at} is null limit 1`;

const selectCourse = statement(
  ({ enrolmentId, accountId, now }: Params<{ enrolmentId: string; accountId: string; now: Date }>) =>
    select(
      [
        e.id.as('enrolmentId'),
        l.account_id.as('accountId'),
        l.id.as('learnerId'),
        l.name.as('learnerName'),
        courseName,
        e.state.as('state'),
        e.last_day.as('lastDay'),
        e.meetings_per_week.as('perWeek'),
        priceHeld.as('pricePaid'),
        balanceEvents(e.id).as('events'),
        faultRecordsOf(e).as('faultRecords'),
        scalar(
          sql<number>`count(*)::integer`,
          sql`from ${s} where ${s.enrolment_id} = ${e.id} and ${s.number} > ${e.meetings}
            and ${s.state} in ('present', 'late', 'absent')`,
        ).as('owedDrawn'),
        jsonRow(select([k.id.as('id'), k.capacity.as('capacity')], inClass)).as('klass'),
        jsonRow(select(policy, sql`from ${v} where ${v.number} = ${e.policy_version}`))
          .$castTo<Policy | null>()
          .as('own'),
        jsonRows(select(policy, sql`from ${v} where ${v.rules} = 2 and ${v.valid_from} <= ${now}`))
          .$castTo<Policy[]>()
          .as('published'),
        jsonRow(
          select(
            [x.version.as('version'), x.accepted_at.as('at')],
            sql`from ${x} where ${x.enrolment_id} = ${e.id}`,
          ),
        ).as('accepted'),
      ],
      sql`from ${e} join ${l} on ${l.id} = ${e.learner_id} join ${p} on ${p.id} = ${e.package_id}
        join ${o} on ${o.id} = ${e.order_id} left join lateral ${c} on true
        where ${e.id} = ${enrolmentId} and ${l.account_id} = ${accountId}`,
    ),
);

/** A course with what its present and newer rules mean for it. */
export type CourseOfFamily = NonNullable<RowOf<typeof selectCourse>>;

/** A family's own course; null for another's. One statement. */
export async function courseOfFamily(
  db: Queryable,
  of: { enrolmentId: string; accountId: string; now: Date },
): Promise<CourseOfFamily | null> {
  return isId(of.enrolmentId) ? selectCourse.first(db, of) : null;
}
