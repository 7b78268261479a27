import { dayIn } from '@fasih/school/basics/instants';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { CourseChange } from '@fasih/school/catalogue/policy/growth';
import { addDays, instantOf } from '@fasih/school/catalogue/policy/validity';
import { MAX_DAYS } from '@fasih/school/learning/meetings/plan';
import type { Wishes } from '@fasih/school/learning/wishes/wishes';
import type { Queryable } from '../../platform/db/transaction.ts';
import { changesOfCourses } from '../meetings/course-changes.ts';
import type { MeetingFacts } from '../meetings/facts.ts';
import type { Timetable } from '../meetings/read-timetable.ts';
import { readTimetables } from '../meetings/read-timetables.ts';
import { type SeatWithPolicy, withPolicies } from '../meetings/rules-of-meeting.ts';
import { wishesOf } from '../wishes/read-wishes.ts';
import type { SeriesEvent } from './series-event.ts';
import type { SeriesClass } from './store.ts';

type Meeting = MeetingFacts & { seats: SeatWithPolicy[] };

/** A meeting to come; `isWaiting` if it has no time and its `span` is the one that it had. */
export type Open = Meeting & { span: Span; isWaiting?: boolean };

/** What planning a class again needs to know. */
export type Known = {
  found: SeriesClass;
  /** All open meetings. */
  meetings: Meeting[];
  /** Those to come. */
  open: Open[];
  /** The seats of those to come and of those that wait for a time. */
  seats: SeatWithPolicy[];
  learnerIds: string[];
  /** The teacher afterwards, with the timetable without `open`. */
  teacherId: string;
  timetable: Timetable;
  /** What has made a course longer; empty where no course grows by the event. */
  changesOf: (enrolmentId: string) => CourseChange[];
  /** Wishes of learners who hold a meeting of a group alone, by course. */
  wishes: ReadonlyMap<string, Wishes>;
};

const isToCome = (meeting: Meeting, now: Date): meeting is Open =>
  meeting.state === 'planned' &&
  meeting.closedAt === null &&
  meeting.checkedInAt === null &&
  meeting.span !== null &&
  meeting.span.start > now;

/** Whether one learner of a group holds a meeting alone. */
export const isAlone = ({ kind, capacity }: Pick<MeetingFacts, 'kind' | 'capacity'>): boolean =>
  kind !== 'series' && capacity > 1;

/**
 * What planning these classes again needs to know, in their order. One statement, another one for a pause under course rules 2
 * and where learners of groups hold meetings alone.
 *
 * @param facts their open meetings.
 */
export async function readKnown(
  db: Queryable,
  classes: readonly SeriesClass[],
  facts: readonly MeetingFacts[],
  event: SeriesEvent,
  now: Date,
): Promise<Known[]> {
  const seats = await withPolicies(
    db,
    facts.flatMap((one) => one.seats),
  );
  const seatById = new Map(seats.map((seat) => [seat.seatId, seat]));
  const byClass = Map.groupBy(facts, ({ classId }) => classId);
  const read = classes.map((found) => {
    const meetings = (byClass.get(found.id) ?? []).map((one) => ({
      ...one,
      seats: one.seats.flatMap(({ seatId }) => seatById.get(seatId) ?? []),
    }));
    const open = meetings.filter((one): one is Open => isToCome(one, now));
    // A class whose meetings all wait for a time can still get another teacher.
    const waiting = meetings.filter(({ state }) => state === 'to_plan');
    const seats = [...open, ...waiting].flatMap((one) => one.seats);
    return {
      found,
      meetings,
      open,
      seats,
      learnerIds: [...new Set(seats.map(({ learnerId }) => learnerId))],
      teacherId: event.kind === 'times' ? event.teacherId : found.teacherId,
      without: open.map(({ id }) => id),
    };
  });
  const until = instantOf(addDays(dayIn(now), MAX_DAYS), 0);
  const timetables = await readTimetables(db, read, { from: now, until, now });
  const growing = event.kind === 'paused' ? seats.filter(({ policy }) => policy.rules >= 2) : [];
  const changesOf = await changesOfCourses(db, coursesOf(growing));
  const alone = coursesOf(facts.filter(isAlone).flatMap((one) => one.seats));
  const wishes = alone.length === 0 ? new Map() : await wishesOf(db, alone);
  return read.flatMap(({ without: _, ...one }, at) => {
    const timetable = timetables[at];
    return timetable ? { ...one, timetable, changesOf, wishes } : [];
  });
}

const coursesOf = (seats: readonly { enrolmentId: string }[]): string[] => [
  ...new Set(seats.map(({ enrolmentId }) => enrolmentId)),
];
