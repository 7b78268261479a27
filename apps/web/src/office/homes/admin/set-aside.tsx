import type { WorkItem } from '@fasih/school/office/homes/work-contract';
import { retrySetAside, SET_ASIDE_JOBS } from '@fasih/school/platform/jobs/contract';
import { useState } from 'react';
import { formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Muted } from '../../../ui/layout.tsx';
import { TaskRow } from '../task-row.tsx';

/** Something that a job of the school could not do: what, for which record, since when, why, and one press to try again. */
export function SetAsideItem({ item }: { item: WorkItem }) {
  const t = useTexts('admin').work;
  const jobs = useTexts('jobs');
  const lang = useLang();
  const retry = useAction(retrySetAside, { onDone: () => setQueued(true) });
  const [isQueued, setQueued] = useState(false);
  const [name = '', code = ''] = (item.about ?? '').split('|');
  const job = SET_ASIDE_JOBS.find((one) => one === name);
  if (job === undefined) return null;
  const label = jobs[job];
  return (
    <TaskRow
      as="li"
      name={label}
      below={[item.name, t.setAside.fault({ words: t.setAside.faults[kindOf(code)], code })]}
      problem={retry.problem}
      when={<Muted size="small">{t.since({ when: formatInstant(item.since, lang) })}</Muted>}
    >
      {isQueued ? (
        <span role="status">{t.setAside.asked}</span>
      ) : (
        <Button
          size="small"
          look="quiet"
          isPending={retry.isPending}
          aria-label={t.setAside.retryOf({ job: label, name: item.name })}
          onClick={() => void retry.run({ params: { job, recordId: item.id } })}
        >
          {t.setAside.retry}
        </Button>
      )}
    </TaskRow>
  );
}

/** What a code of the database (SQLSTATE) or the name of an error means in a reader's words. */
function kindOf(code: string): 'data' | 'busy' | 'slow' | 'program' {
  if (/^(22|23|P0)/.test(code)) return 'data';
  if (code === '57014') return 'slow';
  if (/^(40|55)/.test(code)) return 'busy';
  return 'program';
}
