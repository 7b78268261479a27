import type { PlacementResult } from '@fasih/school/assessment/placement/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stage } from '../../../test/stage.tsx';
import { LevelReview } from '../../learning/levels/level-review.tsx';
import { clearStored, store } from '../../lib/session-store.ts';
import { finishedTest } from './placement.fixtures.ts';
import { ResultScreen } from './result-screen.tsx';

const { server, show, text, find } = stage('placement', 'levels');
// Less motion: the paper that is thrown needs a canvas, which jsdom has not.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => clearStored());

const result: PlacementResult = { ...finishedTest, id: 'a1', areas: [{ area: 'reading', word: 'growing' }] };
/** Where the page leads, the main way first. */
const ways = () => [...document.querySelectorAll('a')].map((a) => [a.textContent, a.getAttribute('href')]);
/** The account that is signed in, by the names it has. */
function account(names: { username: string; full_name: string }) {
  store(`a.${Math.floor(Date.now() / 1000) + 900}.mac`, ['student']);
  server(async (_, address) => ({
    status: 200,
    body: address.includes('placement') ? { enrolments: [], device: null } : names,
  }));
}

it('whose class is being prepared is led on to the classes first', async () => {
  account({ username: 'andi.w', full_name: 'Andi Wibowo' });
  await show(<ResultScreen result={result} levelReview={() => null} />);
  expect(ways()).toEqual([
    ['Ke kelas saya', '/class/all'],
    ['Kembali ke Halaman Login', '/login'],
  ]);
  expect(text()).not.toContain('Waktu habis');
  expect(find('[role="timer"]')).toBeNull();
});

it('whose school lets families pick times is led to them right there', async () => {
  store(`a.${Math.floor(Date.now() / 1000) + 900}.mac`, ['student']);
  server(async (_, address) => ({
    status: 200,
    body: address.includes('placement')
      ? { enrolments: [{ enrolmentId: 'e1', learnerId: 'l2', attemptId: 'a1' }], device: null }
      : { username: 'andi.w', full_name: 'Andi Wibowo' },
  }));
  const pick = (enrolmentId: string) => <a href={`/enrolments/${enrolmentId}/times`}>Pilih jadwal</a>;
  await show(<ResultScreen result={result} levelReview={() => null} pickTimes={pick} />);
  expect(ways().slice(0, 2)).toEqual([
    ['Pilih jadwal', '/enrolments/e1/times'],
    // Of several children it is the one who sat the test.
    ['Ke kelas saya', '/class/all?learner=l2'],
  ]);
});

it('who has bought nothing yet is led on to the packages first', async () => {
  await show(<ResultScreen result={{ ...result, classInfoPromised: false }} levelReview={() => null} />);
  expect(ways()).toEqual([
    ['Lihat paket', '/program-selection'],
    ['Kembali ke Halaman Login', '/login'],
  ]);
});

it.each([
  ['a visitor', null, 'Hasil tanpa akun hanya tampil di sini.'],
  [
    'a family without a course',
    { username: 'andi.w', full_name: '' },
    'Hasil tanpa kursus hanya tampil di sini.',
  ],
])('tells %s why the result is not kept', async (_, names, sentence) => {
  if (names) account(names);
  await show(
    <ResultScreen
      result={{ ...result, retakeFrom: null, classInfoPromised: false }}
      levelReview={() => null}
    />,
  );
  expect(text()).toContain(sentence);
});

it('greets by the name of the account, and by its user name only while no name is known', async () => {
  account({ username: 'andi.w', full_name: 'Andi Wibowo' });
  await show(<ResultScreen result={result} levelReview={() => null} />);
  expect(text()).toContain('Hebat, Andi Wibowo!');
  expect(text()).not.toContain('andi.w');
});

it.each(['teen', 'adult'] as const)(
  'greets the child who sat the test for %s by its own name, not by its parent’s',
  async (bank) => {
    store(`a.${Math.floor(Date.now() / 1000) + 900}.mac`, ['student']);
    server(async (_, address) => ({
      status: 200,
      body: address.includes('placement')
        ? { enrolments: [{ enrolmentId: 'e1', learnerId: 'l2', learnerName: 'Bintang', attemptId: 'a1' }] }
        : { username: 'andi.w', full_name: 'Andi Wibowo' },
    }));
    await show(<ResultScreen result={{ ...result, bank }} levelReview={() => null} />);
    expect(text()).toContain('Hebat, Bintang!');
  },
);

it('a name that is not known yet is the user name', async () => {
  account({ username: 'andi.w', full_name: '' });
  await show(<ResultScreen result={result} levelReview={() => null} />);
  expect(text()).toContain('Hebat, andi.w!');
});

it('speaks to the learner in one way only', async () => {
  const review = { state: 'proposed', decided: null, look: null, mayAsk: false } as const;
  await show(
    <ResultScreen
      result={{ ...result, borderlineWith: 'Adult Advanced', tooFast: true, review }}
      levelReview={(shown) => <LevelReview review={shown} learner />}
    />,
  );
  expect(text()).toContain('Gurumu');
  expect(text()).not.toContain('Anda');
});
