import { DAY, later } from '../../basics/instants.ts';
import type { Span } from './attendance.ts';
import { type Decision, decide, type Policy } from './decision.ts';
import { because } from './reasons.ts';

/**
 * Why self-repair gives a meeting a time, or another one (docs/product/classes.md#self-repair): it waited for one; the
 * planning itself chose a time that is outside the teacher's hours by now; it would be held after the course's last day; the
 * Final Test stood before lessons.
 */
export const REPAIR_CAUSES = ['waiting', 'outsideHours', 'pastLastDay', 'finalFirst'] as const;
export type RepairCause = (typeof REPAIR_CAUSES)[number];

/** An admin can take a repair back for so long; in milliseconds. */
export const TAKE_BACK_MS = DAY;

/** A new time of self-repair as it is kept and explained; `was` is null for a meeting that had none. */
export function decideRepair(
  policy: Policy,
  { cause, was, to }: { cause: RepairCause; was: Span | null; to: Span },
  now: Date,
): Decision<'moved' | 'planned'> {
  const [from, becomes] = [was?.start.toISOString() ?? '', to.start.toISOString()];
  const reason =
    cause === 'waiting'
      ? because('repair.waiting', { to: becomes })
      : because(`repair.${cause}`, { from, to: becomes });
  const inputs = { now: now.toISOString(), from: from || null, to: becomes };
  return decide(policy, 'repair', was ? 'moved' : 'planned', inputs, reason);
}

/** Whether a repair made at an instant may be taken back, or is kept because its day is over. */
export function decideTakeBack(policy: Policy, madeAt: Date, now: Date): Decision<'takenBack' | 'over'> {
  const inputs = { now: now.toISOString(), madeAt: madeAt.toISOString() };
  return now <= later(madeAt, TAKE_BACK_MS)
    ? decide(policy, 'repair', 'takenBack', inputs, because('repair.takenBack', {}))
    : decide(policy, 'repair', 'over', inputs, because('repair.over', {}));
}
