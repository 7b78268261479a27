import { isId } from '@fasih/school/basics/ids';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import type { Attendance, SeatState } from '@fasih/school/catalogue/policy/seat';
import { SUBSTITUTE_DAYS } from '@fasih/school/learning/classes/substitute';
import { insertEventSql } from '../../courses/balance/balance.ts';
import { inOrder, inputJson, inputSql } from '../../platform/db/batch.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Person } from '../../platform/http/call.ts';
import { markSeatsSql } from '../meetings/seat-writes.ts';

/** A learner's seat in a meeting with what attendance decisions need. */
export type AttendanceSeat = {
  seatId: string;
  meetingId: string;
  classId: string;
  className: string;
  learnerId: string;
  learnerName: string;
  accountId: string;
  number: number;
  state: SeatState;
  span: Span | null;
  markedAt: Date | null;
  markedBy: string | null;
  toldLateAt: Date | null;
  decision: Decision | null;
  version: number;
  checkedInAt: Date | null;
  enrolmentActive: boolean;
  policyVersion: number;
};

/** A seat and the person who wants to see it. */
export type SeatRequest = {
  meetingId: string;
  learnerId: string;
  person: Pick<Person, 'accountId' | 'role'>;
  now: Date;
};

/** One learner's seat, or null unless the person is its family, the meeting's teacher or an admin. */
export async function readSeat(db: Queryable, request: SeatRequest): Promise<AttendanceSeat | null> {
  const [seat = null] = await readSeats(db, [request]);
  return seat;
}

/** `readSeat` for many in one prepared statement, for the rush when meetings start. */
export async function readSeats(
  db: Queryable,
  requests: readonly SeatRequest[],
): Promise<(AttendanceSeat | null)[]> {
  const { rows } = await db.query<
    Omit<AttendanceSeat, 'span'> & { place: number; start: Date | null; end: Date | null }
  >({
    name: 'attendance-seats',
    text: `select input.place, s.id as "seatId", s.meeting_id as "meetingId", m.class_id as "classId",
        c.name as "className", s.learner_id as "learnerId", l.name as "learnerName", l.account_id as "accountId",
        s.number, s.state, lower(s.during) as start, upper(s.during) as "end", s.marked_at as "markedAt",
        s.marked_by as "markedBy", s.told_late_at as "toldLateAt", s.decision, s.version,
        m.checked_in_at as "checkedInAt", e.state = 'active' as "enrolmentActive", e.policy_version as "policyVersion"
      from ${inputSql('meeting_id uuid, learner_id uuid, account_id uuid, role text, now timestamptz')} as input
        join seat s on s.meeting_id = input.meeting_id and s.learner_id = input.learner_id
        join meeting m on m.id = s.meeting_id join school_class c on c.id = m.class_id
        join learner l on l.id = s.learner_id join enrolment e on e.id = s.enrolment_id
      where case input.role when 'student' then l.account_id = input.account_id
        when 'teacher' then m.teacher_id = input.account_id
          and (c.teacher_id = m.teacher_id or upper(m.during) > input.now - interval '${SUBSTITUTE_DAYS} days') else input.role = 'admin' end`,
    values: [
      // An invalid id matches no row.
      inputJson(
        requests.map(({ meetingId, learnerId, person: { accountId, role }, now }) => ({
          meeting_id: isId(meetingId) ? meetingId : null,
          learner_id: isId(learnerId) ? learnerId : null,
          account_id: accountId,
          role,
          now: now.toISOString(),
        })),
      ),
    ],
  });
  return inOrder(requests, rows).map((found) => {
    if (!found) return null;
    const { place: _, start, end, ...seat } = found;
    return { ...seat, span: start && end ? { start, end } : null };
  });
}

/** A mark to write: the seat as read, and its new state. */
export type Mark = {
  seatId: string;
  version: number;
  state: Attendance;
  at: Date;
  by: string;
  decision: Decision;
};

/** `markSeats` for one seat; waits for its lock. */
export async function markSeat(db: Queryable, mark: Mark): Promise<number | null> {
  const [version = null] = await markSeats(db, [mark], 'wait');
  return version;
}

/**
 * Marks planned seats and deducts their meetings in one statement, which is its own transaction; state and
 * version guard against a second mark. Returns the new versions in the order of the marks, null if another
 * request was first or, with `skip`, has the seat locked.
 */
export async function markSeats(
  db: Queryable,
  marks: readonly Mark[],
  whenHeld: 'wait' | 'skip',
): Promise<(number | null)[]> {
  const { rows } = await db.query<{ place: number; version: number }>({
    name: `attendance-marks-${whenHeld}`,
    text: `with marked as (${markSeatsSql(whenHeld)}), drawn as (
        select enrolment_id, 'held' as kind, -1 as meetings, 0 as minutes, 0 as days, decision,
          'held:' || id || ':' || version as source, at
        from marked
      ), event as (${insertEventSql('drawn')})
      select place, version from marked`,
    values: [inputJson(marks.map(({ seatId: id, ...mark }) => ({ ...mark, id })))],
  });
  return inOrder(marks, rows).map((marked) => marked?.version ?? null);
}

/** Minutes in each enrolment's bank. Locks the enrolments so that two check-ins never grant the same hour. */
export async function minutesOwed(
  db: Queryable,
  enrolmentIds: readonly string[],
): Promise<Map<string, number>> {
  await db.query('select from enrolment where id = any($1) order by id for no key update', [enrolmentIds]);
  const { rows } = await db.query<{ id: string; minutes: number }>(
    `select enrolment_id as id, sum(minutes)::integer as minutes from balance_event where enrolment_id = any($1)
     group by enrolment_id`,
    [enrolmentIds],
  );
  return new Map(rows.map(({ id, minutes }) => [id, minutes]));
}
