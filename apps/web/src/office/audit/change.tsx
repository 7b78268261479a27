import type { AuditChange, AuditPart } from '@fasih/messages/audit-change';
import type { AuditRow } from '@fasih/school/office/audit/contract';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { FactList } from '../../ui/page.tsx';
import css from './audit.module.css';
import { pageOf } from './target.tsx';

/** All that an entry changed, value by value. */
export function AllChanges({ changes, names }: { changes: AuditChange[]; names: AuditRow['names'] }) {
  return (
    <FactList
      facts={changes.map((change) => [
        change.label,
        <Sides key={change.field} change={change} names={names} />,
      ])}
    />
  );
}

/** What a value was and what it is, in words; a value that was not there before is only what it is. */
export function Sides({ change, names }: { change: AuditChange; names: AuditRow['names'] }) {
  const t = useTexts('audit').page;
  const { before, after } = change;
  const isBoth = before !== null && after !== null;
  return (
    <>
      {before !== null && (
        <>
          {isBoth && `${t.was} `}
          <del className={css.value}>
            <Parts parts={before} names={names} />
          </del>
        </>
      )}
      {after !== null && (
        <>
          {isBoth && ` ${t.becomes} `}
          <ins className={css.value}>
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
