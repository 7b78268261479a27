/**
 * A refusal is a value, not an exception: a rule or a write says why it will not do what was asked.
 * `code` is `feature.name`, a key of the texts (`problems` of that feature), so a missing text is a type error there.
 */
export type Refusal = {
  refused: true;
  code: string;
  params?: Record<string, string | number>;
  /** Field path -> key of the `fields` texts, shown beside the input. */
  fields?: Record<string, string>;
  /** With `common.stale`: the record as it is now, as the call itself would answer it. */
  current?: unknown;
};

/** Builds a refusal. */
export function refuse(code: string, more: Omit<Refusal, 'refused' | 'code'> = {}): Refusal {
  return { refused: true, code, ...more };
}

/** Tells a refusal from a result. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value && value.refused === true;
}
