/** One field of a record that two people changed: its value when the editing began, and what each made of it. */
export type FieldChange<R, K extends keyof R = keyof R> = {
  key: K;
  base: R[K];
  mine: R[K];
  theirs: R[K];
  /** `both`: they differ and somebody must choose; `theirs`: only the other one changed it; `mine`: only I did. */
  by: 'mine' | 'theirs' | 'both';
};

export type Choice = 'mine' | 'theirs';

/** Values of records are plain data, so their JSON tells whether they are the same. */
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What two people changed in the same record, field by field; a field that both changed alike is no conflict. */
export function changesOf<R>(base: R, mine: R, theirs: R, keys: readonly (keyof R)[]): FieldChange<R>[] {
  return keys.flatMap((key) => {
    const changed = { key, base: base[key], mine: mine[key], theirs: theirs[key] };
    const iDid = !same(mine[key], base[key]);
    const theyDid = !same(theirs[key], base[key]);
    if (same(mine[key], theirs[key])) return [];
    return [{ ...changed, by: iDid && theyDid ? 'both' : iDid ? 'mine' : 'theirs' } as const];
  });
}

/** The record to save: what only one of them changed is kept, and the chosen value where both did. */
export function mergeOf<R extends object>(
  theirs: R,
  changes: readonly FieldChange<R>[],
  choices: Partial<Record<keyof R, Choice>>,
): R {
  const merged = { ...theirs };
  for (const { key, mine, by } of changes) {
    if ((choices[key] ?? (by === 'theirs' ? 'theirs' : 'mine')) === 'mine') merged[key] = mine;
  }
  return merged;
}
