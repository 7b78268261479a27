import { beforeEach, describe, expect, it } from 'vitest';
import { aFamily } from '../../../test/people.ts';
import { placedFamily, signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, startTestApp } from '../../../test/start-test-app.ts';
import { contentVersion } from '../../platform/settings/content-version.ts';
import { DATED_TABLES } from '../dated-tables.ts';
import { cachedCatalogue } from './cached-catalogue.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));
beforeEach(() => app.clock.set(MONDAY_MORNING));

const ask = (method: string, path: string, body?: unknown, lang?: 'id' | 'en') =>
  app.ask(method, path, { ...admin, body, ...(lang ? { lang } : {}) });
const readPackage = async (id: number) => (await ask('GET', `/catalogue/packages/${id}`)).body;
const publicPrice = async (id: number) => {
  const { body } = await app.ask('GET', '/packages');
  return body.data.find((offer: { id: number }) => offer.id === id)?.price;
};
const quotedTotal = async (packageId: number) =>
  (await app.ask('POST', '/payments/quote', { body: { packageId } })).body.total;

it('a description takes its numbers from the course rules in force, and the admin edits its blanks', async () => {
  const described = async (lang: 'id' | 'en') => {
    const { body } = await ask('GET', '/packages', undefined, lang);
    return body.data.find((offer: { id: number }) => offer.id === 101).description as string;
  };
  expect(await described('id')).toContain('20 pertemuan privat masing-masing 60 menit');
  expect(await described('en')).toContain('up to 24 hours before it starts');
  expect((await readPackage(101)).description_id).toContain('masing-masing {{meeting}}');
  await app.pool.query(
    `insert into policy_version (number, rules, "values", valid_from)
     select 900, rules, "values" || '{"meetingMinutes": 45, "noticeSeconds": 43200}', $1 from policy_version
     order by number desc limit 1`,
    [MONDAY_MORNING],
  );
  await app.services.content.refresh();
  expect(await described('id')).toContain('20 pertemuan privat masing-masing 45 menit');
  expect(await described('en')).toContain('up to 12 hours before it starts');
  // Only a version that is not in force is ever withdrawn: so the content version does not see this.
  await app.pool.query('delete from policy_version where number = 900');
  await app.pool.query('update content_version set version = version + 1');
  await app.services.content.refresh();
});

describe('the prices of a package', () => {
  it('change at the first instant of their day, for catalogue, quotes and orders alike', async () => {
    const before = await readPackage(101);
    const added = await ask('POST', '/catalogue/packages/101/prices', {
      price: 3_100_000,
      from: '2026-11-10',
      version: before.version,
    });
    expect([added.status, added.body.price, added.body.nextPrice]).toEqual([
      200,
      before.price,
      { price: 3_100_000, from: '2026-11-09T17:00:00.000Z' },
    ]);
    app.clock.set('2026-11-09T16:59:59.999Z');
    expect([await publicPrice(101), await quotedTotal(101)]).toEqual([before.price, before.price]);
    app.clock.set('2026-11-09T17:00:00.000Z');
    expect([await publicPrice(101), await quotedTotal(101)]).toEqual([3_100_000, 3_100_000]);
    expect(
      (await readPackage(101)).prices.map(({ price, state }: { price: number; state: string }) => [
        price,
        state,
      ]),
    ).toEqual([
      [3_100_000, 'now'],
      [before.price, 'past'],
    ]);
  });

  it('from today take effect at once; an open order keeps its price', async () => {
    const family = await aFamily(app);
    const learner = await app.ask('POST', '/learners', {
      token: family.token,
      body: { kind: 'self', adult: true },
    });
    expect(learner.status).toBe(201);
    const before = await readPackage(103);
    const refused = await app.ask('POST', '/payments/create', {
      token: family.token,
      body: { packageId: 103, voucher: 'NONE' },
    });
    expect(refused.body.code).toBe('orders.voucherUnknown');
    await app.pool.query(
      `insert into voucher (code, kind, value, valid_from) values ('TES100', 'percent', 100, $1)`,
      [MONDAY_MORNING],
    );
    const order = await app.ask('POST', '/payments/create', {
      token: family.token,
      body: { packageId: 103, voucher: 'TES100' },
    });
    app.clock.set('2026-11-02T03:00:00Z');
    await ask('POST', '/catalogue/packages/103/prices', {
      price: 2_000_000,
      from: '2026-11-02',
      version: before.version,
    });
    expect(await publicPrice(103)).toBe(2_000_000);
    const { body } = await app.ask('GET', `/orders/${order.body.orderId}`, { token: family.token });
    expect(body.price).toBe(before.price);
    const other = await aFamily(app);
    await app.ask('POST', '/payments/create', {
      token: other.token,
      body: { packageId: 103, voucher: 'TES100' },
    });
    const laterOrder = await app.ask('GET', '/orders/latest', { token: other.token });
    expect(laterOrder.body.price).toBe(2_000_000);
  });

  it('are refused for a past day, for a day that has one already, and in fractions of a rupiah', async () => {
    const { version } = await readPackage(102);
    const add = (body: object, lang?: 'en') =>
      ask('POST', '/catalogue/packages/102/prices', { version, ...body }, lang);
    const past = await add({ price: 1, from: '2026-11-01' });
    expect([past.status, past.body.fields]).toEqual([400, { from: 'Tanggal ini sudah lewat.' }]);
    const fraction = await add({ price: 1.5, from: '2026-12-01' }, 'en');
    expect(fraction.body.fields).toEqual({ price: 'Write whole rupiah, such as 2.500.000.' });
    expect((await add({ price: -1, from: '2026-12-01' })).status).toBe(400);
    expect((await add({ price: 5, from: '2026-12-01' })).status).toBe(200);
    const sameDay = await ask('POST', '/catalogue/packages/102/prices', {
      price: 6,
      from: '2026-12-01',
      version: version + 1,
    });
    expect([sameDay.status, sameDay.body.code]).toEqual([409, 'catalogue.priceThere']);
  });

  it('of the future can be withdrawn, current ones cannot', async () => {
    const before = await readPackage(201);
    await ask('POST', '/catalogue/packages/201/prices', {
      price: 7,
      from: '2026-11-20',
      version: before.version,
    });
    const planned = (await readPackage(201)).prices[0];
    app.clock.set('2026-11-25T00:00:00Z');
    const late = await ask('DELETE', `/catalogue/packages/201/prices/${planned.id}`);
    expect([late.status, late.body.code]).toEqual([409, 'catalogue.priceInForce']);
    app.clock.set(MONDAY_MORNING);
    const withdrawn = await ask('DELETE', `/catalogue/packages/201/prices/${planned.id}`);
    expect([withdrawn.status, withdrawn.body.prices.length]).toEqual([200, 1]);
    expect((await ask('DELETE', `/catalogue/packages/201/prices/${planned.id}`)).status).toBe(404);
  });

  it('refresh cached pages at the instant they take effect, not a second later', async () => {
    const version = contentVersion(app.pool, app.clock, app.services.log, DATED_TABLES);
    const { version: stored } = await readPackage(202);
    await ask('POST', '/catalogue/packages/202/prices', { price: 8, from: '2026-11-12', version: stored });
    app.clock.set('2026-11-11T16:59:59.999Z');
    const before = await version.current();
    expect(await version.current()).toBe(before);
    app.clock.set('2026-11-11T17:00:00.000Z');
    expect(await version.current()).toBe(before + 1);
    version.stop();
  });

  it('are never kept from before they took effect, by a call that came a moment earlier', async () => {
    const before = await readPackage(203);
    await ask('POST', '/catalogue/packages/203/prices', {
      price: 9,
      from: '2026-11-12',
      version: before.version,
    });
    app.clock.set('2026-11-11T16:59:59.999Z');
    const priceOf = async (packages: Promise<{ id: number; price: number }[]>) =>
      (await packages).find(({ id }) => id === 203)?.price;
    // The content version is read when the call already has its instant.
    const content = {
      current: async () => {
        app.clock.set('2026-11-11T17:00:00.000Z');
        return 1;
      },
    };
    const packagesOnSale = cachedCatalogue({
      ...app.services,
      content: { ...app.services.content, ...content },
    });
    expect(await priceOf(packagesOnSale('id'))).toBe(9);
    expect(await priceOf(packagesOnSale('id'))).toBe(9);
  });
});

describe('the packages', () => {
  const course = {
    name: 'General English Liburan',
    description_id: 'Seru selama liburan.\nTiga kali seminggu',
    description_en: 'Fun in the holidays.\nThree times a week',
    type: 'general_english',
    category: 'teen',
    price: 1_500_000,
    duration_months: 1,
    meetings: 10,
    meetingsPerWeek: 3,
  };

  it('are added, shown to families at once, changed in both languages, retired and brought back, each with an audit entry', async () => {
    const added = await ask('POST', '/catalogue/packages', course);
    expect([added.status, added.body.onSale, added.body.sold]).toEqual([201, true, 0]);
    const { id, version } = added.body;
    expect(await publicPrice(id)).toBe(1_500_000);
    const changed = await ask('PATCH', `/catalogue/packages/${id}`, {
      name: course.name,
      description_id: 'Baru.',
      description_en: 'New.',
      version,
    });
    expect(changed.body).toMatchObject({
      description_id: 'Baru.',
      description_en: 'New.',
      version: version + 1,
    });
    const retired = await ask('PUT', `/catalogue/packages/${id}/sale`, {
      onSale: false,
      version: version + 1,
    });
    expect([retired.body.onSale, await publicPrice(id)]).toEqual([false, undefined]);
    await ask('PUT', `/catalogue/packages/${id}/sale`, { onSale: true, version: version + 2 });
    expect(await publicPrice(id)).toBe(1_500_000);
    const { rows } = await app.pool.query(
      `select action, account_id, before, after from audit_log where target_kind = 'package' and target_id = $1 order by id`,
      [String(id)],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'package.added',
      'package.changed',
      'package.retired',
      'package.broughtBack',
    ]);
    expect(rows[1]).toMatchObject({
      account_id: admin.accountId,
      before: { description_id: course.description_id },
      after: { description_id: 'Baru.' },
    });
  });

  it('report form errors in both languages', async () => {
    const invalid = { ...course, name: 'IELTS cepat', type: 'eng_test_prep', category: 'kids', meetings: 0 };
    const indonesian = await ask('POST', '/catalogue/packages', { ...invalid, description_en: ' ' });
    expect([indonesian.status, Object.keys(indonesian.body.fields).sort()]).toEqual([
      400,
      ['category', 'description_en', 'meetings', 'name'],
    ]);
    const english = await ask('POST', '/catalogue/packages', { ...invalid, meetings: 20 }, 'en');
    expect(english.body.fields).toEqual({
      category: 'Please fill in this field.',
      name: 'End with “ - Regular” or “ - Express”.',
    });
    const taken = await ask('POST', '/catalogue/packages', { ...course, name: 'special course' });
    expect([taken.status, taken.body.code, taken.body.fields.name]).toEqual([
      409,
      'catalogue.nameTaken',
      'Paket lain yang sedang dijual sudah memakai nama ini.',
    ]);
  });

  it('changed by somebody else meanwhile answer 409 with the current record and who changed it', async () => {
    const before = await readPackage(203);
    const change = { name: before.name, description_id: 'Satu', description_en: 'One' };
    await ask('PATCH', '/catalogue/packages/203', { ...change, version: before.version });
    const late = await ask('PATCH', '/catalogue/packages/203', { ...change, version: before.version });
    expect([late.status, late.body.code]).toEqual([409, 'common.stale']);
    expect(late.body.current).toMatchObject({ description_id: 'Satu', version: before.version + 1 });
    expect(late.body.current.changed.at).toBe(new Date(MONDAY_MORNING).toISOString());
  });

  it('are listed with the number sold, filtered and sorted', async () => {
    await placedFamily(app, [{ package: 'general-english-adult' }]);
    const { body } = await ask('GET', '/catalogue/packages?sort=-sold&pageSize=100');
    expect(body.data[0].sold).toBeGreaterThan(0);
    const { rows } = await app.pool.query('select package_id, count(*)::int as n from enrolment group by 1');
    for (const { package_id, n } of rows)
      expect(body.data.find(({ id }: { id: number }) => id === package_id)).toMatchObject({
        sold: n,
        soldIsCapped: false,
      });
    const toefl = await ask('GET', '/catalogue/packages?q=toefl&type=eng_test_prep');
    expect(toefl.body.total).toBe(4);
    expect((await ask('GET', '/catalogue/packages?state=retired')).body.total).toBe(0);
  });

  it('that do not exist are not found', async () => {
    expect((await ask('GET', '/catalogue/packages/5')).status).toBe(404);
    expect((await ask('GET', '/catalogue/packages/x')).status).toBe(400);
    expect((await ask('GET', '/catalogue/packages/2147483647')).status).toBe(404);
    expect((await ask('GET', '/catalogue/packages/99999999999')).status).toBe(400);
  });
});
