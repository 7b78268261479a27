import { dayIn, later, MINUTE } from '@fasih/school/basics/instants';
import { refuse } from '@fasih/school/basics/refusal';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Decision, Policy } from '@fasih/school/catalogue/policy/decision';
import {
  type Actor,
  type CancelOutcome,
  decideCancel,
  decideMove,
  type MoveOutcome,
  noticeUntil,
} from '@fasih/school/catalogue/policy/timetable';
import { addDays, weekOf } from '@fasih/school/catalogue/policy/validity';
import { inLessonHours, onGrid } from '@fasih/school/learning/lesson-hours/lesson-hours';
import { isAvailableDuring, overlaps } from '@fasih/school/learning/meetings/plan';
import { policyAt, readPolicy } from '../../catalogue/policy/read-policy.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { MeetingFacts, SeatFacts } from './facts.ts';
import { type Timetable, weekKey } from './read-timetable.ts';
import { lastDayOfSeat } from './seat-writes.ts';

/** A seat with the policy of its purchase. */
export type RuledSeat = SeatFacts & { policy: Policy };

/** Adds each seat's policy; policies are cached. */
export async function withPolicies(db: Queryable, seats: readonly SeatFacts[]): Promise<RuledSeat[]> {
  const ruled: RuledSeat[] = [];
  for (const seat of seats) ruled.push({ ...seat, policy: await readPolicy(db, seat.policyVersion) });
  return ruled;
}

/** The policy of a meeting: its first learner's, else today's. */
export async function policyOfMeeting(
  db: Queryable,
  seats: readonly RuledSeat[],
  now: Date,
): Promise<Policy> {
  return seats[0]?.policy ?? policyAt(db, now);
}

/** Capacity of a meeting; make-ups and owed meetings are for one learner. */
export const capacityOf = (meeting: MeetingFacts): number =>
  meeting.kind === 'series' ? meeting.capacity : 1;

/** The span of a meeting that starts at this instant. */
export const spanFrom = (start: Date, policy: Policy): Span => ({
  start,
  end: later(start, policy.values.meetingMinutes * MINUTE),
});

/**
 * Decides moving a meeting to `to`: allowed if every active learner's rules allow it, otherwise the first
 * refusal. Learners of stopped courses count only if all are stopped.
 */
export function decideMoveOfAll(
  meeting: MeetingFacts,
  seats: readonly RuledSeat[],
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
        perWeek: seat.perWeek,
      },
      now,
    ),
  );
  return decisions.find(({ outcome }) => outcome !== 'allowed') ?? decisions[0] ?? null;
}

const MOVE_REFUSALS = {
  tooLate: 'meetings.tooLate',
  pastLastDay: 'meetings.pastLastDay',
  inPast: 'meetings.inPast',
  tooSoon: 'meetings.tooSoon',
  weekFull: 'meetings.weekFull',
  group: 'meetings.group',
  notMovable: 'meetings.notMovable',
  stopped: 'meetings.stopped',
} as const satisfies Record<Exclude<MoveOutcome, 'allowed'>, string>;

/** The refusal of a move that is not allowed, with the decision's parameters. */
export function refusalOfMove({ outcome, reason }: Decision<MoveOutcome>) {
  return outcome === 'allowed' ? null : refuse(MOVE_REFUSALS[outcome], { params: reason.params });
}

/**
 * Refuses a time that clashes with pause, holidays, lesson hours, the teacher's hours or anybody's meetings;
 * null if it is free.
 */
export function clashOf(
  meeting: Pick<MeetingFacts, 'pausedFrom' | 'pausedUntil'>,
  to: Span,
  free: Timetable,
) {
  const day = dayIn(to.start);
  if (isPaused(meeting, day))
    return refuse('meetings.paused', { params: { until: meeting.pausedUntil ?? day } });
  if (free.holidays.has(day)) return refuse('meetings.holiday', { params: { day } });
  if (!inLessonHours(free.lessonHours, to)) return refuse('meetings.outsideLessonHours');
  if (!free.teacher || !isAvailableDuring(free.availability, to)) return refuse('meetings.teacherAway');
  if (free.teacherBusy.some((busy) => overlaps(busy, to))) return refuse('meetings.teacherBusy');
  if (free.learnersBusy.some((busy) => overlaps(busy, to))) return refuse('meetings.learnerBusy');
  return null;
}

/** Refuses a start outside the school's grid. Old times that are restored may be off it. */
export const refuseOffGrid = (to: Span, { lessonHours }: Timetable) =>
  onGrid(lessonHours, to.start)
    ? null
    : refuse('meetings.offGrid', { params: { minutes: lessonHours.startsEvery } });

/** True if the day is within the class's pause. */
export const isPaused = (
  { pausedFrom, pausedUntil }: Pick<MeetingFacts, 'pausedFrom' | 'pausedUntil'>,
  day: string,
): boolean => pausedFrom !== null && pausedUntil !== null && pausedFrom <= day && day < pausedUntil;

/** True if a meeting is planned, not closed and not past its end. */
export const isOpen = (meeting: MeetingFacts, now: Date): boolean =>
  meeting.state === 'planned' && meeting.closedAt === null && meeting.span !== null && now < meeting.span.end;

/**
 * Decides cancelling the meeting for one learner; an existing mark is returned, not an obstacle.
 *
 * @param lastDay the course's last day after the extension.
 */
export function decideCancelOf(
  meeting: MeetingFacts,
  policy: Policy,
  lastDay: string,
  actor: 'teacher' | 'school',
  now: Date,
): Decision<CancelOutcome> {
  const state = isOpen(meeting, now) ? 'planned' : meeting.state === 'to_plan' ? 'to_plan' : 'lapsed';
  return decideCancel(policy, { state, lastDayAfter: lastDay, actor });
}

/** The last day of a seat's course after a cancellation now. */
export const lastDayExtended = (seat: RuledSeat): string =>
  addDays(lastDayOfSeat(seat), seat.policy.values.extensionDays);

/** The earliest last day of these courses; null without seats. */
export const earliestLastDay = (seats: readonly SeatFacts[]): string | null =>
  seats.map(lastDayOfSeat).sort()[0] ?? null;

/** The last instant of notice for a planned meeting. */
export const noticeOf = (meeting: MeetingFacts, policy: Policy): Date | null =>
  meeting.span && noticeUntil(policy, meeting.span.start);
