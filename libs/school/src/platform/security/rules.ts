/**
 * Security events: a wrong password or code; a right password that is refused (inactive, temporary and expired); a
 * throttled attempt; a call that this person, or this page, may not make.
 */
export const SECURITY_KINDS = ['signInFailed', 'signInRefused', 'heldUp', 'accessRefused'] as const;
export type SecurityKind = (typeof SECURITY_KINDS)[number];

/** Retention of security events in days, and their maximum number: a flood must not fill the disk. */
export const SECURITY_KEPT_DAYS = 90;
export const SECURITY_KEPT_MOST = 200_000;
/** Different events stored per minute; further ones are counted by kind. */
export const SECURITY_A_MINUTE = 100;

const GUESSED_WRONG = new Set(['accounts.wrongLogin', 'accounts.wrongCode', 'accounts.wrongPassword']);
const RIGHT_BUT_CLOSED = new Set(['accounts.inactive', 'accounts.temporaryOver']);
/** Refusals that the app itself meets on its way to the page that resolves them. */
const ON_THE_WAY = new Set(['accounts.changePasswordFirst', 'accounts.twoStepNeeded']);

/** The security event of a refused call, or null when it is none. */
export function securityKind(refused: { status: number; code: string }): SecurityKind | null {
  if (GUESSED_WRONG.has(refused.code)) return 'signInFailed';
  if (RIGHT_BUT_CLOSED.has(refused.code)) return 'signInRefused';
  if (refused.status === 429) return 'heldUp';
  return refused.status === 403 && !ON_THE_WAY.has(refused.code) ? 'accessRefused' : null;
}
