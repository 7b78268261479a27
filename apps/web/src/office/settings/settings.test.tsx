import { textsIn } from '@fasih/messages/texts';
import type { SchoolRecord } from '@fasih/school/office/settings/contract';
import type { PublicTextsRecord } from '@fasih/school/office/settings/public-texts-contract';
import type { PublicQuestions, QuestionTexts } from '@fasih/school/platform/settings/questions-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { dialogCloses, inDialog } from '../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import Settings from './settings.tsx';

const { replies, show, writes, reads, pressTwice } = personAtPage(
  'settings',
  'profiles',
  'staff',
  'teachers',
);
const { settings, common, profiles } = textsIn('en');
const AT = '/admin/settings';

const school: SchoolRecord = {
  name: 'Fasih',
  legalName: '',
  phone: '+628123456789',
  email: 'halo@fasih.example',
  address: '',
  logo: null,
  version: 3,
  changed: { by: 'Agus', at: '2026-11-20T02:00:00.000Z' },
};
const publicTexts: PublicTextsRecord = {
  founderId: 'Halo',
  founderEn: 'Hello',
  teachersId: '',
  teachersEn: '',
  version: 2,
  changed: null,
};
const words = (question: string): QuestionTexts => ({
  questionId: `${question} id`,
  questionEn: question,
  answerId: 'Jawaban',
  answerEn: 'Answer',
});
type Row = PublicQuestions['questions'][number];
const price: Row = {
  key: 'price',
  group: 'courses',
  shown: true,
  texts: null,
  product: words('What price?'),
};
const test: Row = { ...price, key: 'test', product: words('Is there a test?'), texts: words('Which test?') };
const own: Row = { ...price, key: 'own-1', shown: false, texts: words('Do you tutor maths?'), product: null };
const questions: PublicQuestions = { questions: [price, test, own], version: 6, changed: null };

type Given = { tab?: string; record?: SchoolRecord; reply?: Reply; after?: PublicQuestions };
/** The settings; every write is answered with `reply`, and afterwards the questions read as `after`. */
async function opens({ tab = 'school', record = school, reply = {}, after = questions }: Given = {}) {
  let now = questions;
  replies(({ method, path }) => {
    if (method !== 'GET') {
      now = after;
      return reply;
    }
    if (path.startsWith('/settings/questions')) return { body: now };
    if (path.startsWith('/settings/public-texts')) return { body: publicTexts };
    if (path.startsWith('/settings/school')) return { body: record };
    if (path.startsWith('/teachers')) return { body: { data: [], total: 2, page: 1, pageSize: 1 } };
    return { status: 503, body: { code: 'common.unavailable', message: common.problems.unavailable } };
  });
  return show(<Settings />, { lang: 'en', at: `${AT}?tab=${tab}`, path: AT });
}
const button = (name: string) => screen.getByRole('button', { name });
const sent = () => writes().map(({ method, path, body }) => [method, path, body]);
const stale = (current: object): Reply => ({
  status: 409,
  body: { code: 'common.stale', message: common.problems.stale, current },
});

const s = settings.school;
const { changed: _, logo: _logo, ...identity } = school;

it('the identity is saved with its version; what is missing is refused beside its field', async () => {
  const user = await opens({ reply: { body: { ...school, name: 'Fasih Jakarta', version: 4 } } });
  const name = await screen.findByLabelText<HTMLInputElement>(s.name);
  expect(screen.getByText(/^Last changed by Agus, /)).toBeTruthy();
  await user.clear(name);
  await user.click(button(s.save));
  expect(screen.getByText(common.fields.required)).toBeTruthy();
  expect(writes()).toEqual([]);
  await user.type(name, 'Fasih Jakarta');
  await pressTwice(user, button(s.save));
  expect(await screen.findByText(s.saved)).toBeTruthy();
  expect(sent()).toEqual([['PUT', '/settings/school', { ...identity, name: 'Fasih Jakarta' }]]);
});

it('an identity that somebody else changed meanwhile is chosen field by field', async () => {
  const current = {
    ...school,
    email: 'baru@fasih.example',
    version: 4,
    changed: { by: 'Wati', at: school.changed?.at },
  };
  const user = await opens({ reply: stale(current) });
  await user.type(await screen.findByLabelText(s.address), 'Jl. Melati 5');
  await user.click(button(s.save));
  const conflict = await inDialog(common.conflict.title);
  expect(conflict.getByText(/^Wati saved changes/)).toBeTruthy();
  replies(({ method }) => ({ body: method === 'GET' ? school : { ...current, version: 5 } }));
  await user.click(conflict.getByRole('button', { name: common.conflict.save }));
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(sent()[1]?.[2]).toEqual({
    ...identity,
    email: 'baru@fasih.example',
    address: 'Jl. Melati 5',
    version: 4,
  });
});

it('a logo is chosen, and one that is too large or no picture is refused', async () => {
  const withLogo = { ...school, logo: '/logo/1.webp' };
  const user = await opens({ reply: { body: withLogo } });
  expect(await screen.findByText(s.noLogo)).toBeTruthy();
  const [input] = screen.getAllByLabelText<HTMLInputElement>(s.chooseLogo, { selector: 'input' });
  const choose = (size: number) =>
    user.upload(input as HTMLElement, new File([new Uint8Array(size)], 'logo.png', { type: 'image/png' }));
  await choose(2 * 1024 * 1024 + 1);
  expect(await screen.findByText(settings.problems.logoTooLarge)).toBeTruthy();
  expect(writes()).toEqual([]);
  await choose(10);
  expect(await screen.findByText(s.logoSaved)).toBeTruthy();
  expect(screen.getByRole('img', { name: s.logoOf({ name: 'Fasih' }) }).getAttribute('src')).toBe(
    '/logo/1.webp',
  );
  expect(screen.queryByText(settings.problems.logoTooLarge)).toBeNull();
  expect(sent()).toEqual([['PUT', '/settings/logo', null]]);
});

it('a logo is removed only after a question', async () => {
  const user = await opens({ record: { ...school, logo: '/logo/1.webp' }, reply: { body: school } });
  const answer = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: s.removeLogo }));
    await user.click((await inDialog(s.removeLogoAsk)).getByRole('button', { name }));
  };
  await answer(common.cancel);
  expect(writes()).toEqual([]);
  await answer(s.removeLogo);
  expect(await screen.findByText(s.logoRemoved)).toBeTruthy();
  expect(await screen.findByText(s.noLogo)).toBeTruthy();
  expect(sent()).toEqual([['DELETE', '/settings/logo', null]]);
});

it('the texts of the public pages are saved, and profiles that wait are linked', async () => {
  const p = settings.publicTexts;
  const user = await opens({ tab: 'publicTexts', reply: { body: { ...publicTexts, version: 3 } } });
  const field = await screen.findByLabelText<HTMLTextAreaElement>(p.teachersEn);
  await user.type(field, 'Trained teachers');
  await user.click(button(p.save));
  expect(await screen.findByText(p.saved)).toBeTruthy();
  const { changed: _changed, ...body } = publicTexts;
  expect(sent()).toEqual([['PUT', '/settings/public-texts', { ...body, teachersEn: 'Trained teachers' }]]);
  const waits = await screen.findByRole('link', { name: profiles.toWaiting({ n: 2 }) });
  expect(waits.getAttribute('href')).toBe('/teacher/management?profile=waits');
});

const q = settings.questions;
type Kept = Omit<Row, 'product'>;
const kept = ({ product: _product, ...rest }: Row): Kept => rest;
/** What the last save made of the questions. */
const stored = () => (writes().at(-1)?.body as { questions: Kept[]; version: number } | undefined)?.questions;

async function opensQuestions(reply: Reply = { body: questions }, after = questions) {
  const user = await opens({ tab: 'publicTexts', reply, after });
  await screen.findByText('What price?');
  return user;
}

it('each question says whether it is hidden, reworded or the school’s own, and moves within its group', async () => {
  const user = await opensQuestions();
  const group = within(
    screen.getByRole('heading', { name: q.groups.courses }).closest('section') as HTMLElement,
  );
  expect(group.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^What price\?Change/),
    expect.stringMatching(new RegExp(`^Which test\\?${q.changed}.*${q.reset}$`)),
    expect.stringMatching(new RegExp(`^Do you tutor maths\\?${q.hidden}${q.own}.*${q.remove}$`)),
  ]);
  const up = (question: string) =>
    screen.getByRole<HTMLButtonElement>('button', { name: q.up({ question }) });
  expect(up('What price?').disabled).toBe(true);
  await user.click(up('Which test?'));
  expect(await screen.findByText(q.saved)).toBeTruthy();
  expect(writes()[0]?.body).toEqual({ questions: [test, price, own].map(kept), version: 6 });
  await user.click(button(q.down({ question: 'Which test?' })));
  await waitFor(() => expect(stored()).toEqual([price, own, test].map(kept)));
});

it('a question is hidden, shown, put back, and deleted only after a question', async () => {
  const user = await opensQuestions();
  const press = async (name: string, after: Kept[]) => {
    await user.click(button(name));
    await waitFor(() => expect(stored()).toEqual(after));
  };
  await press(q.hideOf({ question: 'What price?' }), [
    { ...kept(price), shown: false },
    kept(test),
    kept(own),
  ]);
  await press(q.showOf({ question: 'Do you tutor maths?' }), [
    kept(price),
    kept(test),
    { ...kept(own), shown: true },
  ]);
  await press(q.reset, [kept(price), { ...kept(test), texts: null }, kept(own)]);
  const remove = async (answer: string) => {
    await user.click(button(q.removeOf({ question: 'Do you tutor maths?' })));
    await user.click((await inDialog(q.removeAsk)).getByRole('button', { name: answer }));
  };
  await remove(common.cancel);
  expect(writes()).toHaveLength(3);
  await remove(q.remove);
  await waitFor(() => expect(stored()).toEqual([price, test].map(kept)));
  await user.click(button(q.resetAll));
  await user.click((await inDialog(q.resetAllAsk)).getByRole('button', { name: q.resetAll }));
  await waitFor(() => expect(stored()).toEqual([]));
});

const put = (user: UserEvent, field: HTMLElement, text: string) => {
  // Braces are keys to `user.type`.
  fireEvent.change(field, { target: { value: text } });
  return user;
};

it('a question is added with both languages; an unknown number of the rules is refused beside its field', async () => {
  const user = await opensQuestions();
  await user.click(button(q.addTo({ group: q.groups.parents })));
  const form = await inDialog(q.newTitle);
  await user.click(form.getByRole('button', { name: q.save }));
  expect(form.getAllByText(common.fields.required)).toHaveLength(4);
  const typed = { questionId: 'Boleh?', questionEn: 'May we?', answerId: 'Ya', answerEn: 'Yes, {{nothing}}' };
  for (const [key, text] of Object.entries(typed))
    put(user, form.getByLabelText(q[key as keyof typeof typed]), text);
  await user.click(form.getByRole('button', { name: q.save }));
  expect(form.getByText(common.fields.unknownBlank)).toBeTruthy();
  expect(writes()).toEqual([]);
  put(user, form.getByLabelText(q.answerEn), 'Yes, {{notice}}');
  await user.click(form.getByRole('button', { name: q.save }));
  await dialogCloses();
  expect(stored()?.at(-1)).toMatchObject({
    group: 'parents',
    shown: true,
    texts: { ...typed, answerEn: 'Yes, {{notice}}' },
    key: expect.stringMatching(/^own-/),
  });
});

it('a question is reworded from the words that are shown now', async () => {
  const user = await opensQuestions();
  await user.click(button(q.editOf({ question: 'What price?' })));
  const form = await inDialog(q.editTitle);
  const field = form.getByLabelText<HTMLInputElement>(q.questionEn);
  expect(field.value).toBe('What price?');
  put(user, field, 'How much?');
  await user.click(form.getByRole('button', { name: q.save }));
  await dialogCloses();
  expect(stored()?.[0]).toEqual({
    ...kept(price),
    texts: { ...words('What price?'), questionEn: 'How much?' },
  });
});

it('questions that somebody else changed meanwhile are loaded anew, and it is said', async () => {
  const theirs = { ...questions, version: 7, questions: [own] };
  const user = await opensQuestions(stale(theirs), theirs);
  await user.click(button(q.hideOf({ question: 'What price?' })));
  expect(await screen.findByText(q.stale)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('What price?')).toBeNull());
});

it('another part has its own address, without the filters of the last one; what fails to load can be tried again', async () => {
  const user = await opens({ tab: 'school&q=agus&page=2' });
  await screen.findByLabelText(s.name);
  await user.click(screen.getByRole('tab', { name: settings.tabs.staff }));
  expect(await screen.findByText(common.problems.unavailable)).toBeTruthy();
  expect(reads().findLast((path) => path.startsWith('/staff'))).not.toMatch(/agus|page=2/);
  const before = reads().length;
  await user.click(button(common.retry));
  await waitFor(() => expect(reads().length).toBeGreaterThan(before));
});
