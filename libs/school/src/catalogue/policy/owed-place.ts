import { type Decision, decide, type Policy } from './decision.ts';
import { isFrozen } from './numbering.ts';
import { because } from './reasons.ts';

/**
 * An owed meeting has no number and comes before the Final: planned after it, the two change places
 * (docs/product/course-rules-2.md#owed-meetings), unless the Final's number is frozen.
 *
 * @param final the Final's planned start; null without one.
 */
export function placeOwed(
  policy: Policy,
  { owed, final }: { owed: Date; final: Date | null },
  now: Date,
): Decision<'swapped' | 'kept'> & { owed: Date; final: Date | null } {
  const inputs = { now: now.toISOString(), owed: owed.toISOString(), final: final?.toISOString() ?? null };
  if (policy.rules >= 2 && final && final < owed && !isFrozen(final, now)) {
    const reason = because('owed.beforeFinal', { final: owed.toISOString() });
    return { ...decide(policy, 'owedPlace', 'swapped', inputs, reason), owed: final, final: owed };
  }
  return { ...decide(policy, 'owedPlace', 'kept', inputs, because('numbers.kept', {})), owed, final };
}

/**
 * What remains of the bought meetings: bought − held − forfeited, without owed ones. The refund rules count with it;
 * under rules 1 owed ones count too.
 */
export function remainingOf(
  policy: Policy,
  course: { bought: number; drawn: number; owedDrawn: number },
): number {
  return course.bought - course.drawn + (policy.rules >= 2 ? course.owedDrawn : 0);
}
