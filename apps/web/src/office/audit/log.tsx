import { separatorOfExcel } from '@fasih/school/basics/csv';
import { exportAudit } from '@fasih/school/office/audit/contract';
import { useQuery } from '@tanstack/react-query';
import { shortDay } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { monthName } from '../../lib/school-day.ts';
import { useDownload } from '../../lib/use-download.ts';
import { Card } from '../../ui/basics.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyList } from '../../ui/empty-list.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import css from './audit.module.css';
import { AuditEntry, AuditRun } from './entry.tsx';
import { AuditFilters, useAuditFilters } from './filters.tsx';
import { auditQuery } from './queries.ts';
import { daysOf } from './runs.ts';

/** The audit log: newest first, filtered, page after page; everything is kept in the address. */
export default function AuditLog() {
  const { page: t, security } = useTexts('audit');
  const nav = useTexts('shell').nav;
  const lang = useLang();
  const { filters, older, isFiltered, linkWith } = useAuditFilters();
  const log = useQuery(auditQuery({ ...filters, ...(older ? { older } : {}) }));
  const file = useDownload(exportAudit);
  return (
    <Page
      title={nav.audit}
      lead={t.lead}
      actions={
        <Row>
          <ButtonLink look="quiet" to="/admin/security">
            {security.title}
          </ButtonLink>
          <Button
            look="quiet"
            isPending={file.isPending}
            onClick={() => file.run({ query: { ...filters, lang, separator: separatorOfExcel(lang) } })}
          >
            {t.export}
          </Button>
        </Row>
      }
    >
      <FormError message={file.problem} />
      <AuditFilters personName={log.data?.person ?? null} />
      <Loaded query={log} lines={8}>
        {(page) => (
          <>
            {page.data.length === 0 ? (
              <EmptyList
                empty={{ title: t.none, text: t.noneText }}
                noneFound={
                  isFiltered && {
                    title: t.noneFound,
                    text: t.noneFoundText,
                    to: '/admin/audit',
                  }
                }
              />
            ) : (
              <Card isTight>
                {daysOf(page.data).map(([day, runs], n, days) => (
                  <section key={day} className={css.day} aria-labelledby={`day-${day}`}>
                    {!days[n - 1]?.[0].startsWith(day.slice(0, 7)) && (
                      <p className={css.month}>{monthName(day.slice(0, 7), lang)}</p>
                    )}
                    <h2 id={`day-${day}`}>
                      <time dateTime={day}>{shortDay(day, lang)}</time>
                    </h2>
                    <Stack as="ol" gap={1}>
                      {runs.map((run) =>
                        run.length === 1 ? (
                          <AuditEntry key={run[0].id} entry={run[0]} />
                        ) : (
                          <AuditRun key={run[0].id} entries={run} />
                        ),
                      )}
                    </Stack>
                  </section>
                ))}
              </Card>
            )}
            {(older !== undefined || page.older !== null) && (
              <Row as="nav" justify="end" aria-label={t.pages}>
                {older !== undefined && (
                  <ButtonLink look="quiet" to={linkWith({ older: undefined })}>
                    {t.newest}
                  </ButtonLink>
                )}
                {page.older !== null && (
                  <ButtonLink look="quiet" to={linkWith({ older: page.older })}>
                    {t.older}
                  </ButtonLink>
                )}
              </Row>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}
