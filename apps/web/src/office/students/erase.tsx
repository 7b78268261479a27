import { adminDashboard, listStudents } from '@fasih/school/office/homes/admin-contract';
import { type StudentDetail, studentDetail } from '@fasih/school/office/homes/student-contract';
import { askErasure, callOffErasure, getErasure } from '@fasih/school/office/students/contract';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { notify } from '../../ui/ask.tsx';
import { Notice } from '../../ui/basics.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Part } from '../../ui/page.tsx';
import { erasureQuery } from './queries.ts';

type Props = { student: StudentDetail; onClose: () => void };

const INVALIDATES = [getErasure, studentDetail, listStudents, adminDashboard] as const;

/** Asks to erase a student's personal data in seven days: says what goes, and what the books keep. */
export function EraseStudent({ student, onClose }: Props) {
  const t = useTexts('students').detail.erase;
  const { learnerId, name } = student;
  const erase = useAction(askErasure, {
    invalidates: INVALIDATES,
    onDone: () => notify('good', t.asked),
  });
  return (
    <ActionDialog
      title={t.title({ name })}
      lead={t.lead}
      label={t.reason}
      maxLength={300}
      submitLabel={t.submit}
      pendingLabel={t.sending}
      isDangerous
      send={(reason) => erase.send({ params: { learnerId }, body: { reason } })}
      onClose={onClose}
    >
      <GoesAndStays learnerId={learnerId} />
    </ActionDialog>
  );
}

function GoesAndStays({ learnerId }: { learnerId: string }) {
  const t = useTexts('students').detail.erase;
  const erasure = useQuery(erasureQuery(learnerId));
  return (
    <Loaded query={erasure} lines={4}>
      {({ goes, stays, accountToo, meetingsAhead }) => (
        <>
          <Part level="h3" title={t.goes}>
            <ul>
              <li>{t.goesText(goes)}</li>
              <li>{accountToo ? t.account(goes) : t.accountStays}</li>
            </ul>
          </Part>
          <Part level="h3" title={t.stays}>
            <ul>
              <li>{t.staysText(stays)}</li>
            </ul>
          </Part>
          {meetingsAhead > 0 && <Notice kind="attention">{t.meetings({ n: meetingsAhead })}</Notice>}
        </>
      )}
    </Loaded>
  );
}

/** Keeps the data after all. */
export function CallOffErasure({ student, onClose }: Props) {
  const t = useTexts('students').detail.erase;
  const { learnerId, name } = student;
  const callOff = useAction(callOffErasure, {
    invalidates: INVALIDATES,
    onDone: () => notify('good', t.calledOff),
  });
  return (
    <ActionDialog
      title={t.callOffTitle({ name })}
      lead={t.callOffText}
      label={t.reason}
      maxLength={300}
      submitLabel={t.callOff}
      pendingLabel={t.sending}
      send={(reason) => callOff.send({ params: { learnerId }, body: { reason } })}
      onClose={onClose}
    />
  );
}
