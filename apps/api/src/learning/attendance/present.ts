import { decideMark, windowOf } from '@fasih/school/catalogue/policy/attendance';
import type { Policy } from '@fasih/school/catalogue/policy/decision';
import { decisionAt } from '@fasih/school/catalogue/policy/timetable';
import type { AttendanceOfLearner } from '@fasih/school/learning/attendance/contract';
import { presentDecision } from '../meetings/present.ts';
import type { AttendanceSeat } from './store.ts';

const iso = (instant: Date | null | undefined) => instant?.toISOString() ?? null;

/** A learner's attendance as the API returns it, with the outcome of marking it at `now`. */
export function presentAttendance(seat: AttendanceSeat, policy: Policy, now: Date): AttendanceOfLearner {
  const window = seat.span && windowOf(policy, seat.span);
  const { meetingId, learnerId, learnerName, classId, className, number, state, version } = seat;
  return {
    meetingId,
    learnerId,
    learnerName,
    classId,
    className,
    number,
    state,
    startsAt: iso(seat.span?.start),
    endsAt: iso(seat.span?.end),
    opensAt: iso(window?.opensAt),
    presentUntil: iso(window?.presentUntil),
    closesAt: iso(window?.closesAt),
    markedAt: iso(seat.markedAt),
    // A second guardian marks by the rule of families.
    bySchool:
      seat.markedBy !== null && seat.markedBy !== seat.accountId && seat.decision?.rule !== 'attendance',
    toldLateAt: iso(seat.toldLateAt),
    teacherCheckedInAt: iso(seat.checkedInAt),
    decision: seat.decision && presentDecision(decisionAt(seat.decision, now)),
    markNow: presentDecision(decideMark(policy, seat, now)),
    version,
    serverNow: now.toISOString(),
  };
}
