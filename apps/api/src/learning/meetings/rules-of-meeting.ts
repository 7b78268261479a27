import { dayIn, later, MINUTE } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
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

/** A seat with the rules of its purchase. */
export type RuledSeat = SeatFacts & { policy: Policy };

/** The rules that each seat of a meeting was bought under; they are kept in memory after the first time. */
export async function withPolicies(db: Queryable, seats: readonly SeatFacts[]): Promise<RuledSeat[]> {
  const ruled: RuledSeat[] = [];
  for (const seat of seats) ruled.push({ ...seat, policy: await readPolicy(db, seat.policyVersion) });
  return ruled;
}

/** The rules that a meeting itself goes by: its first learner's, else today's. */
export async function policyOfMeeting(
  db: Queryable,
  seats: readonly RuledSeat[],
  now: Date,
): Promise<Policy> {
  return seats[0]?.policy ?? policyAt(db, now);
}

/** How many may come to this meeting: a make-up or an owed one is its learner's alone. */
export const capacityOf = (meeting: MeetingFacts): number =>
  meeting.kind === 'series' ? meeting.capacity : 1;

/** A meeting that would start then, as long as the rules make it. */
export const spanFrom = (start: Date, policy: Policy): Span => ({
  start,
  end: later(start, policy.values.meetingMinutes * MINUTE),
});

/**
 * What moving a whole meeting to `to` means: it is allowed when it is for every learner in it, otherwise the first
 * learner's refusal counts. A learner whose course is stopped stands in nobody's way; where all are, it stays.
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

const MOVE_REFUSALS: Record<Exclude<MoveOutcome, 'allowed'>, string> = {
  tooLate: 'meetings.tooLate',
  pastLastDay: 'meetings.pastLastDay',
  inPast: 'meetings.inPast',
  tooSoon: 'meetings.tooSoon',
  weekFull: 'meetings.weekFull',
  group: 'meetings.group',
  notMovable: 'meetings.notMovable',
  stopped: 'meetings.stopped',
};

/** A refused move as the call's refusal, with the decision's own parameters. */
export function refusalOfMove({ outcome, reason }: Decision<MoveOutcome>): Refusal | null {
  return outcome === 'allowed' ? null : refuse(MOVE_REFUSALS[outcome], { params: reason.params });
}

/** Why a time is not free by the school's days and hours, the class's pause, the teacher's hours or anybody's meetings; null when it is. */
export function clashOf(
  meeting: Pick<MeetingFacts, 'pausedFrom' | 'pausedUntil'>,
  to: Span,
  free: Timetable,
): Refusal | null {
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

/** Why nobody is offered this start: it is none of the school's grid; null when it is. Old times that come back may be off it. */
export const refuseOffGrid = (to: Span, { lessonHours }: Timetable): Refusal | null =>
  onGrid(lessonHours, to.start)
    ? null
    : refuse('meetings.offGrid', { params: { minutes: lessonHours.startsEvery } });

/** Whether a day lies in the class's pause. */
export const isPaused = (
  { pausedFrom, pausedUntil }: Pick<MeetingFacts, 'pausedFrom' | 'pausedUntil'>,
  day: string,
): boolean => pausedFrom !== null && pausedUntil !== null && pausedFrom <= day && day < pausedUntil;

/** Whether a meeting is still to be held, or is being held: planned, not closed, and its end not past. */
export const isOpen = (meeting: MeetingFacts, now: Date): boolean =>
  meeting.state === 'planned' && meeting.closedAt === null && meeting.span !== null && now < meeting.span.end;

/**
 * What cancelling the meeting means for one learner; a mark already given does not stop it, it is given back.
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

/** The last day of a seat's course if the school cancelled now. */
export const lastDayExtended = (seat: RuledSeat): string =>
  addDays(lastDayOfSeat(seat), seat.policy.values.extensionDays);

/** The earliest last day of several learners' courses; null where there is none. */
export const earliestLastDay = (seats: readonly SeatFacts[]): string | null =>
  seats.map(lastDayOfSeat).sort()[0] ?? null;

/** The last instant of notice of a planned meeting. */
export const noticeOf = (meeting: MeetingFacts, policy: Policy): Date | null =>
  meeting.span && noticeUntil(policy, meeting.span.start);
