/** An address of the student area that goes on with the learner who is looked at; without one the address as it is. */
export function ofLearner(path: string, learner: string | undefined): string {
  return learner === undefined ? path : `${path}?${new URLSearchParams({ learner })}`;
}
