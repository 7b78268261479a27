import { checkOrder, getOrder, listOrders, type Order } from '@fasih/school/sales/orders/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../lib/client.ts';
import { Problem } from '../../lib/problem.ts';
import { queryOf } from '../../lib/query.ts';
import { delayBefore } from './watch-delay.ts';

/** One page of the reader's own orders. */
export const ordersQuery = (page: number) => ({
  ...queryOf(listOrders, { query: { page } }),
  placeholderData: keepPreviousData,
  networkMode: 'always' as const,
});

const orderQuery = (orderId: string) => queryOf(getOrder, { params: { orderId } });

/** Nothing moves by itself any more; `review` is decided by people or the bank. */
const isWaiting = (order: Order | undefined) => order?.status === 'pending' || order?.status === 'review';

/**
 * An order that follows its state by itself: while it waits and the page is in sight, the server is asked to ask the
 * provider, often at first and less later; coming back to the page asks at once. `look` asks now.
 */
export function useOrderWatch(orderId: string, enabled = true) {
  const queries = useQueryClient();
  const first = useQuery({
    ...orderQuery(orderId),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  const order = first.data;
  const waiting = isWaiting(order);
  const known = order?.id;
  const [misses, setMisses] = useState(0);
  const asking = useRef(false);

  const look = useCallback(async () => {
    if (known === undefined || asking.current) return;
    asking.current = true;
    try {
      queries.setQueryData(
        orderQuery(orderId).queryKey,
        await call(checkOrder, { params: { orderId: known } }),
      );
      setMisses(0);
    } catch (fault) {
      if (fault instanceof Problem) setMisses((n) => n + 1);
    } finally {
      asking.current = false;
    }
  }, [queries, orderId, known]);

  useEffect(() => {
    if (!waiting) return;
    let n = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible')
        timer = setTimeout(() => void look().finally(next), delayBefore(n++));
    };
    const back = () => {
      if (document.visibilityState !== 'visible') return clearTimeout(timer);
      n = 0;
      void look().finally(next);
    };
    next();
    window.addEventListener('focus', back);
    window.addEventListener('online', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', back);
      window.removeEventListener('online', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, [waiting, look]);

  return {
    order,
    error: first.error,
    pending: first.isPending,
    refetch: first.refetch,
    look,
    noAnswer: misses >= 2,
  };
}
