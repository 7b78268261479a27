import type { StudentDetail } from '@fasih/school/office/homes/admin-contract';
import { askErasure, callOffErasure } from '@fasih/school/office/students/contract';
import { call } from '../lib/client.ts';
import { useTexts } from '../lib/language.tsx';
import { ActionDialog } from '../ui/action-dialog.tsx';
import { notify } from '../ui/ask.tsx';
import { Notice } from '../ui/basics.tsx';
import { Loaded } from '../ui/loaded.tsx';
import css from './students.module.css';
import { useErasure, useStudentsRefresh } from './students-manage-api.ts';

type Props = { of: StudentDetail; onClose: () => void };

/** Asks to erase a student's personal data in seven days: says what goes, and what the books keep. */
export function EraseStudent({ of, onClose }: Props) {
  const t = useTexts('students').detail.erase;
  const refresh = useStudentsRefresh();
  const send = async (reason: string) => {
    await call(askErasure, { params: { learnerId: of.learnerId }, body: { reason } });
    await refresh();
    await notify('good', t.asked);
  };
  return (
    <ActionDialog
      title={t.title({ name: of.name })}
      lead={t.lead}
      label={t.reason}
      maxLength={300}
      submitLabel={t.submit}
      pendingLabel={t.sending}
      isDangerous
      send={send}
      onClose={onClose}
    >
      <GoesAndStays learnerId={of.learnerId} />
    </ActionDialog>
  );
}

function GoesAndStays({ learnerId }: { learnerId: string }) {
  const t = useTexts('students').detail.erase;
  const erasure = useErasure(learnerId);
  return (
    <Loaded query={erasure} lines={4}>
      {({ goes, stays, accountToo, meetingsAhead }) => (
        <>
          <div>
            <h3 className={css.small}>{t.goes}</h3>
            <ul className={css.list}>
              <li>{t.goesText(goes)}</li>
              <li>{accountToo ? t.account(goes) : t.accountStays}</li>
            </ul>
          </div>
          <div>
            <h3 className={css.small}>{t.stays}</h3>
            <ul className={css.list}>
              <li>{t.staysText(stays)}</li>
            </ul>
          </div>
          {meetingsAhead > 0 && <Notice kind="attention">{t.meetings({ n: meetingsAhead })}</Notice>}
        </>
      )}
    </Loaded>
  );
}

/** Keeps the data after all. */
export function CallOffErasure({ of, onClose }: Props) {
  const t = useTexts('students').detail.erase;
  const refresh = useStudentsRefresh();
  const send = async (reason: string) => {
    await call(callOffErasure, { params: { learnerId: of.learnerId }, body: { reason } });
    await refresh();
    await notify('good', t.calledOff);
  };
  return (
    <ActionDialog
      title={t.callOffTitle({ name: of.name })}
      lead={t.callOffText}
      label={t.reason}
      maxLength={300}
      submitLabel={t.callOff}
      pendingLabel={t.sending}
      send={send}
      onClose={onClose}
    />
  );
}
