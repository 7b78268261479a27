/** Learners per account: enough for a large family, not for a whole school. */
const MAX_LEARNERS = 12;

/** Whether an account with this many learners may add one more. */
export const mayAddLearner = (learners: number): boolean => learners < MAX_LEARNERS;
