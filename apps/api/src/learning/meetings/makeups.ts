import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { MeetingFacts, SeatFacts } from './facts.ts';

/** A seat that gets its meeting back, and the meeting it leaves. */
type ReturnedSeat = { meeting: MeetingFacts; seat: SeatFacts; decision: Decision };

/**
 * Moves each seat into a new make-up with the same number that is to plan, after an excuse in a group or a
 * waived absence. A planned meeting left without seats lapses, which frees its teacher. Meetings must be
 * locked and distinct; returns make-up ids by seat and leaves the balance to the caller. One statement.
 */
export async function giveMakeups(
  db: Queryable,
  given: readonly ReturnedSeat[],
): Promise<Map<string, string>> {
  if (given.length === 0) return new Map();
  const { rows } = await db.query<{ seatId: string; makeupId: string }>(
    `with given as materialized (
       select *, uuidv7() as makeup_id from jsonb_to_recordset($1) as g (
         meeting_id uuid, seat_id uuid, number smallint, teacher_id uuid, decision jsonb, last_seat boolean)
     ), made as (
       insert into meeting (id, class_id, number, kind, teacher_id, state, decision)
       select g.makeup_id, m.class_id, g.number, 'makeup', g.teacher_id, 'to_plan', g.decision
       from given g join meeting m on m.id = g.meeting_id
     ), moved as (
       update seat set meeting_id = g.makeup_id, state = 'to_plan', during = null, marked_at = null, marked_by = null,
         told_late_at = null, decision = g.decision, version = version + 1
       from given g where seat.id = g.seat_id
     ), left_behind as (
       update meeting m set version = version + 1, state = case when g.last_seat then 'lapsed' else state end,
         during = case when g.last_seat then null else during end
       from given g where m.id = g.meeting_id
     )
     select seat_id as "seatId", makeup_id as "makeupId" from given`,
    [
      JSON.stringify(
        given.map(({ meeting, seat, decision }) => ({
          meeting_id: meeting.id,
          seat_id: seat.seatId,
          number: seat.number,
          teacher_id: meeting.classTeacherId,
          decision,
          last_seat: meeting.state === 'planned' && meeting.seats.length === 1,
        })),
      ),
    ],
  );
  return new Map(rows.map(({ seatId, makeupId }) => [seatId, makeupId]));
}

/** `giveMakeups` for one seat; returns the make-up. */
export async function giveMakeup(
  db: Queryable,
  meeting: MeetingFacts,
  seat: SeatFacts,
  decision: Decision,
): Promise<MeetingFacts> {
  const id = (await giveMakeups(db, [{ meeting, seat, decision }])).get(seat.seatId);
  if (id === undefined) throw new Error(`no make-up was made for seat ${seat.seatId}`);
  return {
    ...meeting,
    id,
    number: seat.number,
    kind: 'makeup',
    teacherId: meeting.classTeacherId,
    state: 'to_plan',
    span: null,
    checkedInAt: null,
    delayMinutes: 0,
    note: '',
    homework: '',
    closedAt: null,
    version: 1,
    seats: [
      {
        ...seat,
        state: 'to_plan',
        span: null,
        markedAt: null,
        toldLateAt: null,
        version: seat.version + 1,
      },
    ],
  };
}

/**
 * Moves seats from make-ups back into the group's own meetings if these are still to come and the learner is
 * free; the make-ups lapse. Returns the times by make-up id. One statement.
 */
export async function rejoinSeries(
  db: Queryable,
  seatIds: readonly string[],
  now: Date,
): Promise<Map<string, Span>> {
  const { rows } = await db.query<{ makeupId: string } & Span>(
    `with back as (
       select s.id as seat_id, m.id as makeup_id, x.id as series_id, x.during
       from seat s join meeting m on m.id = s.meeting_id and m.kind = 'makeup' and m.state = 'to_plan'
         join meeting x on x.class_id = m.class_id and x.number = m.number and x.kind = 'series'
           and x.state = 'planned' and lower(x.during) > $2
       where s.id = any($1) and s.state = 'to_plan'
         and not exists (select from seat o where o.learner_id = s.learner_id and o.during && x.during)
         and not exists (select from seat o where o.meeting_id = x.id and o.learner_id = s.learner_id)
     ), moved as (
       update seat set meeting_id = back.series_id, during = back.during, state = 'planned', decision = null,
         version = seat.version + 1
       from back where seat.id = back.seat_id
     ), left_behind as (
       update meeting set state = 'lapsed', version = meeting.version + 1 from back where meeting.id = back.makeup_id
     )
     select makeup_id as "makeupId", lower(during) as start, upper(during) as "end" from back`,
    [seatIds, now],
  );
  return new Map(rows.map(({ makeupId, start, end }) => [makeupId, { start, end }]));
}

/**
 * Adds a meeting beyond the bought ones, from the minute bank: to plan, with the plan's next number. Returns
 * its id and leaves the balance event to the caller. One statement.
 */
export async function addOwedMeeting(
  db: Queryable,
  owed: { enrolmentId: string; classId: string; decision: Decision },
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `with next as (
       select e.id as enrolment_id, e.learner_id,
         greatest(e.meetings, (select max(s.number) from seat s where s.enrolment_id = e.id)) + 1 as number
       from enrolment e where e.id = $1
     ), made as (
       insert into meeting (class_id, number, kind, teacher_id, state, decision)
       select c.id, next.number, 'owed', c.teacher_id, 'to_plan', $3 from school_class c, next where c.id = $2
       returning id
     ), seated as (
       insert into seat (meeting_id, enrolment_id, learner_id, number, state, decision)
       select made.id, next.enrolment_id, next.learner_id, next.number, 'to_plan', $3 from made, next
     )
     select id from made`,
    [owed.enrolmentId, owed.classId, JSON.stringify(owed.decision)],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`no owed meeting was made for enrolment ${owed.enrolmentId}`);
  return id;
}

/**
 * Lapses the open seats of courses that ended (refund, expiry) and the meetings left without seats, which
 * frees their teachers. With `now`, meetings that have begun stay until they are closed. One statement.
 */
export async function lapseSeats(
  db: Queryable,
  enrolments: readonly { id: string; decision: Decision | null }[],
  now: Date | null = null,
): Promise<void> {
  await db.query(
    `with ended as (
       select * from jsonb_to_recordset($1) as e (id uuid, decision jsonb)
     ), lapsed as (
       update seat s set state = 'lapsed', during = null, decision = ended.decision, version = s.version + 1
       from ended where s.enrolment_id = ended.id and s.state in ('planned', 'to_plan')
       returning s.id, s.meeting_id
     )
     update meeting m set state = 'lapsed', during = null, version = m.version + 1
     where m.id in (select meeting_id from lapsed) and m.state in ('planned', 'to_plan')
       and ($2::timestamptz is null or m.during is null or lower(m.during) > $2)
       and not exists (select from seat s where s.meeting_id = m.id and s.state <> 'lapsed'
         and s.id not in (select id from lapsed))`,
    [JSON.stringify(enrolments), now],
  );
}

/** Locks a course's open meetings, which every write locks before their seats. */
export async function lockOpenMeetings(db: Queryable, enrolmentId: string): Promise<void> {
  await db.query(
    `select from meeting where id in (select meeting_id from seat where enrolment_id = $1 and state in ('planned', 'to_plan'))
     order by id for update`,
    [enrolmentId],
  );
}

/**
 * Removes the plan of a class that never began: its meetings lapse, and its seats are deleted so that the
 * learners can use these numbers in another class. The meetings must be locked. One statement.
 */
export async function takeBackSeries(db: Queryable, classId: string): Promise<void> {
  await db.query(
    `with emptied as (
       update meeting set state = 'lapsed', during = null, version = version + 1
       where class_id = $1 and state in ('planned', 'to_plan') returning id
     )
     delete from seat s using emptied where s.meeting_id = emptied.id`,
    [classId],
  );
}
