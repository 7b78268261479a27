/**
 * A hint of how hard a password is to guess, 0 to 3: by length and by kinds of characters. Only a hint; the rules are
 * the contract's.
 */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  if (password.length < 6 || different < 4) return 0;
  if (password.length >= 14 || (password.length >= 10 && kinds >= 3)) return 3;
  return password.length >= 9 || kinds >= 3 ? 2 : 1;
}
