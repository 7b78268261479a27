import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { sql } from 'kysely';
import { cteAs, insertFrom, select, tableAs, withCtes } from '../../platform/db/sql.ts';
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
    const why = { state: sql.lit('to_plan' as const), decision: sql<string>`${decision}::jsonb` } as const;
    const made = insertFrom(
      'meeting',
      { class_id: c.id, number: n.number, kind: sql.lit('owed'), teacher_id: c.teacher_id, ...why },
      sql`from ${c}, ${n} where ${c.id} = ${classId}`,
    ).returning('id');
    const k = cteAs(made, 'made', 'k');
    const seated = insertFrom(
      'seat',
      {
        meeting_id: k.id,
        enrolment_id: n.enrolment_id,
        learner_id: n.learner_id,
        number: n.number,
        ...why,
      },
      sql`from ${k}, ${n}`,
    );
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
