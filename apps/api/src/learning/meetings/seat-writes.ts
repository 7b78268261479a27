import type { Decision } from '@fasih/school/catalogue/policy/decision';
import type { SeatState } from '@fasih/school/catalogue/policy/seat';
import { type Expression, sql } from 'kysely';
import type { PoolClient } from 'pg';
import { inputAs } from '../../platform/db/batch.ts';
import { recordsAs, returning, startOf, tableAs, withCtes } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { busyOf } from './busy.ts';
import type { MeetingFacts, SeatFacts } from './facts.ts';

const c = tableAs('school_class', 'c');
const m = tableAs('meeting', 'm');
const s = tableAs('seat', 's');

/**
 * Marks planned seats, to be combined with their balance events in one statement (see `markSeats`). A mark gets no
 * row if its version is outdated or the seat is not planned.
 *
 * @param marks the marks as `inputJson` makes them.
 * @param whenHeld whether a seat locked by another transaction is waited for or skipped.
 */
export function markPlannedSeats(marks: Expression<string>, whenHeld: 'wait' | 'skip') {
  const seat = tableAs('seat', 'seat');
  const mark = inputAs(marks, 'mark', {
    id: 'uuid',
    version: 'integer',
    state: 'text',
    at: 'timestamptz',
    by: 'uuid',
    decision: 'jsonb',
  });
  const held = sql`select mark.* from ${mark}
    join ${seat} on ${seat.id} = ${mark.id} and ${seat.state} = 'planned' and ${seat.version} = ${mark.version}
    for no key update of seat ${sql.raw(whenHeld === 'skip' ? 'skip locked' : '')}`;
  return returning(
    sql`update ${seat} set state = free.state, marked_at = free.at, marked_by = free.by, decision = free.decision,
        version = ${seat.version} + 1
      from (${held}) as free where ${seat.id} = free.id`,
    [
      sql<number>`free.place`.as('place'),
      seat.id.as('id'),
      seat.enrolment_id.as('enrolment_id'),
      sql<Date>`free.at`.as('at'),
      sql<Decision>`free.decision`.as('decision'),
      seat.version.as('version'),
    ],
  );
}

type SeatChange = { state: SeatState; markedAt: Date | null; markedBy: string | null };
type SeatVersion = { seatId: string; version: number };

const updateSeat = statement((seat: Params<SeatVersion & SeatChange & { decision: string }>) =>
  build
    .updateTable('seat')
    .set((eb) => ({
      state: seat.state,
      marked_at: seat.markedAt,
      marked_by: seat.markedBy,
      decision: seat.decision,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', seat.seatId)
    .where('version', '=', seat.version)
    .returning('version'),
);

/**
 * Sets a seat's state regardless of its current one. Returns the new version, or null if the given one is
 * outdated.
 */
export async function setSeatState(
  db: Queryable,
  { seatId, version }: SeatVersion,
  { decision, ...becomes }: SeatChange & { decision: Decision },
): Promise<number | null> {
  const seat = { seatId, version, ...becomes, decision: JSON.stringify(decision) };
  return (await updateSeat.first(db, seat))?.version ?? null;
}

/** Last day (`YYYY-MM-DD`) of a learner's course; set as soon as the learner has a seat. */
export function lastDayOfSeat(seat: Pick<SeatFacts, 'lastDay' | 'enrolmentId'>): string {
  if (seat.lastDay === null) throw new Error(`enrolment ${seat.enrolmentId} has a seat and no last day`);
  return seat.lastDay;
}

type Decided = { id: string; decision: Decision | null };

const DECIDED = { id: 'uuid', decision: 'jsonb' } as const;

const putToPlan = statement(({ meetings, seats }: Params<{ meetings: string; seats: string }>) => {
  const d = recordsAs(meetings, 'd', DECIDED);
  // Once its guests have left, a meeting whose own learners were all excused is nobody's.
  const stays = sql`not exists (select from guests where guests.meeting_id = ${m.id}) or exists (select from ${s}
    where ${s.meeting_id} = ${m.id} and ${s.state} <> 'lapsed' and ${s.id} not in (select seat_id from guests))`;
  const freed = sql`update ${m} set state = case when ${stays} then 'to_plan' else 'lapsed' end, during = null, checked_in_at = null, delay_minutes = 0,
      decision = ${d.decision}, teacher_id = ${c.teacher_id}, reminded_day_for = null, reminded_hour_for = null,
      version = ${m.version} + 1
    from ${d}, ${c} where ${m.id} = ${d.id} and ${c.id} = ${m.class_id}`;
  const of = recordsAs(seats, 'd', DECIDED);
  const b = tableAs('class_member', 'b');
  const home = tableAs('school_class', 'home');
  // A learner of another class who was to make up a number here does not wait for this class's new time.
  const guests = sql`select ${of.id} as seat_id, ${m.id} as meeting_id, uuidv7() as makeup_id, ${home.id} as class_id,
      ${home.teacher_id} as teacher_id, ${s.number} as number, ${of.decision} as decision
    from ${of} join ${s} on ${s.id} = ${of.id} join ${m} on ${m.id} = ${s.meeting_id} and ${m.kind} = 'series'
      join ${c} on ${c.id} = ${m.class_id} and ${c.capacity} > 1
      join ${b} on ${b.enrolment_id} = ${s.enrolment_id} and ${b.left_at} is null and ${b.class_id} <> ${m.class_id}
      join ${home} on ${home.id} = ${b.class_id}`;
  const made = sql`insert into meeting (id, class_id, number, kind, teacher_id, state, decision)
    select makeup_id, class_id, number, 'makeup', teacher_id, 'to_plan', decision from guests`;
  const moved = sql`update ${s} set state = 'to_plan', during = null, marked_at = null, marked_by = null,
      told_late_at = null, left_makeup = null, decision = ${of.decision}, version = ${s.version} + 1,
      meeting_id = coalesce((select makeup_id from guests where seat_id = ${s.id}), ${s.meeting_id})
    from ${of} where ${s.id} = ${of.id}`;
  return withCtes(
    { guests, freed, made, moved },
    sql<GuestMakeup>`select seat_id as "seatId", meeting_id as "meetingId", makeup_id as "makeupId" from guests`,
  );
});

/** The make-up of its own class that a guest's seat becomes, and the meeting that it leaves. */
export type GuestMakeup = { seatId: string; meetingId: string; makeupId: string };

/**
 * Puts meetings and seats back to plan as if they had never begun. A substitute was only for the old time, so
 * the class's own teacher gets the meeting back; a guest's seat becomes a make-up of its own class, which is returned,
 * and the meeting lapses if nobody else is in it. One statement.
 */
export async function toPlan(
  db: Queryable,
  meetings: readonly Decided[],
  seats: readonly Decided[],
): Promise<GuestMakeup[]> {
  return putToPlan.all(db, { meetings: JSON.stringify(meetings), seats: JSON.stringify(seats) });
}

type Closing = { state: 'held' | 'missed'; paidMinutes: number };

const close = statement(
  (closing: Params<Closing & { meetingId: string; decision: string | null; now: Date }>) =>
    build
      .updateTable('meeting')
      .set((eb) => ({
        state: closing.state,
        paid_minutes: closing.paidMinutes,
        decision: closing.decision,
        closed_at: closing.now,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', closing.meetingId)
      .where('state', '=', 'planned')
      .where('closed_at', 'is', null),
);

/**
 * Closes a meeting as `held`, or as `missed` if nobody came. `paidMinutes` is what the teacher is paid for.
 * False if it is not planned or closed already.
 */
export async function closeMeeting(
  db: Queryable,
  meetingId: string,
  { decision, ...closing }: Closing & { decision: Decision | null },
  now: Date,
): Promise<boolean> {
  const text = decision === null ? null : JSON.stringify(decision);
  return (await close.run(db, { meetingId, ...closing, decision: text, now })) === 1;
}

type CheckIn = { at: Date; delayMinutes: number };

const checkInto = statement(({ meetingId, at, delayMinutes }: Params<CheckIn & { meetingId: string }>) =>
  build
    .updateTable('meeting')
    .set((eb) => ({ checked_in_at: at, delay_minutes: delayMinutes, version: eb('version', '+', 1) }))
    .where('id', '=', meetingId)
    .where('state', '=', 'planned')
    .where('checked_in_at', 'is', null),
);

/** Records the teacher's check-in with the delay in started minutes; false if it was recorded before. */
export async function noteCheckIn(db: Queryable, meetingId: string, checkIn: CheckIn): Promise<boolean> {
  return (await checkInto.run(db, { meetingId, ...checkIn })) === 1;
}

type After = { meetingId: string; teacherId: string; learnerIds: readonly string[]; end: Date };

const selectFreeAfter = statement(({ meetingId, teacherId, learnerIds, end }: Params<After>) => {
  const ofTeacher = sql`select min(${startOf(m.during)}) from ${m}
    where ${m.teacher_id} = ${teacherId} and lower(${m.during}) >= ${end} and ${m.id} <> ${meetingId}`;
  const ofLearners = sql`select min(${startOf(s.during)}) from ${s}
    where ${s.learner_id} = any(${learnerIds}) and lower(${s.during}) >= ${end} and ${s.meeting_id} <> ${meetingId}`;
  return build.selectNoFrom(sql<Date | null>`least((${ofTeacher}), (${ofLearners}))`.as('start'));
});

/**
 * The instant until which teacher and learners are free after a meeting; null if nothing follows. A
 * concurrent change is caught by `lengthenMeeting`.
 */
export async function freeAfter(db: Queryable, meeting: MeetingFacts): Promise<Date | null> {
  const { id, teacherId, seats, span } = meeting;
  if (!span) return null;
  const learnerIds = seats.map(({ learnerId }) => learnerId);
  const row = await selectFreeAfter.first(db, { meetingId: id, teacherId, learnerIds, end: span.end });
  return row?.start ?? null;
}

const lengthen = statement(({ meetingId, end }: Params<{ meetingId: string; end: Date }>) =>
  withCtes(
    {
      longer: sql`update ${m} set during = tstzrange(lower(${m.during}), ${end}), version = ${m.version} + 1
        where ${m.id} = ${meetingId} and ${m.during} is not null returning ${m.id}`,
    },
    sql`update ${s} set during = tstzrange(lower(${s.during}), ${end}) from longer
      where ${s.meeting_id} = longer.id and ${s.during} is not null`,
  ),
);

/**
 * Moves the end of a meeting and its seats. False, with the transaction still usable, if teacher or learner
 * is busy then.
 */
export async function lengthenMeeting(db: PoolClient, meetingId: string, end: Date): Promise<boolean> {
  await db.query('savepoint lengthen');
  try {
    await lengthen.run(db, { meetingId, end });
    await db.query('release savepoint lengthen');
    return true;
  } catch (error) {
    if (!busyOf(error)) throw error;
    await db.query('rollback to savepoint lengthen');
    return false;
  }
}
