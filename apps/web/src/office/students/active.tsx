import { adminDashboard, listStudents } from '@fasih/school/office/homes/admin-contract';
import { type StudentDetail, studentDetail } from '@fasih/school/office/homes/student-contract';
import { getErasure, setStudentActive } from '@fasih/school/office/students/contract';
import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { staleRecord } from '../../lib/problem.ts';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { useAction } from '../../lib/use-action.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { notify } from '../../ui/ask.tsx';

const READS = [adminDashboard, listStudents, studentDetail, getErasure] as const;

/** Lets the family sign in, or no more, with a reason. Tells if somebody changed it meanwhile, and loads the newest state. */
export function StudentActive({ student, onClose }: { student: StudentDetail; onClose: () => void }) {
  const t = useTexts('students').detail.active;
  const words = useTexts('staff');
  const common = useTexts('common');
  const problemText = useProblemText();
  const { account, learnerId } = student;
  // What was chosen stays on the screen when the reply changes the record.
  const [active] = useState(!account.active);
  const undo = useAction(setStudentActive, {
    invalidates: READS,
    onDone: () => notify('good', common.undone),
    onError: (error) => notify('bad', problemText(error)),
  });
  const change = useAction(setStudentActive, {
    invalidates: READS,
    onDone: (now) =>
      notify('good', active ? t.activated : t.deactivated, {
        label: common.undo,
        run: () =>
          void undo.run({
            params: { learnerId },
            body: { active: !active, reason: common.undoReason, version: now.version },
          }),
      }),
  });
  const name = account.name || account.username;
  return (
    <ActionDialog
      title={active ? t.activateOf({ name }) : t.deactivateOf({ name })}
      lead={active ? t.activateText : t.deactivateText}
      label={words.reason}
      maxLength={300}
      submitLabel={active ? t.activate : t.deactivate}
      pendingLabel={words.sending}
      isDangerous={!active}
      explain={(refusal) => (staleRecord(refusal) === null ? null : t.stale)}
      send={(reason) =>
        change.send({ params: { learnerId }, body: { active, reason, version: account.version } })
      }
      onClose={onClose}
    />
  );
}
