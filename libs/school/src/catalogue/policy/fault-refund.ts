import { DAY, later } from '../../basics/instants.ts';
import { type Decision, decide, type Policy } from './decision.ts';
import { because } from './reasons.ts';
import { RULES_2 } from './rules-2.ts';
import { daysBetween } from './validity.ts';

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

/**
 * When the school's fault began, or null: no class inside wide wishes within 14 days of the placement, pauses of over
 * 14 days in all told after buying, a course that the school ended or left without a teacher for 14 days. The latest
 * counts, because each gives its own 14 days.
 */
export function faultSince(facts: FaultFacts, now: Date): Date | null {
  const late = (from: Date) => later(from, RULES_2.faultDays * DAY);
  const since: Date[] = [];
  const { placedAt, offeredAt, endedAt, withoutTeacher } = facts;
  if (placedAt && facts.wideWishes && (!offeredAt || offeredAt > late(placedAt))) since.push(late(placedAt));
  let days = 0;
  for (const pause of facts.pauses.toSorted((a, b) => a.toldAt.getTime() - b.toldAt.getTime())) {
    days += daysBetween(pause.from, pause.until);
    if (days > RULES_2.faultDays) since.push(pause.toldAt);
  }
  if (endedAt) since.push(endedAt);
  if (withoutTeacher) {
    const from = late(withoutTeacher.since);
    if (!withoutTeacher.until || withoutTeacher.until > from) since.push(from);
  }
  const begun = since.filter((instant) => instant <= now);
  return begun.length === 0 ? null : new Date(Math.max(...begun.map((instant) => instant.getTime())));
}

/**
 * The refund for the school's fault (docs/product/course-rules-2.md#the-schools-fault): for 14 days after it the
 * family may take floor(price × remaining / bought), in any course.
 */
export function quoteFaultRefund(
  policy: Policy,
  course: { pricePaid: number; bought: number; remaining: number; faultSince: Date | null },
  now: Date,
): Decision<'allowed' | 'over' | 'none'> & { amount: number } {
  const { pricePaid: price, bought, remaining: left } = course;
  const inputs = {
    now: now.toISOString(),
    pricePaid: price,
    bought,
    remaining: left,
    faultSince: course.faultSince?.toISOString() ?? null,
  };
  const none = () => ({
    ...decide(policy, 'faultRefund', 'none' as const, inputs, because('faultRefund.none', {})),
    amount: 0,
  });
  if (policy.rules === 1 || !course.faultSince || course.faultSince > now || left <= 0) return none();
  const end = later(course.faultSince, RULES_2.faultDays * DAY);
  const until = end.toISOString();
  if (now >= end)
    return {
      ...decide(policy, 'faultRefund', 'over', inputs, because('faultRefund.over', { until })),
      amount: 0,
    };
  const amount = Math.floor((price * left) / bought);
  const reason = because('faultRefund.allowed', { price, left, bought, amount, until });
  return { ...decide(policy, 'faultRefund', 'allowed', inputs, reason), amount };
}
