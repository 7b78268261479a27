import { type Decision, decide, type Policy } from './decision.ts';
import { because } from './reasons.ts';
import type { SeatState } from './seat.ts';

/**
 * What an admin decides about a meeting whose teacher a family missed: it comes back to plan, or is forfeited because the
 * teacher was there (docs/product/classes.md#a-missing-teacher).
 */
export function decideDisputed(
  policy: Policy,
  seat: { state: SeatState },
  outcome: 'returned' | 'forfeited',
): Decision<'returned' | 'forfeited'> {
  const { state } = seat;
  return decide(policy, 'dispute', outcome, { state }, because(`dispute.${outcome}`, {}));
}
