import { type AuditRow, exportAudit, listAudit } from '@fasih/school/audit/contract';
import { separatorOfExcel } from '@fasih/school/basics/csv';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../lib/client.ts';
import { formatInstant } from '../lib/dates.ts';
import { download } from '../lib/download.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { PageHead } from '../lib/page-head.tsx';
import area from '../shell/area.module.css';
import teachers from '../teachers/components/teachers.module.css';
import { Card, EmptyState } from '../ui/basics.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { FormError } from '../ui/fields.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { useWrite } from '../ui/use-write.ts';
import css from './audit.module.css';
import { Change } from './audit-change.tsx';
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
  const columns = useColumns();
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
            <DataTable
              short
              caption={nav.audit}
              columns={columns}
              page={{ data: page.data, total: page.data.length, page: 1, pageSize: 50 }}
              rowKey={(row) => row.id}
              empty={
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
              }
            />
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

function useColumns(): Column<AuditRow>[] {
  const t = useTexts('audit');
  const lang = useLang();
  const words: Record<string, string> = t.actions;
  const what = (row: AuditRow) => words[row.action] ?? row.action;
  return [
    {
      key: 'at',
      label: t.page.columns.at,
      cell: (row) => <time dateTime={row.at}>{formatInstant(row.at, lang)}</time>,
    },
    {
      key: 'by',
      label: t.page.columns.by,
      cell: (row) =>
        row.by === null ? (
          t.nobody
        ) : (
          <span className={css.stack}>
            <Link to={`/admin/audit?person=${row.by.id}`}>{row.by.name}</Link>
            <span className={css.quiet}>{t.roles[row.by.role]}</span>
          </span>
        ),
    },
    { key: 'what', label: t.page.columns.what, cell: (row) => <strong>{what(row)}</strong> },
    { key: 'about', label: t.page.columns.about, cell: (row) => <About of={row.target} /> },
    {
      key: 'reason',
      label: t.page.columns.reason,
      cell: (row) => <span className={css.whole}>{row.reason}</span>,
    },
    {
      key: 'change',
      label: t.page.columns.change,
      cell: (row) => <Change before={row.before} after={row.after} what={what(row)} />,
    },
  ];
}

const PAGES: Record<NonNullable<AuditRow['target']['page']>, (id: string) => string> = {
  class: (id) => `/class/management/${id}`,
  learner: (id) => `/student/management/${id}`,
  teacher: (id) => `/teacher/management/${id}`,
  staff: () => '/admin/settings?tab=staff',
  mails: () => '/admin/mails',
  settings: () => '/admin/settings',
};

/** What it was done to: the page of the record, and all entries about it. */
function About({ of }: { of: AuditRow['target'] }) {
  const t = useTexts('audit').page;
  const name = of.name || of.id;
  if (name === null) return null;
  const page = of.page && of.pageId ? PAGES[of.page](of.pageId) : null;
  return (
    <span className={css.stack}>
      {page === null ? <span className={css.whole}>{name}</span> : <Link to={page}>{name}</Link>}
      {of.id !== null && (
        <Link
          className={css.quiet}
          to={`/admin/audit?kind=${of.kind}&target=${encodeURIComponent(of.id)}`}
          aria-label={`${t.history}: ${name}`}
        >
          {t.history}
        </Link>
      )}
    </span>
  );
}
