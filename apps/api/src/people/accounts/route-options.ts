/** Calls available while a temporary password or missing two-step login blocks everything else. */
export const always = { beforePasswordChange: true, beforeTwoStep: true };

/** Calls whose input proves who they are; an old cookie must neither help nor hinder them. */
export const alone = { ignoresSession: true };
