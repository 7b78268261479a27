import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import {
  type ProgressFacts,
  progressCountsOf,
  progressPercent,
} from '@fasih/school/catalogue/policy/progress';
import type { listStudents, StudentRow } from '@fasih/school/office/homes/admin-contract';
import type { Pool } from 'pg';
import { progressFacts } from '../../courses/balance/progress.ts';
import { readPage } from '../../platform/db/read-page.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import { studentLines } from './student-lines.ts';

/** Expensive columns are computed only for the rows of the page. */
export const studentColumns = `s.learner_id as "learnerId", s.enrolment_id as "enrolmentId", s.name,
  (select a.email from learner l join account a on a.id = l.account_id where l.id = s.learner_id) as email,
  s.package_name as "packageName", s.package_type as "packageType",
  (select e.level from enrolment e where e.id = s.enrolment_id) as level,
  (select json_build_object('id', c.id, 'teacher', ${shownName('t')})
    from class_member m join school_class c on c.id = m.class_id join account t on t.id = c.teacher_id
    where m.enrolment_id = s.enrolment_id and c.state <> 'cancelled'
    order by m.left_at desc nulls first, m.joined_at desc limit 1) as "ofClass",
  (select ${progressFacts('e')} from enrolment e where e.id = s.enrolment_id) as "progressFacts",
  s.status, case when s.active then 'active' else 'inactive' end as account, s.due_at as "dueAt"`;

export type StudentLineRow = Omit<
  StudentRow,
  'dueAt' | 'classId' | 'teacherName' | 'progress' | 'progressCounts'
> & {
  progressFacts: ProgressFacts | null;
  dueAt: Date | null;
  ofClass: { id: string; teacher: string } | null;
};

/** All learners with their courses; by default those with the earliest class deadline first. */
export async function readStudents(
  pool: Pool,
  query: Accepted<typeof listStudents>['query'],
): Promise<Reply<typeof listStudents> | Refusal<'common.narrow'>> {
  const found = await readPage<StudentLineRow>(pool, query, {
    select: studentColumns,
    keys: { columns: 's.*', as: 's' },
    singlePass: (query.q?.trim() ?? '') !== '',
    ...studentLines(query),
  });
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
