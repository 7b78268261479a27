import { addDays } from '../../basics/calendar.ts';
import { DAY, later } from '../../basics/instants.ts';
import { type Decision, decide, type Policy } from './decision.ts';
import { remainingOf } from './owed-place.ts';
import { because } from './reasons.ts';
import { quoteRefund, type RefundQuote } from './refund.ts';
import { RULES_2 } from './rules-2.ts';

/** What may be the school's fault in a course. */
export type FaultFacts = {
  /** When the level was given, and when the first class inside the wishes was offered; null: none. */
  placedAt: Date | null;
  offeredAt: Date | null;
  wideWishes: boolean;
  /** The school's pauses that were told after buying. */
  pauses: readonly { toldAt: Date; from: string; until: string }[];
  /** When the school ended the course. */
  endedAt: Date | null;
  /** Since when the course has no teacher, and until when; null: it goes on. */
  withoutTeacher: { since: Date; until: Date | null } | null;
};

/** Why a course is the school's fault. */
export type FaultCause = 'noClass' | 'pauses' | 'ended' | 'noTeacher';

/** What is the school's fault, and since when. */
export type Fault = { since: Date; cause: FaultCause };

/**
 * The school's fault, or null: no class inside wide wishes within 14 days of the placement, pauses of over 14 days in all
 * told after buying (a day counts once), a course that the school ended or left without a teacher for 14 days. The latest
 * counts, because each gives its own 14 days.
 */
export function faultOf(facts: FaultFacts, now: Date): Fault | null {
  const late = (from: Date) => later(from, RULES_2.faultDays * DAY);
  const faults: Fault[] = [];
  const { placedAt, offeredAt, endedAt, withoutTeacher } = facts;
  if (placedAt && facts.wideWishes && (!offeredAt || offeredAt > late(placedAt)))
    faults.push({ since: late(placedAt), cause: 'noClass' });
  const days = new Set<string>();
  for (const { toldAt, from, until } of facts.pauses.toSorted(
    (a, b) => a.toldAt.getTime() - b.toldAt.getTime(),
  )) {
    for (let day = from; day < until; day = addDays(day, 1)) days.add(day);
    if (days.size > RULES_2.faultDays) faults.push({ since: toldAt, cause: 'pauses' });
  }
  if (endedAt) faults.push({ since: endedAt, cause: 'ended' });
  if (withoutTeacher) {
    const since = late(withoutTeacher.since);
    if (!withoutTeacher.until || withoutTeacher.until > since) faults.push({ since, cause: 'noTeacher' });
  }
  return faults
    .filter(({ since }) => since <= now)
    .reduce<Fault | null>((last, fault) => (last && last.since >= fault.since ? last : fault), null);
}

/**
 * The refund for the school's fault (docs/product/course-rules-2.md#the-schools-fault): for 14 days after it the
 * family may take floor(price × remaining / bought), in any course.
 */
export function quoteFaultRefund(
  policy: Policy,
  course: { pricePaid: number; bought: number; remaining: number; fault: Fault | null },
  now: Date,
): Decision<'allowed' | 'over' | 'none'> & { amount: number } {
  const { pricePaid: price, bought, remaining: left, fault } = course;
  const inputs = {
    now: now.toISOString(),
    pricePaid: price,
    bought,
    remaining: left,
    faultSince: fault?.since.toISOString() ?? null,
    cause: fault?.cause ?? null,
  };
  const none = () => ({
    ...decide(policy, 'faultRefund', 'none' as const, inputs, because('faultRefund.none', {})),
    amount: 0,
  });
  if (policy.rules < 2 || !fault || fault.since > now || left <= 0) return none();
  const end = later(fault.since, RULES_2.faultDays * DAY);
  const until = end.toISOString();
  if (now >= end)
    return {
      ...decide(policy, 'faultRefund', 'over', inputs, because('faultRefund.over', { until })),
      amount: 0,
    };
  const amount = Math.floor((price * left) / bought);
  const reason = because('faultRefund.allowed', { price, left, bought, amount, until, cause: fault.cause });
  return { ...decide(policy, 'faultRefund', 'allowed', inputs, reason), amount };
}

/** The refund of a course at `now`: for a changed mind or for the school's fault, whichever is more. */
export function quoteCourse(
  policy: Policy,
  course: {
    pricePaid: number;
    bought: number;
    drawn: number;
    owedDrawn: number;
    lastDay: string | null;
    ended: boolean;
    fault: Fault | null;
  },
  now: Date,
): RefundQuote {
  const { pricePaid, bought, lastDay, ended, fault } = course;
  const remaining = remainingOf(policy, course);
  const quote = quoteRefund(policy, { pricePaid, bought, drawn: bought - remaining, lastDay, ended }, now);
  if (policy.rules < 2 || ended) return quote;
  const { outcome, amount, ...decision } = quoteFaultRefund(
    policy,
    { pricePaid, bought, remaining, fault },
    now,
  );
  return outcome === 'allowed' && amount > quote.amount ? { ...decision, outcome, amount } : quote;
}
