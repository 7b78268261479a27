import { sql } from 'kysely';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Job } from '../../platform/jobs/run-jobs.ts';
import type { Services } from '../../platform/services.ts';
import { checkOrder } from '../../sales/payments/check-order.ts';
import { insertTasks } from '../../sales/payments/open-tasks.ts';

const BATCH = 10;

const selectPages = statement(() =>
  build
    .selectFrom('recovered_page')
    .select(['provider_order_id as page', 'order_id as orderId'])
    .where('asked_at', 'is', null)
    .orderBy('restored_at')
    .orderBy('provider_order_id')
    .limit(sql.lit(BATCH)),
);

const noteAsked = statement(({ page, now }: Params<{ page: string; now: Date }>) =>
  build.updateTable('recovered_page').set({ asked_at: now }).where('provider_order_id', '=', page),
);

/**
 * After a restore: asks the provider about every payment page that may have changed since the instant. A page that the restored
 * database does not know and that was paid becomes a task for finance.
 */
export const askAfterRestore: Job = {
  name: 'recovery.ask',
  everyMs: 30_000,
  async run(services) {
    const now = services.clock.now();
    let answered = 0;
    for (const { page, orderId } of await selectPages.all(services.pool, {})) {
      const done = orderId
        ? (await checkOrder(services, orderId, now)) !== 'away'
        : await askAboutLost(services, page, now);
      if (!done) break;
      await noteAsked.run(services.pool, { page, now });
      answered += 1;
    }
    return answered;
  },
};

async function askAboutLost({ midtrans, pool }: Services, page: string, now: Date): Promise<boolean> {
  const seen = await midtrans.status(page);
  if (!seen.ok) return false;
  if (seen.value.state !== 'found') return true;
  const { status, amount, transactionId } = seen.value.transaction;
  if (!['capture', 'settlement', 'challenge', 'pending'].includes(status)) return true;
  const details = { fault: 'order', providerOrderId: page, transactionId, amount, status };
  await insertTasks(
    pool,
    [{ orderId: null, kind: 'look', reason: 'payments.mismatch', source: `restored:${page}`, details }],
    now,
  );
  return true;
}
