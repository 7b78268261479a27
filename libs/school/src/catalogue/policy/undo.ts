import { later } from '../../basics/instants.ts';
import { type Decision, decide, type Policy } from './decision.ts';
import { because } from './reasons.ts';
import { RULES_2 } from './rules-2.ts';

/** Until when a time that a family took itself can be undone free: for 30 minutes, and not once the meeting has begun. */
export function undoUntil({ start, bookedAt }: { start: Date; bookedAt: Date }): Date {
  return new Date(Math.min(later(bookedAt, RULES_2.undo).getTime(), start.getTime()));
}

/**
 * Whether a family may give back the time that it took for a meeting without one; the meeting waits as before
 * (docs/product/course-rules-2.md#offered-times). Under both rules.
 *
 * @param taken null if the family did not take this time itself.
 */
export function decideUndo(
  policy: Policy,
  taken: { start: Date; bookedAt: Date } | null,
  now: Date,
): Decision<'undone' | 'over'> {
  const until = taken && undoUntil(taken);
  const inputs = { now: now.toISOString(), until: until?.toISOString() ?? null };
  return until && now <= until
    ? decide(policy, 'undo', 'undone', inputs, because('undo.free', {}))
    : decide(policy, 'undo', 'over', inputs, because('undo.over', { minutes: RULES_2.undo / 60_000 }));
}
