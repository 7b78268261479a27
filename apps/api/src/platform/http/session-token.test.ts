import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import {
  hasCredentials,
  makeSessionCookie,
  makeToken,
  SESSION_COOKIE,
  sessionOf,
  sessionOfCookie,
  sessionOfToken,
  sessionsSent,
  TOKEN_SECONDS,
} from './session-token.ts';

const NOW = Date.parse('2026-11-02T02:00:00Z');
const END = NOW + TOKEN_SECONDS * 1000;

describe('a token', () => {
  it('is valid for a quarter of an hour, also when it was verified before', () => {
    const token = makeToken('session-1', 'secret', NOW);
    expect(sessionOfToken(token, 'secret', NOW)).toBe('session-1');
    expect(sessionOfToken(token, 'secret', END - 1)).toBe('session-1');
    expect(sessionOfToken(token, 'secret', END)).toBeNull();
    expect(sessionOfToken(token, 'secret', NOW)).toBe('session-1');
  });

  it('of another school, or with a changed letter, is invalid, before and after the right one was seen', () => {
    const token = makeToken('session-2', 'secret', NOW);
    const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const _ of ['before', 'after']) {
      expect(sessionOfToken(changed, 'secret', NOW)).toBeNull();
      expect(sessionOfToken(token, 'other secret', NOW)).toBeNull();
      expect(sessionOfToken(token.replace('session-2', 'session-3'), 'secret', NOW)).toBeNull();
      expect(sessionOfToken('', 'secret', NOW)).toBeNull();
      expect(sessionOfToken(token, 'secret', NOW)).toBe('session-2');
    }
  });

  it('stays valid when more tokens were seen than are cached', () => {
    const first = makeToken('session-first', 'secret', NOW);
    expect(sessionOfToken(first, 'secret', NOW)).toBe('session-first');
    for (let n = 0; n < 6000; n += 1)
      expect(sessionOfToken(makeToken(`session-${n}`, 'secret', NOW), 'secret', NOW)).toBe(`session-${n}`);
    expect(sessionOfToken(first, 'secret', NOW)).toBe('session-first');
  });
});

describe('the session cookie', () => {
  const cookie = makeSessionCookie('session-1', 'secret');

  it('names its session, and none with a changed letter or of another school', () => {
    expect(sessionOfCookie(cookie, 'secret')).toBe('session-1');
    const wrong = [
      undefined,
      '',
      'session-1',
      'session-1.',
      cookie.replace('session-1', 'session-2'),
      `${cookie}x`,
      makeSessionCookie('session-1', 'other secret'),
    ];
    for (const one of wrong) expect([one, sessionOfCookie(one, 'secret')]).toEqual([one, null]);
  });

  it('is no token, and a token is no cookie', () => {
    const token = makeToken('session-1', 'secret', NOW);
    expect(sessionOfCookie(token, 'secret')).toBeNull();
    expect(sessionOfToken(cookie, 'secret', NOW)).toBeNull();
  });
});

describe('the credentials of a request', () => {
  const token = makeToken('by-token', 'secret');
  const cookie = makeSessionCookie('by-cookie', 'secret');
  const request = (authorization?: string, cookies: Record<string, string> = {}) =>
    ({ headers: authorization === undefined ? {} : { authorization }, cookies }) as unknown as FastifyRequest;
  const both = request(`Bearer ${token}`, { [SESSION_COOKIE]: cookie });

  it('are the token when one is sent, otherwise the cookie', () => {
    expect(sessionOf(both, 'secret')).toEqual({ id: 'by-token', by: 'token' });
    expect(sessionOf(request(undefined, { [SESSION_COOKIE]: cookie }), 'secret')).toEqual({
      id: 'by-cookie',
      by: 'cookie',
    });
    expect(sessionOf(request('Bearer wrong', { [SESSION_COOKIE]: cookie }), 'secret')).toEqual({
      id: null,
      by: 'badToken',
    });
    expect(sessionOf(request(), 'secret')).toEqual({ id: null, by: 'nothing' });
  });

  it('count as sent even when the token is wrong, and signing out ends both', () => {
    expect(hasCredentials(request('Bearer wrong'))).toBe(true);
    expect(hasCredentials(request(undefined, { [SESSION_COOKIE]: 'wrong' }))).toBe(true);
    expect(hasCredentials(request(undefined, { lang: 'en' }))).toBe(false);
    expect(sessionsSent(both, 'secret')).toEqual(['by-token', 'by-cookie']);
    const same = request(`Bearer ${makeToken('one', 'secret')}`, {
      [SESSION_COOKIE]: makeSessionCookie('one', 'secret'),
    });
    expect(sessionsSent(same, 'secret')).toEqual(['one']);
    expect(sessionsSent(request('Bearer wrong', { [SESSION_COOKIE]: 'wrong' }), 'secret')).toEqual([]);
  });
});
