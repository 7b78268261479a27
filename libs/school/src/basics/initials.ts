/** The first letter of each word of a name: `Budi Santoso` → `B. S.`. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  return words.map((word) => `${[...word][0]?.toUpperCase() ?? ''}.`).join(' ');
}
