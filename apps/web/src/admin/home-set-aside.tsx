import type { WorkItem } from '@fasih/school/office/homes/admin-contract';
import { SET_ASIDE_JOBS } from '@fasih/school/platform/jobs/contract';
import { useState } from 'react';
import { formatInstant } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/fields.tsx';
import { useWrite } from '../ui/use-write.ts';
import css from './home.module.css';
import { useRetrySetAside } from './students-api.ts';

/** Something that a job of the school could not do: what, for which record, since when, why, and one press to try again. */
export function SetAsideItem({ item }: { item: WorkItem }) {
  const t = useTexts('admin').work;
  const lang = useLang();
  const retry = useRetrySetAside();
  const write = useWrite();
  const [isAsked, setIsAsked] = useState(false);
  const [name = '', code = ''] = (item.about ?? '').split('|');
  const job = SET_ASIDE_JOBS.find((one) => one === name);
  if (job === undefined) return null;
  const label = t.setAside.jobs[job];
  const press = async () => {
    if (await write.run(() => retry(job, item.id))) setIsAsked(true);
  };
  return (
    <li className={css.item}>
      <div>
        <strong>{label}</strong>
        <span className={css.quiet}>{item.name}</span>
        <span className={css.quiet}>
          {t.setAside.fault({ words: t.setAside.faults[kindOf(code)], code })}
        </span>
        <FormError message={write.fault} />
      </div>
      <span className={css.quiet}>{t.since({ when: formatInstant(item.since, lang) })}</span>
      {isAsked ? (
        <span role="status">{t.setAside.asked}</span>
      ) : (
        <Button
          size="small"
          look="quiet"
          disabled={write.sending}
          aria-label={t.setAside.retryOf({ job: label, name: item.name })}
          onClick={() => void press()}
        >
          {t.setAside.retry}
        </Button>
      )}
    </li>
  );
}

/** What a code of the database (SQLSTATE) or the name of an error means in a reader's words. */
function kindOf(code: string): 'data' | 'busy' | 'slow' | 'program' {
  if (/^(22|23|P0)/.test(code)) return 'data';
  if (code === '57014') return 'slow';
  if (/^(40|55)/.test(code)) return 'busy';
  return 'program';
}
