import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import type { AuditRow } from '@fasih/school/office/audit/contract';
import { Link } from 'react-router';
import { formatTime } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import css from './audit.module.css';
import { AllChanges, ChangesInRow } from './audit-change.tsx';
import { AuditParts } from './audit-parts.tsx';
import { Target, useTargetName } from './audit-target.tsx';

/** One entry: when, who, what, to whom, what changed and why; its details are folded. */
export function AuditEntry({ of, isPart = false }: { of: AuditRow; isPart?: boolean }) {
  const t = useTexts('audit');
  const lang = useLang();
  const words: Record<string, string> = t.actions;
  const what = words[of.action] ?? of.action;
  const at = formatTime(of.at, lang, SCHOOL_ZONE);
  return (
    <li className={css.entry}>
      {!isPart && (
        <>
          <time className={css.at} dateTime={of.at}>
            {at}
          </time>
          <span className={css.by}>
            {of.by === null ? (
              t.nobody
            ) : (
              <>
                <Link to={`/admin/audit?person=${of.by.id}`}>{of.by.name}</Link>{' '}
                <span className={css.quiet}>{t.roles[of.by.role]}</span>
              </>
            )}
          </span>
        </>
      )}
      <div className={css.what}>
        <p>
          <strong>{what}</strong> <Target of={of.target} by={of.by} />
        </p>
        <ChangesInRow of={of} />
        {of.reason && (
          <p className={css.reason}>
            <span className="unseen">{t.page.reason}: </span>“{of.reason}”
          </p>
        )}
        {of.parts > 0 && of.requestId !== null && <AuditParts request={of.requestId} count={of.parts} />}
      </div>
      <Details of={of} label={t.page.detailsOf({ what, at })} />
    </li>
  );
}

function Details({ of, label }: { of: AuditRow; label: string }) {
  const { page: t, kinds } = useTexts('audit');
  const { id, kind } = of.target;
  const name = useTargetName()(of.target) ?? (kinds as Record<string, string>)[kind] ?? kind;
  const raw = JSON.stringify(
    { action: of.action, target: { kind, id }, before: of.before, after: of.after },
    null,
    2,
  );
  return (
    <details className={css.details}>
      <summary aria-label={label}>{t.details}</summary>
      <div>
        <AllChanges of={of} />
        {id !== null && (
          <Link to={`/admin/audit?kind=${kind}&target=${encodeURIComponent(id)}`}>
            {t.history}: {name}
          </Link>
        )}
        <details className={css.raw}>
          <summary>{t.raw}</summary>
          <pre>{raw}</pre>
          {of.requestId !== null && (
            <p className={css.quiet}>
              {t.requestId}: {of.requestId}
            </p>
          )}
        </details>
      </div>
    </details>
  );
}
