import type { Reply } from '@fasih/school/basics/contract';
import { dayIn, later, MINUTE } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Decision, Policy } from '@fasih/school/catalogue/policy/decision';
import { weekLimit } from '@fasih/school/catalogue/policy/rules-2';
import {
  decideExcuse,
  decideMove,
  earliestStart,
  type MoveOutcome,
} from '@fasih/school/catalogue/policy/timetable';
import { addDays, endOfDay, instantOf, weekOf } from '@fasih/school/catalogue/policy/validity';
import type { meetingOptions } from '@fasih/school/learning/meetings/contract';
import { freeTimes } from '@fasih/school/learning/meetings/plan';
import type { Pool } from 'pg';
import type { SignedInCall } from '../../platform/http/call.ts';
import { type Relation, relationTo } from './access.ts';
import { changesIn } from './course-changes.ts';
import { growthOf } from './extend-cancelled.ts';
import { type MeetingFacts, meetingFacts } from './facts.ts';
import { addFreeUntil, needsTelling } from './free-until.ts';
import { presentDecision, presentMeeting } from './present.ts';
import { readTimetable, type Timetable, weekKey } from './read-timetable.ts';
import {
  decideCancelForSeat,
  decideMoveForSeats,
  earliestLastDay,
  hasSubstitute,
  noticeDeadline,
  policyOfMeeting,
  type SeatWithPolicy,
  withPolicies,
} from './rules-of-meeting.ts';
import { lastDayOfSeat } from './seat-writes.ts';

type Options = Reply<typeof meetingOptions>;

/**
 * Decisions for moving, excusing and cancelling a meeting now, and the free times up to the last day, in
 * pages of days (docs/product/classes.md#decisions). Two statements.
 */
export async function readOptions(
  pool: Pool,
  meetingId: string,
  { learnerId, from }: { learnerId?: string | undefined; from?: string | undefined },
  call: SignedInCall,
): Promise<Options | Refusal<'meetings.notFound'>> {
  const meeting = await meetingFacts(pool, meetingId);
  const relation = meeting && relationTo(meeting, call.person, call.now, learnerId);
  if (!meeting || !relation) return refuse('meetings.notFound');
  const { now } = call;
  const bought = await withPolicies(pool, meeting.seats);
  const policy = await policyOfMeeting(pool, bought, now);
  const lastDay = earliestLastDay(bought);
  const until = lastDay === null ? now : endOfDay(lastDay);
  const free = await readTimetable(pool, {
    teacherId: meeting.teacherId,
    learnerIds: bought.map((seat) => seat.learnerId),
    from: now,
    until: until > now ? until : now,
    without: [meeting.id],
    now,
    tellingOf: needsTelling(bought) ? meeting.id : null,
    changesOf: bought.filter((seat) => seat.policy.rules >= 2).map((seat) => seat.enrolmentId),
  });
  const seats = addFreeUntil(bought, free.telling);
  const earliest = earliestStart(policy, relation.actor, now);
  const ownFreeUntil = relation.actor === 'learner' ? (seats[0]?.freeUntil ?? null) : null;
  const notice = ownFreeUntil ?? noticeDeadline(meeting, policy);
  const times = timesFor(meeting, seats, free, policy, now, earliest, until);
  const move = moveNow(meeting, seats, relation, free, policy, times, now);
  const ownSeat = relation.actor === 'learner' || learnerId !== undefined ? relation.seats[0] : undefined;
  const seat = ownSeat && seats.find(({ seatId }) => seatId === ownSeat.seatId);
  return {
    meeting: presentMeeting(meeting, call.person),
    learnerId: seat?.learnerId ?? null,
    noticeUntil: notice !== null && notice >= now ? notice.toISOString() : null,
    lastDay,
    earliest: earliest?.toISOString() ?? null,
    perWeek: seats[0] ? weekLimit(seats[0].policy, seats[0].perWeek) : null,
    move: presentDecision(move),
    excuse: seat
      ? presentDecision(
          decideExcuse(
            seat.policy,
            { ...seat, lastDay: lastDayOfSeat(seat), hasSubstitute: hasSubstitute(meeting) },
            now,
          ),
        )
      : null,
    cancel: cancelNow(meeting, seats, relation, policy, free, now),
    ...(move.outcome === 'allowed' ? pageOf(times, from) : { free: [], fullWeeks: [], next: null }),
    serverNow: now.toISOString(),
  };
}

type Times = { open: Span[]; inFullWeeks: Span[]; fullWeeks: string[] };

/**
 * Times free for everybody; those in weeks that already have the plan's meetings are separate, with the
 * Mondays of these weeks.
 */
function timesFor(
  meeting: MeetingFacts,
  seats: readonly SeatWithPolicy[],
  free: Timetable,
  policy: Policy,
  now: Date,
  earliest: Date | null,
  until: Date,
): Times {
  const times = freeTimes(
    { ...free, meetingMinutes: policy.values.meetingMinutes },
    earliest ?? later(now, 1),
    until,
  );
  const full: Span[] = [];
  for (let week = weekOf(now); instantOf(week, 0) < until; week = addDays(week, 7)) {
    const isFull = seats.some(
      (seat) =>
        (free.inWeek.get(weekKey(seat.enrolmentId, week)) ?? 0) >= weekLimit(seat.policy, seat.perWeek),
    );
    if (isFull) full.push({ start: instantOf(week, 0), end: instantOf(addDays(week, 7), 0) });
  }
  const within = (spans: readonly Span[], { start }: Span) =>
    spans.some((span) => span.start <= start && start < span.end);
  const { pausedFrom, pausedUntil } = meeting;
  const paused =
    pausedFrom && pausedUntil ? [{ start: instantOf(pausedFrom, 0), end: instantOf(pausedUntil, 0) }] : [];
  const unpaused = times.filter((time) => !within(paused, time));
  const inFullWeeks = unpaused.filter((time) => within(full, time));
  return {
    open: unpaused.filter((time) => !within(full, time)),
    inFullWeeks,
    fullWeeks: full
      .filter((week) => inFullWeeks.some((time) => within([week], time)))
      .map(({ start }) => dayIn(start)),
  };
}

/** Days with free times per page; a week or two are enough for most families. */
const DAYS_PER_PAGE = 14;

/** One page of free times from `from` on, its full weeks, and the day on which the next page begins. */
function pageOf(times: Times, from: string | undefined): Pick<Options, 'free' | 'fullWeeks' | 'next'> {
  const begin = from === undefined ? null : instantOf(from, 0);
  const open = times.open.filter(({ start }) => begin === null || start >= begin);
  const days = new Set<string>();
  let next: string | null = null;
  const free: Options['free'] = [];
  for (const { start, end } of open) {
    const day = dayIn(start);
    if (!days.has(day) && days.size === DAYS_PER_PAGE) {
      next = day;
      break;
    }
    days.add(day);
    free.push({ start: start.toISOString(), end: end.toISOString() });
  }
  const fullWeeks = times.fullWeeks.filter(
    (week) => (from === undefined || week >= from) && (next === null || week < next),
  );
  return { free, fullWeeks, next };
}

/** The decision for the first free time, or for the earliest allowed one if none is free. */
function moveNow(
  meeting: MeetingFacts,
  seats: readonly SeatWithPolicy[],
  { actor }: Relation,
  free: Timetable,
  policy: Policy,
  times: Times,
  now: Date,
): Decision<MoveOutcome> {
  const start = earliestStart(policy, actor, now) ?? later(now, MINUTE);
  const soon = { start, end: later(start, policy.values.meetingMinutes * MINUTE) };
  const to = times.open[0] ?? times.inFullWeeks[0] ?? soon;
  const noSeat = {
    actor,
    state: 'lapsed' as const,
    enrolmentActive: true,
    span: null,
    to,
    lastDay: dayIn(now),
    capacity: meeting.capacity,
    othersInWeek: 0,
    perWeek: 0,
  };
  return decideMoveForSeats(meeting, seats, to, free.inWeek, actor, now) ?? decideMove(policy, noSeat, now);
}

function cancelNow(
  meeting: MeetingFacts,
  seats: readonly SeatWithPolicy[],
  { actor }: Relation,
  policy: Policy,
  { changes }: Timetable,
  now: Date,
): Options['cancel'] {
  if (actor === 'learner') return null;
  const first = seats[0];
  const growth = first
    ? growthOf(first, meeting.span, changesIn(changes)(first.enrolmentId))
    : { days: policy.values.extensionDays, lastDay: dayIn(now) };
  return presentDecision(decideCancelForSeat(meeting, first?.policy ?? policy, growth, actor, now));
}
