import type { Reply } from '@fasih/school/basics/contract';
import type { meetingOptions } from '@fasih/school/meetings/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../lib/language.tsx';
import { remember } from '../../lib/language-store.ts';
import { preloadTexts } from '../../lib/texts.ts';
import { MoveDialog } from './move-dialog.tsx';

type Options = Reply<typeof meetingOptions>;

const decision = (outcome: string, key = 'plan.allowed') => ({
  outcome,
  rule: 'plan',
  policyVersion: 1,
  reason: { key, params: { lastDay: '2027-02-09' } },
});
const hour = (day: string) => ({ start: `${day}T02:00:00.000Z`, end: `${day}T03:00:00.000Z` });
const meeting: Options['meeting'] = {
  id: 'm1',
  classId: 'c1',
  className: 'General English',
  number: 3,
  kind: 'series',
  state: 'to_plan',
  start: null,
  end: null,
  capacity: 1,
  teacherId: 't1',
  teacherName: 'Ratna',
  note: '',
  homework: '',
  learners: [],
  version: 4,
};
const page = (days: string[], more: Partial<Options> = {}) => ({
  meeting,
  learnerId: null,
  noticeUntil: null,
  lastDay: '2027-02-09',
  earliest: null,
  perWeek: 2,
  move: decision('allowed'),
  excuse: null,
  cancel: null,
  free: days.map(hour),
  fullWeeks: [],
  next: null,
  serverNow: '2026-11-22T02:00:00.000Z',
  ...more,
});

let root: Root;
let place: HTMLElement;
let asked: string[];
let answer: (method: string, address: string) => Promise<{ status: number; body: unknown }>;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  asked = [];
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    asked.push(`${method} ${url}`);
    const { status, body } = await answer(method, url);
    return new Response(JSON.stringify(body), { status });
  });
  document.documentElement.lang = 'id';
  remember('id');
  await preloadTexts('id', ['meetings', 'policy', 'common', 'shell']);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const wait = () => act(async () => new Promise((done) => setTimeout(done, 40)));
const texts = (selector: string) => [...place.querySelectorAll(selector)].map((one) => one.textContent);
const press = async (name: string) => {
  const button = [...place.querySelectorAll('button')].find((one) => one.textContent === name);
  await act(async () => button?.click());
  await wait();
};
async function choose(name: 'day' | 'time', at: number): Promise<void> {
  const input = place.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)[at];
  await act(async () => input?.click());
}
async function open(): Promise<void> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const element = (
    <LanguageProvider initial="id">
      <QueryClientProvider client={queries}>
        <MoveDialog meetingId="m1" onClose={() => {}} />
      </QueryClientProvider>
    </LanguageProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  await act(async () => root.render(<RouterProvider router={router} />));
  await wait();
}

describe('choosing a new time', () => {
  it('leads on to later days, page by page, until there are no more, and names the weeks that are full', async () => {
    answer = async (_, address) => ({
      status: 200,
      body: address.includes('from=2027-01-11')
        ? page(['2027-01-11', '2027-02-09'], { fullWeeks: ['2027-01-18'] })
        : page(['2026-12-21'], { fullWeeks: ['2026-11-23', '2026-11-30'], next: '2027-01-11' }),
    });
    await open();
    expect(texts('input[name="day"] + span')).toEqual(['Sen 21 Des']);
    expect(place.textContent).toContain(
      'minggunya sudah penuh (paling banyak 2 pertemuan seminggu): 23 Nov – 6 Des.',
    );
    await press('Jam lain');
    expect(texts('input[name="day"] + span')).toEqual(['Sen 21 Des', 'Sen 11 Jan', 'Sel 9 Feb']);
    expect(place.textContent).toContain('23 Nov – 6 Des; 18 Jan – 24 Jan.');
    expect(texts('button')).not.toContain('Jam lain');
  });

  it('keeps what is shown when later days cannot be loaded, and says so', async () => {
    answer = async (_, address) =>
      address.includes('from=')
        ? { status: 500, body: {} }
        : { status: 200, body: page(['2026-12-21'], { next: '2027-01-11' }) };
    await open();
    await press('Jam lain');
    expect(texts('input[name="day"] + span')).toEqual(['Sen 21 Des']);
    expect(place.textContent).toContain('Jam lain belum bisa dimuat.');
    expect(texts('button')).toContain('Jam lain');
  });

  it('a double click plans once, and the answer is the good one', async () => {
    answer = async (method) =>
      method === 'POST'
        ? {
            status: 200,
            body: { decision: decision('allowed'), meeting: { ...meeting, ...hour('2026-12-21') } },
          }
        : { status: 200, body: page(['2026-12-21']) };
    await open();
    await choose('day', 0);
    await choose('time', 0);
    const submit = place.querySelector<HTMLButtonElement>('button[type="submit"]');
    await act(async () => {
      submit?.click();
      submit?.click();
      submit?.click();
    });
    await wait();
    expect(asked.filter((one) => one.startsWith('POST'))).toHaveLength(1);
    expect(place.textContent).toContain('Tersimpan');
  });

  it('after a refusal it can be sent again', async () => {
    answer = async (method) =>
      method === 'POST'
        ? { status: 409, body: { code: 'meetings.teacherBusy', message: 'Penuh', requestId: 'r' } }
        : { status: 200, body: page(['2026-12-21']) };
    await open();
    await choose('day', 0);
    await choose('time', 0);
    for (const _ of [1, 2]) {
      await act(async () => place.querySelector<HTMLButtonElement>('button[type="submit"]')?.click());
      await wait();
    }
    expect(asked.filter((one) => one.startsWith('POST'))).toHaveLength(2);
  });
});
