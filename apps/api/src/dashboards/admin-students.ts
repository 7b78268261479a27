import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { listStudents, StudentRow } from '@fasih/school/dashboards/admin-contract';
import type { Pool } from 'pg';
import { readPage } from '../db/read-page.ts';
import { shownName } from '../db/shown-name.ts';
import { studentLines } from './student-lines.ts';

/** What only the rows of the page need is asked in the columns, after sorting; progress is rounded as `progressPercent` does. */
export const studentColumns = `s.learner_id as "learnerId", s.enrolment_id as "enrolmentId", s.name,
  (select a.email from learner l join account a on a.id = l.account_id where l.id = s.learner_id) as email,
  s.package_name as "packageName", s.package_type as "packageType",
  (select e.level from enrolment e where e.id = s.enrolment_id) as level,
  (select json_build_object('id', c.id, 'teacher', ${shownName('t')})
    from class_member m join school_class c on c.id = m.class_id join account t on t.id = c.teacher_id
    where m.enrolment_id = s.enrolment_id and c.state <> 'cancelled'
    order by m.left_at desc nulls first, m.joined_at desc limit 1) as "ofClass",
  (select least(100, round(-100.0 * coalesce((select sum(b.meetings) from balance_event b where b.enrolment_id = e.id
      and b.kind in ('held', 'returned', 'forfeited', 'waived')), 0) / greatest(1, e.meetings)))::integer
    from enrolment e where e.id = s.enrolment_id) as progress,
  s.status, s.due_at as "dueAt"`;

export type StudentLineRow = Omit<StudentRow, 'dueAt' | 'classId' | 'teacherName'> & {
  dueAt: Date | null;
  ofClass: { id: string; teacher: string } | null;
};

/** All learners with their courses; those whose class is due come first unless another order is asked for. */
export async function readStudents(
  pool: Pool,
  query: Accepted<typeof listStudents>['query'],
): Promise<Reply<typeof listStudents> | Refusal> {
  const found = await readPage<StudentLineRow>(pool, query, {
    select: studentColumns,
    keys: { columns: 's.*', as: 's' },
    once: (query.q?.trim() ?? '') !== '',
    ...studentLines(query),
  });
  if (isRefusal(found)) return found;
  return { ...found, data: found.data.map(presentStudent) };
}

/** A line of the list as the screens and the export read it. */
export function presentStudent({ ofClass, dueAt, ...row }: StudentLineRow): StudentRow {
  return {
    ...row,
    classId: ofClass?.id ?? null,
    teacherName: ofClass?.teacher ?? null,
    dueAt: dueAt?.toISOString() ?? null,
  };
}
