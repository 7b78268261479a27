import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { sql } from 'kysely';
import { cteAs, returning, select, tableAs, withCtes } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const c = tableAs('school_class', 'c');
const e = tableAs('enrolment', 'e');
const s = tableAs('seat', 's');

const insertOwed = statement(
  ({
    enrolmentId,
    classId,
    decision,
  }: Params<{ enrolmentId: string; classId: string; decision: string }>) => {
    const lastNumber = sql<number>`(select max(${s.number}) from ${s} where ${s.enrolment_id} = ${e.id})`;
    const next = select(
      [
        e.id.as('enrolment_id'),
        e.learner_id.as('learner_id'),
        sql<number>`greatest(${e.meetings}, ${lastNumber}) + 1`.as('number'),
      ],
      sql`from ${e} where ${e.id} = ${enrolmentId}`,
    );
    const n = cteAs(next, 'next', 'n');
    const made = returning(
      sql`insert into meeting (class_id, number, kind, teacher_id, state, decision)
        select ${c.id}, ${n.number}, 'owed', ${c.teacher_id}, 'to_plan', ${decision}::jsonb from ${c}, ${n}
        where ${c.id} = ${classId}`,
      [sql.ref<string>('id').as('id')],
    );
    const k = cteAs(made, 'made', 'k');
    const seated = sql`insert into seat (meeting_id, enrolment_id, learner_id, number, state, decision)
      select ${k.id}, ${n.enrolment_id}, ${n.learner_id}, ${n.number}, 'to_plan', ${decision}::jsonb from ${k}, ${n}`;
    return withCtes({ next, made, seated }, select([k.id.as('id')], sql`from ${k}`));
  },
);

/**
 * Adds a meeting beyond the bought ones, from the minute bank: to plan, with the plan's next number. Returns
 * its id and leaves the balance event to the caller. One statement.
 */
export async function addOwedMeeting(
  db: Queryable,
  { decision, ...owed }: { enrolmentId: string; classId: string; decision: Decision },
): Promise<string> {
  const made = await insertOwed.first(db, { ...owed, decision: JSON.stringify(decision) });
  if (!made) throw new Error(`no owed meeting was made for enrolment ${owed.enrolmentId}`);
  return made.id;
}
