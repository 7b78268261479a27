import { type StudentDetail, studentDetail } from '@fasih/school/office/homes/student-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { StudentActive } from './active.tsx';
import { EndSessions } from './end-sessions.tsx';
import { CallOffErasure, EraseStudent } from './erase.tsx';
import { MergeStudents } from './merge.tsx';
import { erasureQuery } from './queries.ts';
import { CorrectRecord } from './record.tsx';

/** Actions on a student's record: correct, deactivate or reactivate, sign out everywhere, merge with another record, erase. */
export function ManageStudent({ student }: { student: StudentDetail }) {
  const t = useTexts('students').detail;
  const common = useTexts('common');
  const sessions = useTexts('staff').endSessions;
  const [open, setOpen] = useState<'record' | 'active' | 'sessions' | 'merge' | 'erase' | null>(null);
  const close = () => setOpen(null);
  const { active } = student.account;
  return (
    <>
      <ActionMenu
        label={common.moreActions}
        actions={[
          { label: t.record.open, onSelect: () => setOpen('record') },
          {
            label: active ? t.active.deactivate : t.active.activate,
            onSelect: () => setOpen('active'),
          },
          { label: sessions.yes, onSelect: () => setOpen('sessions') },
          { label: t.merge.open, onSelect: () => setOpen('merge') },
          { label: t.erase.open, isDangerous: true, onSelect: () => setOpen('erase') },
        ]}
      />
      {open === 'record' && <CorrectRecord student={student} onClose={close} />}
      {open === 'active' && <StudentActive student={student} onClose={close} />}
      {open === 'sessions' && (
        <EndSessions
          accountId={student.account.id}
          name={student.account.name || student.account.username}
          invalidates={[studentDetail]}
          onClose={close}
        />
      )}
      {open === 'merge' && <MergeStudents student={student} onClose={close} />}
      {open === 'erase' && <EraseStudent student={student} onClose={close} />}
    </>
  );
}

/** On top of the record while its erasing waits. */
export function ErasureWaits({ student }: { student: StudentDetail }) {
  const t = useTexts('students').detail.erase;
  const lang = useLang();
  const erasure = useQuery(erasureQuery(student.learnerId));
  const [open, setOpen] = useState(false);
  const request = erasure.data?.request;
  if (!request) return null;
  return (
    <>
      <Notice
        kind="attention"
        action={
          <Button size="small" look="quiet" onClick={() => setOpen(true)}>
            {t.callOff}
          </Button>
        }
      >
        {t.waiting({ when: formatInstant(request.dueAt, lang), by: request.by })}
      </Notice>
      {open && <CallOffErasure student={student} onClose={() => setOpen(false)} />}
    </>
  );
}
