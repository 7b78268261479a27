import { Readable } from 'node:stream';
import { auditLine } from '@fasih/messages/audit-change';
import { type Lang, textsIn } from '@fasih/messages/texts';
import type { CsvSeparator } from '@fasih/school/basics/csv';
import { dateFormatter } from '@fasih/school/basics/formatters';
import { SCHOOL_ZONE, zoneName } from '@fasih/school/basics/instants';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { BOM, csvLines } from '../../platform/sheets/csv-writer.ts';
import { asDownload } from '../../platform/sheets/sheets.ts';
import { type AuditFilters, entriesOf } from './list-audit.ts';
import { withoutSearch } from './without-search.ts';

const BATCH = 1000;

/** Streams the requested entries as CSV in batches to save memory, and audits the export itself. */
export async function sendAuditExport(
  pool: Pool,
  { lang, separator, ...filters }: AuditFilters & { lang?: Lang | undefined; separator: CsvSeparator },
  call: SignedInCall,
): Promise<undefined> {
  await writeAudit(pool, call, {
    action: 'audit.exported',
    targetKind: 'audit',
    targetId: null,
    after: withoutSearch(filters),
  });
  const file = asDownload(call, { name: 'audit.csv', format: 'csv' });
  await file?.send(Readable.from(linesOf(pool, filters, { lang: lang ?? call.lang, separator })));
  return undefined;
}

async function* linesOf(
  pool: Pool,
  filters: AuditFilters,
  { lang, separator }: { lang: Lang; separator: CsvSeparator },
): AsyncGenerator<string> {
  const t = textsIn(lang).audit;
  const words: Record<string, string> = t.actions;
  const time = dateFormatter('sv-SE', SCHOOL_ZONE, { dateStyle: 'short', timeStyle: 'medium' });
  const json = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value));
  yield BOM + csvLines([t.csv], separator);
  let older: string | undefined;
  for (;;) {
    const batch = await entriesOf(pool, filters, { older, limit: BATCH, fold: false });
    if (batch.length > 0)
      yield csvLines(
        batch.map((one) => [
          `${time.format(new Date(one.at))} ${zoneName(SCHOOL_ZONE)}`,
          one.by?.name ?? t.nobody,
          one.by === null ? '' : t.roles[one.by.role],
          words[one.action] ?? one.action,
          one.action,
          one.target.kind,
          one.target.name ?? '',
          one.target.id ?? '',
          one.reason ?? '',
          auditLine(one, { lang, texts: t }),
          json(one.before),
          json(one.after),
          one.requestId ?? '',
        ]),
        separator,
      );
    if (batch.length < BATCH) return;
    older = batch.at(-1)?.key;
  }
}
