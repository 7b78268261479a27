import { allowRetake } from '@fasih/school/placement/contract';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { useTexts } from '../../lib/language.tsx';
import css from '../../teachers/components/forms.module.css';
import { useWrite } from '../../teachers/use-write.ts';
import { notify } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError, LongTextField } from '../../ui/fields.tsx';

/** Opens the placement test again before its time, with the reason that the school keeps. */
export function AllowRetake({ enrolmentId, name }: { enrolmentId: string; name: string }) {
  const t = useTexts('placement').allowRetake;
  const words = useTexts('staff');
  const common = useTexts('common');
  const write = useWrite();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const close = () => {
    setAsking(false);
    write.clear();
  };
  const save = async () => {
    if (reason.trim() === '') return setMissing(true);
    if (!(await write.run(() => call(allowRetake, { params: { enrolmentId }, body: { reason } })))) return;
    await notify('good', t.done);
    setReason('');
    close();
  };
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t.open}
      </Button>
      {asking && (
        <Dialog title={t.title({ name })} lead={t.text} closeName={common.close} onClose={close}>
          <form
            noValidate
            className={css.form}
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            <LongTextField
              label={t.reason}
              value={reason}
              maxLength={500}
              required
              error={missing ? common.fields.required : undefined}
              onChange={(event) => {
                setReason(event.currentTarget.value);
                setMissing(false);
              }}
            />
            <FormError message={write.fault} />
            <div className={css.answers}>
              <Button look="quiet" onClick={close}>
                {t.no}
              </Button>
              <Button type="submit" disabled={write.sending}>
                {write.sending ? words.sending : t.yes}
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}
