import fc from 'fast-check';
import { DAY, HOUR, later, SECOND } from '../../basics/instants.ts';
import { decideClose, decideCorrect, decideMark, decideWaive, type Span } from './attendance.ts';
import {
  type Balance,
  type BalanceEvent,
  decideOwedMeeting,
  type EventKind,
  eventsOfChange,
  foldBalance,
  meetingsFromMinutes,
} from './balance.ts';
import { decideCheckIn } from './check-in.ts';
import type { Policy } from './decision.ts';
import { quoteRefund } from './refund.ts';
import { ATTENDANCE, isDrawn, type SeatState } from './seat.ts';
import { decideCancel, decideExcuse, decideMove } from './timetable.ts';
import { addDays, decideExpire, endOfDay, lastDayOf } from './validity.ts';
import { POLICY_VERSION_1 } from './values.ts';

/*
 * A one-to-one course with a random history in which every step asks the rules first, as the server does. After each
 * step the balance from its events must equal the one counted from the seats.
 */
const policy: Policy = { version: 1, rules: 1, values: POLICY_VERSION_1 };
export const begins = new Date('2026-11-02T02:00:00Z');

export type Seat = {
  number: number;
  state: SeatState;
  span: Span | null;
  markedAt: Date | null;
  toldLateAt: Date | null;
  checkedInAt: Date | null;
  closed: boolean;
};
export type Course = {
  bought: number;
  now: Date;
  state: 'active' | 'suspended' | 'ended';
  lastDay: string;
  seats: Seat[];
  events: BalanceEvent[];
  /** Meetings that ended with the course, by expiry and by refund. */
  expired: number;
  refunded: number;
  /** Minutes owed, from check-ins alone. */
  banked: number;
};

const COMMON = ['toNext', 'checkIn', 'mark', 'close', 'correct', 'waive'] as const;
const RARE = ['wait', 'toLastDay', 'cancel', 'excuse', 'move', 'expire', 'refund', 'suspend'] as const;
type StepKind = (typeof COMMON)[number] | (typeof RARE)[number];
type Step = { kind: StepKind; pick: number; seconds: number; free: boolean };

const kindOfStep: fc.Arbitrary<StepKind> = fc.constantFrom(
  ...COMMON,
  ...COMMON,
  ...COMMON,
  ...COMMON,
  ...COMMON,
  ...COMMON,
  ...RARE,
);

/** One step of a random history; times at the limits of the rules are more frequent. */
export const aStep: fc.Arbitrary<Step> = fc.record({
  kind: kindOfStep,
  /** Which seat, modulo their number. */
  pick: fc.nat(1000),
  seconds: fc.oneof(
    fc.integer({ min: -400, max: 5000 }),
    fc.constantFrom(-301, -300, 0, 1, 900, 901, 3600, 3601),
    fc.integer({ min: -30 * 3600, max: 30 * 3600 }),
  ),
  /** Whether teacher and learner are free afterwards, and whether the school or the family acts. */
  free: fc.boolean(),
});

/** A planned course: two meetings a week from a Monday, with minutes owed from before. */
export function opened(bought: number, banked = 0): Course {
  const seats = Array.from({ length: bought }, (_, i): Seat => {
    const start = later(begins, (Math.floor(i / 2) * 7 + (i % 2) * 2) * DAY);
    return fresh(i + 1, { start, end: later(start, HOUR) });
  });
  return {
    bought,
    now: later(begins, -2 * DAY),
    state: 'active',
    lastDay: lastDayOf('2026-11-02', 3, 0),
    seats,
    events: [event('bought', { meetings: bought }), event('owed_minutes', { minutes: banked })],
    expired: 0,
    refunded: 0,
    banked,
  };
}

const fresh = (number: number, span: Span | null): Seat => ({
  number,
  state: span ? 'planned' : 'to_plan',
  span,
  markedAt: null,
  toldLateAt: null,
  checkedInAt: null,
  closed: false,
});

/** A balance event that changes nothing but what `change` names. */
export const event = (kind: EventKind, change: Partial<BalanceEvent> = {}): BalanceEvent => ({
  kind,
  meetings: 0,
  minutes: 0,
  days: 0,
  ...change,
});

/** Changes the seat's state; the balance changes only by the rule for such changes. */
function change(course: Course, seat: Seat, to: SeatState): void {
  for (const { kind, meetings } of eventsOfChange(seat.state, to))
    course.events.push(event(kind, { meetings }));
  seat.state = to;
  if (to === 'to_plan' || to === 'lapsed') Object.assign(seat, fresh(seat.number, null), { state: to });
}

/** School or teacher cancelled: the meeting is given back and the course is extended. */
function giveBack(course: Course, seat: Seat): void {
  const days = policy.values.extensionDays;
  change(course, seat, 'to_plan');
  course.events.push(event('extended', { days }));
  course.lastDay = addDays(course.lastDay, days);
}

function end(course: Course): void {
  for (const seat of course.seats) if (!isDrawn(seat.state)) change(course, seat, 'lapsed');
  course.state = 'ended';
}

/** The balance, from the events alone. */
export function balanceOf(course: Course): Balance {
  return foldBalance(course.events);
}

/** Possible actions; each asks its rule first, and a refused one does not happen. */
const ACTIONS: Record<StepKind, (course: Course, step: Step) => void> = {
  wait(course, { seconds }) {
    course.now = later(course.now, Math.abs(seconds) * SECOND);
  },
  toNext(course, { seconds }) {
    const { span } = nextOf(course);
    // Times near this meeting: at other times nothing is decided.
    const around = seconds % 4000;
    if (span) course.now = new Date(Math.max(course.now.getTime(), span.start.getTime() + around * SECOND));
  },
  toLastDay(course, { pick }) {
    if (pick % 4 === 0)
      course.now = new Date(Math.max(course.now.getTime(), endOfDay(course.lastDay).getTime()));
  },
  mark(course) {
    const seat = nextOf(course);
    const enrolmentActive = course.state === 'active';
    const { outcome } = decideMark(policy, { ...seat, enrolmentActive }, course.now);
    if (outcome !== 'present' && outcome !== 'late') return;
    change(course, seat, outcome);
    seat.markedAt = course.now;
  },
  checkIn(course, { free }) {
    checkIn(course, nextOf(course), free);
  },
  close(course) {
    for (const seat of course.seats) close(course, seat);
  },
  correct(course, { pick, seconds }) {
    const seat = pick % 2 === 0 ? nextOf(course) : seatOf(course, pick);
    const to = ATTENDANCE[Math.abs(seconds) % ATTENDANCE.length] ?? 'present';
    if (decideCorrect(policy, { ...seat, to }, course.now).outcome === 'changed') change(course, seat, to);
  },
  waive(course, { pick }) {
    const seat = course.seats.find(({ state }) => state === 'absent') ?? seatOf(course, pick);
    // An ended course is settled; the server refuses to give a meeting back to it.
    if (course.state !== 'ended' && decideWaive(policy, seat).outcome === 'returned')
      change(course, seat, 'to_plan');
  },
  cancel(course, { pick }) {
    const seat = seatOf(course, pick);
    const lastDayAfter = addDays(course.lastDay, policy.values.extensionDays);
    const input = { state: seat.state, lastDayAfter, actor: 'school' as const };
    if (!seat.closed && decideCancel(policy, input).outcome === 'returned') giveBack(course, seat);
  },
  excuse(course, { pick }) {
    const seat = seatOf(course, pick);
    const { outcome } = decideExcuse(policy, { ...seat, lastDay: course.lastDay }, course.now);
    if (outcome === 'kept') change(course, seat, 'to_plan');
    if (outcome === 'tooLate') seat.toldLateAt = course.now;
  },
  move(course, { pick, seconds, free }) {
    const seat = course.seats.find(({ state }) => state === 'to_plan') ?? seatOf(course, pick);
    const actor = free ? ('school' as const) : ('learner' as const);
    // A family's new time must be a day ahead; the school's can be any.
    const ahead = Math.abs(seconds) * SECOND + (!free && pick % 2 === 0 ? DAY : 0);
    const start = later(course.now, ahead);
    const to = { start, end: later(start, HOUR) };
    const { state, span } = seat;
    const week = { lastDay: course.lastDay, capacity: 1, othersInWeek: pick % 3, perWeek: 2 };
    if (
      decideMove(policy, { actor, state, enrolmentActive: true, span, to, ...week }, course.now).outcome ===
      'allowed'
    )
      Object.assign(seat, fresh(seat.number, to));
  },
  expire(course) {
    if (course.state === 'ended') return;
    const { left } = balanceOf(course);
    const { outcome } = decideExpire(policy, { lastDay: course.lastDay, left }, course.now);
    if (outcome === 'running') return;
    if (outcome === 'expired') course.events.push(event('expired', { meetings: -left }));
    course.expired = left;
    end(course);
  },
  refund(course) {
    const { held, forfeited, left } = balanceOf(course);
    const { bought, lastDay } = course;
    const input = {
      pricePaid: 2_000_000,
      bought,
      drawn: held + forfeited,
      lastDay,
      ended: course.state === 'ended',
    };
    if (quoteRefund(policy, input, course.now).outcome !== 'allowed') return;
    course.events.push(event('refunded', { meetings: -left }));
    course.refunded = left;
    end(course);
  },
  suspend(course) {
    if (course.state !== 'ended') course.state = course.state === 'active' ? 'suspended' : 'active';
  },
};

const seatOf = (course: Course, pick: number) => course.seats[pick % course.seats.length] as Seat;

/** The current or next meeting, else the first one. */
const nextOf = (course: Course) =>
  course.seats.find(({ span, closed }) => span && !closed && span.end >= course.now) ?? seatOf(course, 0);

/** Performs one step. */
export function live(course: Course, step: Step): void {
  ACTIONS[step.kind](course, step);
}

function checkIn(course: Course, seat: Seat, free: boolean): void {
  if (!seat.span) return;
  const freeAfter = free ? null : seat.span.end;
  const input = { span: seat.span, checkedInAt: seat.checkedInAt, open: !seat.closed, freeAfter };
  const { outcome, delayMinutes, end: until } = decideCheckIn(policy, input, course.now);
  if (outcome !== 'onTime' && outcome !== 'addedToEnd' && outcome !== 'owed') return;
  seat.checkedInAt = course.now;
  seat.span = { start: seat.span.start, end: until };
  if (outcome !== 'owed' || course.state === 'ended') return;
  course.banked += delayMinutes;
  course.events.push(event('owed_minutes', { minutes: delayMinutes }));
  for (let n = meetingsFromMinutes(policy, balanceOf(course).minutesOwed); n > 0; n -= 1) {
    const minutes = decideOwedMeeting(policy, 0).reason.params as { minutes: number };
    course.events.push(event('owed_meeting', { meetings: 1, minutes: -minutes.minutes }));
    course.seats.push(fresh(Math.max(...course.seats.map(({ number }) => number)) + 1, null));
  }
}

function close(course: Course, seat: Seat): void {
  if (!seat.span || seat.closed) return;
  const input = { ...seat, span: seat.span, teacherCheckedIn: seat.checkedInAt !== null };
  const { outcome } = decideClose(policy, input, course.now);
  if (outcome === 'notYet') return;
  // An ended course is settled: nothing comes back to it.
  if (outcome === 'teacherMissing' && course.state !== 'ended') {
    giveBack(course, seat);
    return;
  }
  if (outcome === 'forfeited' && seat.state === 'planned') change(course, seat, 'absent');
  seat.closed = true;
}

/** What the family has left, counted from the seats and not from the events. */
export function counted(course: Course): Partial<Balance> {
  const seats = (...states: SeatState[]) => course.seats.filter(({ state }) => states.includes(state)).length;
  const held = seats('present', 'late');
  const forfeited = seats('absent');
  const extra = course.seats.length - course.bought;
  const { bought, expired, refunded } = course;
  const left = bought + extra - held - forfeited - expired - refunded;
  return { bought, extra, held, forfeited, expired, refunded, left, minutesOwed: course.banked - 60 * extra };
}
