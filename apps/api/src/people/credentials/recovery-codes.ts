import { Secret } from 'otpauth';
import { sign } from './secrets.ts';

const CODES = 10;

/**
 * Ten codes of 50 random bits, written as `ABCDE-FGHIJ`; each starts with a letter, so that none looks like an app
 * code.
 */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < CODES) {
    const text = new Secret({ size: 7 }).base32.slice(0, 10);
    if (/^[A-Z]/.test(text)) codes.add(`${text.slice(0, 5)}-${text.slice(5)}`);
  }
  return [...codes];
}

/** The stored hash of a code; case, dash and spaces are ignored. */
export function hashRecoveryCode(typed: string, accountId: string, appSecret: string): string {
  const plain = typed.toUpperCase().replace(/[^A-Z2-7]/g, '');
  return sign(`${accountId}:${plain}`, appSecret, 'recovery');
}
