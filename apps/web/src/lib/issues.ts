import type * as z from 'zod/mini';
import type { Texts } from './texts.ts';

type FieldTexts = Texts['common']['fields'];

/** The sentence of an issue; contracts name keys of the field texts. */
export function sentenceOf(fields: FieldTexts, key: string): string {
  // A sentence of the API that is none of our keys.
  return (fields as Record<string, string>)[key] ?? (key.includes(' ') ? key : fields.invalid);
}

/** The first issue of each field, by its path. */
export function issuesOf(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const checked = schema.safeParse(values);
  const found: Record<string, string> = {};
  for (const issue of checked.success ? [] : checked.error.issues)
    found[issue.path.join('.')] ??= issue.message;
  return found;
}

/** Moves the focus to the form's field of the first issue, if it has one; fields are found by their names. */
export function focusFirst(form: HTMLFormElement, issues: object): void {
  const first = Object.keys(issues)[0];
  const input = first === undefined ? null : form.elements.namedItem(first);
  if (input instanceof HTMLElement) input.focus();
}
