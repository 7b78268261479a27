import type { Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { endOfDay, instantOf } from '@fasih/school/catalogue/policy/validity';
import type { classesToday } from '@fasih/school/learning/classes/contract';
import { sql } from 'kysely';
import { select, startOf, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const m = tableAs('meeting', 'm');

const count = statement(({ from, until, now }: Params<{ from: Date; until: Date; now: Date }>) =>
  select(
    [
      sql<number>`count(distinct ${m.class_id})::integer`.as('classes'),
      sql<number>`count(*)::integer`.as('meetings'),
      sql<number>`(count(*) filter (where ${m.during} @> ${now}::timestamptz))::integer`.as('running'),
    ],
    sql`from ${m} where ${m.during} is not null and ${startOf(m.during)} >= ${from} and ${startOf(m.during)} < ${until}`,
  ),
);

/** Counts today's classes and meetings; cancelled meetings have no time and do not count. */
export async function readToday(db: Queryable, now: Date): Promise<Reply<typeof classesToday>> {
  const day = dayIn(now);
  const counts = await count.first(db, { from: instantOf(day, 0), until: endOfDay(day), now });
  return { day, ...(counts ?? { classes: 0, meetings: 0, running: 0 }) };
}
