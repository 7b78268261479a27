import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import css from './audit.module.css';
import { AuditEntry } from './entry.tsx';
import { auditPartsQuery } from './queries.ts';

/** The parts of one act, such as the accounts of an import: a number that opens to them, page after page. */
export function AuditParts({ request, count }: { request: string; count: number }) {
  const t = useTexts('audit').page;
  const problemText = useProblemText();
  const [isOpen, setOpen] = useState(false);
  const parts = useInfiniteQuery({ ...auditPartsQuery(request), enabled: isOpen });
  const rows = parts.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <div className={css.parts}>
      <Button look="plain" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t.partsOpen({ n: count })}
      </Button>
      {isOpen && (
        <>
          <FormError message={parts.error ? problemText(parts.error) : null} />
          <ol>
            {rows.map((row) => (
              <AuditEntry key={row.id} entry={row} isPart />
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
