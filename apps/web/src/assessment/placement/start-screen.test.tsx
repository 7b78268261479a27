import { textsIn } from '@fasih/messages/texts';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { stage } from '../../../test/stage.tsx';
import { clearStored, store } from '../../lib/session-store.ts';
import type { Current, Waiting } from './queries.ts';
import { StartScreen } from './start-screen.tsx';

const { server, show, text, texts, find, wait } = stage('placement', 'site');
afterEach(() => clearStored());

const STEP = 'Choose Your Package';
const waiting = (change: Partial<Waiting>): Waiting => ({
  enrolmentId: 'e1',
  learnerId: 'l1',
  learnerName: 'Andi',
  packageName: 'General English',
  bank: 'kids',
  state: 'toStart',
  attemptId: null,
  level: null,
  ...change,
});
/** A family that is signed in, with these tests. */
function family(...enrolments: Waiting[]) {
  store(`a.${Math.floor(Date.now() / 1000) + 900}.mac`, ['student']);
  const body: Current = { enrolments, device: null };
  server(async () => ({ status: 200, body }));
}

it('a visitor, who may have paid on another phone, is offered to sign in first and to go on without', async () => {
  localStorage.setItem('placement.level', 'kids');
  localStorage.setItem('placement.type', 'general_english');
  await show(<StartScreen ready />, { at: '/placement-test?enrolment=e7' });
  const signIn = find<HTMLAnchorElement>('a');
  expect(signIn?.textContent).toBe('Masuk');
  expect(signIn?.getAttribute('href')).toBe('/login?next=%2Fplacement-test%3Fenrolment%3De7');
  expect(texts('button').at(-1)).toBe('Mulai tes');
  expect(text()).not.toContain(STEP);
});

it('a visitor without a choice can sign in too, and comes back to the same test', async () => {
  await show(<StartScreen ready />, { at: '/placement-test?enrolment=e7' });
  expect(find('a[href="/login?next=%2Fplacement-test%3Fenrolment%3De7"]')?.textContent).toBe(
    'Sudah membeli? Masuk',
  );
  expect(text()).not.toContain(STEP);
});

it('a family without a course is not told that it has no account', async () => {
  localStorage.setItem('placement.level', 'kids');
  localStorage.setItem('placement.type', 'general_english');
  family();
  await show(<StartScreen ready />);
  expect(texts('h2')[0]).toBe('Belum ada kursus');
  expect(text()).not.toMatch(/tanpa akun/i);
  localStorage.clear();
});

it('a visitor who signs in on the way sees the tests of the account', async () => {
  localStorage.setItem('placement.device', 'k1');
  const device: Current = { enrolments: [], device: { attemptId: 'a1', state: 'running' } };
  server(async () => ({ status: 200, body: device }));
  await show(<StartScreen ready />);
  expect(texts('h2')).toContain('Tanpa akun');
  await act(async () => family(waiting({})));
  await wait();
  expect(texts('h2')).toContain('Andi');
  localStorage.clear();
});

it('of several learners the one whom the address names comes first, each by name', async () => {
  family(waiting({}), waiting({ enrolmentId: 'e2', learnerName: 'Dewi' }));
  await show(<StartScreen ready />, { at: '/placement-test?enrolment=e2' });
  expect(texts('h3')).toEqual(['Dewi', 'Andi']);
});

it('the steps of buying are marked only where the test is what comes next', async () => {
  family(waiting({}));
  await show(<StartScreen ready />);
  expect(text()).toContain(STEP);
  expect(texts('h2')[0]).toBe('Andi');
});

it('who has finished the test sees no step as done', async () => {
  family(waiting({ state: 'finished', attemptId: 'a1' }));
  await show(<StartScreen ready />);
  expect(text()).toContain('Lihat hasil');
  expect(text()).not.toContain(STEP);
});

it('the ages of a test are named as they were when the course was bought', async () => {
  family(waiting({ bank: 'adult' }));
  await show(<StartScreen ready />, { at: '/placement-test?enrolment=e1' });
  await wait();
  expect(text()).toContain(textsIn('id').learners.ages.adult);
});
