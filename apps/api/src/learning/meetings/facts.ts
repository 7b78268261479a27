import { isId } from '@fasih/school/basics/ids';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { dateOf } from '../../platform/db/json-rows.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import {
  anyOf,
  columnsOf,
  endOf,
  jsonList,
  jsonRow,
  scalar,
  select,
  startOf,
  tableAs,
} from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const t = tableAs('account', 't');
const s = tableAs('seat', 's');
const l = tableAs('learner', 'l');
const e = tableAs('enrolment', 'e');

const meetingFields = {
  id: m.id,
  classId: m.class_id,
  className: c.name,
  packageType: c.package_type,
  ageGroup: c.age_group,
  // The class's pause `[pausedFrom, pausedUntil)`; null without one.
  pausedFrom: c.paused_from,
  pausedUntil: c.paused_until,
  capacity: c.capacity,
  // The teacher of this meeting; a substitute differs from the class's teacher.
  teacherId: m.teacher_id,
  // Not a join: a lock that waited for another teacher's name would join nobody and miss the meeting.
  teacherName: sql<string>`(select ${shownNameOf(t)} from ${t} where ${t.id} = ${m.teacher_id})`,
  classTeacherId: c.teacher_id,
  number: m.number,
  kind: m.kind,
  state: m.state,
  start: startOf(m.during),
  end: endOf(m.during),
  checkedInAt: m.checked_in_at,
  delayMinutes: m.delay_minutes,
  note: m.note,
  homework: m.homework,
  closedAt: m.closed_at,
  version: m.version,
};

const fromMeetings = sql`from ${m} join ${c} on ${c.id} = ${m.class_id}`;

const seatFields = {
  seatId: s.id,
  learnerId: s.learner_id,
  learnerName: l.name,
  accountId: l.account_id,
  enrolmentId: s.enrolment_id,
  // The learner's own class; another one than the meeting's where a number is made up. Null in none.
  homeClassId: sql<string | null>`(select class_id from class_member
    where enrolment_id = ${s.enrolment_id} and left_at is null)`,
  enrolmentState: e.state,
  policyVersion: e.policy_version,
  // School days; null before the first planned meeting.
  startsOn: e.starts_on,
  lastDay: e.last_day,
  // Meetings per week in the learner's plan.
  perWeek: e.meetings_per_week,
  bought: e.meetings,
  number: s.number,
  state: s.state,
  start: startOf(s.during),
  end: endOf(s.during),
  markedAt: s.marked_at,
  toldLateAt: s.told_late_at,
  version: s.version,
};

const fromSeats = sql`from ${s} join ${l} on ${l.id} = ${s.learner_id} join ${e} on ${e.id} = ${s.enrolment_id}`;

const meetingsLocked = (condition: (id: Expression<string>) => RawBuilder<boolean>, name?: string) =>
  statement(
    ({ id }: Params<{ id: string }>) =>
      select(
        columnsOf(meetingFields),
        sql`${fromMeetings} where ${condition(id)} order by ${m.id} for update of m`,
      ),
    name,
  );

const lockMeeting = meetingsLocked((id) => sql<boolean>`${m.id} = ${id}`, 'meeting-locked');

const lockOpenOfClass = meetingsLocked(
  (id) => sql<boolean>`${m.state} in ('planned', 'to_plan') and ${m.class_id} = ${id}`,
);

const lockOpenOfEnrolment = meetingsLocked(
  (id) => sql<boolean>`${m.state} in ('planned', 'to_plan') and ${m.id} in (
    select meeting_id from seat where enrolment_id = ${id} and state in ('planned', 'to_plan'))`,
);

const ofLearner = <Value>(column: Expression<Value>) =>
  sql<Value>`(select ${column} from ${l} where ${l.id} = ${s.learner_id})`;

const lockSeats = statement(
  ({ meetingIds }: Params<{ meetingIds: readonly string[] }>) =>
    select(
      [
        s.meeting_id.as('meetingId'),
        // Not a join: a lock that waited for a merged record would join nobody and miss the seat.
        ...columnsOf({ ...seatFields, learnerName: ofLearner(l.name), accountId: ofLearner(l.account_id) }),
      ],
      sql`from ${s} join ${e} on ${e.id} = ${s.enrolment_id} where ${s.meeting_id} = any(${meetingIds}) order by ${s.id} for update of s`,
    ),
  'meeting-seats-locked',
);

const selectMeeting = statement(
  ({ id }: Params<{ id: string }>) =>
    select(
      [
        jsonRow(select(columnsOf(meetingFields), sql``)).as('meeting'),
        scalar(
          jsonList(seatFields, sql`${l.name}, ${s.id}`),
          sql`${fromSeats} where ${s.meeting_id} = ${m.id}`,
        ).as('seats'),
      ],
      sql`${fromMeetings} where ${m.id} = ${id}`,
    ),
  'meeting-facts',
);

type Classes = { classIds: readonly string[] };

const openOfClasses = (lock: 'lock' | null) =>
  statement(({ classIds }: Params<Classes>) =>
    select(
      columnsOf(meetingFields),
      sql`${fromMeetings} where ${m.state} in ('planned', 'to_plan') and ${m.class_id} = ${anyOf(classIds)}
        order by ${m.id} ${lock ? sql`for update of m` : sql``}`,
    ),
  );
const readOpenOfClasses = openOfClasses(null);
const lockOpenOfClasses = openOfClasses('lock');

const readSeats = statement(({ meetingIds }: Params<{ meetingIds: readonly string[] }>) =>
  select(
    [s.meeting_id.as('meetingId'), ...columnsOf(seatFields)],
    sql`${fromSeats} where ${s.meeting_id} = ${anyOf(meetingIds)} order by ${l.name}, ${s.id}`,
  ),
);

type Times = { start: Date | null; end: Date | null };
type MeetingRow = RowOf<typeof lockMeeting>;
type SeatRow = Omit<RowOf<typeof lockSeats>, 'meetingId'>;

/** A learner's seat in a meeting, with the enrolment facts that the rules need. */
export type SeatFacts = Omit<SeatRow, keyof Times> & { span: Span | null };

/** A meeting with its seats; lapsed seats are left out of a meeting that others still have. */
export type MeetingFacts = Omit<MeetingRow, keyof Times> & { span: Span | null; seats: SeatFacts[] };

const spanOf = ({ start, end }: Times): Span | null => (start && end ? { start, end } : null);

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
  const found = await (lock ? lockedRows(db, lockMeeting, meetingId) : unlockedRows(db, meetingId));
  return found.map(toFacts)[0] ?? null;
}

type Found = { meeting: MeetingRow; seats: SeatRow[] };

const lockMeetingsById = statement(({ ids }: Params<{ ids: readonly string[] }>) =>
  select(
    columnsOf(meetingFields),
    sql`${fromMeetings} where ${m.id} = ${anyOf(ids)} order by ${m.id} for update of m`,
  ),
);

/** These meetings, by number, locked with their seats; unknown ones are left out. Two statements. */
export async function lockedMeetings(db: Queryable, ids: readonly string[]): Promise<MeetingFacts[]> {
  const meetings = await lockMeetingsById.all(db, { ids: ids.filter(isId) });
  return (await withSeats(db, meetings, lockSeats)).map(toFacts);
}

/** A class's meetings that are planned or to plan, by number, locked with their seats. */
export async function openMeetingsOfClass(db: Queryable, classId: string): Promise<MeetingFacts[]> {
  if (!isId(classId)) return [];
  return (await lockedRows(db, lockOpenOfClass, classId)).map(toFacts);
}

/**
 * Meetings in which an enrolment has an open seat (planned or to plan), by number, locked with all their
 * seats.
 */
export async function openMeetingsOfEnrolment(db: Queryable, enrolmentId: string): Promise<MeetingFacts[]> {
  return (await lockedRows(db, lockOpenOfEnrolment, enrolmentId)).map(toFacts);
}

/** The meetings of classes that are planned or to plan, by class and number; for a write locked with their seats. */
export async function openMeetingsOfClasses(
  db: Queryable,
  classIds: readonly string[],
  lock: 'lock' | null,
): Promise<MeetingFacts[]> {
  const meetings = await (lock ? lockOpenOfClasses : readOpenOfClasses).all(db, { classIds });
  return (await withSeats(db, meetings, lock ? lockSeats : readSeats)).map(toFacts);
}

async function lockedRows(db: Queryable, lock: typeof lockMeeting, id: string): Promise<Found[]> {
  return withSeats(db, await lock.all(db, { id }), lockSeats);
}

async function withSeats(
  db: Queryable,
  meetings: readonly MeetingRow[],
  select: typeof lockSeats,
): Promise<Found[]> {
  if (meetings.length === 0) return [];
  const seats = await select.all(db, { meetingIds: meetings.map((meeting) => meeting.id) });
  // Locked by id, used by number and name.
  const byName = seats.sort(
    (one, other) => compare(one.learnerName, other.learnerName) || compare(one.seatId, other.seatId),
  );
  const byMeeting = Map.groupBy(byName, ({ meetingId }) => meetingId);
  return meetings
    .toSorted(
      (one, other) =>
        compare(one.classId, other.classId) || one.number - other.number || compare(one.id, other.id),
    )
    .map((meeting) => ({
      meeting,
      seats: (byMeeting.get(meeting.id) ?? []).map(({ meetingId: _, ...seat }) => seat),
    }));
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

async function unlockedRows(db: Queryable, id: string): Promise<Found[]> {
  return (await selectMeeting.all(db, { id })).flatMap(({ meeting, seats }) =>
    meeting === null
      ? []
      : {
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
        },
  );
}

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
