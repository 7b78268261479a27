import { HOUR, later, MINUTE, SECOND } from '../../basics/instants.ts';
import { type Decision, decide, type Policy } from './decision.ts';
import { because, type Reason } from './reasons.ts';
import { type Attendance, isDrawn, type SeatState } from './seat.ts';

/** A planned meeting in UTC; `end` already includes a teacher's delay. */
export type Span = { start: Date; end: Date };

/** When a learner may mark: from 5:00 before the start to the end; until 15:00 after the start it counts as present. */
export function windowOf(policy: Policy, { start, end }: Span) {
  const { markOpensSeconds, presentWithinSeconds } = policy.values;
  return {
    opensAt: later(start, -markOpensSeconds * SECOND),
    presentUntil: later(start, presentWithinSeconds * SECOND),
    closesAt: end,
  };
}

/** Whole begun minutes between two instants, never negative; a begun minute counts in favour of whoever waited. */
export function begunMinutes(from: Date, to: Date): number {
  return Math.max(0, Math.ceil((to.getTime() - from.getTime()) / MINUTE));
}

export type MarkOutcome = 'present' | 'late' | 'tooEarly' | 'closed' | 'already' | 'notPlanned' | 'stopped';

/**
 * The result of marking at `now` (docs/product/classes.md#attendance-windows): too early until 5:00 before the start,
 * present up to and including 15:00 after it, late up to and including the end, then closed. `stopped`: the enrolment
 * is suspended or ended.
 */
export function decideMark(
  policy: Policy,
  seat: { state: SeatState; span: Span | null; markedAt: Date | null; enrolmentActive: boolean },
  now: Date,
): Decision<MarkOutcome> {
  const { span } = seat;
  const inputs = {
    now: now.toISOString(),
    state: seat.state,
    start: span?.start.toISOString() ?? null,
    end: span?.end.toISOString() ?? null,
  };
  const say = (outcome: MarkOutcome, reason: Reason) => decide(policy, 'attendance', outcome, inputs, reason);
  if (isDrawn(seat.state)) {
    return say('already', because('attendance.already', { at: (seat.markedAt ?? now).toISOString() }));
  }
  if (!seat.enrolmentActive) return say('stopped', because('attendance.stopped', {}));
  if (seat.state !== 'planned' || !span) return say('notPlanned', because('attendance.notPlanned', {}));
  const { opensAt, presentUntil, closesAt } = windowOf(policy, span);
  if (now < opensAt) {
    const minutes = policy.values.markOpensSeconds / 60;
    return say('tooEarly', because('attendance.tooEarly', { opensAt: opensAt.toISOString(), minutes }));
  }
  if (now > closesAt) {
    return say('closed', because('attendance.closed', { closedAt: closesAt.toISOString() }));
  }
  const start = span.start.toISOString();
  const grace = policy.values.presentWithinSeconds / 60;
  if (now <= presentUntil) return say('present', because('attendance.present', { start, grace }));
  // Whole minutes, as between the start and the time of the mark that stand beside it; never as few as are in time.
  const passed = Math.floor((now.getTime() - span.start.getTime()) / MINUTE);
  const minutes = Math.max(passed, Math.floor(grace) + 1);
  return say('late', because('attendance.late', { start, minutes, grace }));
}

export type CloseOutcome = 'held' | 'forfeited' | 'teacherMissing' | 'notYet';

/**
 * What a planned seat becomes when its meeting is over: unmarked without notice it is absent and forfeited, and the
 * teacher is paid. If the teacher was not there 15 minutes after the start, the school cancels: nobody loses a
 * meeting, and marks are given back (docs/product/classes.md#closing-and-forfeits).
 */
export function decideClose(
  policy: Policy,
  seat: {
    state: SeatState;
    span: Span;
    toldLateAt: Date | null;
    teacherCheckedIn: boolean;
    /** Days that the course gets if the teacher never came; the version's if they are not given. */
    days?: number;
  },
  now: Date,
): Decision<CloseOutcome> {
  const { start, end } = seat.span;
  const { teacherMissingSeconds, extensionDays } = policy.values;
  const inputs = {
    now: now.toISOString(),
    state: seat.state,
    start: start.toISOString(),
    end: end.toISOString(),
    teacherCheckedIn: seat.teacherCheckedIn,
  };
  const say = (outcome: CloseOutcome, reason: Reason) => decide(policy, 'close', outcome, inputs, reason);
  if (!seat.teacherCheckedIn) {
    if (now <= later(start, teacherMissingSeconds * SECOND)) {
      return say('notYet', because('close.notYet', { closesAt: end.toISOString() }));
    }
    const params = { grace: teacherMissingSeconds / 60, days: seat.days ?? extensionDays };
    return say('teacherMissing', because('close.teacherMissing', params));
  }
  if (now <= end) return say('notYet', because('close.notYet', { closesAt: end.toISOString() }));
  if (seat.state === 'present' || seat.state === 'late') return say('held', because('close.held', {}));
  if (seat.toldLateAt) {
    const hours = Math.max(0, Math.floor((start.getTime() - seat.toldLateAt.getTime()) / HOUR));
    const needed = policy.values.noticeSeconds / 3600;
    return say(
      'forfeited',
      because('close.toldLate', { toldAt: seat.toldLateAt.toISOString(), hours, needed }),
    );
  }
  return say('forfeited', because('close.forfeited', { closedAt: end.toISOString() }));
}

export type CorrectOutcome = 'changed' | 'same' | 'notYet' | 'stopped';

/**
 * A teacher or admin sets a learner's attendance by hand, with a reason that the family sees, once marking is open.
 * From `planned` the meeting is drawn now; between drawn states nothing is drawn again.
 */
export function decideCorrect(
  policy: Policy,
  seat: { state: SeatState; span: Span | null; to: Attendance },
  now: Date,
): Decision<CorrectOutcome> {
  const inputs = { now: now.toISOString(), state: seat.state, to: seat.to };
  const say = (outcome: CorrectOutcome, reason: Reason) => decide(policy, 'correct', outcome, inputs, reason);
  if (!seat.span || seat.state === 'to_plan' || seat.state === 'lapsed') {
    return say('stopped', because('correct.stopped', {}));
  }
  const { opensAt } = windowOf(policy, seat.span);
  if (now < opensAt) return say('notYet', because('correct.notYet', { opensAt: opensAt.toISOString() }));
  if (seat.state === seat.to) return say('same', because('correct.same', {}));
  return say('changed', because('correct.changed', { from: seat.state, to: seat.to }));
}

export type WaiveOutcome = 'returned' | 'notForfeited';

/**
 * An admin waives an absence: the meeting is given back and must be planned again
 * (docs/product/classes.md#waived-absences).
 */
export function decideWaive(policy: Policy, seat: { state: SeatState }): Decision<WaiveOutcome> {
  const inputs = { state: seat.state };
  return seat.state === 'absent'
    ? decide(policy, 'waive', 'returned', inputs, because('waive.returned', {}))
    : decide(policy, 'waive', 'notForfeited', inputs, because('waive.notForfeited', {}));
}

/** A meeting that the school's own fault forfeited comes back, as a waived one. */
export function decideUndoForfeit(policy: Policy, seat: { state: SeatState }): Decision<WaiveOutcome> {
  const waived = decideWaive(policy, seat);
  return waived.outcome === 'returned' ? { ...waived, reason: because('waive.undone', {}) } : waived;
}
