import { afterEach, describe, expect, it } from 'vitest';
import { aPayingSchool, type Buyer, PRICE } from '../../../test/paying-school.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { followRefunds } from './jobs.ts';

const school = shared(aPayingSchool);
const finance = shared(() => signedInAccount(school.app, 'finance'));
afterEach(() => school.endFaults());

const ask = (method: string, path: string) => school.app.ask(method, path, { token: finance.token });
const taskOf = async (buyer: Buyer) =>
  (await ask('GET', '/payments/tasks?state=open&pageSize=100')).body.data.find(
    ({ order }: { order: { id: string } | null }) => order?.id === buyer.orderId,
  );
/** The payer's notifications about returned money and the mail's language, after the job ran twice. */
async function told(buyer: Buyer) {
  await followRefunds.run(school.app.services);
  await followRefunds.run(school.app.services);
  const { rows } = await school.app.pool.query<{ params: unknown; lang: string }>(
    `select n.params, o.lang from notification n join account a on a.id = n.account_id
       join outbox o on o.account_id = a.id and o.kind = 'notifications.notice' and o.params ->> 'kind' = n.kind
     where n.kind = 'payment.returned' and a.email = $1`,
    [buyer.email],
  );
  return rows;
}

describe('a payer whose money came late or twice', () => {
  it('is notified once, in the app and by mail, when the provider accepts the return of a late payment', async () => {
    const buyer = await school.buysLate();
    expect(await told(buyer)).toEqual([]);
    await school.app.pool.query(`update account set lang = 'en' where email = $1`, [buyer.email]);
    const task = await taskOf(buyer);
    expect((await ask('POST', `/payments/tasks/${task.id}/return`)).status).toBe(200);
    expect(await told(buyer)).toEqual([
      {
        params: {
          orderId: buyer.orderId,
          packageName: expect.any(String),
          amount: PRICE,
          path: 'provider',
        },
        lang: 'en',
      },
    ]);
  });

  it('is notified once when the transfer of a second payment was made, and not before', async () => {
    const buyer = await school.buys();
    await school.act(buyer.orderId, 'pay', { method: 'gopay' });
    await school.paysAgain(buyer, 'bank_transfer');
    const task = await taskOf(buyer);
    const { body } = await ask('POST', `/payments/tasks/${task.id}/return`);
    expect(await told(buyer)).toEqual([]);
    await school.app.pool.query(`update refund set proof_key = 'proofs/y.pdf' where id = $1`, [
      body.returning.refundId,
    ]);
    expect((await ask('POST', `/payments/refunds/${body.returning.refundId}/confirm`)).status).toBe(200);
    const [only, ...more] = await told(buyer);
    expect(only).toMatchObject({ params: { amount: PRICE, path: 'transfer' }, lang: 'id' });
    expect(more).toEqual([]);
  });
});
