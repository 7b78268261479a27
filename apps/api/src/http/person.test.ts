import { describe, expect, it } from 'vitest';
import { makeToken, sessionOfToken, TOKEN_SECONDS } from './person.ts';

const NOW = Date.parse('2026-11-02T02:00:00Z');
const END = NOW + TOKEN_SECONDS * 1000;

describe('a token', () => {
  it('names its session until the end of its quarter of an hour, also when it was looked at before', () => {
    const token = makeToken('session-1', 'secret', NOW);
    expect(sessionOfToken(token, 'secret', NOW)).toBe('session-1');
    expect(sessionOfToken(token, 'secret', END - 1)).toBe('session-1');
    expect(sessionOfToken(token, 'secret', END)).toBeNull();
    expect(sessionOfToken(token, 'secret', NOW)).toBe('session-1');
  });

  it('of another school, or with a letter changed, names none, before and after the right one was seen', () => {
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

  it('is still known when more of them were seen than are kept', () => {
    const first = makeToken('session-first', 'secret', NOW);
    expect(sessionOfToken(first, 'secret', NOW)).toBe('session-first');
    for (let n = 0; n < 6000; n += 1)
      expect(sessionOfToken(makeToken(`session-${n}`, 'secret', NOW), 'secret', NOW)).toBe(`session-${n}`);
    expect(sessionOfToken(first, 'secret', NOW)).toBe('session-first');
  });
});
