import { type Decision, decide, type Policy } from './decision.ts';
import { because, type Reason } from './reasons.ts';
import { endOfDay } from './validity.ts';

export type RefundOutcome =
  | 'allowed'
  | 'tooFewLeft'
  | 'shortCourse'
  | 'programOver'
  | 'ended'
  | 'nothingPaid'
  | 'nothingBack';

export type RefundQuote = Decision<RefundOutcome> & {
  /** Whole rupiah to return; 0 unless allowed. */
  amount: number;
};

/**
 * The refund at `now`: floor(50 % of the price paid) if the program still runs (also before the first meeting) and
 * more than 10 meetings remain, where remaining = bought − held − forfeited
 * (docs/product/courses-and-money.md#refunds), unless that is Rp 0. A course of 10 meetings therefore never qualifies.
 */
export function quoteRefund(
  policy: Policy,
  enrolment: {
    pricePaid: number;
    bought: number;
    /** Held and forfeited, less those given back. */
    drawn: number;
    /** Null before a class is planned. */
    lastDay: string | null;
    ended: boolean;
  },
  now: Date,
): RefundQuote {
  const { pricePaid, bought, drawn, lastDay } = enrolment;
  const { refundPercent: percent, refundNeedsMoreThan: needed } = policy.values;
  const left = bought - drawn;
  const inputs = { now: now.toISOString(), pricePaid, bought, drawn, lastDay };
  const say = (outcome: RefundOutcome, reason: Reason, amount = 0): RefundQuote => ({
    ...decide(policy, 'refund', outcome, inputs, reason),
    amount,
  });
  if (enrolment.ended) return say('ended', because('refund.ended', {}));
  if (lastDay !== null && now >= endOfDay(lastDay))
    return say('programOver', because('refund.programOver', { lastDay }));
  if (bought <= needed) return say('shortCourse', because('refund.shortCourse', { bought, needed }));
  if (left <= needed) return say('tooFewLeft', because('refund.tooFewLeft', { left, needed, bought, drawn }));
  if (pricePaid === 0) return say('nothingPaid', because('refund.nothingPaid', {}));
  const amount = Math.floor((pricePaid * percent) / 100);
  // Nobody gives a course up for nothing, and no money could be sent.
  if (amount === 0) return say('nothingBack', because('refund.nothingBack', { price: pricePaid, percent }));
  return say(
    'allowed',
    because('refund.allowed', { price: pricePaid, percent, amount, left, needed, bought, drawn }),
    amount,
  );
}
