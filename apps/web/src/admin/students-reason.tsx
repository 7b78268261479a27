import { type ReactNode, useState } from 'react';
import { useTexts } from '../lib/language.tsx';
import forms from '../teachers/components/forms.module.css';
import { useWrite } from '../teachers/use-write.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormError, LongTextField } from '../ui/fields.tsx';

type Props = {
  title: string;
  lead: string;
  label: string;
  submit: string;
  sending: string;
  grave?: boolean;
  /** Does it; what it throws is shown, and the dialog stays. */
  send: (reason: string) => Promise<void>;
  onClose: () => void;
  children?: ReactNode;
};

/** Something that is done to a student's record only with a reason. */
export function WithReason({
  title,
  lead,
  label,
  submit,
  sending,
  grave = false,
  send,
  onClose,
  children,
}: Props) {
  const common = useTexts('common');
  const write = useWrite();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const go = async () => {
    if (reason.trim() === '') return setMissing(true);
    if (await write.run(() => send(reason))) onClose();
  };
  return (
    <Dialog title={title} lead={lead} closeName={common.close} onClose={onClose}>
      <form
        noValidate
        className={forms.form}
        onSubmit={(event) => {
          event.preventDefault();
          void go();
        }}
      >
        {children}
        <LongTextField
          label={label}
          value={reason}
          maxLength={300}
          required
          error={missing ? common.fields.required : undefined}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setMissing(false);
          }}
        />
        <FormError message={write.fault} />
        <div className={forms.answers}>
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" look={grave ? 'red' : 'teal'} disabled={write.sending}>
            {write.sending ? sending : submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
