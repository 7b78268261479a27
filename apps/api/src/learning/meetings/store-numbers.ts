import { sql } from 'kysely';
import { anyOf, recordsAs, select, startOf, tableAs, withCtes } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const s = tableAs('seat', 's');
const e = tableAs('enrolment', 'e');

const lockOf = statement(({ meetingId }: Params<{ meetingId: string }>) =>
  select(
    [c.id.as('id')],
    sql`from ${c} where ${c.capacity} = 1 and ${c.id} = (select ${m.class_id} from ${m} where ${m.id} = ${meetingId})
      for no key update`,
  ),
);

const lockOfEnrolment = statement(({ enrolmentId }: Params<{ enrolmentId: string }>) =>
  select(
    [c.id.as('id')],
    sql`from ${c} where ${c.capacity} = 1 and ${c.id} in (
        select ${m.class_id} from ${m} join ${s} on ${s.meeting_id} = ${m.id} where ${s.enrolment_id} = ${enrolmentId})
      order by ${c.id} for no key update`,
  ),
);

const lockOne = statement(({ classId }: Params<{ classId: string }>) =>
  select([c.id.as('id')], sql`from ${c} where ${c.id} = ${classId} for no key update skip locked`),
);

/**
 * Locks a one-to-one class before its meetings, because a new time may change the numbers of all of them. Groups do not
 * wait for each other. One statement.
 */
export async function lockSeries(
  db: Queryable,
  of: { meetingId: string } | { enrolmentId: string },
): Promise<void> {
  if ('meetingId' in of) await lockOf.run(db, of);
  else await lockOfEnrolment.run(db, of);
}

/** Locks a class; false if another transaction has it. */
export async function lockFreeClass(db: Queryable, classId: string): Promise<boolean> {
  return (await lockOne.first(db, { classId })) !== null;
}

const selectNumbers = statement(({ classIds }: Params<{ classIds: readonly string[] }>) =>
  select(
    [
      m.id.as('id'),
      m.class_id.as('classId'),
      m.number.as('classNumber'),
      m.number_frozen_for.as('frozenFor'),
      s.id.as('seatId'),
      s.enrolment_id.as('enrolmentId'),
      s.number.as('number'),
      startOf(s.during).as('start'),
      e.meetings.as('bought'),
      e.policy_version.as('policyVersion'),
    ],
    sql`from ${m} join ${c} on ${c.id} = ${m.class_id} and ${c.capacity} = 1
        join ${s} on ${s.meeting_id} = ${m.id} and ${s.state} <> 'lapsed'
        join ${e} on ${e.id} = ${s.enrolment_id}
      where ${m.kind} = 'series' and ${m.class_id} = ${anyOf(classIds)} order by ${s.number}`,
  ),
);

/** The numbered meetings of one-to-one classes; lapsed ones, make-ups and owed ones are left out. */
export function readNumbers(
  db: Queryable,
  classIds: readonly string[],
): Promise<RowOf<typeof selectNumbers>[]> {
  return selectNumbers.all(db, { classIds });
}

const freeze = statement(
  ({ enrolmentId, now, until }: Params<{ enrolmentId: string; now: Date; until: Date }>) =>
    sql`update ${m} set number_frozen_for = lower(${m.during})
      from ${s}, ${c} where ${s.meeting_id} = ${m.id} and ${s.enrolment_id} = ${enrolmentId}
        and ${c.id} = ${m.class_id} and ${c.capacity} = 1 and ${m.kind} = 'series' and ${m.state} = 'planned'
        and lower(${m.during}) > ${now} and lower(${m.during}) < ${until}`,
);

/** Freezes the numbers of a one-to-one course's meetings that start before `until` as they are. One statement. */
export async function freezeAsTheyAre(
  db: Queryable,
  of: { enrolmentId: string; now: Date; until: Date },
): Promise<void> {
  await freeze.run(db, of);
}

type NewNumber = { id: string; seatId: string; number: number; classNumber: number; frozenFor: Date | null };

const updateNumbers = statement(({ numbers }: Params<{ numbers: string }>) => {
  const n = recordsAs(numbers, 'n', {
    id: 'uuid',
    seat_id: 'uuid',
    number: 'smallint',
    class_number: 'smallint',
    frozen_for: 'timestamptz',
  });
  return withCtes(
    {
      series: sql`update ${m} set number = ${n.class_number}, number_frozen_for = ${n.frozen_for}
        from ${n} where ${m.id} = ${n.id}`,
    },
    sql`update ${s} set number = ${n.number} from ${n} where ${s.id} = ${n.seat_id} and ${s.number} <> ${n.number}`,
  );
});

/** Sets numbers and what they are frozen for; they may change places. One statement, none for no meeting. */
export async function setNumbers(db: Queryable, numbers: readonly NewNumber[]): Promise<void> {
  if (numbers.length === 0) return;
  const rows = numbers.map(({ id, seatId, number, classNumber, frozenFor }) => ({
    id,
    seat_id: seatId,
    number,
    class_number: classNumber,
    frozen_for: frozenFor,
  }));
  await updateNumbers.run(db, { numbers: JSON.stringify(rows) });
}
