import { fieldText } from '@fasih/messages/texts';
import { HOUR, later } from '@fasih/school/basics/instants';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Family, placedFamily, signedInAccount } from '../../../test/placed-people.ts';
import { sentWhile } from '../../../test/sent-statements.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, startTestApp } from '../../../test/start-test-app.ts';

/** The orders of one family, the oldest first: package, learner, rupiah, status. */
const PLACED = [
  ['conversation-kids', 'Adi', 2_300_000, 'paid'],
  ['general-english-adult', 'Ibu 100%', 2_700_000, 'expired'],
  ['conversation-teen', 'Ayu_2', 2_500_000, 'refunded'],
  ['conversation-kids', 'Ayu_2', 2_300_000, 'pending'],
] as const;

const app = shared(startTestApp);
let family: Family;
let ids: string[];
beforeAll(async () => {
  family = await placedFamily(
    app,
    PLACED.map(([slug, learnerName]) => ({ package: slug, learnerName })),
  );
  ids = family.places.map(({ orderId }) => orderId);
  for (const [n, [, , rupiah, status]] of PLACED.entries())
    await app.pool.query(
      `update orders set created_at = $2, expires_at = $2::timestamptz + interval '1 day', status = $3, price = $4,
         total = $4 where id = $1`,
      [ids[n], later(new Date(MONDAY_MORNING), n * HOUR), status, rupiah],
    );
  // Another family's orders must not be counted, sorted or found.
  await placedFamily(app, [{ package: 'conversation-kids', learnerName: 'Adi' }]);
});

const list = (query = '', who: { token: string } = family, lang: 'id' | 'en' = 'id') =>
  app.ask('GET', `/orders${query}`, { token: who.token, lang });
/** The orders in a list, by their place in `PLACED`. */
const found = async (query: string) => {
  const { status, body } = await list(query);
  expect([query, status]).toEqual([query, 200]);
  return body.data.map(({ id }: { id: string }) => ids.indexOf(id));
};

describe('the list of a family’s orders', () => {
  it.each([
    ['', [3, 2, 1, 0]],
    ['?sort=-createdAt', [3, 2, 1, 0]],
    ['?sort=createdAt', [0, 1, 2, 3]],
    // Ties are sorted newest first in both directions.
    ['?sort=total', [3, 0, 2, 1]],
    ['?sort=-total', [1, 2, 3, 0]],
    ['?sort=status', [1, 0, 3, 2]],
    ['?sort=-status', [2, 3, 0, 1]],
    ['?sort=package', [3, 0, 2, 1]],
    ['?sort=-package', [1, 2, 3, 0]],
  ])('sorted by %s has a stable order', async (query, order) => {
    expect(await found(query)).toEqual(order);
  });

  it.each([
    ['adi', [0]],
    ['AYU', [3, 2]],
    ['conversation', [3, 2, 0]],
    ['%20Teen%20', [2]],
    // LIKE wildcards are ordinary letters here.
    ['100%25', [1]],
    ['%25', [1]],
    ['_', [3, 2]],
    ['kids%20a', [3, 0]],
    ["'", []],
    ['pending', []],
    ['', [3, 2, 1, 0]],
  ])('searched for %s shows the packages and learners with these words', async (words, order) => {
    expect(await found(`?q=${words}`)).toEqual(order);
  });

  it('is cut into pages, each with the total, also past the last one', async () => {
    const pages = await Promise.all([1, 2, 3, 99].map((page) => list(`?pageSize=3&page=${page}`)));
    expect(pages.map(({ body }) => [body.page, body.pageSize, body.total, body.data.length])).toEqual([
      [1, 3, 4, 3],
      [2, 3, 4, 1],
      [3, 3, 4, 0],
      [99, 3, 4, 0],
    ]);
    expect((await list('?q=ayu&pageSize=1&page=2&sort=createdAt')).body).toMatchObject({
      total: 2,
      data: [{ id: ids[3] }],
    });
    expect((await list('?q=nobody')).body).toEqual({ data: [], total: 0, page: 1, pageSize: 20 });
    expect((await list(`?page=${Number.MAX_SAFE_INTEGER}&pageSize=100`)).body).toMatchObject({
      data: [],
      total: 4,
    });
  });

  it.each([
    ['sort=payer', 'sort'],
    ['sort=total&sort=package', 'sort'],
    ['q=a&q=b', 'q'],
    [`q=${'a'.repeat(101)}`, 'q'],
    ['page=1&page=2', 'page'],
    ['pageSize=', 'pageSize'],
    ['page=9007199254740992', 'page'],
  ])('with %s is refused next to that parameter, in both languages', async (query, field) => {
    for (const lang of ['id', 'en'] as const) {
      const { status, body } = await list(`?${query}`, family, lang);
      expect([status, body.code, body.fields]).toEqual([
        400,
        'common.invalid',
        { [field]: fieldText(lang, 'invalid') },
      ]);
    }
  });

  it('costs two statements, whatever is searched, sorted and past its end', async () => {
    const { statements } = await sentWhile(() => list('?q=ayu&sort=-total&page=7'));
    expect(statements).toHaveLength(2);
  });
});

describe('one order', () => {
  it('shows what was bought, for whom and for how much, and nothing about anybody else', async () => {
    const { body } = await app.ask('GET', `/orders/${ids[0]}`, { token: family.token });
    expect(body).toEqual({
      id: ids[0],
      status: 'paid',
      shown: 'paid',
      package: {
        id: 201,
        name: 'Conversation for Kids',
        type: 'conversation',
        category: 'kids',
        meetings: 20,
        duration_months: 3,
      },
      learner: { id: family.places[0]?.learnerId, name: 'Adi' },
      price: 2_300_000,
      discount: 0,
      total: 2_300_000,
      voucher: null,
      createdAt: '2026-11-02T02:00:00.000Z',
      expiresAt: '2026-11-03T02:00:00.000Z',
      paidAt: '2026-11-02T02:00:00.000Z',
      payment: null,
      receiptNumber: null,
      enrolmentId: family.places[0]?.enrolmentId,
      now: app.clock.now().toISOString(),
    });
  });

  it('called latest is the newest, whatever its status', async () => {
    const latest = await app.ask('GET', '/orders/latest', { token: family.token });
    expect([latest.body.id, latest.body.status]).toEqual([ids[3], 'pending']);
  });

  it('keeps the name that its package had when it was bought', async () => {
    await app.pool.query(`update package set name = 'Ngobrol' where slug = 'conversation-teen'`);
    const { body } = await app.ask('GET', `/orders/${ids[2]}`, { token: family.token });
    expect(body.package.name).toBe('Conversation for Teens');
    expect(await found('?q=ngobrol')).toEqual([]);
  });

  it('is not shown to staff, who have lists of their own', async () => {
    for (const role of ['teacher', 'admin', 'finance'] as const) {
      const { token } = await signedInAccount(app, role);
      for (const path of ['', `/${ids[0]}`, '/latest', `/${ids[0]}/receipt.pdf`]) {
        const answer = await app.ask('GET', `/orders${path}`, { token });
        expect([role, path, answer.status, answer.body.code]).toEqual([role, path, 403, 'common.notAllowed']);
      }
    }
    expect((await app.ask('GET', `/orders/${ids[0]}`)).body.code).toBe('common.signInNeeded');
  });
});
