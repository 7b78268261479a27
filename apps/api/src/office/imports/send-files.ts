import { type Lang, textsIn } from '@fasih/messages/texts';
import type { CsvSeparator } from '@fasih/school/basics/csv';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import {
  COLUMNS_OF,
  EXAMPLES,
  HEADINGS,
  type ImportKind,
  REQUIRED,
} from '@fasih/school/office/imports/columns';
import type { Pool } from 'pg';
import type { SignedInCall } from '../../platform/http/call.ts';
import { csvOf, type SheetCell } from '../../platform/sheets/csv-writer.ts';
import { type Sheet, sendFile, xlsxOf } from '../../platform/sheets/sheets.ts';
import { importOf } from './store.ts';

type Form = { format: 'csv' | 'xlsx'; separator: CsvSeparator };

/**
 * Sends a template: a heading with an explanation of each column, in a comment line (CSV) or a second sheet.
 */
export async function sendTemplate(
  kind: ImportKind,
  { format, separator }: Form,
  call: SignedInCall,
): Promise<undefined> {
  const t = textsIn(call.lang).importing;
  const columns = COLUMNS_OF[kind];
  const heading = columns.map((column) => HEADINGS[column][call.lang]);
  const explanations = columns.map((column) => {
    const need = REQUIRED[kind].includes(column) ? t.columns.required : t.columns.optional;
    return {
      name: HEADINGS[column][call.lang],
      need,
      text: t.columns.about[column],
      example: EXAMPLES[column][call.lang],
    };
  });
  const name = `${t.file.template[kind]}.${format}`;
  if (format === 'csv') {
    const remark = explanations.map(
      ({ need, text, example }, i) => `${i === 0 ? '# ' : ''}${need}: ${text} (${example})`,
    );
    await sendFile(call, { name, format, bytes: csvOf([heading, remark], separator) });
    return undefined;
  }
  const data: Sheet = { name: t.file.data, rows: [heading], widths: columns.map(() => 24) };
  const about: Sheet = {
    name: t.file.about,
    rows: [
      [t.file.column, t.file.need, t.file.meaning, t.file.example],
      ...explanations.map(({ name: column, need, text, example }) => [column, need, text, example]),
    ],
    widths: [24, 14, 80, 32],
  };
  await sendFile(call, { name, format, bytes: await xlsxOf([data, about]) });
  return undefined;
}

/** Sends a file's errors, one line each, in the reader's language. */
export async function sendErrors(
  pool: Pool,
  importId: string,
  { format, separator }: Form,
  call: SignedInCall,
): Promise<Refusal<'importing.notFound'> | undefined> {
  const run = await importOf(pool, importId);
  if (!run) return refuse('importing.notFound');
  const rows = errorRows(run.errors, call.lang);
  const name = `${textsIn(call.lang).importing.file.errors}.${format}`;
  const bytes =
    format === 'csv'
      ? csvOf(rows, separator)
      : await xlsxOf([{ name: 'Data', rows, widths: [8, 24, 32, 80] }]);
  await sendFile(call, { name, format, bytes });
  return undefined;
}

function errorRows(
  errors: NonNullable<Awaited<ReturnType<typeof importOf>>>['errors'],
  lang: Lang,
): SheetCell[][] {
  const t = textsIn(lang).importing;
  return [
    [t.file.row, t.file.column, t.file.value, t.file.problem],
    ...errors.map(({ row, column, code, value, other = 0 }) => [
      row,
      column === null ? '' : HEADINGS[column][lang],
      value,
      t.rows[code]({ other }),
    ]),
  ];
}
