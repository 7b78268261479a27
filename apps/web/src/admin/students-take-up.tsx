import { takeUpCourse } from '@fasih/school/meetings/contract';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { useTexts } from '../lib/language.tsx';
import { useMeetingsChanged } from '../meetings/api.ts';
import css from '../teachers/components/forms.module.css';
import { useWrite } from '../teachers/use-write.ts';
import { notify } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormError, LongTextField } from '../ui/fields.tsx';

/** A stopped course goes on; why it may not yet is the server's word, and stands in the dialog. */
export function TakeUp({ enrolmentId, name }: { enrolmentId: string; name: string }) {
  const t = useTexts('meetings').takeUp;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={t.of({ name })} onClick={() => setOpen(true)}>
        {t.submit}
      </Button>
      {open && <TakeUpDialog enrolmentId={enrolmentId} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function TakeUpDialog({
  enrolmentId,
  name,
  onClose,
}: {
  enrolmentId: string;
  name: string;
  onClose: () => void;
}) {
  const t = useTexts('meetings').takeUp;
  const words = useTexts('staff');
  const common = useTexts('common');
  const changed = useMeetingsChanged();
  const write = useWrite();
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const missing = reason.trim() === '';
  const save = async () => {
    setChecked(true);
    if (missing) return;
    let said = '';
    const saved = await write.run(async () => {
      const { planned, toPlan } = await call(takeUpCourse, {
        params: { enrolmentId },
        body: { reason: reason.trim() },
      });
      said = t.done({ planned: planned.length, toPlan: toPlan.length });
    });
    if (!saved) return;
    await notify('good', said);
    onClose();
    await changed();
  };
  return (
    <Dialog title={t.of({ name })} lead={t.text} closeName={common.close} onClose={onClose}>
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <LongTextField
          label={words.reason}
          value={reason}
          maxLength={500}
          required
          error={checked && missing ? common.fields.required : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <FormError message={write.fault} />
        <div className={css.answers}>
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={write.sending}>
            {write.sending ? words.sending : t.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
