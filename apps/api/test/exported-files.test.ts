import { HEADINGS, STUDENT_COLUMNS } from '@fasih/school/office/imports/columns';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from '../src/platform/sheets/read-sheet.ts';
import { BEGINS_FORMULA, cellsAsSheetsSee } from '../src/platform/sheets/spreadsheet.fixtures.ts';
import { fileForm } from './file-form.ts';
import { aLearningSchool } from './learning-school.ts';
import { signedInAccount } from './placed-people.ts';
import { shared } from './shared.ts';

/** A name that is a formula for whoever splits it at a semicolon, a comma, a tab or a line. */
const HOSTILE = 'Ayu;=1+1,@SUM(A1)\t+2\n-3+4';
const LIMITS = {
  maxRows: 1000,
  maxColumns: 50,
  maxUnpacked: 1_000_000,
  refuseFormulas: true,
  refuseOtherEncodings: true,
  headingLines: 1,
};

const school = shared(aLearningSchool);
const files: [string, () => Promise<Buffer>][] = [];

/** One reply as a file, separated by commas or semicolons. */
function exported(name: string, path: string, who: () => { token: string }) {
  for (const separator of ['comma', 'semicolon'])
    files.push([
      `${name}, ${separator}`,
      async () => {
        const { status, body } = await school.bytes(
          `${path}${path.includes('?') ? '&' : '?'}separator=${separator}`,
          who(),
          { 'accept-language': 'en' },
        );
        expect([name, status]).toEqual([name, 200]);
        return body;
      },
    ]);
}

let finance: { token: string };
let importId = '';
beforeAll(async () => {
  const { app, admin } = school;
  const course = await school.course();
  await school.holds(course, 1);
  finance = await signedInAccount(app, 'finance');
  await app.pool.query('update learner set name = $1', [HOSTILE]);
  await app.pool.query(`update account set name = $1 where role = 'teacher'`, [HOSTILE]);
  await app.pool.query(
    `with entry as (insert into audit_entry (at, action, target_kind) values ($1, 'holiday.added', 'x') returning id)
     insert into audit_personal (entry_id, field, new) select id, '', to_jsonb($2::text) from entry`,
    [app.clock.now(), HOSTILE],
  );
  await app.ask('POST', '/finance/entries', {
    token: finance.token,
    body: {
      key: 'an-entry-of-this-test',
      type: 'expense',
      date: '2026-11-01',
      amount: 5,
      category: 'marketing',
      description: HOSTILE,
    },
  });
  const row = ['a', 'b', '', `"${HOSTILE}"`, HOSTILE.replace(/[,\t\n]/g, ' '), '', '', ''];
  const lines = [STUDENT_COLUMNS.map((column) => HEADINGS[column].id), row].map((cells) => cells.join(','));
  const form = fileForm(lines.join('\n'), { name: 'siswa.csv', fields: { kind: 'students' } });
  importId = (await app.ask('POST', '/imports', { token: admin.token, body: form })).body.id;
});

const admin = () => school.admin;
exported('students', '/students/export', admin);
exported('audit log', '/audit/export.csv', admin);
for (const table of ['funnel', 'attendance', 'lateness', 'losses', 'levels', 'teachers'])
  exported(`analytics ${table}`, `/analytics/${table}/export.csv`, admin);
for (const type of ['summary', 'revenue', 'expense'])
  exported(`report ${type}`, `/finance/reports/export?type=${type}&period=7w`, () => finance);
exported('template of students', '/imports/templates/students', admin);
exported('template of teachers', '/imports/templates/teachers', admin);
files.push(
  ...(['comma', 'semicolon'] as const).map((separator): [string, () => Promise<Buffer>] => [
    `errors of an import, ${separator}`,
    async () => (await school.bytes(`/imports/${importId}/errors?separator=${separator}`, school.admin)).body,
  ]),
);

describe('every exported CSV file', () => {
  it.each(files)('%s is read back as it was, and runs nothing with any separator', async (name, get) => {
    const bytes = await get();
    const text = bytes.toString('utf8');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const reading = await readSheet(bytes, LIMITS);
    const rows = 'rows' in reading ? reading.rows : [];
    expect([name, reading]).toEqual([name, { rows }]);
    // Every row has a cell for every title: nothing in a text was taken for a separator.
    expect([...new Set(rows.map((cells) => cells.length))]).toEqual([rows[0]?.length]);
    expect(rows[0]?.length).toBeGreaterThan(1);
    for (const separator of [',', ';', '\t'])
      expect(cellsAsSheetsSee(text.slice(1), separator).filter((cell) => BEGINS_FORMULA.test(cell))).toEqual(
        [],
      );
    if (/^(students|audit|report expense|errors)/.test(name)) expect(text).toContain("Ayu;'=1+1");
  });
});
