import { contract } from '@fasih/school/basics/contract';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createQueries, invalidate, queryOf } from './query.ts';

const list = contract({
  method: 'GET',
  path: '/notes',
  who: 'signedIn',
  summary: 'List',
  query: z.object({ page: z.number() }),
  reply: { 200: z.object({ total: z.number() }) },
});
const other = { ...list, path: '/other' } as const;

it('nothing of one visit is found by the next one under the same key', () => {
  const query = queryOf(list, { query: { page: 1 } });
  const [first, second] = [createQueries(1), createQueries(2)];
  first.setQueryData(query.queryKey, { total: 7 });
  const [kept] = first.getQueryCache().getAll();
  expect(first.getQueryData(query.queryKey)).toEqual({ total: 7 });
  second.setQueryData(query.queryKey, { total: 8 });
  expect(second.getQueryCache().get(kept?.queryHash ?? '')).toBeUndefined();
});

it('a call invalidates all its pages and nothing else', async () => {
  const queries = createQueries(1);
  for (const page of [1, 2])
    queries.setQueryData(queryOf(list, { query: { page } }).queryKey, { total: page });
  queries.setQueryData(queryOf(other, { query: { page: 1 } }).queryKey, { total: 1 });
  await invalidate(queries, [list]);
  const stale = queries
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.isInvalidated);
  expect(stale).toEqual([true, true, false]);
});

it('a list that was still loading for the first time when something was added is loaded anew', async () => {
  const queries = createQueries(1);
  const before = Promise.withResolvers<{ total: number }>();
  const replies = [before.promise, Promise.resolve({ total: 1 })];
  const observer = new QueryObserver(queries, {
    ...queryOf(list, { query: { page: 1 } }),
    queryFn: () => replies.shift() ?? { total: -1 },
  });
  const leave = observer.subscribe(() => {});
  const done = invalidate(queries, [list]);
  before.resolve({ total: 0 });
  await done;
  expect(observer.getCurrentResult().data).toEqual({ total: 1 });
  leave();
});
