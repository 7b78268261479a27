import { type FinanceTasks, SHOWN_TASKS } from '@fasih/school/finance/books/tasks-contract';
import { sql } from 'kysely';
import { learnerNameFor } from '../../people/accounts/learner-name.ts';
import type { JsonRow } from '../../platform/db/json-rows.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { coalesce, jsonRows, orNull, select, tableAs } from '../../platform/db/sql.ts';
import type { Person } from '../../platform/http/call.ts';
import { taskReasonOf } from '../../sales/payments/tasks.ts';
import { JOB } from './post-events.ts';

const t = tableAs('payment_task', 't');
const o = tableAs('orders', 'o');
const a = tableAs('account', 'a');
const x = tableAs('job_set_aside', 'x');
const e = tableAs('enrolment', 'e');
const l = tableAs('learner', 'l');
const p = tableAs('package', 'p');
const b = tableAs('balance_event', 'b');

/** How many payments need a look: first those of families that paid and have no course, then the oldest. */
export const waitingPayments = select(
  [
    sql<number>`(select count(*)::int from ${t} where ${t.done_at} is null)`.as('count'),
    jsonRows(
      select(
        [
          t.id.as('id'),
          sql<string | null>`${t.details} ->> 'reason'`.as('reason'),
          orNull(shownNameOf(a)).as('payer'),
          orNull(o.package_name).as('packageName'),
          t.created_at.as('since'),
        ],
        sql`from ${t} left join ${o} on ${o.id} = ${t.order_id} left join ${a} on ${a.id} = ${o.account_id}
          where ${t.done_at} is null
          order by ${t.details} ->> 'reason' = 'payments.paidAfterDenial' desc, ${t.created_at}, ${t.id} limit ${sql.lit(SHOWN_TASKS)}`,
      ),
    ).as('items'),
  ],
  sql``,
);

/** How many courses have events that could not be posted, and the ones that wait longest. */
export const waitingPostings = select(
  [
    sql<number>`(select count(*)::int from ${x} where ${x.job} = ${sql.lit(JOB)})`.as('count'),
    jsonRows(
      select(
        [
          x.record_id.as('enrolmentId'),
          coalesce(orNull(l.name), sql<string>`'–'`).as('learnerName'),
          coalesce(orNull(p.name), sql<string>`'–'`).as('packageName'),
          sql<number>`(select count(*)::int from ${b}
            where ${b.enrolment_id} = ${x.record_id} and ${b.posted_at} is null)`.as('events'),
          x.fault.as('fault'),
          x.tries.as('tries'),
          x.since.as('since'),
          x.next_try_at.as('nextTryAt'),
        ],
        sql`from ${x} left join ${e} on ${e.id} = ${x.record_id} left join ${l} on ${l.id} = ${e.learner_id}
          left join ${p} on ${p.id} = ${e.package_id}
          where ${x.job} = ${sql.lit(JOB)} order by ${x.since}, ${x.record_id} limit ${sql.lit(SHOWN_TASKS)}`,
      ),
    ).as('items'),
  ],
  sql``,
);

type Row<Query> = Query extends { expressionType?: infer R } ? JsonRow<NonNullable<R>> : never;

const iso = (text: string) => new Date(text).toISOString();

/** The tasks of the finance home, as the reply has them. */
export function presentTasks(
  payments: Row<typeof waitingPayments> | null,
  postings: Row<typeof waitingPostings> | null,
  person: Person,
): FinanceTasks {
  return {
    payments: {
      count: payments?.count ?? 0,
      items: (payments?.items ?? []).map((task) => ({
        ...task,
        reason: taskReasonOf(task.reason),
        since: iso(task.since),
      })),
    },
    postings: {
      count: postings?.count ?? 0,
      items: (postings?.items ?? []).map((course) => ({
        ...course,
        learnerName: learnerNameFor(person, course.learnerName),
        since: iso(course.since),
        nextTryAt: iso(course.nextTryAt),
      })),
    },
  };
}
