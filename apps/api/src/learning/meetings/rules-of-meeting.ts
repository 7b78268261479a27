import { dayIn, later, MINUTE } from '@fasih/school/basics/instants';
import { refuse } from '@fasih/school/basics/refusal';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Decision, Policy } from '@fasih/school/catalogue/policy/decision';
import { weekLimit } from '@fasih/school/catalogue/policy/rules-2';
import { kindOfNumber } from '@fasih/school/catalogue/policy/seat';
import {
  type Actor,
  type CancelOutcome,
  decideCancel,
  decideMove,
  type MoveOutcome,
  noticeUntil,
} from '@fasih/school/catalogue/policy/timetable';
import { weekOf } from '@fasih/school/catalogue/policy/validity';
import { inLessonHours, onGrid } from '@fasih/school/learning/lesson-hours/lesson-hours';
import {
  isAvailableDuring,
  overlaps,
  type TeacherTaken,
  teacherTakenBy,
} from '@fasih/school/learning/meetings/plan';
import { policyAt, readPolicies } from '../../catalogue/policy/read-policy.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { MeetingFacts, SeatFacts } from './facts.ts';
import { type Timetable, weekKey } from './read-timetable.ts';
import { lastDayOfSeat } from './seat-writes.ts';

/** A seat with the policy under which its course was bought; `freeUntil` as `withFreeUntil` adds it. */
export type SeatWithPolicy = SeatFacts & { policy: Policy; freeUntil?: Date | null };

/** Adds each seat's policy; policies are cached. */
export async function withPolicies(db: Queryable, seats: readonly SeatFacts[]): Promise<SeatWithPolicy[]> {
  const policyOf = await readPolicies(
    db,
    seats.map(({ policyVersion }) => policyVersion),
  );
  return seats.map((seat) => ({ ...seat, policy: policyOf(seat.policyVersion) }));
}

/** The policy of a meeting: that of its first seat, or the current one when it has no seats. */
export async function policyOfMeeting(
  db: Queryable,
  seats: readonly SeatWithPolicy[],
  now: Date,
): Promise<Policy> {
  return seats[0]?.policy ?? policyAt(db, now);
}

/** How many learners a meeting can have; make-ups and owed meetings are for one. */
export const capacityOf = (meeting: MeetingFacts): number =>
  meeting.kind === 'series' ? meeting.capacity : 1;

/** Whether somebody else than the class's teacher holds it. */
export const hasSubstitute = ({ teacherId, classTeacherId }: MeetingFacts): boolean =>
  teacherId !== classTeacherId;

/** The time span of a meeting that starts at this instant. */
export const spanFrom = (start: Date, policy: Policy): Span => ({
  start,
  end: later(start, policy.values.meetingMinutes * MINUTE),
});

/**
 * Decides whether a meeting may move to `to`: allowed if the rules of every active learner allow it, otherwise the
 * first refusal; null without seats. Learners of stopped courses count only if all courses are stopped.
 *
 * @param inWeek number of scheduled meetings by enrolment and week; see `weekKey`.
 */
export function decideMoveForSeats(
  meeting: MeetingFacts,
  seats: readonly SeatWithPolicy[],
  to: Span,
  inWeek: Timetable['inWeek'],
  actor: Actor,
  now: Date,
): Decision<MoveOutcome> | null {
  const active = seats.filter(({ enrolmentState }) => enrolmentState === 'active');
  const decisions = (active.length > 0 ? active : seats).map((seat) =>
    decideMove(
      seat.policy,
      {
        actor,
        state: seat.state,
        enrolmentActive: seat.enrolmentState === 'active',
        span: seat.span,
        to,
        lastDay: lastDayOfSeat(seat),
        capacity: capacityOf(meeting),
        othersInWeek: inWeek.get(weekKey(seat.enrolmentId, weekOf(to.start))) ?? 0,
        perWeek: weekLimit(seat.policy, seat.perWeek),
        freeUntil: seat.freeUntil ?? null,
        isTest: kindOfNumber(seat.number, seat.bought) !== 'lesson',
      },
      now,
    ),
  );
  return decisions.find(({ outcome }) => outcome !== 'allowed') ?? decisions[0] ?? null;
}

/** The refusal of a move that is not allowed, with the decision's parameters. */
export function refusalOfMove({ outcome, reason }: Decision<MoveOutcome>) {
  return outcome === 'allowed' ? null : refuse(`meetings.${outcome}`, { params: reason.params });
}

/**
 * Refuses a time in the class's pause, on a holiday, outside lesson hours or the teacher's hours, or during another
 * meeting of the teacher or a learner; null if the time is free.
 */
export function refuseClash(
  meeting: Pick<MeetingFacts, 'pausedFrom' | 'pausedUntil'>,
  to: Span,
  timetable: Timetable,
) {
  const day = dayIn(to.start);
  if (isPaused(meeting, day))
    return refuse('meetings.paused', { params: { until: meeting.pausedUntil ?? day } });
  if (timetable.holidays.has(day)) return refuse('meetings.holiday', { params: { day } });
  if (!inLessonHours(timetable.lessonHours, to)) return refuse('meetings.outsideLessonHours');
  if (!timetable.teacher || !isAvailableDuring(timetable.availability, to))
    return refuse('meetings.teacherAway');
  const taken = teacherTakenBy(timetable.teacherBusy, to);
  if (taken) return refuseTaken(taken);
  if (timetable.learnersBusy.some((busy) => overlaps(busy, to))) return refuse('meetings.learnerBusy');
  return null;
}

/** Refuses a time that the teacher does not have. */
export const refuseTaken = ({ why, until }: TeacherTaken) =>
  refuse(`meetings.${why}`, until ? { params: { until: until.toISOString() } } : {});

/** Refuses a start off the school's time grid. Not for restored times, which an earlier grid may have allowed. */
export const refuseOffGrid = (to: Span, { lessonHours }: Timetable) =>
  onGrid(lessonHours, to.start)
    ? null
    : refuse('meetings.offGrid', { params: { minutes: lessonHours.startsEvery } });

/** Whether the day is within the class's pause. */
export const isPaused = (
  { pausedFrom, pausedUntil }: Pick<MeetingFacts, 'pausedFrom' | 'pausedUntil'>,
  day: string,
): boolean => pausedFrom !== null && pausedUntil !== null && pausedFrom <= day && day < pausedUntil;

/** Whether a meeting is planned, not closed and not yet over. */
export const isOpen = (meeting: MeetingFacts, now: Date): boolean =>
  meeting.state === 'planned' && meeting.closedAt === null && meeting.span !== null && now < meeting.span.end;

/**
 * Decides whether a meeting may be cancelled for one learner, also after the learner was marked.
 *
 * @param growth by how many days the learner's course is extended, and its last day then.
 */
export function decideCancelForSeat(
  meeting: MeetingFacts,
  policy: Policy,
  growth: { days: number; lastDay: string },
  actor: 'teacher' | 'school',
  now: Date,
): Decision<CancelOutcome> {
  const state = isOpen(meeting, now) ? 'planned' : meeting.state === 'to_plan' ? 'to_plan' : 'lapsed';
  return decideCancel(policy, { state, days: growth.days, lastDayAfter: growth.lastDay, actor });
}

/** The earliest last day of the seats' courses; null without seats. */
export const earliestLastDay = (seats: readonly SeatFacts[]): string | null =>
  seats.map(lastDayOfSeat).sort()[0] ?? null;

/** Until when an excuse is in time, so that the meeting is not forfeited; null without a time. */
export const noticeDeadline = (meeting: MeetingFacts, policy: Policy): Date | null =>
  meeting.span && noticeUntil(policy, meeting.span.start);
