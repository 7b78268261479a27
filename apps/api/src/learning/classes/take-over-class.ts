import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Slot } from '@fasih/school/learning/meetings/plan';
import type { Queryable } from '../../platform/db/transaction.ts';
import { closePastMeetings, type MarkedSeat, type PastMark } from '../meetings/past-meetings.ts';
import type { Course } from './candidates.ts';
import { insertMeetings, insertSeats } from './insert-series.ts';
import { insertClass } from './store.ts';

export type TakenOverClass = {
  name: string;
  course: Course;
  capacity: number;
  teacherId: string;
  slots: readonly Slot[];
  startsOn: string;
  /** Meetings held before, in order, and those to come. */
  past: readonly Span[];
  planned: readonly Span[];
  /** `marks` has one for each past meeting. */
  members: readonly { enrolmentId: string; learnerId: string; marks: readonly PastMark[] }[];
};

/**
 * Writes a class that was running elsewhere: its past meetings closed with their marks, its next ones planned
 * (docs/product/staff.md#running-courses). Fails with 23P01 if a time of teacher or learner is taken (`busyOf`). The caller
 * writes the balance of its courses and then settles the class. Returns its id and the seats of the past.
 */
export async function takeOverClass(
  db: Queryable,
  taken: TakenOverClass,
  now: Date,
): Promise<{ classId: string; seats: MarkedSeat[] }> {
  const { name, course, capacity, teacherId, slots, startsOn, past, planned, members } = taken;
  const classId = await insertClass(
    db,
    { ...course, name, teacherId, capacity, startsOn, slots, members, zoomLink: null, zoomRoom: null },
    now,
  );
  const meetings = [...past, ...planned].map(({ start, end }, i) => ({
    number: i + 1,
    span: { start, end },
  }));
  const ids = await insertMeetings(db, { classId, teacherId }, meetings);
  const idOf = (number: number) => ids.get(number) ?? '';
  await insertSeats(
    db,
    members.flatMap(({ enrolmentId, learnerId }) =>
      meetings.map(({ number, span }) => ({
        meetingId: idOf(number),
        enrolmentId,
        learnerId,
        number,
        span,
      })),
    ),
  );
  const held = past.map(({ start, end }, i) => ({
    meetingId: idOf(i + 1),
    start,
    end,
    marks: new Map(members.map(({ enrolmentId, marks }) => [enrolmentId, marks[i] ?? 'present'])),
  }));
  return { classId, seats: held.length === 0 ? [] : await closePastMeetings(db, held) };
}
