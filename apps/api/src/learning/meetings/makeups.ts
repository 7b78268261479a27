import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { MeetingFacts, SeatFacts } from './facts.ts';

/** A seat that gets its meeting back, with the meeting it leaves. */
type GivenBack = { meeting: MeetingFacts; seat: SeatFacts; decision: Decision };

/**
 * Gives learners meetings back as make-ups of their own: for each seat a new meeting with the same number that is to plan,
 * into which the seat moves. For a group's learner with notice, and for an absence that the school waives (the old meeting
 * stays as it was held). A planned meeting that nobody is left in lapses, so that its teacher is free. One statement; the
 * meetings must be locked, and none of them is left by two. Answers the make-up of each seat; the balance is the caller's.
 */
export async function giveMakeups(db: Queryable, given: readonly GivenBack[]): Promise<Map<string, string>> {
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

/** The same for one seat; answers the make-up as it is then. */
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
 * Puts seats that wait in make-ups back into their group's own meetings, where these are still to come, the learner is free
 * then, and nobody has the seat already; the make-ups lapse. One statement. Answers their times by the make-up's id.
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
 * Gives a learner a meeting beyond the bought ones, from minutes that teachers were late: to plan, with the next number of
 * the learner's plan. One statement. Answers the meeting's id; the balance event is the caller's.
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
 * Ends what is left of courses (a refund, the last day past): seats that are planned or to plan lapse, and meetings that
 * nobody is left in lapse with them, so that their teachers are free. With `now`, a meeting that has begun stays until it is
 * closed: its teacher came for it. One statement.
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

/** Holds the open meetings of a course, as every write on a meeting does before its seats. */
export async function lockOpenMeetings(db: Queryable, enrolmentId: string): Promise<void> {
  await db.query(
    `select from meeting where id in (select meeting_id from seat where enrolment_id = $1 and state in ('planned', 'to_plan'))
     order by id for update`,
    [enrolmentId],
  );
}

/**
 * Undoes the plan of a class that never began: its meetings lapse, and the seats are taken back, so that their learners can
 * have these numbers in another class. Nothing was drawn from them. One statement; the meetings must be held.
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
