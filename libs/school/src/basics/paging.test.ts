import { describe, expect, it } from 'vitest';
import { pageOf, pageQuery, pageQueryBy } from './paging.ts';

const family = ['Rafi', 'Kirana', 'Arka'].map((name, born) => ({ name, birth_date: `201${born}-01-01` }));
const names = (query: { page?: number; pageSize?: number; sort?: string; q?: string }) =>
  pageOf(family, { page: 1, pageSize: 20, ...query }, (one) => one.name).data.map((one) => one.name);

describe('a page of a short list', () => {
  it('keeps its order unless it is sorted', () => {
    expect(names({})).toEqual(['Rafi', 'Kirana', 'Arka']);
    expect(names({ sort: 'name' })).toEqual(['Arka', 'Kirana', 'Rafi']);
    expect(names({ sort: '-birth_date' })).toEqual(['Arka', 'Kirana', 'Rafi']);
  });

  it('is filtered by words, ignoring case', () => {
    expect(names({ q: 'RA' })).toEqual(['Rafi', 'Kirana']);
    expect(pageOf(family, { page: 1, pageSize: 1, q: 'ra' }, (one) => one.name).total).toBe(2);
  });

  it('is cut by page and page size', () => {
    expect(names({ page: 2, pageSize: 2 })).toEqual(['Arka']);
    expect(names({ page: 9, pageSize: 2 })).toEqual([]);
  });

  it('refuses to sort by an unknown field', () => {
    const query = pageQueryBy(['name']);
    expect(query.safeParse({ sort: '-name' }).success).toBe(true);
    expect(query.safeParse({ sort: 'password' }).success).toBe(false);
    expect(pageQuery.safeParse({ sort: 'name' }).success).toBe(false);
  });
});
