/** For calls that must work while a temporary password or a missing two-step login blocks all others. */
export const evenWhenBlocked = { beforePasswordChange: true, beforeTwoStep: true };

/** For calls whose input proves who sends them: an old session cookie must neither help nor hinder. */
export const withoutSession = { ignoresSession: true };

/** Passwords are computed one after the other in threads of low priority: on a busy machine that takes longer than a usual call may. */
export const withPassword = { budget: 'long' } as const;
