import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { sql } from 'kysely';
import { recordsAs, tableAs, withCtes } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const m = tableAs('meeting', 'm');
const s = tableAs('seat', 's');

const lapse = statement(({ enrolments, now }: Params<{ enrolments: string; now: Date | null }>) => {
  const ended = recordsAs(enrolments, 'ended', { id: 'uuid', decision: 'jsonb' });
  const lapsed = sql`update ${s} set state = 'lapsed', during = null, decision = ${ended.decision},
      version = ${s.version} + 1
    from ${ended} where ${s.enrolment_id} = ${ended.id} and ${s.state} in ('planned', 'to_plan')
    returning ${s.id}, ${s.meeting_id}`;
  return withCtes(
    { lapsed },
    sql`update ${m} set state = 'lapsed', during = null, version = ${m.version} + 1
      where ${m.id} in (select meeting_id from lapsed) and ${m.state} in ('planned', 'to_plan')
        and (${now}::timestamptz is null or ${m.during} is null or lower(${m.during}) > ${now})
        and not exists (select from ${s} where ${s.meeting_id} = ${m.id} and ${s.state} <> 'lapsed'
          and ${s.id} not in (select id from lapsed))`,
  );
});

/**
 * Lapses the open seats of courses that ended (refund, expiry) and the meetings left without seats, which
 * frees their teachers. With `now`, meetings that have begun stay until they are closed. One statement.
 */
export async function lapseSeats(
  db: Queryable,
  enrolments: readonly { id: string; decision: Decision | null }[],
  now: Date | null = null,
): Promise<void> {
  await lapse.run(db, { enrolments: JSON.stringify(enrolments), now });
}

const lockMeetings = statement(({ enrolmentId }: Params<{ enrolmentId: string }>) =>
  build
    .selectFrom('meeting')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('seat')
        .where('enrolment_id', '=', enrolmentId)
        .where('state', 'in', ['planned', 'to_plan'])
        .select('meeting_id'),
    )
    .select('id')
    .orderBy('id')
    .forUpdate(),
);

/** Locks a course's open meetings, which every write locks before their seats. */
export async function lockOpenMeetings(db: Queryable, enrolmentId: string): Promise<void> {
  await lockMeetings.run(db, { enrolmentId });
}

const deleteSeries = statement(({ classId }: Params<{ classId: string }>) =>
  withCtes(
    {
      emptied: sql`update meeting set state = 'lapsed', during = null, version = version + 1
        where class_id = ${classId} and state in ('planned', 'to_plan') returning id`,
    },
    sql`delete from ${s} using emptied where ${s.meeting_id} = emptied.id`,
  ),
);

/**
 * Removes the plan of a class that never began: its meetings lapse, and its seats are deleted so that the
 * learners can use these numbers in another class. The meetings must be locked. One statement.
 */
export async function takeBackSeries(db: Queryable, classId: string): Promise<void> {
  await deleteSeries.run(db, { classId });
}
