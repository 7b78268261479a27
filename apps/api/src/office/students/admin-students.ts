import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import { progressCountsOf, progressPercent } from '@fasih/school/catalogue/policy/progress';
import type { listStudents, StudentRow } from '@fasih/school/office/homes/admin-contract';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Pool } from 'pg';
import { courseProgressFacts } from '../../courses/balance/progress.ts';
import { countedPage, searchedPage } from '../../platform/db/page.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { orNull, type Selected, scalar, tableAs } from '../../platform/db/sql.ts';
import { s, searchOf, studentLines } from './student-lines.ts';

const l = tableAs('learner', 'l');
const a = tableAs('account', 'a');
const e = tableAs('enrolment', 'e');
const m = tableAs('class_member', 'm');
const c = tableAs('school_class', 'c');
const t = tableAs('account', 't');

const ofEnrolment = sql`from ${e} where ${e.id} = ${s.enrolment_id}`;
const currentClass = scalar(
  jsonBuildObject({ id: c.id, teacher: shownNameOf(t) }),
  sql`from ${m} join ${c} on ${c.id} = ${m.class_id} join ${t} on ${t.id} = ${c.teacher_id}
    where ${m.enrolment_id} = ${s.enrolment_id} and ${c.state} <> 'cancelled'
    order by ${m.left_at} desc nulls first, ${m.joined_at} desc limit 1`,
);

/** Expensive columns are computed only for the rows of the page. */
export const studentColumns = [
  s.learner_id.as('learnerId'),
  s.enrolment_id.as('enrolmentId'),
  s.name.as('name'),
  scalar(a.email, sql`from ${l} join ${a} on ${a.id} = ${l.account_id} where ${l.id} = ${s.learner_id}`).as(
    'email',
  ),
  s.package_name.as('packageName'),
  s.package_type.$castTo<StudentRow['packageType']>().as('packageType'),
  scalar(e.level, ofEnrolment).as('level'),
  orNull(currentClass).as('ofClass'),
  orNull(scalar(courseProgressFacts(e), ofEnrolment)).as('progressFacts'),
  s.status.$castTo<StudentRow['status']>().as('status'),
  sql<StudentRow['account']>`case when ${s.active} then 'active' else 'inactive' end`.as('account'),
  s.due_at.as('dueAt'),
] as const;

export type StudentLineRow = Selected<typeof studentColumns>;

/** All learners with their courses; by default those with the earliest class deadline first. */
export async function readStudents(
  pool: Pool,
  query: Accepted<typeof listStudents>['query'],
): Promise<Reply<typeof listStudents> | Refusal<'common.narrow'>> {
  const list = { columns: studentColumns, limitFirst: { as: 's' }, ...studentLines(query) };
  const read = searchOf(query) === '' ? countedPage : searchedPage;
  const found = await read(pool, query, list);
  if (isRefusal(found)) return found;
  return { ...found, data: found.data.map(presentStudent) };
}

/** A list row for the screens and the export. */
export function presentStudent({ ofClass, dueAt, progressFacts: facts, ...row }: StudentLineRow): StudentRow {
  return {
    ...row,
    classId: ofClass?.id ?? null,
    teacherName: ofClass?.teacher ?? null,
    progress: facts && progressPercent(facts),
    progressCounts: facts && progressCountsOf(facts),
    dueAt: dueAt?.toISOString() ?? null,
  };
}
