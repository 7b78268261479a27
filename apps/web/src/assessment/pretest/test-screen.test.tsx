import type { PretestResult } from '@fasih/school/assessment/pretest/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { stage } from '../../../test/stage.tsx';
import { EMPTY, type PretestState } from './state.ts';
import type { PretestStore } from './store.ts';
import { TestScreen } from './test-screen.tsx';

const { server, show, text, texts, find } = stage('pretest', 'site');
beforeEach(() => vi.stubGlobal('scrollTo', () => {}));

const result: PretestResult = { category: 'teen', total: 15, correct: 9, percent: 60, questions: [] };
/** The screen of a test that was submitted, by the person or because the time was up. */
async function finished(endedBy: 'person' | 'time') {
  const state: PretestState = {
    ...EMPTY,
    selectedCategory: 'teen',
    isTestSubmitted: true,
    sitting: 'a'.repeat(32),
    endedBy,
    timeLeft: endedBy === 'time' ? 0 : 312,
  };
  const store: PretestStore = {
    read: () => state,
    subscribe: () => () => {},
    dispatch: () => {},
    sync: () => {},
    scored: () => {},
    forget: () => {},
  };
  server(async () => ({ status: 200, body: result }));
  await show(<TestScreen state={state} store={store} questions={[]} failed={false} onRetry={() => {}} />);
}

it('a finished test has no clock and no arrows, and does not say that its time is over', async () => {
  await finished('person');
  expect(text()).toContain('Hasil Tes');
  expect(find('[role="timer"]')).toBeNull();
  expect(texts('button').filter((name) => /Sebelumnya|Berikutnya/.test(name ?? ''))).toEqual([]);
  expect(text()).not.toContain('Waktu habis');
  expect(find('a[href="/program-selection?package=general-english-teen"]')).not.toBeNull();
});

it('a test that ended with its time says so', async () => {
  await finished('time');
  expect(text()).toContain('Waktu habis');
});
