import { DAY, later } from '@fasih/school/basics/instants';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { readyForARace } from '../../../test/sit-placement.ts';
import { MONDAY_MORNING, resultOf, startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);
let admins: { accountId: string; token: string }[];
beforeAll(async () => {
  admins = [await signedInAccount(app, 'admin'), await signedInAccount(app, 'admin')];
});
beforeEach(() => app.clock.set(MONDAY_MORNING));

/** As the first of two admins, in Indonesian, unless said otherwise. */
const ask = (
  method: string,
  path: string,
  body?: object,
  { admin = 0, lang = 'id' }: { admin?: number; lang?: 'id' | 'en' } = {},
) =>
  app.ask(method, `/catalogue/packages${path}`, {
    token: admins[admin]?.token ?? '',
    lang,
    ...(body ? { body } : {}),
  });
const read = async (id: number) => (await ask('GET', `/${id}`)).body;
const auditOf = async (id: number): Promise<string[]> => {
  const { rows } = await app.pool.query(
    `select action from audit_log where target_kind = 'package' and target_id = $1 order by id`,
    [String(id)],
  );
  return rows.map(({ action }) => action);
};
const course = (name: string) => ({
  name,
  description_id: 'Belajar santai.',
  description_en: 'Learn at ease.',
  type: 'conversation',
  category: 'adult',
  price: 900_000,
  duration_months: 2,
  meetings: 10,
  meetingsPerWeek: 2,
});
const texts = (name: string, version: number) => ({
  name,
  version,
  description_id: 'Baru.',
  description_en: 'New.',
});
const added = async (name: string) => {
  const answer = await ask('POST', '', course(name));
  expect(resultOf(answer)).toBe('201');
  return answer.body as { id: number; version: number };
};

describe('a package that does not exist', () => {
  it.each<[string, string, object | undefined]>([
    ['PATCH', '/424242', texts('Percakapan', 1)],
    ['POST', '/424242/prices', { price: 1, from: '2026-12-01', version: 1 }],
    ['DELETE', '/424242/prices/0190a000-0000-7000-8000-000000000000', undefined],
    ['PUT', '/424242/sale', { onSale: false, version: 1 }],
  ])('%s %s is not found, in both languages', async (method, path, body) => {
    const [indonesian, english] = [
      await ask(method, path, body),
      await ask(method, path, body, { lang: 'en' }),
    ];
    expect([resultOf(indonesian), resultOf(english)]).toEqual(Array(2).fill('404 catalogue.notFound'));
    expect(indonesian.body.message).not.toBe(english.body.message);
    expect(await auditOf(424_242)).toEqual([]);
  });
});

describe('the name of a package', () => {
  it('belongs to one package on sale, in any letters; retired packages give theirs free', async () => {
    const [first, second] = [await added('Ngobrol Sore'), await added('Ngobrol Malam')];
    const renamed = await ask('PATCH', `/${second.id}`, texts('NGOBROL SORE', second.version));
    expect([resultOf(renamed), renamed.body.fields]).toEqual([
      '409 catalogue.nameTaken',
      { name: 'Paket lain yang sedang dijual sudah memakai nama ini.' },
    ]);
    // Its own name in other letters is no conflict.
    expect(resultOf(await ask('PATCH', `/${second.id}`, texts('NGOBROL MALAM', second.version)))).toBe('200');
    expect(resultOf(await ask('PUT', `/${first.id}/sale`, { onSale: false, version: first.version }))).toBe(
      '200',
    );
    expect(resultOf(await ask('PATCH', `/${second.id}`, texts('Ngobrol Sore', second.version + 1)))).toBe(
      '200',
    );
    const back = await ask(
      'PUT',
      `/${first.id}/sale`,
      { onSale: true, version: first.version + 1 },
      { lang: 'en' },
    );
    expect([resultOf(back), back.body.message]).toEqual([
      '409 catalogue.nameTaken',
      'Another package on sale has this name.',
    ]);
    // A retired package may carry a taken name, as long as it stays retired.
    expect(resultOf(await ask('PATCH', `/${first.id}`, texts('Ngobrol Sore', first.version + 1)))).toBe(
      '200',
    );
    expect(await auditOf(first.id)).toEqual(['package.added', 'package.retired', 'package.changed']);
  });

  it('is taken by one of two admins who add it at the same instant', async () => {
    await readyForARace(app);
    const both = await Promise.all([0, 1].map((admin) => ask('POST', '', course('Ngobrol Pagi'), { admin })));
    expect(both.map(resultOf).sort()).toEqual(['201', '409 catalogue.nameTaken']);
    const { body } = await ask('GET', '?q=ngobrol+pagi');
    expect(body.total).toBe(1);
  });

  it('of a test preparation ends with its pace, also when it is changed', async () => {
    const { data } = (await ask('GET', '?type=eng_test_prep&q=toeic')).body;
    const { id, name, version } = data[0];
    const refused = await ask('PATCH', `/${id}`, texts('TOEIC kilat', version), { lang: 'en' });
    expect([resultOf(refused), refused.body.fields]).toEqual([
      '400 common.invalid',
      { name: 'End with “ - Regular” or “ - Express”.' },
    ]);
    expect((await read(id)).name).toBe(name);
    expect(resultOf(await ask('PATCH', `/${id}`, texts('TOEIC Kilat - Express', version)))).toBe('200');
    expect(resultOf(await ask('PATCH', `/${id}`, texts(name, version + 1)))).toBe('200');
  });
});

describe('the price of a package', () => {
  const price = (id: number, body: object, admin = 0) => ask('POST', `/${id}/prices`, body, { admin });

  it('set by two admins at the same instant is set once; the other reads what is stored now', async () => {
    const { id, version } = await added('Ngobrol Siang');
    await readyForARace(app);
    const both = await Promise.all([
      price(id, { price: 1_000_000, from: '2026-12-01', version }),
      price(id, { price: 1_100_000, from: '2026-12-02', version }, 1),
    ]);
    expect(both.map(resultOf).sort()).toEqual(['200', '409 common.stale']);
    const first = both.find(({ status }) => status === 200)?.body;
    const second = both.find(({ status }) => status === 409)?.body;
    expect(second.current).toMatchObject({ version: version + 1, nextPrice: first.nextPrice });
    expect((await read(id)).prices).toHaveLength(2);
    expect(await auditOf(id)).toEqual(['package.added', 'package.priceAdded']);
  });

  it('leaves an entry with the price of today and the new one', async () => {
    const { id, version } = await added('Ngobrol Senja');
    const was = (await read(id)).price;
    await price(id, { price: was + 100_000, from: '2026-12-01', version });
    const { rows } = await app.pool.query(
      `select before, after from audit_log where action = 'package.priceAdded' and target_id = $1`,
      [String(id)],
    );
    expect(rows).toMatchObject([{ before: { price: was }, after: { price: was + 100_000 } }]);
  });

  it('withdrawn by two admins at once is withdrawn once', async () => {
    const { id, version } = await added('Ngobrol Subuh');
    const { body } = await price(id, { price: 1, from: '2026-12-01', version });
    const path = `/${id}/prices/${body.prices[0].id}`;
    await readyForARace(app);
    const both = await Promise.all([0, 1].map((admin) => ask('DELETE', path, undefined, { admin })));
    expect(both.map(resultOf).sort()).toEqual(['200', '404 catalogue.notFound']);
    expect(await auditOf(id)).toEqual(['package.added', 'package.priceAdded', 'package.priceRemoved']);
  });

  it('can be withdrawn until the last millisecond before its day', async () => {
    const { id, version } = await added('Ngobrol Akhir Pekan');
    const { body } = await price(id, { price: 1, from: '2026-12-01', version });
    const path = `/${id}/prices/${body.prices[0].id}`;
    const midnight = new Date('2026-11-30T17:00:00Z');
    app.clock.set(midnight);
    expect(resultOf(await ask('DELETE', path))).toBe('409 catalogue.priceInForce');
    app.clock.set(later(midnight, -1));
    expect(resultOf(await ask('DELETE', path))).toBe('200');
    expect((await read(id)).price).toBe(900_000);
  });

  it('of another package is not found under this one, nor is one with an id that is no id', async () => {
    const [one, other] = [await added('Ngobrol Satu'), await added('Ngobrol Dua')];
    const { body } = await price(other.id, { price: 1, from: '2026-12-01', version: other.version });
    for (const priceId of [body.prices[0].id, 'none'])
      expect(resultOf(await ask('DELETE', `/${one.id}/prices/${priceId}`))).toBe('404 catalogue.notFound');
    expect((await read(other.id)).prices).toHaveLength(2);
  });

  it('is 0 to 1,000,000,000 rupiah, and begins today at the school or later', async () => {
    const { id, version } = await added('Ngobrol Gratis');
    // One minute before midnight in Jakarta it is still 2 November; the day after is 3 November.
    app.clock.set('2026-11-02T16:59:00Z');
    expect(resultOf(await price(id, { price: 0, from: '2026-11-01', version }))).toBe('400 common.invalid');
    expect((await price(id, { price: 0, from: '2026-11-02', version })).body).toMatchObject({ price: 0 });
    app.clock.set('2026-11-02T17:00:00Z');
    const next = { version: version + 1 };
    expect(resultOf(await price(id, { price: 5, from: '2026-11-02', ...next }))).toBe('400 common.invalid');
    const over = await price(id, { price: 1_000_000_001, from: '2026-11-03', ...next });
    expect([over.status, Object.keys(over.body.fields)]).toEqual([400, ['price']]);
    const most = await price(id, { price: 1_000_000_000, from: '2026-11-03', ...next });
    expect(most.body).toMatchObject({ price: 1_000_000_000, nextPrice: null });
  });

  it('has one state each: what is past, what is valid now, and what is to come', async () => {
    const { id, version } = await added('Ngobrol Berkala');
    await price(id, { price: 1, from: '2026-11-03', version });
    await price(id, { price: 2, from: '2026-11-05', version: version + 1 });
    const states = async () =>
      (await read(id)).prices.map((one: { price: number; state: string }) => `${one.price} ${one.state}`);
    expect(await states()).toEqual(['2 coming', '1 coming', '900000 now']);
    app.clock.set('2026-11-02T17:00:00Z');
    expect(await states()).toEqual(['2 coming', '1 now', '900000 past']);
    app.clock.set(later(app.clock.now(), 2 * DAY));
    expect(await states()).toEqual(['2 now', '1 past', '900000 past']);
  });
});

describe('the list of packages', () => {
  it.each(['name', 'type', 'price', 'sold'])(
    'sorted by %s shows every package once, up and down, over all pages',
    async (sort) => {
      const { total } = (await ask('GET', '?pageSize=1')).body;
      const pages = async (order: string) => {
        const ids: number[] = [];
        for (let page = 1; (page - 1) * 7 < total; page += 1) {
          const { body } = await ask('GET', `?sort=${order}&page=${page}&pageSize=7`);
          ids.push(...body.data.map(({ id }: { id: number }) => id));
        }
        return ids;
      };
      for (const ids of [await pages(sort), await pages(`-${sort}`)]) {
        expect(ids).toHaveLength(total);
        expect(new Set(ids).size).toBe(total);
      }
      const beyond = await ask('GET', `?sort=${sort}&page=99&pageSize=100`);
      expect(beyond.body).toMatchObject({ data: [], total });
    },
  );

  it('sorts by price as it is now, not as it will be', async () => {
    const { id, version } = await added('Ngobrol Termahal');
    await ask('POST', `/${id}/prices`, { price: 999_999_999, from: '2026-11-04', version });
    const dearest = async () => (await ask('GET', '?sort=-price&pageSize=2&q=ngobrol+t')).body.data[0];
    expect(await dearest()).toMatchObject({ id, price: 900_000, nextPrice: { price: 999_999_999 } });
    app.clock.set('2026-11-03T17:00:00Z');
    expect(await dearest()).toMatchObject({ id, price: 999_999_999, nextPrice: null });
  });
});
