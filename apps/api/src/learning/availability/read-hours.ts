import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { addMonths, instantOf } from '@fasih/school/catalogue/policy/validity';
import type { Hours } from '@fasih/school/learning/teachers/contract';
import type { Queryable } from '../../platform/db/transaction.ts';

type TaughtRow = {
  meetingId: string;
  classId: string;
  className: string;
  number: number;
  start: Date;
  end: Date;
  state: 'held' | 'missed';
  delayMinutes: number;
  paidMinutes: number;
  decision: Decision | null;
};

/**
 * A teacher's closed meetings that began in a month (`YYYY-MM`, school time), with paid minutes and the
 * decision.
 */
export async function readHours(db: Queryable, teacherId: string, month: string): Promise<Hours> {
  const first = `${month}-01`;
  const { rows } = await db.query<TaughtRow>(
    `select m.id as "meetingId", m.class_id as "classId", c.name as "className", m.number, lower(m.during) as start,
       upper(m.during) as "end", m.state, m.delay_minutes as "delayMinutes",
       coalesce(m.paid_minutes, 0) as "paidMinutes", m.decision
     from meeting m join school_class c on c.id = m.class_id
     where m.teacher_id = $1 and m.during is not null and lower(m.during) >= $2 and lower(m.during) < $3
       and m.closed_at is not null and m.state in ('held', 'missed')
     order by lower(m.during)`,
    [teacherId, instantOf(first, 0), instantOf(addMonths(first, 1), 0)],
  );
  return {
    month,
    minutes: rows.reduce((sum, { paidMinutes }) => sum + paidMinutes, 0),
    meetings: rows.map(({ start, end, decision, ...row }) => ({
      ...row,
      startsAt: start.toISOString(),
      endsAt: end.toISOString(),
      decision: decision && { ...decision, inputs: { ...decision.inputs } },
    })),
  };
}
