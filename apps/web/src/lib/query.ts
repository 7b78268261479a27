import type { Contract, Reply, Sent } from '@fasih/school/basics/contract';
import { hashKey, keepPreviousData, onlineManager, QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { Problem } from './problem.ts';

/** Options of a record: reloaded when the page comes back into view. */
export const live = { refetchOnWindowFocus: true } as const;
/** Options of a list: its rows stay on the screen while the next page or filter loads. */
export const paged = { ...live, placeholderData: keepPreviousData } as const;

/** A refusal stays a refusal; only a fault that may pass is tried again. */
function retry(count: number, error: Error): boolean {
  return count < 2 && error instanceof Problem && error.mayPass;
}

/**
 * The cache of one visit. Every key's hash carries the visit, so that nothing of one person can be found by the next
 * one, whoever writes the key.
 */
export function createQueries(visit: number): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry, staleTime: 15_000, queryKeyHashFn: (key) => hashKey([visit, ...key]) },
      // Without a connection a write is refused at once; it is never sent behind somebody's back later.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

const routeOf = ({ method, path }: Contract) => `${method} ${path}`;

/**
 * The query of a call that reads: its key is the call and its input, its data the reply. Spread more options beside it.
 *
 *     export const staffQuery = (query: Sent<typeof listStaff>['query']) => ({ ...queryOf(listStaff, { query }), ...paged });
 *
 * @param lang for replies with sentences: the shown language, so that they are loaded again when it changes.
 */
export function queryOf<const C extends Contract>(contract: C, input: Sent<C>, lang?: string) {
  return queryOptions({
    queryKey: [routeOf(contract), input, lang ?? ''],
    queryFn: ({ signal }): Promise<Reply<C>> => call(contract, input, { signal }),
  });
}

/** A call that reads. */
export type Invalidated = Contract;

/**
 * Loads again whatever these calls read and is on the screen; the rest when it is next shown. While offline it does not
 * wait: loads that pause then go on by themselves once it is back.
 */
export async function invalidate(queries: QueryClient, reads: readonly Invalidated[]): Promise<void> {
  const lost = Promise.withResolvers<void>();
  const unsubscribe = onlineManager.subscribe((online) => !online && lost.resolve());
  if (!onlineManager.isOnline()) lost.resolve();
  await Promise.race([reloadAll(queries, reads), lost.promise]).finally(unsubscribe);
}

async function reloadAll(queries: QueryClient, reads: readonly Invalidated[]): Promise<void> {
  await Promise.all(
    reads.map(async (read) => {
      const queryKey = [routeOf(read)];
      // A first load that is under way would be used as it is, with a reply from before the write.
      await queries.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
      await queries.invalidateQueries({ queryKey });
    }),
  );
}
