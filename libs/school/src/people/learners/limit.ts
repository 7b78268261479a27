/** Learners that one account may make: a large family, and no list of a whole school. The text of the refusal names it. */
const MAX_LEARNERS = 12;

/** Whether an account with this many learners may make one more. */
export const mayAddLearner = (learners: number): boolean => learners < MAX_LEARNERS;
