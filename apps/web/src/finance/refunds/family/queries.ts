import { getRefund } from '@fasih/school/finance/refunds/contract';
import { live, queryOf } from '../../../lib/query.ts';

/** What a refund of a course would be now, and what was asked for; nothing is loaded while the course is not known. */
export const refundQuery = (enrolmentId: string | null) => ({
  ...queryOf(getRefund, { params: { enrolmentId: enrolmentId ?? '' } }),
  ...live,
  enabled: enrolmentId !== null,
  staleTime: 0,
  retry: false,
});
