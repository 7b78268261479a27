/**
 * An instant with its zone as an operator types it; null for anything else, since a time without a zone would mean this machine's.
 */
export function readInstant(text: string | undefined): Date | null {
  if (!text || !/T.*(Z|[+-]\d\d:\d\d)$/.test(text)) return null;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at;
}
