import type { StudentDetail } from '@fasih/school/office/homes/admin-contract';
import { setStudentActive } from '@fasih/school/office/students/contract';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { useTexts } from '../lib/language.tsx';
import { staleRecord } from '../lib/problem.ts';
import { ActionDialog } from '../ui/action-dialog.tsx';
import { notify } from '../ui/ask.tsx';
import { Notice } from '../ui/basics.tsx';
import { useStudentsRefresh } from './students-manage-api.ts';

/** Lets the family sign in, or no more, with a reason. Who changed it meanwhile is said, and the newest state loaded. */
export function StudentActive({ of, onClose }: { of: StudentDetail; onClose: () => void }) {
  const t = useTexts('students').detail.active;
  const words = useTexts('staff');
  const refresh = useStudentsRefresh();
  const [stale, setStale] = useState(false);
  // What was asked stays on the screen when the answer changes the record.
  const [active] = useState(!of.account.active);
  const name = of.account.name || of.account.username;
  const send = async (reason: string) => {
    try {
      await call(setStudentActive, {
        params: { learnerId: of.learnerId },
        body: { active, reason, version: of.account.version },
      });
    } catch (fault) {
      if (staleRecord(fault) !== null) {
        setStale(true);
        await refresh();
      }
      throw fault;
    }
    await refresh();
    await notify('good', active ? t.activated : t.deactivated);
  };
  return (
    <ActionDialog
      title={active ? t.activateOf({ name }) : t.deactivateOf({ name })}
      lead={active ? t.activateText : t.deactivateText}
      label={words.reason}
      maxLength={300}
      submitLabel={active ? t.activate : t.deactivate}
      pendingLabel={words.sending}
      isDangerous={!active}
      send={send}
      onClose={onClose}
    >
      {stale && <Notice kind="attention">{t.stale}</Notice>}
    </ActionDialog>
  );
}
