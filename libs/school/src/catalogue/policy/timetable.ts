import { DAY, later, SECOND } from '../../basics/instants.ts';
import type { Span } from './attendance.ts';
import { type Decision, decide, type Policy } from './decision.ts';
import { because, type Reason } from './reasons.ts';
import { RULES_2 } from './rules-2.ts';
import type { SeatState } from './seat.ts';
import { endOfDay } from './validity.ts';

/** Who requests a change: a family for its learner, the class's teacher, or the school (admin). */
export type Actor = 'learner' | 'teacher' | 'school';

/** The last instant of sufficient notice: exactly 24:00:00 h before the start is enough. */
export function noticeUntil(policy: Policy, start: Date): Date {
  return later(start, -policy.values.noticeSeconds * SECOND);
}

const noticeHours = (policy: Policy) => policy.values.noticeSeconds / 3600;

/**
 * The first start that a meeting may be given now, or null for the school, which plans any future time. Family and
 * teacher need full notice before the new time; otherwise one could move a meeting to five minutes from now, and the
 * other side would forfeit it.
 */
export function earliestStart(policy: Policy, actor: Actor, now: Date): Date | null {
  return actor === 'school' ? null : later(now, policy.values.noticeSeconds * SECOND);
}

export type MoveOutcome =
  | 'allowed'
  | 'tooLate'
  | 'pastLastDay'
  | 'inPast'
  | 'tooSoon'
  | 'weekFull'
  | 'group'
  | 'testNear'
  | 'notMovable'
  | 'stopped';

/**
 * Whether this meeting may move to, or be planned at, `to` (docs/product/classes.md#moving): learner and teacher need
 * 24 hours' notice before the old and the new start (`earliestStart`), in a group only the school moves, it must end
 * by the last day, and a learner attends at most the plan's slots per week. Whether both are free is decided by the
 * timetable.
 */
export function decideMove(
  policy: Policy,
  meeting: {
    actor: Actor;
    state: SeatState;
    enrolmentActive: boolean;
    /** Null without a time. */
    span: Span | null;
    to: Span;
    lastDay: string;
    /** Of the class; 1 for a make-up or owed meeting, which is for one learner only. */
    capacity: number;
    /** Other planned or held meetings of the learner in the week of `to`. */
    othersInWeek: number;
    /** The most that week may have; under rules 2 `weekLimit`. */
    perWeek: number;
    /** Under rules 2 until when the family may move it (`freeUntil`); without it the notice decides. */
    freeUntil?: Date | null;
    /** A test, whose time only the family brings forward when it is near (rules 2). */
    isTest?: boolean;
  },
  now: Date,
): Decision<MoveOutcome> {
  const { actor, span, to, lastDay } = meeting;
  const rule = span ? 'move' : 'plan';
  const inputs = {
    now: now.toISOString(),
    actor,
    state: meeting.state,
    start: span?.start.toISOString() ?? null,
    to: to.start.toISOString(),
    lastDay,
    othersInWeek: meeting.othersInWeek,
    perWeek: meeting.perWeek,
  };
  const say = (outcome: MoveOutcome, reason: Reason) => decide(policy, rule, outcome, inputs, reason);
  const movable = (meeting.state === 'planned' && span) || meeting.state === 'to_plan';
  if (!movable) return say('notMovable', because('move.notMovable', {}));
  if (!meeting.enrolmentActive) return say('stopped', because('move.stopped', {}));
  if (meeting.capacity > 1 && actor !== 'school') return say('group', because('move.group', {}));
  if (span && now >= span.start) return say('notMovable', because('move.notMovable', {}));
  if (span && actor !== 'school') {
    const until = (actor === 'learner' ? meeting.freeUntil : null) ?? noticeUntil(policy, span.start);
    if (now > until) {
      return say(
        'tooLate',
        because('move.tooLate', { until: until.toISOString(), hours: noticeHours(policy) }),
      );
    }
  }
  const near = policy.rules >= 2 && meeting.isTest && actor !== 'learner' && span && to.start < span.start;
  if (near && now >= later(span.start, -RULES_2.testNear)) {
    const params = { start: span.start.toISOString(), days: RULES_2.testNear / DAY };
    return say('testNear', because('move.testNear', params));
  }
  if (to.start <= now) return say('inPast', because('move.inPast', {}));
  const earliest = earliestStart(policy, actor, now);
  if (earliest && to.start < earliest) {
    return say(
      'tooSoon',
      because('move.tooSoon', { earliest: earliest.toISOString(), hours: noticeHours(policy) }),
    );
  }
  if (to.end > endOfDay(lastDay)) return say('pastLastDay', because('move.pastLastDay', { lastDay }));
  if (meeting.othersInWeek >= meeting.perWeek) {
    return say('weekFull', because('move.weekFull', { perWeek: meeting.perWeek }));
  }
  if (!span) return say('allowed', because('plan.allowed', { lastDay }));
  const until = noticeUntil(policy, to.start).toISOString();
  return decisionAt(say('allowed', because('move.allowed', { until })), now);
}

/** A stored decision as shown at `now`: a past limit is not shown as current. */
export function decisionAt<
  D extends { reason: { key: string; params: Readonly<Record<string, string | number>> } },
>(decision: D, now: Date): D {
  const { key, params } = decision.reason;
  if (key !== 'move.allowed' || new Date(String(params.until)) >= now) return decision;
  return { ...decision, reason: because('move.allowedLast', {}) };
}

export type ExcuseOutcome = 'kept' | 'tooLate' | 'notPlanned';

/**
 * A learner cannot come. With notice the meeting keeps its number and can be planned again until the last day; a late
 * excuse is only recorded (docs/product/classes.md#excusing).
 */
export function decideExcuse(
  policy: Policy,
  seat: {
    state: SeatState;
    span: Span | null;
    lastDay: string;
    /** Under rules 2 until when it is free (`freeUntil`); without it the notice decides. */
    freeUntil?: Date | null;
    /** Somebody else than the class's teacher holds it: the family may decline until it starts. */
    hasSubstitute?: boolean;
  },
  now: Date,
): Decision<ExcuseOutcome> {
  const inputs = {
    now: now.toISOString(),
    state: seat.state,
    start: seat.span?.start.toISOString() ?? null,
    lastDay: seat.lastDay,
  };
  if (seat.state !== 'planned' || !seat.span || now >= seat.span.end) {
    return decide(policy, 'excuse', 'notPlanned', inputs, because('excuse.notPlanned', {}));
  }
  const until = noticeUntil(policy, seat.span.start);
  const say = (outcome: ExcuseOutcome, reason: Reason) => decide(policy, 'excuse', outcome, inputs, reason);
  const kept = { until: until.toISOString(), lastDay: seat.lastDay };
  if (now <= until) return say('kept', because('excuse.kept', kept));
  const { freeUntil, hasSubstitute = false } = seat;
  const { start } = seat.span;
  if (hasSubstitute && now <= start)
    return say('kept', because('excuse.substitute', { ...kept, until: start.toISOString() }));
  if (freeUntil && now <= freeUntil)
    return say('kept', because('excuse.free', { ...kept, until: freeUntil.toISOString() }));
  return say(
    'tooLate',
    because('excuse.tooLate', { until: (freeUntil ?? until).toISOString(), hours: noticeHours(policy) }),
  );
}

export type PauseOutcome = 'kept' | 'tooNear' | 'notPlanned';

/**
 * The school pauses a class: a meeting with enough notice becomes 'to plan', a nearer one takes place, because
 * everybody counts on it. It costs no meeting and does not change the last day (docs/product/classes.md#pauses).
 */
export function decidePause(
  policy: Policy,
  seat: { state: SeatState; span: Span | null; lastDay: string },
  /** `until` is the first day with lessons again. */
  pause: { from: string; until: string },
  now: Date,
): Decision<PauseOutcome> {
  const { state, span, lastDay } = seat;
  const { from, until } = pause;
  const start = span?.start.toISOString() ?? null;
  const inputs = { now: now.toISOString(), state, start, lastDay, from, until };
  const say = (outcome: PauseOutcome, reason: Reason) => decide(policy, 'pause', outcome, inputs, reason);
  if (state !== 'planned' || !span || now >= span.start)
    return say('notPlanned', because('pause.notPlanned', {}));
  return now <= noticeUntil(policy, span.start)
    ? say('kept', because('pause.kept', { from, until, lastDay }))
    : say('tooNear', because('pause.tooNear', { from, until, hours: noticeHours(policy) }));
}

export type CancelOutcome = 'returned' | 'notPlanned';

/** School or teacher cancels: never costs the learner a meeting, and extends the course's last day by 7 days. */
export function decideCancel(
  policy: Policy,
  seat: {
    state: SeatState;
    /** Days that the course gets; the version's if they are not given. */
    days?: number;
    lastDayAfter: string;
    actor: 'teacher' | 'school';
  },
): Decision<CancelOutcome> {
  const inputs = { state: seat.state, actor: seat.actor, lastDayAfter: seat.lastDayAfter };
  return seat.state === 'planned'
    ? decide(
        policy,
        'cancel',
        'returned',
        inputs,
        because('cancel.returned', {
          by: seat.actor,
          days: seat.days ?? policy.values.extensionDays,
          lastDay: seat.lastDayAfter,
        }),
      )
    : decide(policy, 'cancel', 'notPlanned', inputs, because('cancel.notPlanned', {}));
}
