import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSitting, keepAnswer } from './kept.ts';
import { finish, saveAnswer } from './queries.ts';

const sent: unknown[] = [];
beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json());
    return new Response(JSON.stringify({ saved: true, now: '2026-11-02T02:01:00.000Z' }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const older = { answer: 'A', ms: 1000, at: 1 } as const;
const newer = { answer: 'B', ms: 2000, at: 2 } as const;

test.each([
  ['first', [older, newer]],
  ['last', [newer, older]],
] as const)(
  'the tab with the older answer that has the connection back %s does not win',
  async (_, order) => {
    keepAnswer('one', 3, older);
    keepAnswer('one', 3, newer);
    for (const given of order) await saveAnswer('one', 3, given);
    expect(sent).toEqual([
      { answer: 'B', ms: 2000 },
      { answer: 'B', ms: 2000 },
    ]);
    await finish('one', { 3: older, 4: older });
    expect(sent.at(-1)).toEqual({
      answers: [
        { position: 3, answer: 'B', ms: 2000 },
        { position: 4, answer: 'A', ms: 1000 },
      ],
    });
    forgetSitting('one');
  },
);
