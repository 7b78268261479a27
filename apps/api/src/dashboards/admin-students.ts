import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { listStudents, StudentRow } from '@fasih/school/dashboards/admin-contract';
import type { Pool } from 'pg';
import { likePattern, readPage } from '../db/read-page.ts';
import { CLASS_DUE_MS } from './admin-work.ts';

/** SQL: where a learner stands with the course `e`, which may be missing. */
export const statusOf = `case when e.id is null then 'noCourse' when e.state = 'ended' then 'ended'
  when e.state = 'suspended' then 'suspended' when e.starts_on is not null then 'inClass'
  when e.level is null then 'waitingForTest' else 'waitingForClass' end`;

/** SQL: by when the class must be there; null unless the learner waits for one. */
export const dueOf = `case when e.state = 'active' and e.starts_on is null
  then e.level_given_at + interval '${CLASS_DUE_MS / 1000} seconds' end`;

/** What only the rows of the page need is asked in the columns, after sorting; progress is rounded as `progressPercent` does. */
const select = `l.id as "learnerId", e.id as "enrolmentId", l.name, a.email, p.name as "packageName",
  p.type as "packageType", e.level,
  (select json_build_object('id', c.id, 'teacher', coalesce(nullif(t.name, ''), t.display_username))
    from class_member m join school_class c on c.id = m.class_id join account t on t.id = c.teacher_id
    where m.enrolment_id = e.id order by m.left_at desc nulls first, m.joined_at desc limit 1) as "ofClass",
  case when e.id is not null then (select least(100, round(-100.0 * coalesce(sum(b.meetings)
      filter (where b.kind in ('held', 'returned', 'forfeited', 'waived')), 0) / greatest(1, e.meetings)))::integer
    from balance_event b where b.enrolment_id = e.id) end as progress,
  ${statusOf} as status, ${dueOf} as "dueAt"`;

/**
 * A learner for each course, and those without one. What was typed is looked up by its own indexes first, each table for
 * itself: one condition over both tables would read all of them.
 */
const from = `learner l join account a on a.id = l.account_id
  left join enrolment e on e.learner_id = l.id
  left join package p on p.id = e.package_id
  where l.erased_at is null
    and ($1::text is null or l.id in (
      select f.id from learner f where f.name ilike $1
      union select f.id from account g join learner f on f.account_id = g.id
        where g.role = 'student' and (g.username::text ilike $1 or g.email::text ilike $1)))
    and ($2::text is null or p.type = $2) and ($3::text is null or ${statusOf} = $3)`;

const LAST = 'l.name, l.id, e.opened_at desc, e.id';
const SORTS: Record<string, string> = {
  name: LAST,
  '-name': 'l.name desc, l.id, e.opened_at desc, e.id',
  program: `p.name nulls last, ${LAST}`,
  '-program': `p.name desc nulls last, ${LAST}`,
  status: `${statusOf}, ${LAST}`,
  '-status': `${statusOf} desc, ${LAST}`,
  due: `${dueOf} nulls last, ${LAST}`,
  '-due': `${dueOf} desc nulls last, ${LAST}`,
};

type Row = Omit<StudentRow, 'dueAt' | 'classId' | 'teacherName'> & {
  dueAt: Date | null;
  ofClass: { id: string; teacher: string } | null;
};

/** All learners with their courses; those whose class is due come first unless another order is asked for. */
export async function readStudents(
  pool: Pool,
  query: Accepted<typeof listStudents>['query'],
): Promise<Reply<typeof listStudents> | Refusal> {
  const found = await readPage<Row>(pool, query, {
    select,
    from,
    orderBy: SORTS[query.sort ?? 'due'] ?? LAST,
    values: [query.q?.trim() ? likePattern(query.q) : null, query.program ?? null, query.status ?? null],
  });
  if (isRefusal(found)) return found;
  return {
    ...found,
    data: found.data.map(({ ofClass, dueAt, ...row }) => ({
      ...row,
      classId: ofClass?.id ?? null,
      teacherName: ofClass?.teacher ?? null,
      dueAt: dueAt?.toISOString() ?? null,
    })),
  };
}
