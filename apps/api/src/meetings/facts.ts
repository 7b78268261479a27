import { isId } from '@fasih/school/basics/ids';
import type { Span } from '@fasih/school/policy/attendance';
import type { SeatState } from '@fasih/school/policy/seat';
import type { Queryable } from '../db/transaction.ts';

/** One learner's place in a meeting, with what the rules need to know of its enrolment. */
export type SeatFacts = {
  seatId: string;
  learnerId: string;
  learnerName: string;
  accountId: string;
  enrolmentId: string;
  enrolmentState: 'active' | 'suspended' | 'ended';
  policyVersion: number;
  /** The school's days; null before the first planned meeting. */
  startsOn: string | null;
  lastDay: string | null;
  /** Meetings of the learner's plan in a week. */
  perWeek: number;
  bought: number;
  number: number;
  state: SeatState;
  span: Span | null;
  markedAt: Date | null;
  toldLateAt: Date | null;
  version: number;
};

export type MeetingFacts = {
  id: string;
  classId: string;
  className: string;
  classState: 'scheduled' | 'active' | 'paused' | 'completed' | 'cancelled';
  capacity: number;
  /** Who holds this meeting; a substitute differs from the class's teacher. */
  teacherId: string;
  classTeacherId: string;
  number: number;
  kind: 'series' | 'makeup' | 'owed';
  state: 'planned' | 'to_plan' | 'held' | 'missed' | 'lapsed';
  span: Span | null;
  checkedInAt: Date | null;
  delayMinutes: number;
  closedAt: Date | null;
  version: number;
  seats: SeatFacts[];
};

type MeetingRow = Omit<MeetingFacts, 'span' | 'seats'> & { start: Date | null; end: Date | null };
type SeatRow = Omit<SeatFacts, 'span'> & { start: Date | null; end: Date | null };

const spanOf = ({ start, end }: { start: Date | null; end: Date | null }): Span | null =>
  start && end ? { start, end } : null;

/**
 * A meeting with its seats, or null. With `lock` meeting and seats are locked in this order, so that two writes on one
 * meeting wait for each other; a mark locks only its own seat.
 */
export async function meetingFacts(
  db: Queryable,
  meetingId: string,
  lock?: 'lock',
): Promise<MeetingFacts | null> {
  if (!isId(meetingId)) return null;
  const { rows } = await db.query<MeetingRow>(
    `select m.id, m.class_id as "classId", c.name as "className", c.state as "classState", c.capacity,
       m.teacher_id as "teacherId", c.teacher_id as "classTeacherId", m.number, m.kind, m.state,
       lower(m.during) as start, upper(m.during) as "end", m.checked_in_at as "checkedInAt",
       m.delay_minutes as "delayMinutes", m.closed_at as "closedAt", m.version
     from meeting m join school_class c on c.id = m.class_id where m.id = $1 ${lock ? 'for update of m' : ''}`,
    [meetingId],
  );
  const meeting = rows[0];
  if (!meeting) return null;
  const seats = await db.query<SeatRow>(
    `select s.id as "seatId", s.learner_id as "learnerId", l.name as "learnerName", l.account_id as "accountId",
       s.enrolment_id as "enrolmentId", e.state as "enrolmentState", e.policy_version as "policyVersion",
       e.starts_on as "startsOn", e.last_day as "lastDay", e.meetings_per_week as "perWeek", e.meetings as bought,
       s.number, s.state, lower(s.during) as start, upper(s.during) as "end", s.marked_at as "markedAt",
       s.told_late_at as "toldLateAt", s.version
     from seat s join learner l on l.id = s.learner_id join enrolment e on e.id = s.enrolment_id
     where s.meeting_id = $1 order by l.name, s.id ${lock ? 'for update of s' : ''}`,
    [meetingId],
  );
  const { start, end, ...rest } = meeting;
  return {
    ...rest,
    span: spanOf({ start, end }),
    seats: seats.rows.map(({ start: from, end: to, ...seat }) => ({
      ...seat,
      span: spanOf({ start: from, end: to }),
    })),
  };
}
