const TIME_DIGITS = 12;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * The first id that PostgreSQL can have made `ms` before it made this one: our ids are UUIDv7, which begin with their instant. The
 * first of all for an id of another kind, which tells no time.
 */
export function idEarlier(id: string, ms: number): string {
  const digits = id.replaceAll('-', '');
  if (digits[TIME_DIGITS] !== '7') return FIRST_ID;
  const at = Number.parseInt(digits.slice(0, TIME_DIGITS), 16) - ms;
  const hex = Math.max(0, at).toString(16).padStart(TIME_DIGITS, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}${FIRST_ID.slice(13)}`;
}
