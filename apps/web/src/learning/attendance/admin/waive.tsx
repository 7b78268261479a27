import { type StudentAttendanceRow, waiveAbsence } from '@fasih/school/learning/attendance/contract';
import { useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { notify } from '../../../ui/ask.tsx';
import { MEETING_READS } from '../../meetings/admin/reads.ts';

/** Lets an absence go, with the reason that the family reads: the meeting comes back and is to plan. */
export function WaiveDialog({ row, onClose }: { row: StudentAttendanceRow; onClose: () => void }) {
  const t = useTexts('attendance').waive;
  const words = useTexts('staff');
  const { meetingId, learnerId, learnerName: name, number } = row;
  const waive = useAction(waiveAbsence, {
    invalidates: MEETING_READS,
    onDone: () => notify('good', t.done),
  });
  return (
    <ActionDialog
      title={t.title({ name, number })}
      lead={t.text}
      label={t.reason}
      cancelLabel={t.no}
      submitLabel={t.yes}
      pendingLabel={words.sending}
      send={(reason) => waive.send({ params: { meetingId, learnerId }, body: { reason } })}
      onClose={onClose}
    />
  );
}
