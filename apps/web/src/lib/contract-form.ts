import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { wakeForm } from './held-presses.ts';
import { focusFirst, issuesOf, sentenceOf } from './issues.ts';
import { useTexts } from './language.tsx';
import { Problem } from './problem.ts';
import { useProblemText } from './problem-sentence.ts';
import { typedTextSaved } from './typed-text.ts';

/**
 * A form that is checked by the schema of its contract and says the API's answers beside the fields. Errors are kept as
 * keys and faults as they came, so that what is shown follows the language; `whole` is what concerns the form as a whole.
 * `sayOtherwise` has this form's own sentence of a fault, or null for the usual one.
 *
 *     const form = useContractForm(loginForm, { username: '', password: '' });
 *     <form noValidate onSubmit={form.submit(send)}> <TextField {...form.field('username')} />
 */
export function useContractForm<
  const S extends z.ZodMiniType,
  V extends z.input<S> & Record<string, unknown>,
>(schema: S, initialValues: V, sayOtherwise: (fault: unknown) => string | null = () => null) {
  const common = useTexts('common');
  const problemText = useProblemText();
  const form = useForm<V>({
    initialValues,
    validate: (values) => issuesOf(schema, values),
    validateInputOnBlur: false,
  });
  const [failure, setFailure] = useState<{ fault: unknown } | null>(null);
  const [sending, setSending] = useState(false);

  const taken = useRef(new Set<string>());
  /** Takes over what was typed, or filled in by the browser, while the page was still as the server sent it. */
  const takeOver = (name: keyof V & string, input: HTMLInputElement | HTMLSelectElement | null) => {
    if (input === null || taken.current.has(name)) return;
    taken.current.add(name);
    wakeForm(input.form);
    if (input.type !== 'checkbox' && input.value !== '' && input.value !== form.getValues()[name])
      form.setFieldValue(name as never, input.value as never);
  };

  const field = (name: keyof V & string) => {
    const { error, ...props } = form.getInputProps(name as never);
    return {
      ...props,
      name,
      ref: (input: HTMLInputElement | HTMLSelectElement | null) => takeOver(name, input),
      error: typeof error === 'string' ? sentenceOf(common.fields, error) : undefined,
    };
  };

  /** The same for a field that hands over its value, and that no browser fills in. */
  const valueField = (name: keyof V & string) => {
    const { ref: _, ...props } = field(name);
    return { ...props, value: String(props.value) };
  };

  /** Says a failed call: beside its fields where it names some, else for the whole form. */
  const refuse = (fault: unknown) => {
    if (fault instanceof Problem) form.setErrors(fault.fields);
    setFailure({ fault });
  };

  const wholeOf = (fault: unknown): string | null => {
    const sentence = sayOtherwise(fault) ?? problemText(fault);
    const fields = fault instanceof Problem ? Object.values(fault.fields) : [];
    return fields.some((key) => sentenceOf(common.fields, key) === sentence) ? null : sentence;
  };
  const whole = failure === null ? null : wholeOf(failure.fault);

  const submit =
    (send: (values: z.output<S>) => Promise<unknown>, onFault: (fault: unknown) => void = refuse) =>
    (event: React.FormEvent<HTMLFormElement>) => {
      const target = event.currentTarget;
      form.onSubmit(
        async (values) => {
          setFailure(null);
          setSending(true);
          try {
            await send(schema.parse(values) as z.output<S>);
            typedTextSaved(target);
          } catch (fault) {
            onFault(fault);
            if (fault instanceof Problem) focusFirst(target, fault.fields);
          } finally {
            setSending(false);
          }
        },
        (errors) => focusFirst(target, errors),
      )(event);
    };

  return {
    form,
    field,
    valueField,
    submit,
    refuse,
    whole,
    sending,
    state: { problem: whole, isPending: sending },
  };
}
