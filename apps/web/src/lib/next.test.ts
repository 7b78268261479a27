import { describe, expect, it } from 'vitest';
import { loginFor, safeNext } from './next.ts';

describe('where signing in leads', () => {
  it('goes back to a page of this site, with its query', () => {
    expect(safeNext('?next=%2Fhistory%3Fpage%3D2')).toBe('/history?page=2');
    expect(safeNext(loginFor('/account').slice('/login'.length))).toBe('/account');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'history',
    '/\t/evil.example',
  ])('never leaves this site for %s', (next) => {
    const answer = safeNext(`?next=${encodeURIComponent(next)}`);
    expect(answer === null || new URL(answer, 'http://here.invalid').host === 'here.invalid').toBe(true);
    if (!next.startsWith('/')) expect(answer).toBeNull();
  });
});
