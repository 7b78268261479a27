import { type StudentAttendanceRow, waiveAbsence } from '@fasih/school/learning/attendance/contract';
import { call } from '../lib/client.ts';
import { useTexts } from '../lib/language.tsx';
import { useRefresh } from '../teachers/api.ts';
import { notify } from '../ui/ask.tsx';
import { ReasonDialog } from '../ui/reason-dialog.tsx';

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
    <ReasonDialog
      title={t.title({ name, number })}
      lead={t.text}
      label={t.reason}
      no={t.no}
      yes={t.yes}
      sending={words.sending}
      send={send}
      onClose={onClose}
    />
  );
}
