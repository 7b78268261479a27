import type { Sent } from '@fasih/school/basics/contract';
import { listAudit } from '@fasih/school/office/audit/contract';
import { listSecurityEvents } from '@fasih/school/people/security/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { paged, queryOf } from '../../lib/query.ts';

/** One page of the audit log. */
export const auditQuery = (query: Sent<typeof listAudit>['query']) => ({
  ...queryOf(listAudit, { query }),
  ...paged,
});

/** The parts of one act, page after page. */
export const auditPartsQuery = (request: string) =>
  infiniteQueryOptions({
    queryKey: [...queryOf(listAudit, { query: { request } }).queryKey, 'pages'],
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      call(listAudit, { query: { request, ...(pageParam ? { older: pageParam } : {}) } }, { signal }),
    getNextPageParam: ({ older }) => older ?? undefined,
  });

/** One page of the failed and refused sign-ins and accesses. */
export const securityEventsQuery = (query: Sent<typeof listSecurityEvents>['query']) => ({
  ...queryOf(listSecurityEvents, { query }),
  ...paged,
});
