import { isId } from '@fasih/school/basics/ids';
import { sql } from 'kysely';
import { recordsAs, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const c = tableAs('school_class', 'c');
const m = tableAs('meeting', 'm');
const x = tableAs('meeting_change', 'x');
const cm = tableAs('class_member', 'cm');
const e = tableAs('enrolment', 'e');
const l = tableAs('learner', 'l');

const selectDone = statement(({ changes, by }: Params<{ changes: string; by: string }>) => {
  const r = recordsAs(changes, 'r', { class_id: 'uuid', teacher_id: 'uuid' });
  return select(
    [
      c.id.as('classId'),
      c.version.as('version'),
      c.teacher_id.as('teacherId'),
      sql<Date>`was.at`.as('at'),
      sql<string>`was.teacher_was`.as('wasTeacherId'),
      sql<
        string[]
      >`array(select distinct ${l.account_id}::text from ${cm} join ${e} on ${e.id} = ${cm.enrolment_id}
        join ${l} on ${l.id} = ${e.learner_id} where ${cm.class_id} = ${c.id} and ${cm.left_at} is null)`.as(
        'families',
      ),
    ],
    sql`from ${r} join ${c} on ${c.id} = ${r.class_id} and ${c.teacher_id} = ${r.teacher_id}
      join lateral (select ${x.teacher_was}, ${x.at} from ${m} join ${x} on ${x.meeting_id} = ${m.id}
        where ${m.class_id} = ${c.id} and ${x.kind} = 'substituted' and ${x.teacher_becomes} = ${c.teacher_id}
          and ${x.teacher_was} is not null and ${x.by_account} = ${by}
        order by ${x.id} desc limit 1) was on true`,
  );
});

/**
 * Of these classes those that this account has given to this teacher: when, whose they were, their versions, and the accounts of
 * their learners. One statement.
 */
export async function handedOver(
  db: Queryable,
  changes: readonly { classId: string; teacherId: string }[],
  by: string,
): Promise<RowOf<typeof selectDone>[]> {
  const rows = changes
    .filter(({ classId, teacherId }) => isId(classId) && isId(teacherId))
    .map(({ classId, teacherId }) => ({ class_id: classId, teacher_id: teacherId }));
  return selectDone.all(db, { changes: JSON.stringify(rows), by });
}
