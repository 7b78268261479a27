import { separatorOfExcel } from '@fasih/school/basics/csv';
import { dayIn } from '@fasih/school/basics/instants';
import { type AuditRow, exportAudit, listAudit } from '@fasih/school/office/audit/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../lib/client.ts';
import { formatLongDay } from '../lib/dates.ts';
import { download } from '../lib/download.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { PageHead } from '../lib/page-head.tsx';
import area from '../shell/area.module.css';
import teachers from '../teachers/components/teachers.module.css';
import { Card, EmptyState } from '../ui/basics.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { FormError } from '../ui/fields.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { useWrite } from '../ui/use-write.ts';
import css from './audit.module.css';
import { AuditEntry } from './audit-entry.tsx';
import { AuditFilters, useAuditFilters } from './audit-filters.tsx';

/** The audit log: newest first, filtered, page after page; everything stands in the address. */
export default function AuditLog() {
  const { page: t, security } = useTexts('audit');
  const nav = useTexts('shell').nav;
  const lang = useLang();
  const { filters, older, filtered, addressWith } = useAuditFilters();
  const log = useQuery({
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    queryKey: ['audit', filters, older ?? ''],
    queryFn: ({ signal }) =>
      call(listAudit, { query: { ...filters, ...(older ? { older } : {}) } }, { signal }),
  });
  const fetching = useWrite();
  return (
    <div className={area.page}>
      <PageHead title={nav.audit} hidden />
      <header className={teachers.head}>
        <div>
          <h1>{nav.audit}</h1>
          <p className={teachers.lead}>{t.lead}</p>
        </div>
        <span className={css.pages}>
          <ButtonLink look="quiet" to="/admin/security">
            {security.title}
          </ButtonLink>
          <Button
            look="quiet"
            disabled={fetching.sending}
            onClick={() =>
              fetching.run(() =>
                download(
                  exportAudit,
                  { query: { ...filters, lang, separator: separatorOfExcel(lang) } },
                  { lang },
                ),
              )
            }
          >
            {t.export}
          </Button>
        </span>
      </header>
      <FormError message={fetching.fault} />
      <AuditFilters personName={log.data?.person ?? null} />
      <Loaded query={log} lines={8}>
        {(page) => (
          <>
            {page.data.length === 0 ? (
              <Card>
                <EmptyState
                  title={filtered ? t.noneFound : t.none}
                  text={filtered ? t.noneFoundText : t.noneText}
                  action={
                    filtered ? (
                      <ButtonLink look="quiet" to="/admin/audit">
                        {t.clear}
                      </ButtonLink>
                    ) : undefined
                  }
                />
              </Card>
            ) : (
              daysOf(page.data).map(([day, entries]) => (
                <section key={day} className={css.day} aria-labelledby={`day-${day}`}>
                  <h2 id={`day-${day}`}>{formatLongDay(day, lang)}</h2>
                  <ol className={css.entries}>
                    {entries.map((one) => (
                      <AuditEntry key={one.id} of={one} />
                    ))}
                  </ol>
                </section>
              ))
            )}
            {(older !== undefined || page.older !== null) && (
              <nav className={css.pages} aria-label={t.pages}>
                {older !== undefined && (
                  <ButtonLink look="quiet" to={addressWith({ older: undefined })}>
                    {t.newest}
                  </ButtonLink>
                )}
                {page.older !== null && (
                  <ButtonLink look="quiet" to={addressWith({ older: page.older })}>
                    {t.older}
                  </ButtonLink>
                )}
              </nav>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

/** Entries by the school's day, in the order in which they come. */
function daysOf(entries: readonly AuditRow[]): [string, AuditRow[]][] {
  const days = new Map<string, AuditRow[]>();
  for (const one of entries) {
    const day = dayIn(new Date(one.at));
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days];
}
