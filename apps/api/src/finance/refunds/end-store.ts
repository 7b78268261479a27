import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { sql } from 'kysely';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { select, tableAs } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Person } from '../../platform/http/call.ts';
import { e, l } from './staff-columns.ts';
import { fromCourse, type OfPersonNow, quotedColumns } from './store.ts';

const a = tableAs('account', 'fa');
const t = tableAs('account', 't');
const s = tableAs('seat', 's');
const m = tableAs('meeting', 'm');
const r = tableAs('refund_request', 'rr');
const w = tableAs('course_wait', 'w');

const selectEnding = statement((of: Params<OfPersonNow>) => {
  const coming = sql`${s} join ${m} on ${m.id} = ${s.meeting_id}
    where ${s.enrolment_id} = ${e.id} and ${s.state} = 'planned' and lower(${s.during}) > ${of.now}`;
  return select(
    [
      ...quotedColumns(of),
      sql<boolean>`exists (select from ${r} where ${r.enrolment_id} = ${e.id} and ${r.state} in ('asked', 'approved'))`.as(
        'isAsked',
      ),
      sql<boolean>`exists (select from ${w} where ${w.enrolment_id} = ${e.id} and ${w.kind} = 'appeal'
        and ${w.ended_at} is null)`.as('hasAppeal'),
      sql<number>`(select count(*)::integer from ${coming})`.as('coming'),
      sql<string>`(select ${shownNameOf(a)} from ${a} where ${a.id} = ${l.account_id})`.as('familyName'),
      sql<string[]>`array(select ${shownNameOf(t)} from ${t}
        where ${t.id} in (select ${m.teacher_id} from ${coming}) order by 1)`.as('teachers'),
    ],
    fromCourse(of),
  );
});

/** A course with what ending it means; what a write needs of it is read once the course is locked. */
export type CourseToEnd = RowOf<typeof selectEnding>;

/** The course, or null when there is none. One statement. */
export async function courseToEnd(
  db: Queryable,
  enrolmentId: string,
  { role, accountId }: Person,
  now: Date,
): Promise<CourseToEnd | null> {
  if (!isId(enrolmentId)) return null;
  return selectEnding.first(db, { enrolmentId, role, accountId, now, today: dayIn(now) });
}
