const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID: PostgreSQL fails on any other text, so callers answer "not found" instead. */
export function isId(text: string): boolean {
  return uuid.test(text);
}
