import { type StudentAttendanceRow, waiveAbsence } from '@fasih/school/attendance/contract';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { useTexts } from '../lib/language.tsx';
import { useRefresh } from '../teachers/api.ts';
import css from '../teachers/components/forms.module.css';
import { useWrite } from '../teachers/use-write.ts';
import { notify } from '../ui/ask.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormError, LongTextField } from '../ui/fields.tsx';

/** Lets an absence go, with the reason that the family reads: the meeting comes back and is to plan. */
export function WaiveDialog({ row, onClose }: { row: StudentAttendanceRow; onClose: () => void }) {
  const t = useTexts('attendance').waive;
  const words = useTexts('staff');
  const common = useTexts('common');
  const refresh = useRefresh();
  const write = useWrite();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const { meetingId, learnerId, learnerName: name, number } = row;
  const save = async () => {
    if (reason.trim() === '') return setMissing(true);
    const saved = await write.run(() =>
      call(waiveAbsence, { params: { meetingId, learnerId }, body: { reason } }),
    );
    await refresh('attendance', 'classes');
    if (!saved) return;
    await notify('good', t.done);
    onClose();
  };
  return (
    <Dialog title={t.title({ name, number })} lead={t.text} closeName={common.close} onClose={onClose}>
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
          <Button look="quiet" onClick={onClose}>
            {t.no}
          </Button>
          <Button type="submit" disabled={write.sending}>
            {write.sending ? words.sending : t.yes}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
