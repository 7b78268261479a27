import { dayIn } from '@fasih/school/basics/instants';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { type CourseChange, changeOf } from '@fasih/school/catalogue/policy/growth';
import { type Expression, sql } from 'kysely';
import { anyOf, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const s = tableAs('seat', 's');
const b = tableAs('balance_event', 'b');

/** What has made these courses longer, for a reader with a statement of its own; see `changesIn`. */
export const selectChangesOf = (enrolmentIds: Expression<readonly string[]>) =>
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
  );

const selectChanges = statement(({ enrolmentIds }: Params<{ enrolmentIds: readonly string[] }>) =>
  selectChangesOf(enrolmentIds),
);

const lockEnrolments = statement(({ ids }: Params<{ ids: readonly string[] }>) =>
  build.selectFrom('enrolment').where('id', '=', anyOf(ids)).select('id').orderBy('id').forNoKeyUpdate(),
);

/**
 * Locks courses before their changes are read and another one is added. Last, as every write that makes a course longer:
 * two that add days to one course wait for each other here. One statement, none for no course.
 */
export async function lockCourses(db: Queryable, enrolmentIds: readonly string[]): Promise<void> {
  if (enrolmentIds.length > 0) await lockEnrolments.run(db, { ids: enrolmentIds });
}

/** What has made courses longer, by course: times of cancelled meetings, and decisions about other changes. One statement, none for no course. */
export async function changesOfCourses(
  db: Queryable,
  enrolmentIds: readonly string[],
): Promise<(enrolmentId: string) => CourseChange[]> {
  return changesIn(enrolmentIds.length === 0 ? [] : await selectChanges.all(db, { enrolmentIds }));
}

/** What has made a course longer, as `selectChangesOf` found it. */
export type StoredChange = { enrolmentId: string; cancelled: Date | null; decision: Decision | null };

/** The changes of each course among these rows. */
export function changesIn(rows: readonly StoredChange[]): (enrolmentId: string) => CourseChange[] {
  const byCourse = Map.groupBy(rows, (one) => one.enrolmentId);
  return (enrolmentId) => (byCourse.get(enrolmentId) ?? []).flatMap(changeIn);
}

function changeIn({ cancelled, decision }: StoredChange): CourseChange[] {
  if (cancelled) return [{ kind: 'cancelled', day: dayIn(cancelled) }];
  const change = decision && changeOf(decision);
  return change ? [change] : [];
}
