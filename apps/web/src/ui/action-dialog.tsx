import { type ReactNode, useState } from 'react';
import { useTexts } from '../lib/language.tsx';
import { useAction } from '../lib/use-action.ts';
import { LongTextField } from './fields.tsx';
import { FormDialog } from './form-dialog.tsx';

type Props = {
  title: string;
  lead?: ReactNode;
  /** Content between the lead and the reason. */
  children?: ReactNode;
  /** The reason's label and what is explained below it. */
  label: string;
  description?: string | undefined;
  /** The reason may stay empty. */
  isOptional?: boolean;
  /** The longest reason, in letters. */
  maxLength?: number;
  cancelLabel?: string;
  submitLabel: string;
  pendingLabel?: string;
  /** It takes something away. */
  isDangerous?: boolean;
  /** It cannot be submitted yet, or not at all. */
  isBlocked?: boolean;
  /** Another sentence for a refusal than its own, or null. */
  explain?: (refusal: unknown) => string | null;
  /** Gets the reason without outer spaces; throws where it is refused, and the dialog stays with everything typed. */
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for a reason before an action that stays on record. */
export function ActionDialog(props: Props) {
  const { title, lead, children, label, isOptional = false, maxLength = 500 } = props;
  const common = useTexts('common');
  const action = useAction(props.send);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = async () => {
    const trimmed = reason.trim();
    if (trimmed === '' && !isOptional) return setMissing(true);
    if (await action.run(trimmed)) props.onClose();
  };
  return (
    <FormDialog
      title={title}
      lead={lead}
      problem={(action.error !== null && props.explain?.(action.error)) || action.problem}
      isPending={action.isPending}
      isDangerous={props.isDangerous ?? false}
      isBlocked={props.isBlocked ?? false}
      submitLabel={props.submitLabel}
      pendingLabel={props.pendingLabel ?? props.submitLabel}
      {...(props.cancelLabel === undefined ? {} : { cancelLabel: props.cancelLabel })}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onClose={props.onClose}
    >
      {children}
      <LongTextField
        label={isOptional ? `${label} (${common.optional})` : label}
        description={props.description}
        value={reason}
        maxLength={maxLength}
        required={!isOptional}
        error={isMissing ? common.fields.required : undefined}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setMissing(false);
        }}
      />
    </FormDialog>
  );
}
