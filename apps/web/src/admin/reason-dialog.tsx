import { type ReactNode, useState } from 'react';
import { useTexts } from '../lib/language.tsx';
import css from '../teachers/components/forms.module.css';
import { useWrite } from '../teachers/use-write.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormError, LongTextField } from '../ui/fields.tsx';

type Props = {
  title: string;
  text: string;
  /** What the button says. */
  submit: string;
  /** Red where it takes something away. */
  grave?: boolean;
  /** Fields above the reason. */
  children?: ReactNode;
  /** Answers once it is done; throws a refusal. */
  onSend: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the reason of something that matters; the reason stands in the audit log. One sending at a time. */
export function ReasonDialog({ title, text, submit, grave = false, children, onSend, onClose }: Props) {
  const t = useTexts('settings');
  const common = useTexts('common');
  const write = useWrite();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const send = async () => {
    if (reason.trim() === '') return setMissing(true);
    if (await write.run(() => onSend(reason))) onClose();
  };
  return (
    <Dialog title={title} lead={text} closeName={common.close} onClose={onClose}>
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
          label={t.reason}
          description={t.reasonHint}
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
        <div className={css.answers}>
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" look={grave ? 'red' : 'teal'} disabled={write.sending}>
            {write.sending ? t.saving : submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
