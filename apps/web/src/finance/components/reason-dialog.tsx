import { type ReactNode, useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import forms from '../../teachers/components/forms.module.css';
import { useWrite } from '../../teachers/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError, LongTextField } from '../../ui/fields.tsx';

type Props = {
  title: string;
  lead?: ReactNode;
  /** What stands between the lead and the reason. */
  children?: ReactNode;
  label: string;
  /** The reason may stay empty. */
  optional?: boolean;
  yes: string;
  sending?: string;
  grave?: boolean;
  most?: number;
  /** Throws where it is refused; then the dialog stays with everything typed. */
  send: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for a reason before something is done that stays on record. */
export function ReasonDialog(props: Props) {
  const { title, lead, children, label, optional = false, yes, grave = false, most = 500 } = props;
  const common = useTexts('common');
  const write = useWrite();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const save = async () => {
    const said = reason.trim();
    if (said === '' && !optional) return setMissing(true);
    if (await write.run(() => props.send(said))) props.onClose();
  };
  return (
    <Dialog title={title} lead={lead} closeName={common.close} onClose={props.onClose}>
      <form
        noValidate
        className={forms.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {children}
        <LongTextField
          label={optional ? `${label} (${common.optional})` : label}
          value={reason}
          maxLength={most}
          required={!optional}
          error={missing ? common.fields.required : undefined}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setMissing(false);
          }}
        />
        <FormError message={write.fault} />
        <div className={forms.answers}>
          <Button look="quiet" onClick={props.onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" look={grave ? 'red' : 'teal'} disabled={write.sending}>
            {write.sending ? (props.sending ?? yes) : yes}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
