import { type ReactNode, useState } from 'react';
import { useTexts } from '../lib/language.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormError, LongTextField } from './fields.tsx';
import css from './parts/forms.module.css';
import { useWrite } from './use-write.ts';

type Props = {
  title: string;
  lead?: ReactNode;
  /** What stands between the lead and the reason. */
  children?: ReactNode;
  /** The reason's label and what is said below it. */
  label: string;
  hint?: string;
  /** The reason may stay empty. */
  optional?: boolean;
  /** The longest reason, in letters. */
  most?: number;
  /** The two buttons, and what the second says meanwhile. */
  no?: string;
  yes: string;
  sending?: string;
  /** Red where it takes something away. */
  grave?: boolean;
  /** Another sentence for a refusal than its own, or null. */
  explain?: (refusal: unknown) => string | null;
  /** Gets the reason without outer spaces; throws where it is refused, and the dialog stays with everything typed. */
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for a reason before something is done that stays on record. One sending at a time. */
export function ReasonDialog(props: Props) {
  const { title, lead, children, label, hint, optional = false, most = 500, yes, grave = false } = props;
  const common = useTexts('common');
  const write = useWrite();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const send = async () => {
    const said = reason.trim();
    if (said === '' && !optional) return setMissing(true);
    if (await write.run(() => props.send(said))) props.onClose();
  };
  return (
    <Dialog title={title} lead={lead} closeName={common.close} onClose={props.onClose}>
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {children}
        <LongTextField
          label={optional ? `${label} (${common.optional})` : label}
          description={hint}
          value={reason}
          maxLength={most}
          required={!optional}
          error={missing ? common.fields.required : undefined}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setMissing(false);
          }}
        />
        <FormError message={(write.error !== undefined && props.explain?.(write.error)) || write.fault} />
        <div className={css.answers}>
          <Button look="quiet" onClick={props.onClose}>
            {props.no ?? common.cancel}
          </Button>
          <Button type="submit" look={grave ? 'red' : 'teal'} disabled={write.sending}>
            {write.sending ? (props.sending ?? yes) : yes}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
