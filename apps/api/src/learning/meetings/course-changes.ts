import { dayIn } from '@fasih/school/basics/instants';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { type CourseChange, changeOf } from '@fasih/school/catalogue/policy/growth';
import { sql } from 'kysely';
import { anyOf, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const s = tableAs('seat', 's');
const b = tableAs('balance_event', 'b');

const selectChanges = statement(({ enrolmentIds }: Params<{ enrolmentIds: readonly string[] }>) =>
  select(
    [
      sql<string>`one.enrolment_id`.as('enrolmentId'),
      sql<Date | null>`one.cancelled`.as('cancelled'),
      sql<Decision | null>`one.decision`.as('decision'),
    ],
    sql`from (
      select ${s.enrolment_id}, lower(c.was) as cancelled, null::jsonb as decision
      from meeting_change c join ${s} on ${s.meeting_id} = c.meeting_id
      where c.kind = 'cancelled' and ${s.enrolment_id} = ${anyOf(enrolmentIds)}
      union all
      select ${b.enrolment_id}, null, ${b.decision} from ${b}
      where ${b.kind} = 'extended' and ${b.decision} ->> 'rule' = 'extend' and ${b.enrolment_id} = ${anyOf(enrolmentIds)}
    ) one`,
  ),
);

/** What has made courses longer, by course: times of cancelled meetings, and decisions about other changes. One statement. */
export async function changesOfCourses(
  db: Queryable,
  enrolmentIds: readonly string[],
): Promise<(enrolmentId: string) => CourseChange[]> {
  const rows = await selectChanges.all(db, { enrolmentIds });
  return (enrolmentId) => rows.filter((one) => one.enrolmentId === enrolmentId).flatMap(changeIn);
}

function changeIn({
  cancelled,
  decision,
}: {
  cancelled: Date | null;
  decision: Decision | null;
}): CourseChange[] {
  if (cancelled) return [{ kind: 'cancelled', day: dayIn(cancelled) }];
  const change = decision && changeOf(decision);
  return change ? [change] : [];
}
