import { addDays } from '../../basics/calendar.ts';
import { DAY, dayIn, later } from '../../basics/instants.ts';
import { type Decision, decide, type Policy } from './decision.ts';
import { because, type Reason } from './reasons.ts';
import { RULES_2 } from './rules-2.ts';
import type { SeatState } from './seat.ts';

export type AppealOutcome = 'open' | 'tooLate' | 'already' | 'notForfeited';

/**
 * A family questions a forfeit (docs/product/course-rules-2.md#appeal): within 7 days, once. An admin answers within 3
 * days; expiry and refund wait meanwhile.
 */
export function decideAppeal(
  policy: Policy,
  seat: { state: SeatState; forfeitedAt: Date | null; appealed: boolean },
  now: Date,
): Decision<AppealOutcome> & { answerBy: Date | null } {
  const inputs = {
    now: now.toISOString(),
    state: seat.state,
    forfeitedAt: seat.forfeitedAt?.toISOString() ?? null,
  };
  const say = (outcome: AppealOutcome, reason: Reason, answerBy: Date | null = null) => ({
    ...decide(policy, 'appeal', outcome, inputs, reason),
    answerBy,
  });
  if (seat.state !== 'absent' || !seat.forfeitedAt)
    return say('notForfeited', because('appeal.notForfeited', {}));
  if (seat.appealed) return say('already', because('appeal.already', {}));
  const days = RULES_2.appealDays;
  const until = later(seat.forfeitedAt, days * DAY);
  if (now > until) return say('tooLate', because('appeal.tooLate', { until: until.toISOString(), days }));
  const answerBy = later(now, RULES_2.appealAnswerDays * DAY);
  return say('open', because('appeal.open', { answerBy: answerBy.toISOString() }), answerBy);
}

/** An admin's answer, which needs a reason. What comes back has at least 21 days. */
export function decideAppealAnswer(
  policy: Policy,
  appeal: { lastDay: string },
  answer: { returns: boolean; reason: string },
  now: Date,
): Decision<'returned' | 'upheld' | 'needsReason'> & { lastDay: string } {
  const inputs = { now: now.toISOString(), lastDay: appeal.lastDay, returns: answer.returns };
  const same = { lastDay: appeal.lastDay };
  if (answer.reason.trim() === '')
    return { ...decide(policy, 'appeal', 'needsReason', inputs, because('appeal.needsReason', {})), ...same };
  if (!answer.returns)
    return { ...decide(policy, 'appeal', 'upheld', inputs, because('appeal.upheld', {})), ...same };
  const least = addDays(dayIn(now), RULES_2.returnedDays);
  const lastDay = least > appeal.lastDay ? least : appeal.lastDay;
  return {
    ...decide(policy, 'appeal', 'returned', inputs, because('appeal.returned', { lastDay })),
    lastDay,
  };
}
