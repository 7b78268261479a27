import type { Decision } from '@fasih/school/policy/decision';
import type { Queryable } from '../db/transaction.ts';
import type { MeetingFacts, SeatFacts } from './facts.ts';

/**
 * Gives a learner a meeting back as a make-up of its own: a new meeting with the same number that is to plan, into which
 * the seat moves. For a group's learner with notice, and for an absence that the school waives (the old meeting stays as
 * it was held). A planned meeting that nobody is left in lapses, so that its teacher is free. One statement; the meeting
 * must be locked. Answers the make-up; the balance is the caller's.
 */
export async function giveMakeup(
  db: Queryable,
  meeting: MeetingFacts,
  seat: SeatFacts,
  decision: Decision,
): Promise<MeetingFacts> {
  const { rows } = await db.query<{ id: string }>(
    `with made as (
       insert into meeting (class_id, number, kind, teacher_id, state, decision)
       select class_id, $3, 'makeup', $4, 'to_plan', $5 from meeting where id = $1 returning id
     ), moved as (
       update seat set meeting_id = made.id, state = 'to_plan', during = null, marked_at = null, marked_by = null,
         told_late_at = null, decision = $5, version = version + 1
       from made where seat.id = $2
     ), left_behind as (
       update meeting set version = version + 1, state = case when $6 then 'lapsed' else state end,
         during = case when $6 then null else during end
       where id = $1
     )
     select id from made`,
    [
      meeting.id,
      seat.seatId,
      seat.number,
      meeting.classTeacherId,
      JSON.stringify(decision),
      meeting.state === 'planned' && meeting.seats.length === 1,
    ],
  );
  const id = rows[0]?.id;
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
 * nobody is left in lapse with them, so that their teachers are free. One statement.
 */
export async function lapseSeats(
  db: Queryable,
  enrolments: readonly { id: string; decision: Decision | null }[],
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
       and not exists (select from seat s where s.meeting_id = m.id and s.state <> 'lapsed'
         and s.id not in (select id from lapsed))`,
    [JSON.stringify(enrolments)],
  );
}
