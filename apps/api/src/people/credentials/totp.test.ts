import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { forged } from '../../../test/forged.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { seal, unseal } from './secrets.ts';
import { matchingStep, newTotpSecret, totpCode, totpStep, totpUri } from './totp.ts';

describe('codes of an authenticator app', () => {
  const secret = Secret.fromLatin1('12345678901234567890').base32;

  // RFC 6238, appendix B, SHA-1; the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at second %i match the RFC', (second, code) => {
    expect(totpCode(secret, totpStep(second * 1000))).toBe(code);
  });

  it('are accepted one step early or late, not two, and with spaces', () => {
    const now = Date.UTC(2026, 10, 2);
    const step = totpStep(now);
    for (const off of [-1, 0, 1])
      expect(matchingStep(secret, totpCode(secret, step + off), now)).toBe(step + off);
    for (const off of [-2, 2]) expect(matchingStep(secret, totpCode(secret, step + off), now)).toBeNull();
    const code = totpCode(secret, step);
    expect(matchingStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step);
  });

  it('come from 160 random bits that the app reads from the QR address', () => {
    const made = newTotpSecret();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(totpUri(made, 'ibu sari', 'Sekolah Fasih'));
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      secret: made,
      issuer: 'Sekolah Fasih',
      digits: '6',
      period: '30',
    });
    expect(address.pathname).toBe('/Sekolah%20Fasih:ibu%20sari');
  });
});

describe('stored data of two-step login', () => {
  it('is encrypted for one account and one APP_SECRET', () => {
    const sealed = seal('TOPSECRET', 'app secret', 'account-1');
    expect(sealed).not.toContain('TOPSECRET');
    expect(unseal(sealed, 'app secret', 'account-1')).toBe('TOPSECRET');
    expect(() => unseal(sealed, 'app secret', 'account-2')).toThrow();
    expect(() => unseal(sealed, 'another', 'account-1')).toThrow();
    expect(() => unseal(forged(sealed), 'app secret', 'account-1')).toThrow();
  });

  it('holds ten different recovery codes, whose case, dash and spaces do not matter', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    const [code = ''] = codes;
    expect(code).toMatch(/^[A-Z][A-Z2-7]{4}-[A-Z2-7]{5}$/);
    const hash = hashRecoveryCode(code, 'account', 'secret');
    expect(hashRecoveryCode(` ${code.toLowerCase().replace('-', '')}`, 'account', 'secret')).toBe(hash);
    expect(hashRecoveryCode(code, 'other', 'secret')).not.toBe(hash);
  });
});
