import { HOTP, Secret, TOTP } from 'otpauth';

/** RFC 6238 with the values that every authenticator app supports: SHA-1, 6 digits, 30 seconds. */
const FORMAT = { algorithm: 'SHA1', digits: 6 };
const STEP_SECONDS = 30;

/** A new secret of 160 bits, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The code of one 30-second step. */
export function totpCode(secret: string, step: number): string {
  return HOTP.generate({ ...FORMAT, secret: Secret.fromBase32(secret), counter: step });
}

/** The step of an instant. */
export function totpStep(realNow: number): number {
  return TOTP.counter({ period: STEP_SECONDS, timestamp: realNow });
}

/** The step that this code belongs to, at most one before or after now (slow clocks, slow typing), else null. */
export function matchingStep(secret: string, code: string, realNow: number): number | null {
  const now = totpStep(realNow);
  const token = code.replace(/\s/g, '');
  const delta = HOTP.validate({
    ...FORMAT,
    token,
    secret: Secret.fromBase32(secret),
    counter: now,
    window: 1,
  });
  return delta === null ? null : now + delta;
}

/** The address in the QR code for the authenticator app. */
export function totpUri(secret: string, username: string, issuer: string): string {
  return new TOTP({ ...FORMAT, issuer, label: username, secret, period: STEP_SECONDS }).toString();
}
