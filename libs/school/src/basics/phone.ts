/**
 * Converts a phone number (08…, 628…, +62 8…, other countries with +) to E.164; null when invalid. Indonesian mobile
 * numbers are +628 with 8 to 11 more digits.
 */
export function normalisePhone(typed: string): string | null {
  const digits = typed.replace(/[\s().-]/g, '');
  if (/^\+(?!62)[1-9]\d{6,14}$/.test(digits)) return digits;
  const national = digits.replace(/^(\+?62|0)/, '');
  if (national === digits) return null;
  return /^8[1-9]\d{7,10}$/.test(national) || /^[2-7]\d{6,10}$/.test(national) ? `+62${national}` : null;
}
