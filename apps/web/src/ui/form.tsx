import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { FormError } from './fields.tsx';
import { Row, Stack } from './layout.tsx';

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>;
  /** The action it starts, or `state` of its `useContractForm`: the refusal of the last submission, and whether one runs. */
  state: { problem: string | null; isPending: boolean };
  /** Left out where its button stands among the fields. */
  submitLabel?: string;
  /** What the button says while it is pending. */
  pendingLabel?: string | undefined;
  look?: ComponentProps<typeof Button>['look'];
  /** It cannot be submitted yet. */
  isBlocked?: boolean;
  /** Its button is what the page is for: big, as wide as the fields. */
  isBig?: boolean;
  /** What else can be done, beside the button. */
  beside?: ReactNode;
  /** The button is at the end of the line, as in a dialog. */
  isAtEnd?: boolean;
};

/** A form with its refusal above the fields and its button below them. */
export function Form({
  state: { problem, isPending },
  submitLabel,
  pendingLabel = submitLabel,
  look = 'teal',
  isBlocked = false,
  isBig = false,
  beside,
  isAtEnd = false,
  children,
  ...form
}: Props) {
  const submit = (
    <Button
      type="submit"
      look={look}
      size={isBig ? 'big' : 'normal'}
      wide={isBig}
      disabled={isBlocked}
      isPending={isPending}
    >
      {isPending ? pendingLabel : submitLabel}
    </Button>
  );
  return (
    <Stack as="form" noValidate {...form}>
      <FormError message={problem} />
      {children}
      {submitLabel === undefined ? null : isBig ? (
        <>
          {submit}
          {beside}
        </>
      ) : (
        <Row justify={isAtEnd ? 'end' : 'start'}>
          {isAtEnd && beside}
          {submit}
          {!isAtEnd && beside}
        </Row>
      )}
    </Stack>
  );
}
