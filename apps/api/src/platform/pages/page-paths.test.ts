import { describe, expect, it } from 'vitest';
import { rightSpelling } from './page-paths.ts';
import { sitePaths } from './site-files.ts';

const spelling = (path: string) => rightSpelling(new URL(path, 'https://school.example'));

describe('the canonical spelling of a public page', () => {
  it.each([
    ['/trial/lptrial', '/trial/LpTrial'],
    ['/Trial/LPTRIAL/', '/trial/LpTrial'],
    ['/ABOUT', '/about'],
    ['/contact/', '/contact'],
    ['/Program/General-English/Kids', '/program/general-english/kids'],
    ['/program/conversation//', '/program/conversation'],
  ])('of %s is %s', (typed, own) => {
    expect(spelling(typed)).toBe(own);
  });

  it('is used in every address given to search engines', () => {
    for (const path of sitePaths()) expect(spelling(path), path).toBeNull();
  });

  it.each([
    '/login',
    '/Login',
    '/nothing-here',
    '/certificates/verify/AbC',
    '/about.data',
    '//other.example/',
  ])('of %s is undefined: it is no public page', (path) => {
    expect(spelling(path)).toBeNull();
  });
});
