import { cancelClass, type SchoolClass } from '@fasih/school/classes/contract';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { useTexts } from '../lib/language.tsx';
import { Problem } from '../lib/problem.ts';
import { useMeetingsChanged } from '../meetings/api.ts';
import css from '../teachers/components/forms.module.css';
import { useWrite } from '../teachers/use-write.ts';
import { notify } from '../ui/ask.tsx';
import { Notice } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormError, LongTextField } from '../ui/fields.tsx';

/** Cancels a class that has not begun, for good, with a reason that families and teacher read. */
export function CancelClass({ of, onClose }: { of: SchoolClass; onClose: () => void }) {
  const t = useTexts('classes').staff;
  const one = useTexts('staff').classes.one;
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
    const body = { reason: reason.trim(), version: of.version };
    const saved = await write.run(() => call(cancelClass, { params: { classId: of.id }, body }));
    await changed();
    if (!saved) return;
    await notify('good', t.cancelled);
    onClose();
  };
  const stale = write.error instanceof Problem && write.error.code === 'common.stale';
  return (
    <Dialog title={t.cancelTitle} lead={of.name} closeName={common.close} onClose={onClose}>
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Notice kind="attention">{t.cancelText({ n: of.learners.length })}</Notice>
        <LongTextField
          label={t.cancelReason}
          value={reason}
          maxLength={300}
          required
          error={checked && missing ? common.fields.required : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <FormError message={stale ? one.stale : write.fault} />
        <div className={css.answers}>
          <Button look="quiet" onClick={onClose}>
            {t.keep}
          </Button>
          <Button type="submit" look="red" disabled={write.sending}>
            {write.sending ? words.sending : t.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
