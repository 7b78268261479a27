import { type StudentAttendanceRow, waiveAbsence } from '@fasih/school/learning/attendance/contract';
import { call } from '../lib/client.ts';
import { useTexts } from '../lib/language.tsx';
import { useRefresh } from '../teachers/api.ts';
import { ActionDialog } from '../ui/action-dialog.tsx';
import { notify } from '../ui/ask.tsx';

/** Lets an absence go, with the reason that the family reads: the meeting comes back and is to plan. */
export function WaiveDialog({ row, onClose }: { row: StudentAttendanceRow; onClose: () => void }) {
  const t = useTexts('attendance').waive;
  const words = useTexts('staff');
  const refresh = useRefresh();
  const { meetingId, learnerId, learnerName: name, number } = row;
  const send = async (reason: string) => {
    await call(waiveAbsence, { params: { meetingId, learnerId }, body: { reason } }).finally(() =>
      refresh('attendance', 'classes'),
    );
    await notify('good', t.done);
  };
  return (
    <ActionDialog
      title={t.title({ name, number })}
      lead={t.text}
      label={t.reason}
      cancelLabel={t.no}
      submitLabel={t.yes}
      pendingLabel={words.sending}
      send={send}
      onClose={onClose}
    />
  );
}
