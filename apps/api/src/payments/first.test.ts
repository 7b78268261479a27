import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPayingSchool, type PayingSchool } from '../../test/paying-school.ts';

let school: PayingSchool;
beforeAll(async () => {
  school = await aPayingSchool();
});
afterAll(() => school.stop());

it('buys and pays', async () => {
  const buyer = await school.buys();
  console.info(buyer.bought);
  expect(buyer.bought.status).toBe(200);
  await school.act(buyer.orderId, 'pay');
  const order = await school.app.ask('GET', '/orders/latest', { token: buyer.token });
  console.info(order.body, await school.books(), await school.sent(buyer.providerOrderId));
  expect(order.body.status).toBe('paid');
});
