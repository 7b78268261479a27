/**
 * Why something that leaves the school did not arrive: the other side could not be reached (`connection`), did not let us in
 * (`login`), wants it later (`later`), refused this one (`refused`), or the fault is ours (`ours`).
 */
export type Failure = 'connection' | 'login' | 'later' | 'refused' | 'ours';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** First pause, by how much it grows with each further failure, and the longest; in seconds. */
const PAUSES: Record<Failure, { first: number; growth: number; longest: number }> = {
  connection: { first: 5, growth: 2, longest: 2 * MINUTE_S },
  login: { first: MINUTE_S, growth: 2, longest: 10 * MINUTE_S },
  later: { first: MINUTE_S, growth: 2, longest: HOUR_S },
  refused: { first: 10 * MINUTE_S, growth: 4, longest: 6 * HOUR_S },
  ours: { first: 30, growth: 4, longest: 6 * HOUR_S },
};

/**
 * Seconds until the next try.
 *
 * @param failuresBefore how often in a row it failed for the same reason before this time.
 * @param random from 0 to 1: the pause is between three and five quarters, so that not everything is tried at one instant.
 */
export function retryAfterS(failure: Failure, failuresBefore: number, random: number): number {
  const { first, growth, longest } = PAUSES[failure];
  const pause = Math.min(first * growth ** Math.min(failuresBefore, 20), longest);
  return pause * (0.75 + random / 2);
}

const RESTS_S = { connection: [0, 1, 2, 4, 8, 15], login: [0, 60, 300] } as const;

/**
 * Seconds without any try, after the other side could not be reached `failures` times in a row; 0 after the first failure,
 * which may have been one broken connection.
 */
export function restAfterS(failure: keyof typeof RESTS_S, failures: number): number {
  const rests = RESTS_S[failure];
  return rests[Math.min(failures, rests.length) - 1] ?? 0;
}
