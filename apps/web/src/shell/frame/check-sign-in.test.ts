import { afterEach, expect, it, vi } from 'vitest';
import { clearStored, readStored, store } from '../../lib/session-store.ts';
import { checkSignIn } from './check-sign-in.ts';

const token = (secondsLeft: number) => `s1.${Math.floor(Date.now() / 1000) + secondsLeft}.mac`;
const answers = (reply: () => Promise<Response>) => {
  const asked = vi.fn(reply);
  vi.stubGlobal('fetch', asked);
  return asked;
};
afterEach(() => {
  clearStored();
  vi.unstubAllGlobals();
});

it('a sign-in that the server refuses is removed quietly', async () => {
  store(token(600), ['student']);
  answers(async () => new Response('{}', { status: 401 }));
  await checkSignIn();
  expect(readStored()).toBeNull();
});

it.each([
  ['a fault of the server', async () => new Response('{}', { status: 503 })],
  ['a lost line', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s keeps the sign-in', async (_, reply) => {
  store(token(600), ['student']);
  answers(reply);
  await checkSignIn();
  expect(readStored()?.role).toBe('student');
});

it('nobody is asked about without a sign-in, or about one that only a page with a session can renew', async () => {
  const asked = answers(async () => new Response('{}', { status: 401 }));
  await checkSignIn();
  store(token(-5), ['student']);
  await checkSignIn();
  expect(asked).not.toHaveBeenCalled();
  expect(readStored()).not.toBeNull();
});

it('somebody who signs in anew meanwhile stays signed in', async () => {
  store(token(600), ['student']);
  const next = token(900);
  answers(async () => {
    store(next, ['teacher']);
    return new Response('{}', { status: 401 });
  });
  await checkSignIn();
  expect(readStored()).toEqual({ token: next, role: 'teacher' });
});
