/**
 * The same text but for one letter near its end, which always becomes another one: what a signature or a seal must notice. Not the
 * last letters, of which base64 uses a part.
 */
export function forged(text: string): string {
  const at = text.length - 8;
  return `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
}
