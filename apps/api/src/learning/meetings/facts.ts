import type { AgeGroup } from '@fasih/school/basics/age-group';
import { isId } from '@fasih/school/basics/ids';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { SeatState } from '@fasih/school/catalogue/policy/seat';
import { dateOf } from '../../platform/db/json-rows.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** A learner's seat in a meeting, with the enrolment facts that the rules need. */
export type SeatFacts = {
  seatId: string;
  learnerId: string;
  learnerName: string;
  accountId: string;
  enrolmentId: string;
  enrolmentState: 'active' | 'suspended' | 'ended';
  policyVersion: number;
  /** School days; null before the first planned meeting. */
  startsOn: string | null;
  lastDay: string | null;
  /** Meetings per week in the learner's plan. */
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
  packageType: PackageType;
  ageGroup: AgeGroup;
  /** The class's pause `[pausedFrom, pausedUntil)`; null without one. */
  pausedFrom: string | null;
  pausedUntil: string | null;
  capacity: number;
  /** The teacher of this meeting; a substitute differs from the class's teacher. */
  teacherId: string;
  teacherName: string;
  classTeacherId: string;
  number: number;
  kind: 'series' | 'makeup' | 'owed';
  state: 'planned' | 'to_plan' | 'held' | 'missed' | 'lapsed';
  span: Span | null;
  checkedInAt: Date | null;
  delayMinutes: number;
  note: string;
  homework: string;
  closedAt: Date | null;
  version: number;
  /** Its seats; lapsed seats are left out of a meeting that others still have. */
  seats: SeatFacts[];
};

type Times = { start: Date | null; end: Date | null };
type MeetingRow = Omit<MeetingFacts, 'span' | 'seats'> & Times;
type SeatFactsRow = Omit<SeatFacts, 'span'> & Times;

const spanOf = ({ start, end }: Times): Span | null => (start && end ? { start, end } : null);

const meetingColumns = `m.id, m.class_id as "classId", c.name as "className",
  c.package_type as "packageType", c.age_group as "ageGroup", c.paused_from as "pausedFrom",
  c.paused_until as "pausedUntil", c.capacity, m.teacher_id as "teacherId", ${shownName('t')} as "teacherName",
  c.teacher_id as "classTeacherId", m.number, m.kind, m.state, lower(m.during) as start, upper(m.during) as "end",
  m.checked_in_at as "checkedInAt", m.delay_minutes as "delayMinutes", m.note, m.homework,
  m.closed_at as "closedAt", m.version`;
const meetingTables =
  'meeting m join school_class c on c.id = m.class_id join account t on t.id = m.teacher_id';

const seatColumns = `s.id as "seatId", s.learner_id as "learnerId", l.name as "learnerName", l.account_id as "accountId",
  s.enrolment_id as "enrolmentId", e.state as "enrolmentState", e.policy_version as "policyVersion",
  e.starts_on as "startsOn", e.last_day as "lastDay", e.meetings_per_week as "perWeek", e.meetings as bought,
  s.number, s.state, lower(s.during) as start, upper(s.during) as "end", s.marked_at as "markedAt",
  s.told_late_at as "toldLateAt", s.version`;
const seatTables = 'seat s join learner l on l.id = s.learner_id join enrolment e on e.id = s.enrolment_id';

/**
 * A meeting with its seats, or null. `lock` locks meeting, then seats, so that two writes on a meeting wait
 * for each other (a mark locks only its seat). One statement without `lock`.
 */
export async function meetingFacts(
  db: Queryable,
  meetingId: string,
  lock?: 'lock',
): Promise<MeetingFacts | null> {
  if (!isId(meetingId)) return null;
  const found = await (lock ? lockedRows(db, 'm.id = $1', meetingId) : unlockedRows(db, meetingId));
  return found.map(toFacts)[0] ?? null;
}

type Found = { meeting: MeetingRow; seats: SeatFactsRow[] };

/** A class's meetings that are planned or to plan, by number, locked with their seats. */
export async function openMeetingsOfClass(db: Queryable, classId: string): Promise<MeetingFacts[]> {
  if (!isId(classId)) return [];
  return (await lockedRows(db, `m.state in ('planned', 'to_plan') and m.class_id = $1`, classId)).map(
    toFacts,
  );
}

/**
 * Meetings in which an enrolment has an open seat (planned or to plan), by number, locked with all their
 * seats.
 */
export async function openMeetingsOfEnrolment(db: Queryable, enrolmentId: string): Promise<MeetingFacts[]> {
  const held = `m.state in ('planned', 'to_plan') and m.id in (select meeting_id from seat
    where enrolment_id = $1 and state in ('planned', 'to_plan'))`;
  return (await lockedRows(db, held, enrolmentId)).map(toFacts);
}

async function lockedRows(db: Queryable, condition: string, id: string): Promise<Found[]> {
  const { rows } = await db.query<MeetingRow>(
    `select ${meetingColumns} from ${meetingTables} where ${condition} order by m.number, m.id for update of m`,
    [id],
  );
  if (rows.length === 0) return [];
  const seats = await db.query<SeatFactsRow & { meetingId: string }>(
    `select s.meeting_id as "meetingId", ${seatColumns} from ${seatTables}
     where s.meeting_id = any($1) order by l.name, s.id for update of s`,
    [rows.map((meeting) => meeting.id)],
  );
  return rows.map((meeting) => ({
    meeting,
    seats: seats.rows
      .filter(({ meetingId }) => meetingId === meeting.id)
      .map(({ meetingId: _, ...seat }) => seat),
  }));
}

async function unlockedRows(db: Queryable, meetingId: string): Promise<Found[]> {
  const { rows } = await db.query<{ meeting: Serialised<MeetingRow>; seats: Serialised<SeatFactsRow>[] }>(
    `select (select to_jsonb(one) from (select ${meetingColumns}) one) as meeting,
       (select coalesce(jsonb_agg(one order by one."learnerName", one."seatId"), '[]')
        from (select ${seatColumns} from ${seatTables} where s.meeting_id = m.id) one) as seats
     from ${meetingTables} where m.id = $1`,
    [meetingId],
  );
  return rows.map(({ meeting, seats }) => ({
    meeting: {
      ...meeting,
      ...timesOf(meeting),
      checkedInAt: dateOf(meeting.checkedInAt),
      closedAt: dateOf(meeting.closedAt),
    },
    seats: seats.map((seat) => ({
      ...seat,
      ...timesOf(seat),
      markedAt: dateOf(seat.markedAt),
      toldLateAt: dateOf(seat.toldLateAt),
    })),
  }));
}

/** A row after JSON serialisation, which turns instants into strings. */
type Serialised<T> = { [K in keyof T]: Date extends T[K] ? string | null : T[K] };

const timesOf = ({ start, end }: { start: string | null; end: string | null }): Times => ({
  start: dateOf(start),
  end: dateOf(end),
});

function toFacts({ meeting: { start, end, ...meeting }, seats }: Found): MeetingFacts {
  return {
    ...meeting,
    span: spanOf({ start, end }),
    seats: seats
      .filter(({ state }) => state !== 'lapsed' || meeting.state === 'lapsed')
      .map(({ start: from, end: to, ...seat }) => ({
        ...seat,
        span: spanOf({ start: from, end: to }),
      })),
  };
}
