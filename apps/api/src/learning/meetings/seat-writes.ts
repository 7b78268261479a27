import { eventsOfChange } from '@fasih/school/catalogue/policy/balance';
import type { Decision, Policy } from '@fasih/school/catalogue/policy/decision';
import type { SeatState } from '@fasih/school/catalogue/policy/seat';
import { addDays } from '@fasih/school/catalogue/policy/validity';
import type { PoolClient } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { addEvents, extendCourses, type NewEvent } from '../../courses/balance/balance.ts';
import { notifyAll } from '../../learning/calendars/notify.ts';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import { inputSql } from '../../platform/db/batch.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { busyOf } from './busy.ts';
import { addChanges } from './changes.ts';
import type { MeetingFacts, SeatFacts } from './facts.ts';

const MARK = 'id uuid, version integer, state text, at timestamptz, by uuid, decision jsonb';

/**
 * SQL: marks planned seats, to be combined with their balance events in one statement (see `markSeats`). $1
 * holds the marks as JSON; a mark gets no row if its version is outdated or the seat is not planned. Returns
 * `place`, `id`, `enrolment_id`, `at`, `decision` and the new `version`.
 *
 * @param whenHeld whether a seat locked by another transaction is waited for or skipped.
 */
export function markSeatsSql(whenHeld: 'wait' | 'skip'): string {
  return `update seat set state = free.state, marked_at = free.at, marked_by = free.by, decision = free.decision,
      version = seat.version + 1
    from (
      select mark.*
      from ${inputSql(MARK)} as mark
        join seat on seat.id = mark.id and seat.state = 'planned' and seat.version = mark.version
      for no key update of seat ${whenHeld === 'skip' ? 'skip locked' : ''}
    ) as free
    where seat.id = free.id
    returning free.place, seat.id, seat.enrolment_id, free.at, free.decision, seat.version`;
}

/**
 * Sets a seat's state regardless of its current one. Returns the new version, or null if the given one is
 * outdated.
 */
export async function setSeatState(
  db: Queryable,
  seat: { seatId: string; version: number },
  becomes: { state: SeatState; markedAt: Date | null; markedBy: string | null; decision: Decision },
): Promise<number | null> {
  const { rows } = await db.query<{ version: number }>(
    `update seat set state = $3, marked_at = $4, marked_by = $5, decision = $6, version = version + 1
     where id = $1 and version = $2 returning version`,
    [
      seat.seatId,
      seat.version,
      becomes.state,
      becomes.markedAt,
      becomes.markedBy,
      JSON.stringify(becomes.decision),
    ],
  );
  return rows[0]?.version ?? null;
}

/** Who returned a meeting; account and role are null for the system (the teacher never came). */
export type ReturnedBy = {
  actor: 'teacher' | 'school';
  accountId: string | null;
  role: string | null;
  reason: string;
};

/** Last day (`YYYY-MM-DD`) of a learner's course; set as soon as the learner has a seat. */
export function lastDayOfSeat(seat: Pick<SeatFacts, 'lastDay' | 'enrolmentId'>): string {
  if (seat.lastDay === null) throw new Error(`enrolment ${seat.enrolmentId} has a seat and no last day`);
  return seat.lastDay;
}

/**
 * Returns a meeting on behalf of teacher or school (docs/product/classes.md#cancelling): marks are undone,
 * meeting and seats go back to plan, courses are extended, families and teacher notified. The meeting must be
 * locked. Five statements at most.
 *
 * @param decide decides for one seat; `lastDay` is the course's last day after the extension.
 * @returns the decision stored with the meeting; null without seats.
 */
export async function returnMeeting(
  db: Queryable,
  meeting: MeetingFacts,
  decide: (seat: SeatFacts, policy: Policy, lastDay: string) => Decision,
  by: ReturnedBy,
  now: Date,
): Promise<Decision | null> {
  const returned: { seat: SeatFacts; decision: Decision; days: number; lastDay: string }[] = [];
  for (const seat of meeting.seats.filter(({ state }) => state !== 'to_plan' && state !== 'lapsed')) {
    const policy = await readPolicy(db, seat.policyVersion);
    const days = policy.values.extensionDays;
    const lastDay = addDays(lastDayOfSeat(seat), days);
    returned.push({ seat, decision: decide(seat, policy, lastDay), days, lastDay });
  }
  const decision = returned[0]?.decision ?? null;
  const version = meeting.version + 1;
  const events = returned.flatMap(({ seat, decision, days }): NewEvent[] => [
    ...eventsOfChange(seat.state, 'to_plan').map((event) => ({
      ...event,
      enrolmentId: seat.enrolmentId,
      decision,
      source: `${event.kind}:${seat.seatId}:${seat.version + 1}`,
    })),
    {
      enrolmentId: seat.enrolmentId,
      kind: 'extended',
      days,
      decision,
      source: `extended:${seat.seatId}:${seat.version + 1}`,
    },
  ]);
  await addEvents(db, events, now);
  for (const days of new Set(returned.map((one) => one.days))) {
    const ids = returned.filter((one) => one.days === days).map(({ seat }) => seat.enrolmentId);
    await extendCourses(db, ids, days);
  }
  await toPlan(
    db,
    [{ id: meeting.id, decision }],
    returned.map(({ seat, decision }) => ({ id: seat.seatId, decision })),
  );
  await addChanges(
    db,
    [{ meetingId: meeting.id, kind: 'cancelled', was: meeting.span, reason: by.reason, decision }],
    {
      at: now,
      ...by,
    },
  );
  const notices = returned.map(({ seat, lastDay }) =>
    cancelNotice(meeting, seat, seat.accountId, lastDay, by, decision, version),
  );
  const first = returned[0];
  if (by.actor === 'school' && first) {
    const ofTeacher = {
      ...first.seat,
      learnerName: meeting.seats.map((seat) => seat.learnerName).join(', '),
    };
    notices.push(
      cancelNotice(meeting, ofTeacher, meeting.teacherId, first.lastDay, by, decision, version, 'teacher'),
    );
  }
  await notifyAll(db, notices, now);
  return decision;
}

function cancelNotice(
  meeting: MeetingFacts,
  seat: SeatFacts,
  accountId: string,
  lastDay: string,
  by: ReturnedBy,
  decision: Decision | null,
  version: number,
  to: string = seat.learnerId,
): AnyNotice {
  const params = {
    learnerName: seat.learnerName,
    className: meeting.className,
    classId: meeting.classId,
    meetingId: meeting.id,
    number: to === 'teacher' ? meeting.number : seat.number,
    startsAt: meeting.span?.start.toISOString() ?? '',
    lastDay,
    together: meeting.kind === 'series' && meeting.capacity > 1,
  };
  const source = `meeting.cancelled:${meeting.id}:${version}:${to}`;
  return decision?.rule === 'close'
    ? { accountId, kind: 'meeting.teacherMissing', params, source }
    : {
        accountId,
        kind: 'meeting.cancelled',
        params: { ...params, by: by.actor, reason: by.reason },
        source,
      };
}

type Decided = { id: string; decision: Decision | null };

/**
 * Puts meetings and seats back to plan as if they had never begun. A substitute was only for the old time, so
 * the class's own teacher gets the meeting back. One statement.
 */
export async function toPlan(
  db: Queryable,
  meetings: readonly Decided[],
  seats: readonly Decided[],
): Promise<void> {
  await db.query(
    `with freed as (
       update meeting m set state = 'to_plan', during = null, checked_in_at = null, delay_minutes = 0, decision = d.decision,
         teacher_id = c.teacher_id, reminded_day_for = null, reminded_hour_for = null, version = m.version + 1
       from jsonb_to_recordset($1) as d (id uuid, decision jsonb), school_class c
       where m.id = d.id and c.id = m.class_id
     )
     update seat s set state = 'to_plan', during = null, marked_at = null, marked_by = null, told_late_at = null,
       decision = d.decision, version = s.version + 1
     from jsonb_to_recordset($2) as d (id uuid, decision jsonb) where s.id = d.id`,
    [JSON.stringify(meetings), JSON.stringify(seats)],
  );
}

/**
 * Closes a meeting as `held`, or as `missed` if nobody came. `paidMinutes` is what the teacher is paid for.
 * False if it is not planned or closed already.
 */
export async function closeMeeting(
  db: Queryable,
  meetingId: string,
  closing: { state: 'held' | 'missed'; paidMinutes: number; decision: Decision | null },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update meeting set state = $2, paid_minutes = $3, decision = $4, closed_at = $5, version = version + 1
     where id = $1 and state = 'planned' and closed_at is null`,
    [
      meetingId,
      closing.state,
      closing.paidMinutes,
      closing.decision === null ? null : JSON.stringify(closing.decision),
      now,
    ],
  );
  return rowCount === 1;
}

/** Records the teacher's check-in with the delay in started minutes; false if it was recorded before. */
export async function noteCheckIn(
  db: Queryable,
  meetingId: string,
  checkIn: { at: Date; delayMinutes: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update meeting set checked_in_at = $2, delay_minutes = $3, version = version + 1
     where id = $1 and state = 'planned' and checked_in_at is null`,
    [meetingId, checkIn.at, checkIn.delayMinutes],
  );
  return rowCount === 1;
}

/**
 * The instant until which teacher and learners are free after a meeting; null if nothing follows. A
 * concurrent change is caught by `lengthenMeeting`.
 */
export async function freeAfter(db: Queryable, meeting: MeetingFacts): Promise<Date | null> {
  if (!meeting.span) return null;
  const { rows } = await db.query<{ start: Date | null }>(
    `select least(
       (select min(lower(during)) from meeting where teacher_id = $1 and lower(during) >= $2 and id <> $4),
       (select min(lower(during)) from seat where learner_id = any($3) and lower(during) >= $2 and meeting_id <> $4)
     ) as start`,
    [meeting.teacherId, meeting.span.end, meeting.seats.map(({ learnerId }) => learnerId), meeting.id],
  );
  return rows[0]?.start ?? null;
}

/**
 * Moves the end of a meeting and its seats. False, with the transaction still usable, if teacher or learner
 * is busy then.
 */
export async function lengthenMeeting(db: PoolClient, meetingId: string, end: Date): Promise<boolean> {
  await db.query('savepoint lengthen');
  try {
    await db.query(
      `with longer as (
         update meeting set during = tstzrange(lower(during), $2), version = version + 1
         where id = $1 and during is not null returning id
       )
       update seat s set during = tstzrange(lower(s.during), $2) from longer
       where s.meeting_id = longer.id and s.during is not null`,
      [meetingId, end],
    );
    await db.query('release savepoint lengthen');
    return true;
  } catch (error) {
    if (!busyOf(error)) throw error;
    await db.query('rollback to savepoint lengthen');
    return false;
  }
}
