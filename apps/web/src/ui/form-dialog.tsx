import type { FormEvent, ReactNode } from 'react';
import { useTexts } from '../lib/language.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormError } from './fields.tsx';
import { Row, Stack } from './layout.tsx';

type Props = {
  title: string;
  lead?: ReactNode;
  wide?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What concerns the form as a whole: the refusal of its last submission. */
  problem: string | null;
  isPending: boolean;
  submitLabel: string;
  /** What the button says while it is pending. */
  pendingLabel?: string;
  /** The button takes something away. */
  isDangerous?: boolean;
  /** It cannot be submitted yet. */
  isBlocked?: boolean;
  cancelLabel?: string;
  onClose: () => void;
  children?: ReactNode;
};

/** A form in a dialog, with its refusal above the fields and 'cancel' beside the button that submits it. */
export function FormDialog(props: Props) {
  const common = useTexts('common');
  const { title, lead, wide, isPending, isDangerous = false, isBlocked = false } = props;
  return (
    <Dialog
      title={title}
      lead={lead}
      {...(wide === undefined ? {} : { wide })}
      closeName={common.close}
      onClose={props.onClose}
    >
      <Stack as="form" noValidate onSubmit={props.onSubmit}>
        <FormError message={props.problem} />
        {props.children}
        <Row justify="end">
          <Button look="quiet" onClick={props.onClose}>
            {props.cancelLabel ?? common.cancel}
          </Button>
          <Button
            type="submit"
            look={isDangerous ? 'red' : 'teal'}
            disabled={isBlocked}
            isPending={isPending}
          >
            {isPending ? (props.pendingLabel ?? common.saving) : props.submitLabel}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
