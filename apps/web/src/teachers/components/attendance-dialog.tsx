import { ATTENDANCE, type Attendance, isDrawn, type SeatState } from '@fasih/school/catalogue/policy/seat';
import { schoolAttendance, setAttendance } from '@fasih/school/learning/attendance/contract';
import { getClass } from '@fasih/school/learning/classes/contract';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { notify } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError, LongTextField } from '../../ui/fields.tsx';
import css from '../../ui/parts/forms.module.css';
import { useWrite } from '../../ui/use-write.ts';
import { useRefresh } from '../api.ts';

export type EditedSeat = {
  meetingId: string;
  learnerId: string;
  name: string;
  number: number;
  state: SeatState;
};

/**
 * Fills in or corrects a learner's attendance, with the reason that the family reads; what the choice means stands there
 * before it is saved.
 */
export function AttendanceDialog({
  seat,
  wanted,
  onClose,
}: {
  seat: EditedSeat;
  /** What was pressed already. */
  wanted?: Attendance;
  onClose: () => void;
}) {
  const t = useTexts('attendance');
  const s = useTexts('teachers').screens.marks;
  const common = useTexts('common');
  const refresh = useRefresh();
  const write = useWrite();
  const marked = isDrawn(seat.state);
  const [status, setStatus] = useState<Attendance>(wanted ?? (isDrawn(seat.state) ? seat.state : 'present'));
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);

  const save = async () => {
    if (marked && status !== seat.state && reason.trim() === '') return setMissing(true);
    const { meetingId, learnerId, name } = seat;
    const saved = await write.run(
      () => call(setAttendance, { params: { meetingId, learnerId }, body: { status, reason } }),
      () => refresh('attendance', schoolAttendance, getClass),
    );
    if (!saved) return;
    onClose();
    await notify('good', t.teacher.saved({ name, status: t.status[status] }));
  };
  const refused = write.error instanceof Problem ? write.error.fields.reason : undefined;
  return (
    <Dialog
      title={t.teacher.form.title({ name: seat.name, number: seat.number })}
      onClose={onClose}
      closeName={common.close}
    >
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <fieldset className={css.choices}>
          <legend>{t.teacher.form.status}</legend>
          {ATTENDANCE.map((one) => (
            <label key={one} className={css.choice}>
              <input
                type="radio"
                name="status"
                value={one}
                checked={status === one}
                onChange={() => setStatus(one)}
              />
              {t.status[one]}
            </label>
          ))}
        </fieldset>
        <p className={css.quiet} aria-live="polite">
          {status === 'absent' ? s.absentMeans : s.heldMeans}
        </p>
        <LongTextField
          label={t.teacher.form.reason}
          description={marked ? t.teacher.form.reasonHint : s.reasonOptional}
          value={reason}
          maxLength={500}
          required={marked}
          error={missing || refused !== undefined ? t.problems.reasonNeeded : undefined}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setMissing(false);
          }}
        />
        <FormError message={refused === undefined ? write.fault : null} />
        <div className={css.answers}>
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={write.sending}>
            {write.sending ? t.teacher.form.saving : t.teacher.form.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
