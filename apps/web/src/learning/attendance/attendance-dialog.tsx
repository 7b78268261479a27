import { ATTENDANCE, type Attendance, isDrawn, type SeatState } from '@fasih/school/catalogue/policy/seat';
import { setAttendance } from '@fasih/school/learning/attendance/contract';
import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import type { Invalidated } from '../../lib/query.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Choice, Choices } from '../../ui/choice.tsx';
import { LongTextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Text } from '../../ui/layout.tsx';

export type EditedSeat = {
  meetingId: string;
  learnerId: string;
  name: string;
  number: number;
  state: SeatState;
};

type Props = {
  seat: EditedSeat;
  /** What was pressed already. */
  chosen?: Attendance;
  /** The calls that show attendance to the one who writes it. */
  invalidates: readonly Invalidated[];
  onClose: () => void;
};

/**
 * Fills in or corrects a learner's attendance, with the reason that the family reads. It shows what the choice means
 * before it is saved.
 */
export function AttendanceDialog({ seat, chosen, invalidates, onClose }: Props) {
  const t = useTexts('attendance');
  const s = useTexts('teachers').screens.marks;
  const isMarked = isDrawn(seat.state);
  const [status, setStatus] = useState<Attendance>(chosen ?? (isDrawn(seat.state) ? seat.state : 'present'));
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { meetingId, learnerId, name, number } = seat;
  const save = useAction(setAttendance, {
    invalidates,
    onDone: (_, { body }) => {
      onClose();
      return notify('good', t.teacher.saved({ name, status: t.status[body.status ?? status] }));
    },
  });
  const submit = async () => {
    if (isMarked && status !== seat.state && reason.trim() === '') return setMissing(true);
    await save.run({ params: { meetingId, learnerId }, body: { status, reason } });
  };
  const refused = save.error instanceof Problem ? save.error.fields.reason : undefined;
  return (
    <FormDialog
      title={t.teacher.form.title({ name, number })}
      problem={refused === undefined ? save.problem : null}
      isPending={save.isPending}
      submitLabel={t.teacher.form.save}
      pendingLabel={t.teacher.form.saving}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onClose={onClose}
    >
      <Choices legend={t.teacher.form.status}>
        {ATTENDANCE.map((one) => (
          <Choice
            key={one}
            type="radio"
            name="status"
            value={one}
            checked={status === one}
            onChange={() => setStatus(one)}
          >
            {t.status[one]}
          </Choice>
        ))}
      </Choices>
      <Text isMuted size="small" aria-live="polite">
        {status === 'absent' ? s.absentMeans : s.heldMeans}
      </Text>
      <LongTextField
        label={t.teacher.form.reason}
        description={isMarked ? t.teacher.form.reasonHint : s.reasonOptional}
        value={reason}
        maxLength={500}
        required={isMarked}
        error={isMissing || refused !== undefined ? t.problems.reasonNeeded : undefined}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setMissing(false);
        }}
      />
    </FormDialog>
  );
}
