const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids come from addresses and bodies as plain text, and PostgreSQL fails on text that is no UUID: it is simply not found. */
export function isId(text: string): boolean {
  return uuid.test(text);
}
