import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import type { AuditRow } from '@fasih/school/office/audit/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatTime } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Muted, Stack, Text } from '../../ui/layout.tsx';
import css from './audit.module.css';
import { AllChanges, ChangesInRow } from './change.tsx';
import { auditPartsQuery } from './queries.ts';
import { Target, useTargetName } from './target.tsx';

/** One entry: when, who, what, to whom, what changed and why; its details are folded. */
export function AuditEntry({ entry, isPart = false }: { entry: AuditRow; isPart?: boolean }) {
  const t = useTexts('audit');
  const lang = useLang();
  const words: Record<string, string> = t.actions;
  const action = words[entry.action] ?? entry.action;
  const at = formatTime(entry.at, lang, SCHOOL_ZONE);
  return (
    <li className={css.entry}>
      {!isPart && (
        <>
          <time className={css.at} dateTime={entry.at}>
            {at}
          </time>
          <span className={css.by}>
            {entry.by === null ? (
              t.nobody
            ) : (
              <>
                <Link to={`/admin/audit?person=${entry.by.id}`}>{entry.by.name}</Link>{' '}
                <Muted>{t.roles[entry.by.role]}</Muted>
              </>
            )}
          </span>
        </>
      )}
      <Stack gap={1} className={css.what}>
        <p>
          <strong>{action}</strong> <Target target={entry.target} by={entry.by} />
        </p>
        <ChangesInRow entry={entry} />
        {entry.reason && (
          <Text isMuted>
            <span className="unseen">{t.page.reason}: </span>“{entry.reason}”
          </Text>
        )}
        {entry.parts > 0 && entry.requestId !== null && (
          <AuditParts request={entry.requestId} count={entry.parts} />
        )}
      </Stack>
      <Details entry={entry} label={t.page.detailsOf({ what: action, at })} />
    </li>
  );
}

function Details({ entry, label }: { entry: AuditRow; label: string }) {
  const { page: t, kinds } = useTexts('audit');
  const { id, kind } = entry.target;
  const name = useTargetName()(entry.target) ?? (kinds as Record<string, string>)[kind] ?? kind;
  const raw = JSON.stringify(
    { action: entry.action, target: { kind, id }, before: entry.before, after: entry.after },
    null,
    2,
  );
  return (
    <details className={css.details}>
      <summary aria-label={label}>{t.details}</summary>
      <Stack gap={3} align="start">
        <AllChanges entry={entry} />
        {id !== null && (
          <Link to={`/admin/audit?kind=${kind}&target=${encodeURIComponent(id)}`}>
            {t.history}: {name}
          </Link>
        )}
        <Disclosure summary={t.raw}>
          <pre className={css.raw}>{raw}</pre>
          {entry.requestId !== null && (
            <Text isMuted>
              {t.requestId}: {entry.requestId}
            </Text>
          )}
        </Disclosure>
      </Stack>
    </details>
  );
}

/** The parts of one act, such as the accounts of an import: a number that opens to them, page after page. */
function AuditParts({ request, count }: { request: string; count: number }) {
  const t = useTexts('audit').page;
  const problemText = useProblemText();
  const [isOpen, setOpen] = useState(false);
  const parts = useInfiniteQuery({ ...auditPartsQuery(request), enabled: isOpen });
  const rows = parts.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Stack gap={2} align="start">
      <Button look="plain" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t.partsOpen({ n: count })}
      </Button>
      {isOpen && (
        <>
          <FormError message={parts.error ? problemText(parts.error) : null} />
          <Stack as="ol" gap={2} className={css.parts}>
            {rows.map((row) => (
              <AuditEntry key={row.id} entry={row} isPart />
            ))}
          </Stack>
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
    </Stack>
  );
}
