import type { PlacementResult, RunningAttempt } from '@fasih/school/assessment/placement/contract';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import { clearStored, store } from '../../lib/session-store.ts';
import { finishedTest } from './placement.fixtures.ts';
import { SittingScreen } from './sitting-screen.tsx';

const { replies, show } = personAtPage('placement', 'levels', 'site');
const Plain = ({ children }: { children: ReactNode }) => <main>{children}</main>;
beforeEach(() => {
  store(`a.${Math.floor(Date.now() / 1000) + 900}.mac`, ['student']);
  // Less motion: the paper that is thrown needs a canvas, which jsdom has not.
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => clearStored());

const running: RunningAttempt = {
  state: 'running',
  id: 'a1',
  bank: 'adult',
  graceSeconds: 120,
  startedAt: new Date().toISOString(),
  deadline: new Date(Date.now() + 30 * 60_000).toISOString(),
  now: new Date().toISOString(),
  questions: Array.from({ length: 20 }, (_, n) => ({
    position: n + 1,
    text: null,
    question: `Question ${n + 1}`,
    options: (['A', 'B', 'C', 'D'] as const).map((letter) => ({ letter, text: `option ${letter}` })),
    // All answered but the last one, at which the sitting therefore opens.
    answer: n < 19 ? 'A' : null,
  })),
};

const result: PlacementResult = {
  ...finishedTest,
  id: 'a1',
  correct: 16,
  percent: 80,
  level: 'Adult Advanced',
  areas: [{ area: 'reading', word: 'strong' }],
};

it.each(['id', 'en'] as const)(
  'the last question offers Finish Test, which ends the test (%s)',
  async (lang) => {
    replies(({ path }) => {
      if (path === '/placement/attempts/a1') return { body: running };
      if (path.endsWith('/finish')) return { body: result };
      return path.includes('/answers/') ? { body: { now: new Date().toISOString() } } : { status: 500 };
    });
    const user = await show(<SittingScreen id="a1" Frame={Plain} levelReview={() => null} />, { lang });
    await user.click(await screen.findByRole('radio', { name: 'option B' }));
    await user.click(screen.getAllByRole('button', { name: 'Finish Test' })[0] as HTMLElement);
    // The level is called the same in both languages.
    expect(await screen.findByText('Adult Advanced')).toBeTruthy();
  },
);

it('a result whose name cannot be fetched greets a Student and leads back to the sign-in', async () => {
  replies(({ path }) => {
    if (path === '/user/profile') return Promise.reject(new TypeError('Failed to fetch'));
    return { body: path === '/placement/attempts/a1' ? result : { enrolments: [], device: null } };
  });
  await show(<SittingScreen id="a1" Frame={Plain} levelReview={() => null} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tes Selesai!' })).toBeTruthy();
  expect(await screen.findByText(/Student/)).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Kembali ke Halaman Login' });
  expect(back.getAttribute('href')).toBe('/login');
});
