/** For calls that must work while a temporary password or a missing two-step login blocks all others. */
export const evenWhenBlocked = { beforePasswordChange: true, beforeTwoStep: true };

/** For calls whose input proves who sends them: an old session cookie must neither help nor hinder. */
export const withoutSession = { ignoresSession: true };
