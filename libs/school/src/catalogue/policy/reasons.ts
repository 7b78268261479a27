import type { FaultCause } from './fault-refund.ts';

/**
 * All reasons that a rule can give, with their parameters: instants as ISO-8601 UTC, days `YYYY-MM-DD`, money in
 * whole rupiah. Both languages need a sentence for each key (`libs/messages`, feature `policy`).
 */
export type ReasonParams = {
  'attendance.present': { start: string; grace: number };
  'attendance.late': { start: string; minutes: number; grace: number };
  'attendance.tooEarly': { opensAt: string; minutes: number };
  'attendance.closed': { closedAt: string };
  'attendance.already': { at: string };
  'attendance.notPlanned': Record<string, never>;
  'attendance.stopped': Record<string, never>;
  'checkIn.onTime': Record<string, never>;
  'checkIn.tooEarly': { opensAt: string };
  'checkIn.addedToEnd': { minutes: number; end: string };
  'checkIn.owed': { minutes: number };
  'checkIn.tooLate': { grace: number };
  'checkIn.already': { at: string };
  'checkIn.closed': Record<string, never>;
  'close.forfeited': { closedAt: string };
  'close.toldLate': { toldAt: string; hours: number; needed: number };
  'close.held': Record<string, never>;
  'close.teacherMissing': { grace: number; days: number };
  'close.notYet': { closesAt: string };
  'correct.changed': { from: string; to: string };
  'correct.same': Record<string, never>;
  'correct.notYet': { opensAt: string };
  'correct.stopped': Record<string, never>;
  'waive.returned': Record<string, never>;
  /** The operator undid what the school's own fault forfeited. */
  'waive.undone': Record<string, never>;
  'waive.notForfeited': Record<string, never>;
  'move.allowed': { until: string };
  /** Allowed; only the school may change the new time again. */
  'move.allowedLast': Record<string, never>;
  'move.tooLate': { until: string; hours: number };
  'move.pastLastDay': { lastDay: string };
  'move.inPast': Record<string, never>;
  'move.tooSoon': { earliest: string; hours: number };
  'move.weekFull': { perWeek: number };
  'move.group': Record<string, never>;
  'move.notMovable': Record<string, never>;
  'move.stopped': Record<string, never>;
  'excuse.kept': { until: string; lastDay: string };
  'excuse.tooLate': { until: string; hours: number };
  'excuse.notPlanned': Record<string, never>;
  'pause.kept': { from: string; until: string; lastDay: string };
  'pause.tooNear': { from: string; until: string; hours: number };
  'pause.notPlanned': Record<string, never>;
  /** Older records have no `by`. */
  'cancel.returned': { by?: 'teacher' | 'school'; days: number; lastDay: string };
  'cancel.notPlanned': Record<string, never>;
  'plan.allowed': { lastDay: string };
  'expire.rest': { left: number; lastDay: string };
  'expire.running': { lastDay: string };
  /** The operator undid what the school's own fault ended. */
  'expire.undone': { left: number; lastDay: string };
  'expire.nothingLeft': Record<string, never>;
  'refund.allowed': {
    price: number;
    percent: number;
    amount: number;
    left: number;
    needed: number;
    bought: number;
    drawn: number;
  };
  'refund.tooFewLeft': { left: number; needed: number; bought: number; drawn: number };
  'refund.shortCourse': { bought: number; needed: number };
  'refund.programOver': { lastDay: string };
  'refund.ended': Record<string, never>;
  'refund.nothingPaid': Record<string, never>;
  'refund.nothingBack': { price: number; percent: number };
  'owed.meeting': { minutes: number };
  'level.confirmed': { level: string };
  'level.changed': { from: string; to: string };
  'level.notYours': Record<string, never>;
  'level.none': Record<string, never>;
  'level.stopped': Record<string, never>;
  'level.otherAge': { level: string };
  'level.same': { level: string };
  'level.changeNeedsReason': Record<string, never>;
  'level.checkOrReason': Record<string, never>;
  'level.reopened': { level: string };
  'level.askedBefore': Record<string, never>;
  'level.notDecided': Record<string, never>;
  'numbers.kept': Record<string, never>;
  'numbers.byTime': Record<string, never>;
  'numbers.movedUp': { number: number; waiting: number };
  'numbers.cameBack': { number: number };
  'move.testNear': { start: string; days: number };
  'excuse.free': { until: string; lastDay: string };
  'excuse.substitute': { until: string; lastDay: string };
  'makeup.seat': { number: number; start: string };
  'makeup.private': { number: number };
  'owed.beforeFinal': { final: string };
  'extend.cancelled': { days: number; lastDay: string };
  'extend.later': { days: number; lastDay: string };
  'extend.schoolPause': { days: number; meetings: number; lastDay: string };
  'extend.familyPause': { days: number; already: number; lastDay: string };
  'extend.nothing': { lastDay: string };
  'expire.extended': { days: number; offered: number; needed: number; lastDay: string };
  'expire.waits': Record<string, never>;
  'giveBack.firstUnseen': Record<string, never>;
  'giveBack.unconfirmed': Record<string, never>;
  'giveBack.no': Record<string, never>;
  'familyPause.granted': { from: string; until: string; days: number; left: number; lastDay: string };
  'familyPause.tooLong': { days: number; left: number; most: number };
  'familyPause.tooLate': { until: string; hours: number };
  'familyPause.inPast': Record<string, never>;
  'familyPause.stopped': Record<string, never>;
  'dispute.held': Record<string, never>;
  'dispute.returned': Record<string, never>;
  'dispute.forfeited': Record<string, never>;
  'appeal.open': { answerBy: string };
  'appeal.tooLate': { until: string; days: number };
  'appeal.already': Record<string, never>;
  'appeal.notForfeited': Record<string, never>;
  'appeal.returned': { lastDay: string };
  'appeal.upheld': Record<string, never>;
  'appeal.needsReason': Record<string, never>;
  'refundRequest.heldBack': { answerBy: string };
  'refundRequest.takesPlace': { hours: number };
  'refundRequest.notAgain': Record<string, never>;
  'refundRequest.refused': { days: number; lastDay: string };
  'faultRefund.allowed': {
    price: number;
    left: number;
    bought: number;
    amount: number;
    until: string;
    cause: FaultCause;
  };
  'faultRefund.over': { until: string };
  'faultRefund.none': Record<string, never>;
  'undo.free': Record<string, never>;
  'undo.over': { minutes: number };
  'replan.moved': { from: string; to: string };
  'replan.planned': { to: string };
  'replan.waits': { lastDay: string };
  'repair.waiting': { to: string };
  'repair.outsideHours': { from: string; to: string };
  'repair.pastLastDay': { from: string; to: string };
  'repair.finalFirst': { from: string; to: string };
  'repair.takenBack': Record<string, never>;
  'repair.over': Record<string, never>;
};

export type ReasonKey = keyof ReasonParams;

/** A reason as stored and sent. */
export type Reason = { [K in ReasonKey]: ReasonOf<K> }[ReasonKey];

/** A reason with this key. */
export type ReasonOf<K extends ReasonKey> = { key: K; params: ReasonParams[K] };

/** Builds a reason; the parameters must be those of the key. */
export function because<K extends ReasonKey>(key: K, params: ReasonParams[K]): ReasonOf<K> {
  return { key, params };
}
