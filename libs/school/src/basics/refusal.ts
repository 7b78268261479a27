/**
 * A refusal is a value, not an exception: why a rule or a write does not do what was requested. `code` is
 * `feature.name`, a key of that feature's `problems` texts, so that a missing text does not compile.
 */
export type Refusal<Code extends string = string> = {
  refused: true;
  code: Code;
  params?: Record<string, string | number>;
  /** Field path to key of the `fields` texts, shown next to the input. */
  fields?: Record<string, string>;
  /** With `common.stale`: the current record, in the format of the call's reply. */
  current?: unknown;
};

/** Builds a refusal. */
export function refuse<const Code extends string>(
  code: Code,
  more: Omit<Refusal, 'refused' | 'code'> = {},
): Refusal<Code> {
  return { refused: true, code, ...more };
}

/** Whether a result is a refusal. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value && value.refused === true;
}
