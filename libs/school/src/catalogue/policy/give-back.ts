import { type Decision, decide, type Policy } from './decision.ts';
import { because } from './reasons.ts';

/**
 * A forfeited meeting that comes back once, with the teacher paid (docs/product/course-rules-2.md#given-back): the
 * first meeting, if the family neither chose nor saw it; and a time that the engine chose and nobody confirmed or
 * attended. The engine then chooses no other.
 */
export function decideGiveBack(
  policy: Policy,
  meeting: {
    /** The learner's first meeting in the course. */
    first: boolean;
    chosenBy: 'family' | 'engine' | 'school';
    /** The family has opened the page or the message that names this time. */
    seen: boolean;
    confirmed: boolean;
    attended: boolean;
    /** A meeting came back this way before, for the same reason. */
    givenBackBefore: boolean;
  },
): Decision<'givenBack' | 'forfeited'> {
  const { first, chosenBy, seen, confirmed, attended, givenBackBefore } = meeting;
  const inputs = { first, chosenBy, seen, confirmed, attended, givenBackBefore };
  if (policy.rules >= 2 && !attended && !givenBackBefore) {
    if (first && chosenBy !== 'family' && !seen)
      return decide(policy, 'giveBack', 'givenBack', inputs, because('giveBack.firstUnseen', {}));
    if (chosenBy === 'engine' && !confirmed)
      return decide(policy, 'giveBack', 'givenBack', inputs, because('giveBack.unconfirmed', {}));
  }
  return decide(policy, 'giveBack', 'forfeited', inputs, because('giveBack.no', {}));
}
