import { addMonths, instantOf } from '@fasih/school/catalogue/policy/validity';
import type { Hours } from '@fasih/school/learning/teachers/contract';
import { sql } from 'kysely';
import { requireRow } from '../../platform/db/require-row.ts';
import { jsonRows, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { offersOf } from '../absences/offer-store.ts';
import { learnersOfMeeting } from '../classes/class-title.ts';

type Month = { teacherId: string; from: Date; until: Date };

const taught = ({ teacherId, from, until }: Params<Month>) => {
  const m = tableAs('meeting', 'm');
  const c = tableAs('school_class', 'c');
  return select(
    [
      m.id.as('meetingId'),
      m.class_id.as('classId'),
      c.name.as('className'),
      learnersOfMeeting(m.id).as('learners'),
      m.number.as('number'),
      sql<Date>`lower(${m.during})`.as('start'),
      sql<Date>`upper(${m.during})`.as('end'),
      sql<'held' | 'missed'>`${m.state}`.as('state'),
      m.delay_minutes.as('delayMinutes'),
      sql<number>`coalesce(${m.paid_minutes}, 0)`.as('paidMinutes'),
      m.decision.as('decision'),
    ],
    sql`from ${m} join ${c} on ${c.id} = ${m.class_id}
        where ${m.teacher_id} = ${teacherId} and ${m.during} is not null
          and lower(${m.during}) >= ${from} and lower(${m.during}) < ${until}
          and ${m.closed_at} is not null and ${m.state} in ('held', 'missed')
        order by lower(${m.during})`,
  );
};

const selectMonth = statement((of: Params<Month>) =>
  select(
    [jsonRows(taught(of)).as('meetings'), offersOf(of, false).as('asked'), offersOf(of, true).as('won')],
    sql``,
  ),
);

/**
 * A teacher's closed meetings that began in a month (`YYYY-MM`, school time), with paid minutes and the decision, and
 * how often the teacher was asked to be a substitute.
 */
export async function readHours(db: Queryable, teacherId: string, month: string): Promise<Hours> {
  const first = `${month}-01`;
  const {
    meetings: rows,
    asked,
    won,
  } = requireRow(
    await selectMonth.all(db, {
      teacherId,
      from: instantOf(first, 0),
      until: instantOf(addMonths(first, 1), 0),
    }),
  );
  return {
    month,
    minutes: rows.reduce((sum, { paidMinutes }) => sum + paidMinutes, 0),
    offers: { asked, won },
    meetings: rows.map(({ start, end, decision, ...row }) => ({
      ...row,
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(end).toISOString(),
      decision: decision && { ...decision, inputs: { ...decision.inputs } },
    })),
  };
}
