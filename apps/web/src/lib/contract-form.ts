import { useForm } from '@mantine/form';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { useTexts } from './language.tsx';
import { Problem } from './problem.ts';
import type { Texts } from './texts.ts';

type FieldTexts = Texts['common']['fields'];

/** The sentence of an issue; contracts name keys of the field texts. */
export function sentenceOf(fields: FieldTexts, key: string): string {
  // A sentence that the API sent is already in the reader's language.
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

/**
 * A form that is checked by the schema of its contract and says the API's answers beside the fields. Errors are kept as
 * keys, so that they follow the language; `whole` is what concerns the form as a whole.
 *
 *     const form = useContractForm(loginForm, { username: '', password: '' });
 *     <form noValidate onSubmit={form.submit(send)}> <TextField {...form.field('username')} />
 */
export function useContractForm<
  const S extends z.ZodMiniType,
  V extends z.input<S> & Record<string, unknown>,
>(schema: S, initialValues: V) {
  const common = useTexts('common');
  const form = useForm<V>({
    initialValues,
    validate: (values) => issuesOf(schema, values),
    validateInputOnBlur: false,
  });
  const [whole, setWhole] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  const field = (name: keyof V & string) => {
    const { error, ...props } = form.getInputProps(name as never);
    return {
      ...props,
      name,
      error: typeof error === 'string' ? sentenceOf(common.fields, error) : undefined,
    };
  };

  /** Says a failed call: beside its fields where it names some (already in the language), else for the whole form. */
  const refuse = (fault: unknown, otherwise: string = common.problems.failed) => {
    if (fault instanceof Problem) {
      form.setErrors(fault.fields);
      setWhole(fault.message || (fault.status === 0 ? common.noAnswer : otherwise));
    } else setWhole(otherwise);
  };

  const submit =
    (send: (values: z.output<S>) => Promise<void>, onFault: (fault: unknown) => void = refuse) =>
    (event: React.FormEvent<HTMLFormElement>) => {
      const target = event.currentTarget;
      form.onSubmit(
        async (values) => {
          setWhole(null);
          setSending(true);
          try {
            await send(schema.parse(values) as z.output<S>);
          } catch (fault) {
            onFault(fault);
          } finally {
            setSending(false);
          }
        },
        (errors) => {
          const first = Object.keys(errors)[0];
          const input = first === undefined ? null : target.elements.namedItem(first);
          if (input instanceof HTMLElement) input.focus();
        },
      )(event);
    };

  return { form, field, submit, refuse, whole, setWhole, sending };
}
