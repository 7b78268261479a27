import { listAudit } from '@fasih/school/office/audit/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { useTexts } from '../lib/language.tsx';
import { useProblemText } from '../lib/problem-sentence.ts';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/fields.tsx';
import css from './audit.module.css';
import { AuditEntry } from './audit-entry.tsx';

/** The parts of one act, such as the accounts of an import: a number that opens to them, page after page. */
export function AuditParts({ request, count }: { request: string; count: number }) {
  const t = useTexts('audit').page;
  const problemText = useProblemText();
  const [open, setOpen] = useState(false);
  const parts = useInfiniteQuery({
    enabled: open,
    queryKey: ['audit', 'parts', request],
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      call(listAudit, { query: { request, ...(pageParam ? { older: pageParam } : {}) } }, { signal }),
    getNextPageParam: ({ older }) => older ?? undefined,
  });
  const rows = parts.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <div className={css.parts}>
      <Button look="plain" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t.partsOpen({ n: count })}
      </Button>
      {open && (
        <>
          <FormError message={parts.error ? problemText(parts.error) : null} />
          <ol>
            {rows.map((row) => (
              <AuditEntry key={row.id} of={row} isPart />
            ))}
          </ol>
          {parts.hasNextPage && (
            <Button
              look="quiet"
              size="small"
              disabled={parts.isFetching}
              onClick={() => parts.fetchNextPage()}
            >
              {t.partsMore}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
