import { sql } from 'kysely';
import { notifyAll } from '../../learning/calendars/notify.ts';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import { tableAs } from '../../platform/db/sql.ts';
import { eachRecord, recordJob } from '../../platform/jobs/each-record.ts';
import { type ReturnedMoney, returnsToTell } from '../../sales/payments/provider-refunds.ts';
import { takeUntold, type Untold, untoldRequests } from './staff-store.ts';

const BATCH = 50;

const r = tableAs('refund_request', 'r');
const returns = returnsToTell(
  (refundId) => sql<boolean>`exists (select from ${r} where ${r.refund_id} = ${refundId})`,
);

/**
 * Notifies families when their money is sent and when it is returned, whether the provider, the bank or finance
 * reported it. For late or duplicate payments, which nobody requested back, the payer is notified once.
 */
export const followRefunds = recordJob('refunds.tell', {
  everyMs: 5000,
  async run(run) {
    const { pool, now } = run;
    const ids = [...(await untoldRequests(pool, now, BATCH)), ...(await returns.untold(pool, now, BATCH))];
    return eachRecord(run, ids, async (db, id) => {
      const moved = await takeUntold(db, id);
      const returned = await returns.take(db, id, now);
      await notifyAll(db, [...moved.flatMap(noticeOf), ...returned.map(noticeOfReturn)], now);
      return moved.length + returned.length > 0;
    });
  },
});

function noticeOfReturn({ refundId, accountId, ...params }: ReturnedMoney): AnyNotice {
  return { accountId, kind: 'payment.returned', params, source: `payment.returned:${refundId}` };
}

function noticeOf({ shown, id, accountId, courseName, ...about }: Untold): AnyNotice[] {
  // Back to approved: the provider accepted and then refused it; the school handles it until the next change.
  if (shown === 'approved') return [];
  const { learnerName, enrolmentId, amount, path } = about;
  const params = { learnerName, className: courseName, enrolmentId, amount, path };
  return [{ accountId, kind: `refund.${shown}`, params, source: `refund.${shown}:${id}` }];
}
