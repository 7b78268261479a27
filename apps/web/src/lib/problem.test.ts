// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { problemOf } from './problem.ts';

it('a stale write brings the record as it stands now', async () => {
  const answer = { code: 'common.stale', message: 'Ada perubahan.', current: { version: 3 }, requestId: 'r' };
  const problem = await problemOf(new Response(JSON.stringify(answer), { status: 409 }), 'id');
  expect([problem.code, problem.status, problem.current]).toEqual(['common.stale', 409, { version: 3 }]);
  const without = await problemOf(new Response('{"code":"common.stale"}', { status: 409 }), 'id');
  expect(without.current).toBeUndefined();
});
