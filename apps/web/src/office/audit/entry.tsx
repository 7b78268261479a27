import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import type { AuditRow } from '@fasih/school/office/audit/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatTime } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import css from './audit.module.css';
import { AllChanges } from './change.tsx';
import { KindIcon } from './kind-icon.tsx';
import { auditPartsQuery } from './queries.ts';
import { Actor, Deed, SaidChanges, Sentence, useChanges } from './sentence.tsx';
import { Target, useTargetName } from './target.tsx';

/** How many records of a run its sentence names. */
const NAMED = 4;

/** One entry: who, a sentence of what was done, when, and its details behind a button. */
function EntryLine({
  by,
  at,
  action,
  details,
  children,
}: {
  by: AuditRow['by'];
  at: string | null;
  action: string;
  details: ReactNode;
  children: ReactNode;
}) {
  const lang = useLang();
  return (
    <li className={css.entry}>
      {at !== null && <Face by={by} action={action} />}
      <div className={css.what}>{children}</div>
      {at !== null && (
        <time className={css.at} dateTime={at}>
          {formatTime(at, lang, SCHOOL_ZONE)}
        </time>
      )}
      {details}
    </li>
  );
}

/** Who did it as a picture that leads to all that they did; of the school's own work the kind. */
function Face({ by, action }: { by: AuditRow['by']; action: string }) {
  const t = useTexts('audit').page;
  if (by === null) return <KindIcon action={action} />;
  return (
    <Link className={css.face} to={`/admin/audit?person=${by.id}`}>
      <Avatar name={by.name} photo={null} size={32} />
      <span className="unseen">{t.allOf(by)}</span>
    </Link>
  );
}

/** One entry as a sentence with its reason; its details are folded. */
export function AuditEntry({ entry, isPart = false }: { entry: AuditRow; isPart?: boolean }) {
  const t = useTexts('audit').page;
  return (
    <EntryLine
      by={entry.by}
      at={isPart ? null : entry.at}
      action={entry.action}
      details={<Details entry={entry} />}
    >
      <p>
        <Sentence entry={entry} isPart={isPart} />
      </p>
      <SaidChanges entry={entry} />
      {entry.reason && (
        <Text isMuted size="small">
          <span className="unseen">{t.reason}: </span>“{entry.reason}”
        </Text>
      )}
      {entry.parts > 0 && entry.requestId !== null && (
        <AuditParts request={entry.requestId} count={entry.parts} />
      )}
    </EntryLine>
  );
}

/** Entries of one person that follow each other and say the same about several records: one sentence that opens to each. */
export function AuditRun({ entries }: { entries: readonly [AuditRow, ...AuditRow[]] }) {
  const t = useTexts('audit').page;
  const nameOf = useTargetName();
  const [{ at, by, action }] = entries;
  const named = [
    ...new Map(
      entries
        .filter(({ target }) => target.id !== by?.id && nameOf(target) !== null)
        .map((entry) => [entry.target.id, entry.target]),
    ).values(),
  ];
  return (
    <EntryLine
      by={by}
      at={at}
      action={action}
      details={
        <details className={css.details}>
          <summary>{t.entries({ n: entries.length })}</summary>
          <Stack as="ol" gap={1} className={css.parts}>
            {entries.map((entry) => (
              <AuditEntry key={entry.id} entry={entry} />
            ))}
          </Stack>
        </details>
      }
    >
      <p>
        <Actor by={by} />{' '}
        <Deed action={action}>
          {named.length === 0
            ? undefined
            : named.slice(0, NAMED).map((target, n) => (
                <Fragment key={target.id}>
                  {n > 0 && ', '}
                  <Target target={target} by={by} />
                </Fragment>
              ))}
        </Deed>
        {named.length > NAMED && `, ${t.rest({ n: named.length - NAMED })}`}
      </p>
    </EntryLine>
  );
}

function Details({ entry }: { entry: AuditRow }) {
  const { page: t, kinds, actions } = useTexts('audit');
  const lang = useLang();
  const { all, said } = useChanges(entry);
  const { id, kind } = entry.target;
  const name = useTargetName()(entry.target) ?? (kinds as Record<string, string>)[kind] ?? kind;
  const what = (actions as Record<string, string>)[entry.action] ?? entry.action;
  const raw = JSON.stringify(
    { action: entry.action, target: { kind, id }, before: entry.before, after: entry.after },
    null,
    2,
  );
  return (
    <details className={css.details} data-quiet="">
      <summary aria-label={t.detailsOf({ what, at: formatTime(entry.at, lang, SCHOOL_ZONE) })}>
        {t.details}
      </summary>
      <Stack gap={3} align="start">
        {all.length > said.length && <AllChanges changes={all} names={entry.names} />}
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
              isPending={parts.isFetching}
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
