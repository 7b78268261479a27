import type { Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { endOfDay, instantOf } from '@fasih/school/catalogue/policy/validity';
import type { classesToday } from '@fasih/school/learning/classes/contract';
import type { Queryable } from '../../platform/db/transaction.ts';

/** Counts today's classes and meetings; cancelled meetings have no time and do not count. */
export async function readToday(db: Queryable, now: Date): Promise<Reply<typeof classesToday>> {
  const day = dayIn(now);
  const { rows } = await db.query<{ classes: number; meetings: number; running: number }>(
    `select count(distinct m.class_id)::integer as classes, count(*)::integer as meetings,
       (count(*) filter (where m.during @> $3::timestamptz))::integer as running
     from meeting m
     where m.during is not null and lower(m.during) >= $1 and lower(m.during) < $2`,
    [instantOf(day, 0), endOfDay(day), now],
  );
  return { day, ...(rows[0] ?? { classes: 0, meetings: 0, running: 0 }) };
}
