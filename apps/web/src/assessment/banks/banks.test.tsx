import { textsIn } from '@fasih/messages/texts';
import {
  type BankItem,
  type ItemDetail,
  type ItemWords,
  listItems,
} from '@fasih/school/assessment/banks/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { dialogCloses, inDialog, queryParamsOf, rowsOf } from '../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import BankPage from './one.tsx';
import BanksPage from './page.tsx';

const { keeps, replies, show, writes, reads, pressTwice } = personAtPage('banks', 'staff', 'teachers');
const { banks: t, common, shell } = textsIn('en');
const d = t.draft;
const AT = '/admin/banks/kids';

const words: ItemWords = {
  question: 'She ____ to school.',
  text: null,
  options: [
    { text: 'goes', code: null, reason: null },
    { text: 'go', code: 'E1', reason: 'Tanpa -s' },
    { text: 'going', code: 'E2', reason: 'Bentuk -ing' },
    { text: 'gone', code: 'E3', reason: 'Bentuk ketiga' },
  ],
  key: 0,
  point: { id: 'Kala kini', en: 'Present simple' },
  explanation: { id: 'Tambahkan -s', en: 'Add -s' },
  rationale: null,
};
const stats = { shown: 20, correct: 60, meanSeconds: 14, chosen: [12, 4, 2, 1, 1] };
const never = { shown: 0, correct: null, meanSeconds: null, chosen: [0, 0, 0, 0, 0] };
const row: BankItem = {
  itemId: 'K-07',
  number: 2,
  cefr: 'A1',
  skill: 'G',
  cell: 'A1-G1',
  retired: false,
  hasDraft: true,
  question: words.question,
  answer: 'goes',
  stats,
};
const other: BankItem = { ...row, itemId: 'K-08', number: 1, retired: true, hasDraft: false, stats: never };
const live = { number: 2, state: 'live', liveAt: '2026-10-01T02:00:00.000Z', words, stats } as const;
const detail: ItemDetail = {
  ...row,
  hasDraft: false,
  bankId: 'kids',
  imageUrl: '/pictures/k07.webp',
  versions: [
    live,
    {
      number: 1,
      state: 'replaced',
      liveAt: null,
      stats: never,
      words: { ...words, text: 'A girl with a bag' },
    },
  ],
  draft: null,
  neededByForm: false,
  retirement: null,
};
const drafted = (change: Partial<NonNullable<ItemDetail['draft']>> = {}): ItemDetail => ({
  ...detail,
  draft: { words, findings: [], version: 4, writtenAt: '2026-11-20T02:00:00.000Z', ...change },
});

type Given = { at?: string; rows?: BankItem[]; item?: ItemDetail; reply?: Reply; after?: ItemDetail };
/** The page of a bank. Writes are answered with `reply`; after the first one the open question is as `after` says. */
async function opens({ at = AT, rows = [row, other], item = detail, reply, after = item }: Given = {}) {
  keeps({ before: item, after, reply }, (path, now) => ({
    body: /^\/banks\/kids\/items(\?|$)/.test(path)
      ? { data: rows, total: rows.length, page: 1, pageSize: 20 }
      : now,
  }));
  return show(<BankPage />, { lang: 'en', at, path: '/admin/banks/:bankId' });
}
const opensItem = async (given: Given = {}) => {
  const user = await opens({ at: `${AT}?open=K-07`, ...given });
  const dialog = await inDialog(t.title({ id: 'K-07' }));
  await dialog.findByRole('heading', { name: t.retire.title });
  return { user, dialog };
};
/** From now on the server answers writes and the open question with this item; the list stays as it was. */
const nowIs = (item: ItemDetail) =>
  replies(({ path }) => ({
    body: path.startsWith('/banks/kids/items/')
      ? item
      : { data: [row, other], total: 2, page: 1, pageSize: 20 },
  }));
const sent = () => writes().map(({ method, path, body }) => [method, path, body]);
const ITEM = '/banks/kids/items/K-07';
/** Presses an answer in the question that opened over the dialog. */
const answers = async (user: UserEvent, question: string, answer: string) =>
  user.click((await inDialog(question)).getByRole('button', { name: answer }));

it('each bank shows how many questions and drafts it has, and when it was counted', async () => {
  const bank = { bankId: 'kids', items: 96, retired: 2, drafts: 1, shown: 400, correct: 61 } as const;
  const pretest = {
    bankId: 'kids_pretest',
    items: 12,
    retired: 0,
    drafts: 0,
    shown: 0,
    correct: null,
  } as const;
  replies(() => ({ body: { data: [bank, pretest], countedAt: null } }));
  await show(<BanksPage />, { lang: 'en' });
  const link = await screen.findByRole('link', { name: t.names.kids });
  expect(link.getAttribute('href')).toBe('/admin/banks/kids');
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toMatch(/96 questions · shown 400 times · 61% right.*1 draft.*2 retired/);
  expect(second).toMatch(/12 questions · shown 0 times$/);
  expect(screen.getByText(t.notCounted)).toBeTruthy();
});

it('banks that fail to load say so, in Indonesian, and can be loaded again', async () => {
  const id = textsIn('id');
  const message = id.common.problems.unavailable;
  replies(() => ({ status: 503, body: { code: 'common.unavailable', message } }));
  const user = await show(<BanksPage />);
  expect(await screen.findByText(message)).toBeTruthy();
  replies(() => ({ body: { data: [], countedAt: '2026-11-20T02:00:00.000Z' } }));
  await user.click(screen.getByRole('button', { name: id.common.retry }));
  expect(await screen.findByText(/20 Nov 2026/)).toBeTruthy();
});

it('each question stands with its key and its figures; one that no test has shown has none', async () => {
  await opens();
  const table = await screen.findByRole('table', { name: t.names.kids });
  const [first, second] = rowsOf(table);
  expect(first).toMatch(/^K-07She ____ to school\.Key: goesA1 · Grammar2060%14 sIn useVersion 2Has a draft$/);
  expect(second).toMatch(/^K-08.*0––Retired$/);
});

it('the list is filtered by level, status and words; filters that match nothing can be cleared', async () => {
  const user = await opens({ rows: [], at: `${AT}?state=gone` });
  expect(await screen.findByText(t.none)).toBeTruthy();
  const asked = () => queryParamsOf(reads(), '/banks/kids/items');
  expect(asked()).not.toHaveProperty('state');
  await user.type(screen.getByRole('searchbox', { name: t.search }), 'school');
  await waitFor(() => expect(asked()).toMatchObject({ q: 'school' }));
  await user.selectOptions(screen.getByRole('combobox', { name: t.level }), 'A1');
  await waitFor(() => expect(asked()).toMatchObject({ level: 'A1' }));
  await user.selectOptions(screen.getByRole('combobox', { name: t.state }), t.states.draft);
  await waitFor(() => expect(asked()).toMatchObject({ q: 'school', level: 'A1', state: 'draft' }));
  expect(listItems.query.safeParse(asked()).success).toBe(true);
  await user.click(await screen.findByRole('link', { name: common.clearFilters }));
  await waitFor(() => expect(asked()).not.toHaveProperty('q'));
});

it('a bank that does not exist leads back to those that do', async () => {
  await opens({ at: '/admin/banks/chess' });
  expect(screen.getByText(common.problems.notFound)).toBeTruthy();
  expect(screen.getByRole('heading', { name: shell.nav.banks })).toBeTruthy();
  expect(reads()).toEqual([]);
});

it('a question opens from the list with its versions, and closes again', async () => {
  const user = await opens();
  await user.click(await screen.findByRole('link', { name: t.open({ id: 'K-07' }) }));
  const dialog = await inDialog(t.title({ id: 'K-07' }));
  const [first, second] = (await dialog.findAllByRole('table')).map(rowsOf);
  expect(first?.[0]).toBe('A. goes ✓ right12 (60%)');
  expect(first?.[1]).toBe('B. go4 (20%)E1 Tanpa -s');
  expect(first?.at(-1)).toBe('Not answered1 (5%)');
  expect(second?.[0]).toBe('A. goes ✓ right–');
  expect(dialog.getByText('A girl with a bag')).toBeTruthy();
  expect(dialog.getByText(/Version 2.*in use now.*since/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: common.close }));
  await dialogCloses();
});

it('a draft begins from the version in use; every field is sent, and the checks say what they found', async () => {
  const findings: NonNullable<ItemDetail['draft']>['findings'] = [
    { check: '9 gap', level: 'fail', message: 'no gap' },
    { check: '99 new', level: 'warn', message: 'look at it' },
  ];
  const after = drafted({ version: 1, findings, words: { ...words, key: 1 } });
  const { user, dialog } = await opensItem({ after });
  await user.click(dialog.getByRole('button', { name: d.begin }));
  const put = (label: string, value: string, at = 0) =>
    fireEvent.change(dialog.getAllByLabelText(label)[at] as HTMLElement, { target: { value } });
  await user.click(dialog.getByRole('radio', { name: d.keyOf({ letter: 'B' }) }));
  put(d.text, 'A short text');
  put(d.question, 'He ____ home.');
  put(d.option({ letter: 'D' }), 'went', -1 + dialog.getAllByLabelText(d.option({ letter: 'D' })).length);
  put(d.code, 'e4');
  put(d.reason, 'Salah orang');
  put(d.pointEn, 'Third person');
  put(d.explanationId, 'Tambahkan -es');
  put(d.rationale, 'Only one fits');
  await pressTwice(user, dialog.getByRole('button', { name: d.save }));
  expect(await dialog.findByText(d.saved)).toBeTruthy();
  expect(sent()).toEqual([
    [
      'PUT',
      `${ITEM}/draft`,
      {
        text: 'A short text',
        question: 'He ____ home.',
        key: 1,
        rationale: 'Only one fits',
        version: 0,
        options: [
          { text: 'goes', code: 'E4', reason: 'Salah orang' },
          words.options[1],
          words.options[2],
          { text: 'went', code: 'E3', reason: 'Bentuk ketiga' },
        ],
        point: { ...words.point, en: 'Third person' },
        explanation: { id: 'Tambahkan -es', en: 'Add -s' },
      },
    ],
  ]);
  expect(dialog.getByText(d.checksFail({ n: 1 }))).toBeTruthy();
  expect(dialog.getByText(d.checksWarn({ n: 1 }))).toBeTruthy();
  const found = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(found).toEqual([`${d.rules['9 gap']} (no gap)`, '99 new (look at it)']);
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: d.publish }).disabled).toBe(true);
});

it('a draft that was never saved is left without a question', async () => {
  const { user, dialog } = await opensItem();
  await user.click(dialog.getByRole('button', { name: d.begin }));
  await user.click(dialog.getByRole('button', { name: common.cancel }));
  expect(dialog.getByRole('button', { name: d.begin })).toBeTruthy();
  expect(writes()).toEqual([]);
});

it('a draft is deleted only after a question', async () => {
  const { user, dialog } = await opensItem({ item: drafted(), after: detail });
  await user.click(dialog.getByRole('button', { name: d.drop }));
  await answers(user, d.dropOf({ id: 'K-07' }), common.cancel);
  expect(writes()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: d.drop }));
  await answers(user, d.dropOf({ id: 'K-07' }), d.drop);
  expect(await dialog.findByText(d.dropped)).toBeTruthy();
  expect(sent()).toEqual([['DELETE', `${ITEM}/draft?version=4`, null]]);
});

it('a draft that passes is published after a question; a refusal is shown beside the button', async () => {
  const message = t.problems.checksFail({ count: 2 });
  const refused = { status: 409, body: { code: 'banks.checksFail', message } };
  const { user, dialog } = await opensItem({ item: drafted(), reply: refused });
  expect(dialog.getByText(d.checksGood)).toBeTruthy();
  const publish = async () => {
    await user.click(dialog.getByRole('button', { name: d.publish }));
    await answers(user, d.publishOf({ id: 'K-07' }), d.publish);
  };
  await publish();
  expect(await dialog.findByText(message)).toBeTruthy();
  const published = { ...detail, number: 3 };
  nowIs(published);
  await publish();
  expect(await dialog.findByText(d.published)).toBeTruthy();
  expect(sent().at(-1)).toEqual(['POST', `${ITEM}/draft/publish`, { version: 4 }]);
});

it('a draft that somebody else saved meanwhile is chosen field by field', async () => {
  const theirs = {
    ...drafted({ version: 5, words: { ...words, question: 'They ____ to school.', key: 1 } }),
    changed: { by: 'Wati', at: '2026-11-21T02:00:00.000Z' },
  };
  const { user, dialog } = await opensItem({
    item: drafted(),
    reply: {
      status: 409,
      body: { code: 'common.stale', message: common.problems.stale, current: theirs },
    },
  });
  fireEvent.change(dialog.getByLabelText(d.question), { target: { value: 'We ____ to school.' } });
  await user.click(dialog.getByRole('button', { name: d.save }));
  const conflict = await inDialog(common.conflict.title);
  expect(conflict.getByText(/^Wati saved changes/)).toBeTruthy();
  expect(conflict.getByText(/They ____ to school\./)).toBeTruthy();
  nowIs(drafted({ version: 6 }));
  await user.click(conflict.getByRole('button', { name: common.conflict.save }));
  await waitFor(() => expect(writes()).toHaveLength(2));
  // Nobody else changed the options here: they are taken as they are stored now.
  expect(writes()[1]?.body).toMatchObject({ key: 1, version: 5 });
});

it('a question is retired and brought back, each with a reason; a refusal is shown', async () => {
  const message = t.problems.neededByForm;
  const retirement = { at: '2026-11-20T02:00:00.000Z', reason: 'Too easy' };
  const after = { ...detail, retired: true, retirement };
  const { user, dialog } = await opensItem({
    reply: { status: 409, body: { code: 'banks.neededByForm', message } },
  });
  await user.click(dialog.getByRole('button', { name: t.retire.retire }));
  expect(dialog.getByText(common.fields.required)).toBeTruthy();
  expect(writes()).toEqual([]);
  await user.type(dialog.getByLabelText(t.retire.reason), ' Too easy ');
  await user.click(dialog.getByRole('button', { name: t.retire.retire }));
  expect(await dialog.findByText(message)).toBeTruthy();
  nowIs(after);
  await user.click(dialog.getByRole('button', { name: t.retire.retire }));
  expect(await dialog.findByText(t.retire.done({ id: 'K-07' }))).toBeTruthy();
  expect(await dialog.findByText(/^Retired .*: Too easy$/)).toBeTruthy();
  await user.type(dialog.getByLabelText(t.retire.reason), 'Needed');
  await user.click(dialog.getByRole('button', { name: t.retire.bringBack }));
  expect(await dialog.findByText(t.retire.back({ id: 'K-07' }))).toBeTruthy();
  expect(sent().slice(1)).toEqual([
    ['PUT', `${ITEM}/retired`, { retired: true, reason: 'Too easy' }],
    ['PUT', `${ITEM}/retired`, { retired: false, reason: 'Needed' }],
  ]);
});

it('a question that every test needs cannot be retired', async () => {
  const { dialog } = await opensItem({ item: { ...detail, neededByForm: true, imageUrl: null } });
  expect(dialog.getByText(t.retire.needed)).toBeTruthy();
  expect(within(document.body).queryByRole('button', { name: t.retire.retire })).toBeNull();
});
