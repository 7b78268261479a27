import { randomUUID } from 'node:crypto';
import { isRefusal } from '@fasih/school/basics/refusal';
import type { PoolClient } from 'pg';
import { expect, it } from 'vitest';
import { someoneWaits } from '../../../test/barrier.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { takeVoucher } from './vouchers.ts';

const app = shared(startTestApp);

/** Lets another transaction free the voucher right after its first read, or until that transaction must wait. */
function freedAfterFirstLook(
  client: PoolClient,
  code: string,
): { db: PoolClient; freed: () => Promise<unknown> } {
  let freeing: Promise<unknown> | undefined;
  const db = Object.create(client) as PoolClient;
  db.query = (async (...args: [string, unknown[]]) => {
    const answer = await client.query(...args);
    if (!freeing) {
      freeing = app.pool.query('update voucher set used = used - 1 where code = $1', [code]);
      await Promise.race([freeing, someoneWaits(app.pool)]);
    }
    return answer;
  }) as never;
  return { db, freed: async () => freeing };
}

it('a voucher that is freed between two reads gives a discount only when a use was taken', async () => {
  await app.pool.query(
    `insert into voucher (code, kind, value, valid_from, max_uses, used) values ('BEBAS', 'percent', 10, '2026-01-01', 1, 1)`,
  );
  let settle: () => Promise<unknown> = async () => undefined;
  const taken = await inTransaction(app.pool, async (client) => {
    const { db, freed } = freedAfterFirstLook(client, 'BEBAS');
    settle = freed;
    return takeVoucher(db, 'BEBAS', randomUUID(), app.clock.now());
  });
  await settle();
  const { rows } = await app.pool.query<{ used: number }>(`select used from voucher where code = 'BEBAS'`);
  expect({ discounted: !isRefusal(taken), used: rows[0]?.used }).toEqual(
    isRefusal(taken) ? { discounted: false, used: 0 } : { discounted: true, used: 1 },
  );
});
