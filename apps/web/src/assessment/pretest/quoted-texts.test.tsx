import { type Lang, textsIn } from '@fasih/messages/texts';
import type { PretestQuestion, PretestResult } from '@fasih/school/assessment/pretest/contract';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { Pretest } from './pretest.tsx';

const { replies, show } = personAtPage('pretest', 'site');
const Plain = ({ children }: { children: ReactNode }) => <main>{children}</main>;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => {};
});

type Category = 'kids' | 'teen';
const QUESTIONS = 15;

const questionsOf = (category: Category): PretestQuestion[] =>
  Array.from({ length: QUESTIONS }, (_, n) => ({
    id: n + 1,
    category,
    questionText: `Question text ${n + 1}`,
    passage: null,
    textTwin: null,
    text: '' as const,
    options: ['one', 'two', 'three', 'four'],
  }));

const resultOf = (category: Category): PretestResult => ({
  category,
  total: QUESTIONS,
  correct: 9,
  percent: 60,
  questions: [],
});

/** Starts the test of a category, gives `answers` answers, and stays at the question after them. */
async function takes(
  category: Category,
  answers: number,
  { lang = 'en', scored }: { lang?: Lang; scored?: () => Reply | Promise<Reply> } = {},
): Promise<UserEvent> {
  replies(({ path }) => {
    if (path.startsWith('/pretest/questions')) return { body: { data: questionsOf(category) } };
    return scored?.() ?? { body: resultOf(category) };
  });
  const user = await show(<Pretest Frame={Plain} />, { lang, at: '/pretest' });
  await user.click(await screen.findByRole('button', { name: category === 'kids' ? /^Kids/ : /^Teens/ }));
  await screen.findByText('Question text 1');
  for (let n = 1; n <= answers; n++) {
    // Neither by role nor by a whole press: fifteen of each would take seconds.
    fireEvent.click(document.querySelector('input[type="radio"]') as HTMLElement);
    if (n < QUESTIONS) fireEvent.click(screen.getByText(/^(Next|Berikutnya)$/));
  }
  return user;
}

/** The button that ends the test; at the last question it is in two places. */
const submitButton = () =>
  screen.getAllByRole('button', { name: /^(Submit Test|Kirim Tes)$/ })[0] as HTMLElement;

async function submits(user: UserEvent): Promise<void> {
  await user.click(submitButton());
  const buttons = within(await screen.findByRole('dialog')).getAllByRole('button');
  await user.click(buttons.at(-1) as HTMLElement);
}

it('a test in which all questions are answered asks before it is submitted', async () => {
  const user = await takes('teen', QUESTIONS);
  await user.click(submitButton());
  expect(
    await screen.findByText('You have answered all questions. Are you sure you want to submit your test?'),
  ).toBeTruthy();
});

it('a test that is submitted too early says what happens to open questions', async () => {
  const user = await takes('kids', 1);
  await user.click(submitButton());
  expect(
    await screen.findByText('Unanswered questions will be marked incorrect.', { exact: false }),
  ).toBeTruthy();
});

it('a test that cannot be sent says so', async () => {
  const user = await takes('kids', 1, { scored: () => Promise.reject(new TypeError('Failed to fetch')) });
  await submits(user);
  expect(await screen.findByText('Test not submitted yet.', { exact: false })).toBeTruthy();
});

it('a test without questions says so', async () => {
  await takes('kids', 1);
  replies(() => ({ body: { data: [] } }));
  // The page is loaded again while the test runs.
  cleanup();
  await show(<Pretest Frame={Plain} />, { lang: 'en', at: '/pretest' });
  expect(
    await screen.findByText('No questions available for this category or test not started.'),
  ).toBeTruthy();
});

it('leaving a running test by a link asks first', async () => {
  const user = await takes('kids', 1);
  await user.click(
    within(screen.getAllByRole('banner')[0] as HTMLElement).getAllByRole('link')[0] as HTMLElement,
  );
  expect(await screen.findByText('You have unsaved changes. Are you sure you want to leave?')).toBeTruthy();
});

it.each(['id', 'en'] as const)(
  'the test of a child is called the same in both languages (%s)',
  async (lang) => {
    await takes('kids', 0, { lang });
    for (const name of ['Kids Pretest', 'General Knowledge Assessment'])
      expect(screen.getAllByText(name).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/Pretest/).length).toBeGreaterThan(0);
  },
);

it.each(['id', 'en'] as const)(
  'the test of a teen is called the same in both languages (%s)',
  async (lang) => {
    await takes('teen', 0, { lang });
    expect(screen.getAllByText('Teen Pretest').length).toBeGreaterThan(0);
  },
);

it('a running test names its state, its question and its buttons', async () => {
  await takes('kids', 0);
  for (const text of ['In Progress', 'Test Instructions', 'Question 1 of 15'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  for (const name of ['Previous', 'Next', 'Submit Test'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
});

it('the result names category, questions and score, and leads to the packages and home', async () => {
  const user = await takes('kids', 1);
  await submits(user);
  await screen.findByText('Your Score');
  for (const text of ['Completed', 'Category', 'KIDS', 'Total Questions'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Back to Homepage' }));
  expect(await screen.findByText('Course Package Selections')).toBeTruthy();
  expect(screen.getAllByText('Select').length).toBeGreaterThan(0);
});

it('the packages after a test in Indonesian', async () => {
  const user = await takes('kids', 1, { lang: 'id' });
  await submits(user);
  await user.click(await screen.findByRole('button', { name: textsIn('id').pretest.results.home }));
  expect(await screen.findByText('Pilihan Paket Kursus')).toBeTruthy();
  expect(screen.getAllByText('Pilih').length).toBeGreaterThan(0);
});
