import { textsIn } from '@fasih/messages/texts';
import type { Reply as ReplyOf } from '@fasih/school/basics/contract';
import { HEADINGS } from '@fasih/school/office/imports/columns';
import {
  type ImportDetail,
  importErrors,
  importTemplate,
  type listImports,
} from '@fasih/school/office/imports/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inDialog, queryParamsOf, rowsOf } from '../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import ImportPage from './page.tsx';

const { replies, show, writes, reads, pressTwice } = personAtPage('importing');
const { importing } = textsIn('en');
const t = importing.page;
const AT = '/admin/import';

const clean: ImportDetail = {
  id: 'i1',
  kind: 'students',
  fileName: 'siswa.csv',
  state: 'checked',
  rows: 240,
  errorCount: 0,
  made: { accounts: 200, learners: 240, consents: 180 },
  by: 'Agus',
  madeAt: '2026-11-20T02:00:00.000Z',
  appliedAt: null,
  mailsUntil: null,
  errors: [],
};
const done: ImportDetail = {
  ...clean,
  state: 'done',
  appliedAt: '2026-11-20T03:00:00.000Z',
  mailsUntil: '2026-11-20T03:05:00.000Z',
};
const faulty: ImportDetail = {
  ...clean,
  id: 'i2',
  fileName: 'guru.xlsx',
  kind: 'teachers',
  errorCount: 150,
  errors: [
    { row: 2, column: 'email', code: 'emailShape', value: 'ratna' },
    { row: 3, column: 'username', code: 'usernameTwice', value: 'budi', other: 2 },
    { row: 9, column: null, code: 'tooManyCells', value: '' },
  ],
};
const over: ImportDetail = { ...faulty, id: 'i3', fileName: 'lama.csv', state: 'over', errors: [] };
const runs: ReplyOf<typeof listImports> = {
  data: [clean, done, faulty, over],
  total: 4,
  page: 1,
  pageSize: 10,
};

/** The page; what is written is answered with `reply`, and afterwards the file reads as `after`. */
async function opens(
  detail: ImportDetail = clean,
  {
    at = AT,
    list = runs,
    reply,
    after = detail,
  }: {
    at?: string;
    list?: typeof runs;
    reply?: Reply;
    after?: ImportDetail;
  } = {},
) {
  let now = detail;
  replies(({ method, path }) => {
    if (/\/(templates|errors)/.test(path)) return reply ?? { text: 'file' };
    if (method === 'GET') return { body: path.startsWith('/imports?') ? list : now };
    now = after;
    return reply ?? { body: after };
  });
  return show(<ImportPage />, { lang: 'en', at });
}
const button = (name: string) => screen.getByRole('button', { name });
const file = (size = 1) => new File([new Uint8Array(size)], 'siswa.csv', { type: 'text/csv' });

it('earlier files are shown with the state of each, and open by their name', async () => {
  await opens();
  const rows = rowsOf(await screen.findByRole('table', { name: t.history }));
  expect(rows).toEqual([
    expect.stringMatching(/^siswa\.csvStudents240CheckedAgus/),
    expect.stringMatching(/^siswa\.csvStudents240ImportedAgus/),
    expect.stringMatching(/^guru\.xlsxTeachers240With mistakesAgus/),
    expect.stringMatching(/^lama\.csvTeachers240ExpiredAgus/),
  ]);
  expect(screen.getByRole('link', { name: t.open({ file: 'guru.xlsx' }) }).getAttribute('href')).toBe(
    `${AT}?run=i2`,
  );
});

it('a template is fetched for what the file holds, and its columns are explained', async () => {
  const user = await opens(clean, { list: { ...runs, data: [], total: 0 } });
  expect(await screen.findByText(t.none)).toBeTruthy();
  const kind = screen.getByRole<HTMLInputElement>('radio', { name: t.kinds.teachers });
  await user.click(kind);
  // What was chosen is kept in the address, which comes a moment after the press.
  await waitFor(() => expect(kind.checked).toBe(true));
  await user.click(button(t.templateCsv));
  await waitFor(() => expect(reads().at(-1)).toContain('/imports/templates/teachers'));
  const asked = queryParamsOf(reads(), '/imports/templates/teachers');
  expect(importTemplate.query.safeParse(asked).success).toBe(true);
  expect(asked).toMatchObject({ format: 'csv' });
  const columns = within(screen.getByText(t.about).closest('details') as HTMLElement);
  expect(columns.getByText(HEADINGS.programs.en).closest('dt')?.textContent).toContain(
    importing.columns.optional,
  );
  expect(columns.getByText(HEADINGS.teacherName.en).closest('dt')?.textContent).toContain(
    importing.columns.required,
  );
  expect(columns.queryByText(HEADINGS.birthDate.en)).toBeNull();
});

it('no file and one that is too large are refused without a call; a checked file is opened', async () => {
  const user = await opens(clean);
  await user.click(await screen.findByRole('button', { name: t.check }));
  expect(screen.getByText(t.chooseFile)).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>(t.file);
  await user.upload(field, file(10 * 1024 * 1024 + 1));
  expect(screen.queryByText(t.chooseFile)).toBeNull();
  await user.click(button(t.check));
  expect(screen.getByText(importing.problems.tooLarge)).toBeTruthy();
  expect(writes()).toEqual([]);
  await user.upload(field, file());
  await pressTwice(user, button(t.check));
  expect(await screen.findByText(t.result({ file: 'siswa.csv', rows: 240 }))).toBeTruthy();
  expect(writes().map(({ method, path }) => [method, path])).toEqual([['POST', '/imports']]);
});

it('a file that cannot be read stays chosen, with the reason', async () => {
  const message = importing.problems.notUtf8;
  const user = await opens(clean, { reply: { status: 415, body: { code: 'importing.notUtf8', message } } });
  await user.upload(await screen.findByLabelText(t.file), file());
  await user.click(button(t.check));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText('siswa.csv', { selector: ':not(a)' })).toBeTruthy();
});

it('a file without mistakes says what it opens, and is taken over after a question', async () => {
  const user = await opens(clean, { at: `${AT}?run=i1`, after: done });
  expect(await screen.findByText(t.opens.students({ accounts: 200, learners: 240 }))).toBeTruthy();
  expect(screen.getByText(t.consents({ count: 180 }))).toBeTruthy();
  expect(screen.getByText(t.mails({ minutes: 2 }))).toBeTruthy();
  const answer = async (name: string) => {
    await user.click(button(t.apply.students));
    await user.click((await inDialog(t.ask.title({ count: 200 }))).getByRole('button', { name }));
  };
  await answer(t.ask.no);
  expect(writes()).toEqual([]);
  await answer(t.ask.yes);
  expect(await screen.findByRole('link', { name: t.toStudents })).toBeTruthy();
  expect(screen.getByText(/^The last mail goes out /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: t.apply.students })).toBeNull();
  expect(writes().map(({ path }) => path)).toEqual(['/imports/i1/apply']);
});

it('a file of running courses says what is left of them in meetings and rupiah, and leads to the classes', async () => {
  const checked: ImportDetail = {
    ...clean,
    kind: 'courses',
    made: {
      accounts: 0,
      learners: 1,
      consents: 0,
      classes: 1,
      courses: 2,
      meetingsLeft: 21,
      opening: 2_320_000,
    },
  };
  const user = await opens(checked, { at: `${AT}?run=i1`, after: { ...checked, state: 'done' } });
  expect(await screen.findByText(t.opens.courses({ courses: 2, classes: 1 }))).toBeTruthy();
  expect(screen.getByText(/^Meetings left: 21; .*Rp.2\.320\.000\.$/)).toBeTruthy();
  expect(screen.getByText(t.opens.families({ accounts: 0, learners: 1 }))).toBeTruthy();
  // Families that are registered already get no link.
  expect(screen.queryByText(t.mails({ minutes: 1 }))).toBeNull();
  await user.click(button(t.apply.courses));
  const dialog = await inDialog(t.askCourses({ courses: 2 }));
  await user.click(dialog.getByRole('button', { name: t.ask.yes }));
  const link = await screen.findByRole('link', { name: t.toClasses });
  expect(link.getAttribute('href')).toBe('/class/management');
});

it('a file that may not be taken over says why, and nothing is kept', async () => {
  const message = importing.problems.changed({ count: 3 });
  const user = await opens(clean, {
    at: `${AT}?run=i1`,
    reply: { status: 409, body: { code: 'importing.changed', message } },
  });
  await user.click(await screen.findByRole('button', { name: t.apply.students }));
  await user.click((await inDialog(t.ask.title({ count: 200 }))).getByRole('button', { name: t.ask.yes }));
  expect(await screen.findByText(message)).toBeTruthy();
});

it('mistakes are shown by row and column, all of them in a file; then another file is chosen', async () => {
  const user = await opens(faulty, { at: `${AT}?run=i2` });
  const rows = rowsOf(await screen.findByRole('table', { name: t.errorsTable }));
  expect(rows).toEqual([
    `2${HEADINGS.email.en}ratna${importing.rows.emailShape()}`,
    `3${HEADINGS.username.en}budi${importing.rows.usernameTwice({ other: 2 })}`,
    `9${t.wholeRow}–${importing.rows.tooManyCells()}`,
  ]);
  expect(screen.getByText(t.errors({ count: 150 }))).toBeTruthy();
  expect(screen.getByText(t.errorsShown({ shown: 3 }))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t.apply.teachers })).toBeNull();
  await user.click(button(t.errorsXlsx));
  await waitFor(() => expect(reads().some((path) => path.includes('/errors'))).toBe(true));
  expect(importErrors.query.safeParse(queryParamsOf(reads(), '/imports/i2/errors')).success).toBe(true);
  await user.click(button(t.another));
  expect(await screen.findByRole('button', { name: t.check })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: t.kinds.teachers }).checked).toBe(true);
});

it('a check that is too old is said, in Indonesian too', async () => {
  const id = textsIn('id').importing;
  replies(({ path }) => ({ body: path.startsWith('/imports?') ? runs : over }));
  await show(<ImportPage />, { lang: 'id', at: `${AT}?run=i3` });
  expect(await screen.findByText(id.problems.over)).toBeTruthy();
  expect(screen.queryByRole('button', { name: id.page.apply.teachers })).toBeNull();
});
