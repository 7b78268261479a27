import { type AuditChange, type AuditPart, auditChanges } from '@fasih/messages/audit-change';
import type { AuditRow } from '@fasih/school/office/audit/contract';
import { Link } from 'react-router';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Muted, Row, Text } from '../../ui/layout.tsx';
import { FactList } from '../../ui/page.tsx';
import css from './audit.module.css';
import { pageOf } from './target.tsx';

/** So many changes stand in the row itself; the others are among its details. */
const IN_ROW = 3;

/** What an entry changed, in one line: the first values, each with what it was and what it is. */
export function ChangesInRow({ entry }: { entry: AuditRow }) {
  const texts = useTexts('audit');
  const t = texts.page;
  const changes = auditChanges(entry, { lang: useLang(), texts });
  if (changes.length === 0) return null;
  return (
    <Row as="ul" gap={4}>
      {changes.slice(0, IN_ROW).map((change) => (
        <li key={change.field}>
          <Muted>{change.label}</Muted> <Sides change={change} names={entry.names} />
        </li>
      ))}
      {changes.length > IN_ROW && (
        <Text as="li" isMuted>
          {t.rest({ n: changes.length - IN_ROW })}
        </Text>
      )}
    </Row>
  );
}

/** All that an entry changed, value by value, where the row has no room for it. */
export function AllChanges({ entry }: { entry: AuditRow }) {
  const changes = auditChanges(entry, { lang: useLang(), texts: useTexts('audit') });
  if (changes.length <= IN_ROW) return null;
  return (
    <FactList
      facts={changes.map((change) => [
        change.label,
        <Sides key={change.field} change={change} names={entry.names} />,
      ])}
    />
  );
}

function Sides({ change, names }: { change: AuditChange; names: AuditRow['names'] }) {
  const t = useTexts('audit').page;
  const { before, after } = change;
  return (
    <>
      {before !== null && (
        <>
          <span className="unseen">{t.before}: </span>
          <del className={css.before}>
            <Parts parts={before} names={names} />
          </del>
        </>
      )}
      {before !== null && after !== null && <span aria-hidden="true"> → </span>}
      {after !== null && (
        <>
          {before !== null && <span className="unseen"> {t.after}: </span>}
          <ins className={css.after}>
            <Parts parts={after} names={names} />
          </ins>
        </>
      )}
    </>
  );
}

function Parts({ parts, names }: { parts: AuditPart[]; names: AuditRow['names'] }) {
  return parts.map(({ text, id }, n) => {
    const named = id === undefined ? undefined : names[id];
    const page = named ? pageOf(named.page, named.pageId) : null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one value never change places
      <span key={n}>
        {n > 0 && ', '}
        {page === null ? text : <Link to={page}>{text}</Link>}
      </span>
    );
  });
}
