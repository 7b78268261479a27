import { type Expression, sql } from 'kysely';
import { insertFrom, recordsAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

export type NewMeeting = {
  number: number;
  kind?: 'series' | 'makeup' | 'owed';
  /** Null for a meeting that is to plan. */
  span: { start: Date; end: Date } | null;
};

export type NewSeat = {
  meetingId: string;
  enrolmentId: string;
  learnerId: string;
  /** The number in the learner's plan. */
  number: number;
  span: { start: Date; end: Date } | null;
};

/** Time and state of a new meeting or seat: to plan without a time. */
const plannedAt = (start: Expression<Date>, end: Expression<Date>) => ({
  during: sql<string | null>`case when ${start} is not null then tstzrange(${start}, ${end}) end`,
  state: sql<'to_plan' | 'planned'>`case when ${start} is null then 'to_plan' else 'planned' end`,
});

type OfClass = { classId: string; teacherId: string };

const insertRows = statement(({ classId, teacherId, rows }: Params<OfClass & { rows: string }>) => {
  const m = recordsAs(rows, 'm', {
    number: 'smallint',
    kind: 'text',
    start: 'timestamptz',
    end: 'timestamptz',
  });
  return insertFrom(
    'meeting',
    {
      class_id: classId,
      teacher_id: teacherId,
      number: m.number,
      kind: m.kind.$castTo<'series' | 'makeup' | 'owed'>(),
      ...plannedAt(m.start, m.end),
    },
    sql`from ${m} order by ${m.start}`,
  ).returning(['id', 'number']);
});

/**
 * Inserts meetings of one class in one statement and returns their ids by number. Fails with 23P01 if the
 * teacher's time is taken (`busyOf`).
 */
export async function insertMeetings(
  db: Queryable,
  { classId, teacherId }: OfClass,
  meetings: readonly NewMeeting[],
): Promise<Map<number, string>> {
  const rows = meetings.map(({ number, kind = 'series', span }) => ({
    number,
    kind,
    start: span?.start ?? null,
    end: span?.end ?? null,
  }));
  const made = await insertRows.all(db, { classId, teacherId, rows: JSON.stringify(rows) });
  return new Map(made.map(({ id, number }) => [number, id]));
}

const insertSeatRows = statement(({ rows }: Params<{ rows: string }>) => {
  const s = recordsAs(rows, 's', {
    meetingId: 'uuid',
    enrolmentId: 'uuid',
    learnerId: 'uuid',
    number: 'smallint',
    start: 'timestamptz',
    end: 'timestamptz',
  });
  return insertFrom(
    'seat',
    {
      meeting_id: s.meetingId,
      enrolment_id: s.enrolmentId,
      learner_id: s.learnerId,
      number: s.number,
      ...plannedAt(s.start, s.end),
    },
    sql`from ${s} order by ${s.start}`,
  );
});

/** Inserts learners' seats in one statement; fails with 23P01 if a learner's time is taken (`busyOf`). */
export async function insertSeats(db: Queryable, seats: readonly NewSeat[]): Promise<void> {
  const rows = seats.map(({ span, ...seat }) => ({
    ...seat,
    start: span?.start ?? null,
    end: span?.end ?? null,
  }));
  await insertSeatRows.run(db, { rows: JSON.stringify(rows) });
}
