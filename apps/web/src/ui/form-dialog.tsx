import type { FormEvent, ReactNode } from 'react';
import { useTexts } from '../lib/language.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Form } from './form.tsx';

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
      <Form
        isAtEnd
        onSubmit={props.onSubmit}
        state={{ problem: props.problem, isPending }}
        submitLabel={props.submitLabel}
        pendingLabel={props.pendingLabel ?? common.saving}
        look={isDangerous ? 'red' : 'teal'}
        isBlocked={isBlocked}
        beside={
          <Button look="quiet" onClick={props.onClose}>
            {props.cancelLabel ?? common.cancel}
          </Button>
        }
      >
        {props.children}
      </Form>
    </Dialog>
  );
}
