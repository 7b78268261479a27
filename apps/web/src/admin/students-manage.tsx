import type { StudentDetail } from '@fasih/school/office/homes/admin-contract';
import { useState } from 'react';
import { formatInstant } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { Notice } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { EndSessions } from './end-sessions.tsx';
import css from './students.module.css';
import { StudentActive } from './students-active.tsx';
import { CallOffErasure, EraseStudent } from './students-erase.tsx';
import { useErasure } from './students-manage-api.ts';
import { MergeStudents } from './students-merge.tsx';

/** What can be done with a student's record: active or not, signed out everywhere, joined with a second one, erased. */
export function ManageStudent({ of }: { of: StudentDetail }) {
  const t = useTexts('students').detail;
  const [open, setOpen] = useState<'active' | 'sessions' | 'merge' | 'erase' | null>(null);
  const close = () => setOpen(null);
  const sessions = useTexts('staff').endSessions;
  return (
    <section className={css.section} aria-labelledby="manage">
      <h2 id="manage">{t.manage}</h2>
      <div className={css.actions}>
        <Button look="quiet" size="small" onClick={() => setOpen('active')}>
          {of.account.active ? t.active.deactivate : t.active.activate}
        </Button>
        <Button look="quiet" size="small" onClick={() => setOpen('sessions')}>
          {sessions.yes}
        </Button>
        <Button look="quiet" size="small" onClick={() => setOpen('merge')}>
          {t.merge.open}
        </Button>
        <Button look="quiet" size="small" onClick={() => setOpen('erase')}>
          {t.erase.open}
        </Button>
      </div>
      {open === 'active' && <StudentActive of={of} onClose={close} />}
      {open === 'sessions' && (
        <EndSessions
          accountId={of.account.id}
          name={of.account.name || of.account.username}
          invalidates={['dashboards']}
          onClose={close}
        />
      )}
      {open === 'merge' && <MergeStudents of={of} onClose={close} />}
      {open === 'erase' && <EraseStudent of={of} onClose={close} />}
    </section>
  );
}

/** On top of the record while its erasing waits. */
export function ErasureWaits({ of }: { of: StudentDetail }) {
  const t = useTexts('students').detail.erase;
  const lang = useLang();
  const erasure = useErasure(of.learnerId);
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
      {open && <CallOffErasure of={of} onClose={() => setOpen(false)} />}
    </>
  );
}
