import { isId } from '@fasih/school/basics/ids';
import type { Span } from '@fasih/school/policy/attendance';
import type { Decision } from '@fasih/school/policy/decision';
import type { Attendance, SeatState } from '@fasih/school/policy/seat';
import type { Queryable } from '../db/transaction.ts';
import { insertEventSql } from '../enrolments/balance-store.ts';
import type { Person } from '../http/call.ts';
import { markSeatSql } from '../meetings/seat-writes.ts';

/** A learner's place in a meeting as attendance sees it. */
export type SeatRow = {
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

/**
 * One learner's seat, reached by its family, by who teaches the meeting, or by the school; null for everybody else. One
 * statement, prepared: it is asked by every phone at the start of every meeting.
 */
export async function readSeat(
  db: Queryable,
  meetingId: string,
  learnerId: string,
  person: Person,
): Promise<SeatRow | null> {
  if (!isId(meetingId) || !isId(learnerId)) return null;
  const { rows } = await db.query<Omit<SeatRow, 'span'> & { start: Date | null; end: Date | null }>({
    name: 'attendance-seat',
    text: `select s.id as "seatId", s.meeting_id as "meetingId", m.class_id as "classId", c.name as "className",
        s.learner_id as "learnerId", l.name as "learnerName", l.account_id as "accountId", s.number, s.state,
        lower(s.during) as start, upper(s.during) as "end", s.marked_at as "markedAt", s.marked_by as "markedBy",
        s.told_late_at as "toldLateAt", s.decision, s.version, m.checked_in_at as "checkedInAt",
        e.state = 'active' as "enrolmentActive", e.policy_version as "policyVersion"
      from seat s join meeting m on m.id = s.meeting_id join school_class c on c.id = m.class_id
        join learner l on l.id = s.learner_id join enrolment e on e.id = s.enrolment_id
      where s.meeting_id = $1 and s.learner_id = $2
        and case $4 when 'student' then l.account_id = $3 when 'teacher' then m.teacher_id = $3 else $4 = 'admin' end`,
    values: [meetingId, learnerId, person.accountId, person.role],
  });
  const row = rows[0];
  if (!row) return null;
  const { start, end, ...seat } = row;
  return { ...seat, span: start && end ? { start, end } : null };
}

/**
 * Marks a planned seat and draws its meeting in one statement that is its own transaction: the state and the version that
 * was read guard it, so of two phones one marks. Answers the new version, or null when somebody was faster.
 */
export async function markSeat(
  db: Queryable,
  seat: { seatId: string; version: number },
  mark: { state: Attendance; at: Date; by: string; decision: Decision },
): Promise<number | null> {
  const { rows } = await db.query<{ version: number }>({
    name: 'attendance-mark',
    text: `with marked as (${markSeatSql}), drawn as (
        select enrolment_id, 'held' as kind, -1 as meetings, 0 as minutes, 0 as days, $6::jsonb as decision,
          'held:' || id || ':' || version as source, $4::timestamptz as at
        from marked
      ), event as (${insertEventSql('drawn')})
      select version from marked`,
    values: [seat.seatId, seat.version, mark.state, mark.at, mark.by, JSON.stringify(mark.decision)],
  });
  return rows[0]?.version ?? null;
}

/** Minutes in each enrolment's bank; the enrolments are held, so that two check-ins never grant the same hour. */
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
