import type { PretestQuestion, PretestResult } from '@fasih/school/assessment/pretest/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dialogCloses } from '../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { STATE_KEY, UNSENT_KEY } from './kept.ts';
import { Pretest } from './pretest.tsx';

const person = personAtPage('pretest', 'site');

const questions: PretestQuestion[] = Array.from({ length: 15 }, (_, i) => ({
  id: i + 1,
  category: 'teen' as const,
  passage: null,
  textTwin: null,
  text: '' as const,
  questionText: `Sentence ${i + 1} ____ here.`,
  options: ['is', 'are', 'am'],
}));
const result: PretestResult = { category: 'teen', total: 15, correct: 9, percent: 60, questions: [] };
let submitted: () => Reply | Promise<Reply>;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
  submitted = () => ({ body: result });
  person.replies(({ path }) =>
    path.startsWith('/pretest/questions') ? { body: { data: questions } } : submitted(),
  );
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const question = (n: number) => screen.findByRole('heading', { name: `Soal ${n} dari 15` });
const results = () => screen.findByRole('heading', { name: 'Hasil Tes' });
const passes = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000));
const shown = () => <Pretest Frame={({ children }) => <main id="content">{children}</main>} />;

/** A person in the first question of the test for teens. */
async function inTheTest() {
  const user = await person.show(shown(), { at: '/pretest', elsewhere: <p>Beranda</p> });
  await user.click(await screen.findByRole('button', { name: /^Teens/ }));
  await question(1);
  return user;
}
async function handsIn(user: Awaited<ReturnType<typeof inTheTest>>) {
  const [first] = screen.getAllByRole('button', { name: 'Kirim Tes' });
  if (first !== undefined) await user.click(first);
  return screen.findByRole('dialog', { name: 'Kirim tes?' });
}
const yes = (dialog: HTMLElement) => {
  const [last] = [...dialog.querySelectorAll('button')].slice(-1);
  if (last === undefined) throw new Error('the dialog has no buttons');
  return last;
};

it('the keyboard alone answers a question, flags it and goes on', async () => {
  const user = await inTheTest();
  expect(screen.getByRole('heading', { name: 'Teen Pretest' })).toBe(document.activeElement);
  const [first, second] = screen.getAllByRole<HTMLInputElement>('radio');
  first?.focus();
  await user.keyboard(' {ArrowDown}');
  expect(second?.checked).toBe(true);
  expect(screen.getByText('1 dari 15 terjawab')).toBeTruthy();
  button('Tandai').focus();
  await user.keyboard('{Enter}');
  button('Berikutnya').focus();
  await user.keyboard('{Enter}');
  expect(await question(2)).toBe(document.activeElement);
  expect(button('Soal 1, terjawab, ditandai')).toBeTruthy();
});

it('the clock says five minutes and one minute, and at its end the test is submitted once', async () => {
  await inTheTest();
  await passes(301);
  expect(screen.getByText('Sisa waktu lima menit.')).toBeTruthy();
  await passes(240);
  expect(screen.getByText(/^Sisa waktu satu menit/)).toBeTruthy();
  await passes(60);
  await results();
  await passes(60);
  expect(screen.getByText('Waktu habis, jawabanmu sudah terkirim.')).toBeTruthy();
  expect(person.writes()).toHaveLength(1);
});

it('leaving a running test is asked about; who stays goes on, and who leaves is let go', async () => {
  const user = await inTheTest();
  const home = screen.getByRole('link', { name: /Fasih/ });
  await user.click(home);
  await user.click(await screen.findByRole('button', { name: 'Tetap di tes' }));
  await dialogCloses();
  await question(1);
  await user.click(home);
  await user.click(await screen.findByRole('button', { name: 'Tinggalkan halaman' }));
  expect(await screen.findByText('Beranda')).toBeTruthy();
});

it('Back asks first on a page that was opened by itself, and leads past it', async () => {
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => {});
  const leaving = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  function Back() {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    );
  }
  const page = (
    <>
      {shown()}
      <Back />
    </>
  );
  const user = await person.show(page, { at: '/pretest' });
  await user.click(await screen.findByRole('button', { name: /^Teens/ }));
  await question(1);
  await user.click(button('Back'));
  await user.click(await screen.findByRole('button', { name: 'Tetap di tes' }));
  await dialogCloses();
  expect(leaving()).toBe(false);
  await user.click(button('Back'));
  await user.click(await screen.findByRole('button', { name: 'Tinggalkan halaman' }));
  expect(go).toHaveBeenCalledWith(-2);
  // Our question was answered; the browser does not ask its own.
  expect(leaving()).toBe(true);
  go.mockRestore();
});

it('when the time ends while leaving is asked about, the result shows', async () => {
  const user = await inTheTest();
  await user.click(screen.getByRole('link', { name: /Fasih/ }));
  await screen.findByRole('dialog', { name: 'Tinggalkan tes?' });
  await passes(601);
  await results();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a test that ends while offline is kept, and scored once when the connection is back', async () => {
  const user = await inTheTest();
  submitted = () => Promise.reject(new Error('offline'));
  await user.click(yes(await handsIn(user)));
  expect(await screen.findByText(/^Jawabanmu tersimpan di perangkat ini/)).toBeTruthy();
  expect(localStorage.getItem(UNSENT_KEY)).not.toBeNull();
  const scores = vi.fn(() => ({ body: result }));
  submitted = scores;
  act(() => void window.dispatchEvent(new Event('online')));
  await results();
  expect(localStorage.getItem(UNSENT_KEY)).toBeNull();
  expect(scores).toHaveBeenCalledTimes(1);
});

it('two quick presses submit the test once', async () => {
  const user = await inTheTest();
  await user.dblClick(yes(await handsIn(user)));
  await results();
  expect(person.writes()).toHaveLength(1);
});

it('a stored answer that is no option of its question shows as unanswered', async () => {
  await inTheTest();
  const copy = JSON.parse(localStorage.getItem(STATE_KEY) ?? '{}');
  localStorage.setItem(STATE_KEY, JSON.stringify({ ...copy, answers: { 1: 'be', 2: 'am' }, revision: 9 }));
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(await screen.findByText('1 dari 15 terjawab')).toBeTruthy();
  expect(button('Soal 1, sedang dibuka, belum terjawab')).toBeTruthy();
  await waitFor(() => expect(button('Soal 2, terjawab')).toBeTruthy());
});
