/**
 * What is noted for security: a wrong password or code; a right password that opens nothing (inactive, temporary and
 * over); an attempt that has to wait; a call that this person, or this page, may not make.
 */
export const SECURITY_KINDS = ['signInFailed', 'signInRefused', 'heldUp', 'accessRefused'] as const;
export type SecurityKind = (typeof SECURITY_KINDS)[number];

/** Security events are kept this long, and never more of them: a flood must not fill the disk. */
export const SECURITY_KEPT_DAYS = 90;
export const SECURITY_KEPT_MOST = 200_000;
/** Different events of one minute that are kept apart; what comes on top is counted together by its kind. */
export const SECURITY_A_MINUTE = 100;

const GUESSED_WRONG = new Set(['accounts.wrongLogin', 'accounts.wrongCode', 'accounts.wrongPassword']);
const RIGHT_BUT_CLOSED = new Set(['accounts.inactive', 'accounts.temporaryOver']);
/** The app itself meets these on its way to the page that puts them right. */
const ON_THE_WAY = new Set(['accounts.changePasswordFirst', 'accounts.twoStepNeeded']);

/** Which security event the refusal of a call is, or null where it is none. */
export function securityKind(refused: { status: number; code: string }): SecurityKind | null {
  if (GUESSED_WRONG.has(refused.code)) return 'signInFailed';
  if (RIGHT_BUT_CLOSED.has(refused.code)) return 'signInRefused';
  if (refused.status === 429) return 'heldUp';
  return refused.status === 403 && !ON_THE_WAY.has(refused.code) ? 'accessRefused' : null;
}
