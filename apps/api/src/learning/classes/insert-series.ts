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

/**
 * Inserts meetings of one class in one statement and returns their ids by number. Fails with 23P01 if the
 * teacher's time is taken (`busyOf`).
 */
export async function insertMeetings(
  db: Queryable,
  { classId, teacherId }: { classId: string; teacherId: string },
  meetings: readonly NewMeeting[],
): Promise<Map<number, string>> {
  const rows = meetings.map(({ number, kind = 'series', span }) => ({
    number,
    kind,
    start: span?.start ?? null,
    end: span?.end ?? null,
  }));
  const { rows: made } = await db.query<{ id: string; number: number }>(
    `insert into meeting (class_id, teacher_id, number, kind, during, state)
     select $1, $2, number, kind, case when start is not null then tstzrange(start, "end") end,
       case when start is null then 'to_plan' else 'planned' end
     from jsonb_to_recordset($3) as m (number smallint, kind text, start timestamptz, "end" timestamptz)
     order by start returning id, number`,
    [classId, teacherId, JSON.stringify(rows)],
  );
  return new Map(made.map(({ id, number }) => [number, id]));
}

/** Inserts learners' seats in one statement; fails with 23P01 if a learner's time is taken (`busyOf`). */
export async function insertSeats(db: Queryable, seats: readonly NewSeat[]): Promise<void> {
  const rows = seats.map(({ span, ...seat }) => ({
    ...seat,
    start: span?.start ?? null,
    end: span?.end ?? null,
  }));
  await db.query(
    `insert into seat (meeting_id, enrolment_id, learner_id, number, during, state)
     select "meetingId", "enrolmentId", "learnerId", number,
       case when start is not null then tstzrange(start, "end") end,
       case when start is null then 'to_plan' else 'planned' end
     from jsonb_to_recordset($1) as s ("meetingId" uuid, "enrolmentId" uuid, "learnerId" uuid, number smallint,
       start timestamptz, "end" timestamptz)
     order by start`,
    [JSON.stringify(rows)],
  );
}
