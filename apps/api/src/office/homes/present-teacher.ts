import { progressCountsOf, progressPercent } from '@fasih/school/catalogue/policy/progress';
import { kindOfNumber } from '@fasih/school/catalogue/policy/seat';
import { decisionAt } from '@fasih/school/catalogue/policy/timetable';
import { presentPercent } from '@fasih/school/learning/attendance/percent';
import { givenUntil } from '@fasih/school/learning/classes/substitute';
import type {
  AgendaMeeting,
  TeacherClass,
  teacherStudent,
} from '@fasih/school/office/homes/teacher-contract';
import type * as z from 'zod/mini';
import type { AgendaRow, ClassRow, TaughtStudentRow } from './teacher-store.ts';
import { topicOf } from './topic.ts';

/** A meeting for its teacher; a substitute sees the room only while the meeting is theirs. */
export function presentAgenda(
  { packageType, category, given, link, room, ...row }: AgendaRow,
  now: Date,
): AgendaMeeting {
  const isOver = given && (row.endsAt === null || now >= givenUntil(row.endsAt));
  return {
    ...row,
    given,
    link: isOver ? null : link,
    room: isOver ? null : room,
    topic: topicOf({ packageType, category }, row.number),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    checkedInAt: row.checkedInAt?.toISOString() ?? null,
    seats: row.seats.map(({ bought, markedAt, toldLateAt, decision, ...seat }) => ({
      ...seat,
      decision: decision && decisionAt(decision, now),
      kind: kindOfNumber(seat.number, bought),
      markedAt: iso(markedAt),
      toldLateAt: iso(toldLateAt),
    })),
  };
}

/** Converts an instant in PostgreSQL's JSON format to the API's. */
const iso = (text: string | null) => text && new Date(text).toISOString();

/** A class as shown to its teacher. */
export function presentClass(row: ClassRow): TeacherClass {
  const { progressFacts: facts, nextStartsAt, ...rest } = row;
  return {
    ...rest,
    progress: progressPercent(facts),
    progressCounts: progressCountsOf(facts),
    nextStartsAt: nextStartsAt?.toISOString() ?? null,
  };
}

/** A learner as shown to the teacher. */
export function presentStudent(row: TaughtStudentRow): z.output<typeof teacherStudent> {
  const { present, late, absent, lastAt, lastState, progressFacts: facts, ...rest } = row;
  return {
    ...rest,
    progress: progressPercent(facts),
    progressCounts: progressCountsOf(facts),
    attendancePercent: presentPercent({ present, late, absent }),
    lastAttendance: lastAt && lastState ? { at: lastAt.toISOString(), state: lastState } : null,
  };
}
