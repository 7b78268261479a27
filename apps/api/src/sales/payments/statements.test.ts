import { describe, expect, it } from 'vitest';
import { aPayingSchool } from '../../../test/paying-school.ts';
import { aChild, aFamily } from '../../../test/people.ts';
import { sentWhile } from '../../../test/sent-statements.ts';
import { shared } from '../../../test/shared.ts';

const school = shared(aPayingSchool);

/** What a process reads of the content once in a while, in whichever call that falls. */
const READ_AT_TIMES = /content_version/;

/** The SQL statements of some work, without transaction control. */
async function statements(work: () => Promise<unknown>): Promise<string[]> {
  const sent = await sentWhile(work);
  return sent.statements
    .filter((text) => !/^(BEGIN|COMMIT|ROLLBACK)/i.test(text) && !READ_AT_TIMES.test(text))
    .map((text) => text.replace(/\s+/g, ' ').slice(0, 80));
}

describe('the database cost of a call', () => {
  it('a read takes at most three statements, sign-in included', async () => {
    const buyer = await school.buys();
    await school.act(buyer.orderId, 'pay');
    const paths = ['/packages', '/learners', '/orders', '/orders/latest', `/orders/${buyer.orderId}`];
    for (const path of paths) {
      const seen = await statements(() => school.app.ask('GET', path, { token: buyer.token }));
      expect([path, seen.length <= 3, seen]).toEqual([path, true, seen]);
    }
    // The catalogue is cached.
    expect(await statements(() => school.app.ask('GET', '/packages'))).toEqual([]);
    const body = { packageId: 103, voucher: 'TIDAKADA' };
    expect(
      (await statements(() => school.app.ask('POST', '/payments/quote', { body }))).length,
    ).toBeLessThanOrEqual(3);
  });

  it('a write is one transaction of at most ten', async () => {
    await school.app.pool.query(
      `insert into voucher (code, kind, value, valid_from) values ('SEPULUH', 'percent', 10, '2026-01-01')`,
    );
    const family = await aFamily(school.app);
    const bought = await statements(() => school.buys({ voucher: 'SEPULUH' }, family));
    const { rows } = await school.app.pool.query<{ id: string }>(
      'select id from orders where account_id = $1',
      [family.accountId],
    );
    const orderId = rows[0]?.id ?? '';
    const charge = await school.act(orderId, 'pay', { notify: false, method: 'credit_card' });
    if (!charge) throw new Error('not paid');
    const told = await statements(() => school.sendNotification(school.notification(charge)));
    const again = await statements(() => school.sendNotification(school.notification(charge)));
    const reversed = await statements(() => school.act(orderId, 'cancel'));
    const learned = await statements(() => aChild(school.app, family));
    const figures = {
      create: bought.length,
      settled: told.length,
      toldAgain: again.length,
      reversed: reversed.length,
      childAdded: learned.length,
    };
    console.info('statements per call, sign-in and everything around the transaction included:', figures);
    // create: sign-in, voucher throttle, transaction, saving the page (and this test's own look at the attempt).
    expect(figures.create).toBeLessThanOrEqual(13);
    // A notification: stored, transaction, verdict.
    expect(figures.settled).toBeLessThanOrEqual(12);
    expect(figures.toldAgain).toBeLessThanOrEqual(5);
    expect(figures.reversed).toBeLessThanOrEqual(12);
    expect(figures.childAdded).toBeLessThanOrEqual(8);
  });
});
