import { createHmac, randomBytes } from 'node:crypto';
import { sameText } from './secrets.ts';

/** RFC 6238 with the values that every authenticator app supports: SHA-1, 6 digits, 30 seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret of 160 bits, in base32. */
export function newTotpSecret(): string {
  return base32(randomBytes(20));
}

/** The code of one 30-second step. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step of an instant. */
export function totpStep(realNow: number): number {
  return Math.floor(realNow / 1000 / STEP_SECONDS);
}

/** The step that this code belongs to, at most one before or after now (slow clocks, slow typing), else null. */
export function matchingStep(secret: string, code: string, realNow: number): number | null {
  const now = totpStep(realNow);
  const typed = code.replace(/\s/g, '');
  return [now, now - 1, now + 1].find((step) => sameText(typed, totpCode(secret, step))) ?? null;
}

/** The address in the QR code for the authenticator app. */
export function totpUri(secret: string, username: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&digits=${DIGITS}&period=${STEP_SECONDS}`;
}

/** Base32 without padding (RFC 4648). */
export function base32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

function fromBase32(text: string): Buffer {
  let bits = '';
  for (const letter of text) bits += BASE32.indexOf(letter).toString(2).padStart(5, '0');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
