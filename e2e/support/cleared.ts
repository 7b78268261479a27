/** What an admin saw of a teacher who may teach minors, as it is first saved. */
export const CLEARED = {
  identityOn: '2026-01-05',
  certificateOn: '2026-01-05',
  certificateUntil: '2099-01-05',
  version: 0,
};
