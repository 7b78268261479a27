import { addDays } from '../../basics/calendar.ts';
import { dayIn, HOUR, later } from '../../basics/instants.ts';
import { type Decision, decide, type Policy } from './decision.ts';
import { because } from './reasons.ts';
import { RULES_2 } from './rules-2.ts';
import { daysBetween, weekdayOf } from './validity.ts';

/** The day by which a refund request of this day is answered: 5 working days, Monday to Friday without holidays. */
export function answerDay(askedOn: string, holidays: ReadonlySet<string>): string {
  let day = askedOn;
  for (let working = 0; working < RULES_2.refundAnswerDays; ) {
    day = addDays(day, 1);
    if (weekdayOf(day) <= 5 && !holidays.has(day)) working += 1;
  }
  return day;
}

export type HoldBackOutcome = 'heldBack' | 'takesPlace' | 'notAgain';

/**
 * What happens to a planned meeting when its family asks for a refund
 * (docs/product/course-rules-2.md#refund-asked): at the first request it is held back if it is more than 24 hours
 * ahead; a nearer one takes place.
 */
export function decideHoldBack(
  policy: Policy,
  meeting: { start: Date; firstRequest: boolean; holidays: ReadonlySet<string> },
  now: Date,
): Decision<HoldBackOutcome> {
  const { start, firstRequest, holidays } = meeting;
  const inputs = { now: now.toISOString(), start: start.toISOString(), firstRequest };
  if (policy.rules < 2 || !firstRequest)
    return decide(policy, 'refundRequest', 'notAgain', inputs, because('refundRequest.notAgain', {}));
  if (start <= later(now, RULES_2.freeze)) {
    const hours = RULES_2.freeze / HOUR;
    return decide(
      policy,
      'refundRequest',
      'takesPlace',
      inputs,
      because('refundRequest.takesPlace', { hours }),
    );
  }
  const answerBy = answerDay(dayIn(now), holidays);
  return decide(policy, 'refundRequest', 'heldBack', inputs, because('refundRequest.heldBack', { answerBy }));
}

/** A refused request: the course gets the days that the family waited for the answer. */
export function decideRefusedRequest(
  policy: Policy,
  request: { askedAt: Date; lastDay: string },
  now: Date,
): Decision<'refused'> & { lastDay: string } {
  const days = policy.rules < 2 ? 0 : Math.max(0, daysBetween(dayIn(request.askedAt), dayIn(now)));
  const lastDay = addDays(request.lastDay, days);
  const inputs = { now: now.toISOString(), askedAt: request.askedAt.toISOString(), lastDay: request.lastDay };
  const reason = because('refundRequest.refused', { days, lastDay });
  return { ...decide(policy, 'refundRequest', 'refused', inputs, reason), lastDay };
}
