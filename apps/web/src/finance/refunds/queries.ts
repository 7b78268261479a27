import type { Sent } from '@fasih/school/basics/contract';
import {
  getStaffRefund,
  listRefunds,
  type StaffRefundDetail,
} from '@fasih/school/finance/refunds/staff-contract';
import { listPendingApprovals } from '@fasih/school/office/staff/contract';
import { MEETING_READS } from '../../learning/meetings/admin/reads.ts';
import { live, paged, queryOf } from '../../lib/query.ts';
import { notify } from '../../ui/ask.tsx';
import { PAYMENT_READS } from '../books/queries.ts';

/** One page of the refund requests. */
export const refundsQuery = (query: Sent<typeof listRefunds>['query']) => ({
  ...queryOf(listRefunds, { query }),
  ...paged,
});

/** One refund request with its arithmetic. */
export const staffRefundQuery = (requestId: string) => ({
  ...queryOf(getStaffRefund, { params: { requestId } }),
  ...live,
});

/**
 * What a decision on a refund or a step of its money changes for finance and admins: requests and what waits for
 * approval, payments and the books, and the course that ends with its meetings.
 */
export const REFUND_READS = [
  listRefunds,
  getStaffRefund,
  listPendingApprovals,
  ...PAYMENT_READS,
  ...MEETING_READS,
] as const;

/** Options of a decision on a request: its reply, the request as it is then, shows at once, and a notice says so. */
export const refundWrite = (done: string) => ({
  invalidates: REFUND_READS,
  updates: (request: StaffRefundDetail) => staffRefundQuery(request.id),
  onDone: () => notify('good', done),
});

/** Options of a step of the money of a refund or of a payment task; a notice says what was done. */
export const moneyWrite = (done: string) => ({
  invalidates: REFUND_READS,
  onDone: () => notify('good', done),
});
