/** Masks an address as `i***i@contoh.id`, which is recognisable but cannot be copied from a screen. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 1) return '***';
  const name = address.slice(0, at);
  const shown = name.length < 3 ? `${name[0]}***` : `${name[0]}***${name.at(-1)}`;
  return `${shown}${address.slice(at)}`;
}
