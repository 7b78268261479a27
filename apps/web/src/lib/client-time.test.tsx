import { afterEach, expect, test, vi } from 'vitest';
import { send } from './client.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['the usual 20 seconds', {}, 20_000],
  ['as long as its contract says', { answersWithin: 60 }, 60_000],
])('a call waits %s for its answer', async (_, more, ms) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('{}')),
  );
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await send({ method: 'POST', path: '/placing/plan', ...more });
  expect(timeout).toHaveBeenLastCalledWith(ms);
});
