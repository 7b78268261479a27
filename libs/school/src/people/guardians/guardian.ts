/** What a second guardian may do: look, or decide times as well (docs/product/accounts.md#a-second-guardian). */
export const MAY = ['look', 'decide'] as const;
export type May = (typeof MAY)[number];

/** Second guardians and open invitations of one account at the same time. */
export const MAX_GUARDIANS = 3;
/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7;

/** A learner of another account that a second guardian reaches. */
export type SharedLearner = { learnerId: string; may: May };

/** Whom a family's call reaches: the learners of its own account, and these learners of others. */
export type Reach = { accountId: string; shared: readonly string[] };

type Caller = { accountId: string; shared: readonly SharedLearner[] };

/** The learners whom a family may look at or decide for; `decide` leaves out those shared for looking only. */
export const reachOf = ({ accountId, shared }: Caller, to: May): Reach => ({
  accountId,
  shared: shared.filter(({ may }) => to === 'look' || may === 'decide').map(({ learnerId }) => learnerId),
});

/** Whether a family may look at this learner, or decide for it. */
export function reaches(caller: Caller, learner: { accountId: string; learnerId: string }, to: May): boolean {
  const { accountId, shared } = reachOf(caller, to);
  return learner.accountId === accountId || shared.includes(learner.learnerId);
}
