import { type Lang, textsIn } from '@fasih/messages/texts';
import type { Accepted } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type {
  Analytics,
  AnalyticsTable,
  exportAnalytics,
  TeacherLoad,
} from '@fasih/school/office/analytics/contract';
import { monthsRequested, shareOf, sharesOfSteps } from '@fasih/school/office/analytics/rules';
import type { Pool } from 'pg';
import type { SignedInCall } from '../../platform/http/call.ts';
import { csvOf, type SheetCell } from '../../platform/sheets/csv-writer.ts';
import { sendFile } from '../../platform/sheets/sheets.ts';
import { readAnalytics, readTeacherLoad } from './read-analytics.ts';

type ExportRequest = Accepted<typeof exportAnalytics>;

/** Sends one analytics table as CSV, with the page's numbers in the reader's language. */
export async function sendAnalytics(
  pool: Pool,
  { params: { table }, query: { lang = 'id', separator, ...filters } }: ExportRequest,
  call: SignedInCall,
): Promise<Refusal<'common.narrow'> | undefined> {
  const rows =
    table === 'teachers'
      ? await teacherRows(pool, filters, call.now, lang)
      : tableRows(table, await readAnalytics(pool, filters, call.now), lang);
  if (isRefusal(rows)) return rows;
  const months = monthsRequested(filters, dayIn(call.now));
  const name = `${table}-${months[0]}-${months.at(-1)}.csv`;
  await sendFile(call, { name, format: 'csv', bytes: csvOf(rows, separator) });
  return undefined;
}

/** Header and rows of a table, with plain numbers for spreadsheets; unknown values are empty. */
function tableRows(table: Exclude<AnalyticsTable, 'teachers'>, data: Analytics, lang: Lang): SheetCell[][] {
  const t = textsIn(lang).analytics;
  const c = t.columns;
  switch (table) {
    case 'funnel': {
      const shares = sharesOfSteps(data.funnel);
      return [
        [c.step, ...data.months, c.total, `${c.share} (%)`],
        ...data.funnel.map(({ step, counts, total }, i) => [
          t.steps[step],
          ...(counts ?? data.months.map(() => '')),
          total ?? '',
          shares[i] ?? '',
        ]),
      ];
    }
    case 'attendance':
      return [
        [c.month, c.present, c.late, c.absent, c.percent],
        ...data.attendance.map((one) => [one.month, one.present, one.late, one.absent, one.percent ?? '']),
      ];
    case 'lateness':
      return [
        [c.month, c.meetings, c.learnersLate, c.teachersLate, c.teacherMinutes, c.teachersMissing],
        ...data.lateness.map((one) => [
          one.month,
          one.meetings,
          one.learnersLate,
          one.teachersLate,
          one.teacherMinutes,
          one.teachersMissing,
        ]),
      ];
    case 'losses':
      return [
        [c.month, c.forfeited, c.waived, c.expired],
        ...data.losses.map((one) => [one.month, one.forfeited, one.waived, one.expired]),
      ];
    case 'levels': {
      const all = data.levels.reduce((sum, { n }) => sum + n, 0);
      return [
        [c.level, c.places, '%'],
        ...data.levels.map(({ level, n }) => [level, n, shareOf(n, all) ?? '']),
      ];
    }
  }
}

const PAGE = 100;

async function teacherRows(
  pool: Pool,
  filters: { from?: string | undefined; to?: string | undefined },
  now: Date,
  lang: Lang,
): Promise<SheetCell[][] | Refusal<'common.narrow'>> {
  const c = textsIn(lang).analytics.columns;
  const rows: TeacherLoad[] = [];
  for (let page = 1; ; page += 1) {
    const found = await readTeacherLoad(pool, { ...filters, page, pageSize: PAGE }, now);
    if (isRefusal(found)) return found;
    rows.push(...found.data);
    if (found.data.length < PAGE) break;
  }
  return [
    [c.teacher, c.meetings, c.paidMinutes],
    ...rows.map((one) => [one.name, one.meetings, one.paidMinutes]),
  ];
}
