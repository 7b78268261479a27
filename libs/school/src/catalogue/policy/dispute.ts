import { addDays } from '../../basics/calendar.ts';
import { dayIn } from '../../basics/instants.ts';
import { type Decision, decide, type Policy } from './decision.ts';
import { because } from './reasons.ts';
import type { SeatState } from './seat.ts';

/** What becomes of a disputed meeting. */
export type DisputedOutcome = 'held' | 'returned' | 'forfeited';

/**
 * What an admin decides about a meeting whose teacher a family missed: it was held, it comes back to plan, or is forfeited
 * because the teacher was there and the learner was not (docs/product/classes.md#a-missing-teacher). What comes back can be planned for as many days as a
 * cancelled meeting adds, however late the answer.
 */
export function decideDisputed(
  policy: Policy,
  seat: { state: SeatState; lastDay: string },
  outcome: DisputedOutcome,
  now: Date,
): Decision<DisputedOutcome> & { lastDay: string } {
  const { state } = seat;
  const least = addDays(dayIn(now), policy.values.extensionDays);
  const lastDay = outcome === 'returned' && least > seat.lastDay ? least : seat.lastDay;
  return {
    ...decide(
      policy,
      'dispute',
      outcome,
      { state, lastDay: seat.lastDay },
      because(`dispute.${outcome}`, {}),
    ),
    lastDay,
  };
}
