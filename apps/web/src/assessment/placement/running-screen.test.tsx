import type { RunningAttempt } from '@fasih/school/assessment/placement/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { keptAnswers } from './kept.ts';
import { finishedTest } from './placement.fixtures.ts';
import { RunningScreen } from './running-screen.tsx';

const person = personAtPage('placement', 'site');

const LETTERS = ['A', 'B', 'C', 'D'] as const;
const MINUTE = 60_000;
let reply: (method: string) => Reply | Promise<Reply>;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
  reply = (method) => ({
    body: method === 'PUT' ? { saved: true, now: new Date().toISOString() } : finishedTest,
  });
  person.replies(({ method }) => reply(method));
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const question = (n: number) => screen.findByRole('heading', { name: `Soal ${n} dari 20` });
const passes = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const finishes = () => person.writes().filter(({ path }) => path.endsWith('/finish'));

/** A person in a sitting of 20 questions, of which so many are answered. */
async function inTheSitting(answered: number) {
  const now = Date.now();
  const attempt: RunningAttempt = {
    state: 'running',
    id: 's1',
    bank: 'adult',
    graceSeconds: 120,
    startedAt: new Date(now).toISOString(),
    deadline: new Date(now + 30 * MINUTE).toISOString(),
    now: new Date(now).toISOString(),
    questions: Array.from({ length: 20 }, (_, i) => ({
      position: i + 1,
      text: null,
      question: `Sentence ${i + 1} ____ here.`,
      options: LETTERS.map((letter) => ({ letter, text: `${letter.toLowerCase()}${i + 1}` })),
      answer: i < answered ? 'A' : null,
    })),
  };
  const screens = <RunningScreen heard={{ attempt, requestedAt: now, offset: 0 }} />;
  const user = await person.show(screens, { at: '/placement-test?attempt=s1', elsewhere: <p>Beranda</p> });
  await question(Math.min(answered + 1, 20));
  return user;
}

it('the keyboard alone answers a question and goes on, which needs an answer', async () => {
  const user = await inTheSitting(0);
  expect(button('Berikutnya').disabled).toBe(true);
  const [first, second] = screen.getAllByRole<HTMLInputElement>('radio');
  first?.focus();
  await user.keyboard(' {ArrowDown}');
  expect(second?.checked).toBe(true);
  button('Berikutnya').focus();
  await user.keyboard('{Enter}');
  expect(await question(2)).toBe(document.activeElement);
  await waitFor(() => expect(person.writes().at(-1)?.body).toMatchObject({ answer: 'B' }));
  expect(screen.getByRole('progressbar', { name: '1 dari 20 terjawab' })).toBeTruthy();
});

it('when the time is up the sitting is finished once', async () => {
  await inTheSitting(3);
  await passes(29 * MINUTE);
  expect(screen.getByText(/^Sisa waktu satu menit/)).toBeTruthy();
  expect(finishes()).toHaveLength(0);
  await passes(MINUTE);
  expect(await screen.findByRole('heading', { name: 'Waktu habis' })).toBeTruthy();
  await passes(MINUTE);
  expect(finishes()).toHaveLength(1);
});

it('leaving is asked about; when the time ends meanwhile, the end of the test shows', async () => {
  const user = await inTheSitting(3);
  const home = screen.getByRole('link', { name: /Fasih/ });
  await user.click(home);
  await user.click(await screen.findByRole('button', { name: 'Tetap di tes' }));
  await question(4);
  await user.click(home);
  await screen.findByRole('button', { name: 'Tinggalkan halaman' });
  await passes(30 * MINUTE);
  expect(await screen.findByRole('heading', { name: 'Waktu habis' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('an answer given while offline is kept on the device, and sent when the connection is back', async () => {
  const user = await inTheSitting(3);
  const online = reply;
  reply = () => Promise.reject(new Error('offline'));
  await user.click(screen.getByRole('radio', { name: 'c4' }));
  expect(await screen.findAllByText('Offline, disimpan di perangkat')).not.toHaveLength(0);
  expect(keptAnswers('s1')[4]).toMatchObject({ answer: 'C' });
  reply = online;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Tersimpan')).toBeTruthy();
  expect(keptAnswers('s1')).toEqual({});
});

it('finishing with gaps asks first, and two quick presses finish the sitting once', async () => {
  const user = await inTheSitting(19);
  await user.click(button('Finish Test'));
  const dialog = await screen.findByRole('dialog', { name: '1 soal belum terjawab' });
  await user.click(button('Periksa lagi'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button('Finish Test'));
  const [yes] = [...dialog.ownerDocument.querySelectorAll('dialog[open] button')].slice(-1);
  if (yes === undefined) throw new Error('the question has no buttons');
  await user.dblClick(yes);
  expect(await screen.findByRole('heading', { name: 'Menghitung hasilmu…' })).toBeTruthy();
  await waitFor(() => expect(finishes()).toHaveLength(1));
});
