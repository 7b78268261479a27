import {
  DAY_STATES,
  DAYS_SHOWN,
  type ReconciledDay,
} from '@fasih/school/finance/reconciliation/reconcile-contract';
import { afterEach, describe, expect, it } from 'vitest';
import { fileForm } from '../../../test/file-form.ts';
import { aPayingSchool, type Buyer, PRICE } from '../../../test/paying-school.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { sentWhile } from '../../../test/sent-statements.ts';
import { shared } from '../../../test/shared.ts';
import { xlsxOf } from '../../platform/sheets/sheets.ts';

const school = shared(aPayingSchool);
const finance = shared(() => signedInAccount(school.app, 'finance'));
let next = 0;
let day = '';
afterEach(() => school.endFaults());

/** Each test uses a school day of its own. */
function newDay() {
  next += 1;
  day = `2026-11-${String(next + 2).padStart(2, '0')}`;
  school.app.clock.set(`${day}T02:00:00Z`);
}
const ask = (method: string, path: string, body?: unknown, who: { token: string } = finance) =>
  school.app.ask(method, path, { token: who.token, ...(body === undefined ? {} : { body }) });
const look = () => ask('GET', `/reconciliation?day=${day}`);
const fetchIt = () => ask('POST', '/reconciliation/fetch', { day });
const fix = (...ids: string[]) => ask('POST', '/reconciliation/fix', { day, ids });
type Found = { id: string; kind: string; fix: string | null; off: number; orderId: string | null };
const kinds = (body: { differences: Found[] }) =>
  body.differences.map(({ kind, fix, off }) => [kind, fix, off]);
const idOf = (body: { differences: Found[] }, kind: string) =>
  body.differences.find((one) => one.kind === kind)?.id ?? '';

async function paid(method = 'bca_va', more: object = {}): Promise<Buyer> {
  const buyer = await school.buys();
  await school.act(buyer.orderId, 'pay', { method, ...more });
  return buyer;
}
const chargeOf = async (buyer: Buyer) => (await school.pages(buyer.orderId)).transactions[0]?.id ?? '';

const importFile = (bytes: Uint8Array, name: string) =>
  school.app.ask('POST', '/reconciliation/report', {
    token: finance.token,
    body: fileForm(bytes, { name }),
  });
const csv = (...lines: string[]) => Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);

describe('a settlement report that would exhaust memory', () => {
  it('is refused when it names a distant cell, unpacks to too much, or has endless columns', async () => {
    const { strFromU8, strToU8, unzipSync, zipSync } = await import('fflate');
    const parts = unzipSync(await xlsxOf([{ name: 'Data', rows: [['Order ID', 'Amount']] }]));
    const sheet = 'xl/worksheets/sheet1.xml';
    const far = '<row r="2"><c r="XFD2"><v>1</v></c></row></sheetData>';
    parts[sheet] = strToU8(strFromU8(parts[sheet] ?? new Uint8Array()).replace('</sheetData>', far));
    expect((await importFile(zipSync(parts), 'a.xlsx')).body).toMatchObject({
      code: 'payments.reportFarCell',
      message: expect.stringContaining('XFD2'),
    });
    const bomb = zipSync({ [sheet]: new Uint8Array(110 * 1024 * 1024) });
    expect((await importFile(bomb, 'b.xlsx')).body.code).toBe('payments.reportTooLarge');
    const wide = Buffer.alloc(4 * 1024 * 1024, ',');
    expect((await importFile(wide, 'c.csv')).body.code).toBe('payments.reportTooHeavy');
  });
});

describe('the reconciliation of a day', () => {
  it('finds no difference when both agree, also at the edges of the day in Jakarta', async () => {
    newDay();
    school.app.clock.set(`${day}T16:58:00Z`);
    await paid();
    const { body } = await fetchIt();
    expect(body).toMatchObject({
      day,
      asked: 1,
      unanswered: 0,
      compared: 1,
      ours: { charges: 1, amount: PRICE, refunded: 0, fees: 0 },
      theirs: { charges: 1, amount: PRICE, refunded: 0, fees: 0 },
      differences: [],
    });
    const tomorrow = `2026-11-${String(next + 3).padStart(2, '0')}`;
    expect((await ask('GET', `/reconciliation?day=${tomorrow}`)).body.ours.charges).toBe(0);
  });

  it('finds a payment without a notification, and accepts the provider’s status', async () => {
    newDay();
    const buyer = await school.buys();
    await school.act(buyer.orderId, 'pay', { method: 'bca_va', notify: false });
    expect(await school.statusOf(buyer)).toBe('pending');
    const { body } = await fetchIt();
    expect(kinds(body)).toEqual([['missingHere', 'takeTheirs', PRICE]]);
    expect(body.differences[0]).toMatchObject({ orderId: buyer.orderId, packageName: expect.any(String) });
    // Reading changes nothing.
    expect(await school.statusOf(buyer)).toBe('pending');
    const fixed = await fix(idOf(body, 'missingHere'));
    expect(fixed.body).toMatchObject({ fixed: 1, left: [], differences: [] });
    expect(await school.statusOf(buyer)).toBe('paid');
    expect((await fix(idOf(body, 'missingHere'))).body).toMatchObject({ fixed: 1, left: [] });
    expect(await school.count('receipt where order_id = $1', [buyer.orderId])).toBe(1);
  });

  it('finds a refund made in the dashboard and a reversed payment, and fixes both', async () => {
    newDay();
    const refunded = await paid('gopay');
    const reversed = await paid('permata_va');
    await school.act(refunded.orderId, 'refund', { amount: 700_000, notify: false });
    await school.act(reversed.orderId, 'reverse', { notify: false });
    const { body } = await fetchIt();
    expect(kinds(body)).toEqual([
      ['refund', 'takeTheirs', -700_000],
      ['status', 'takeTheirs', -PRICE],
    ]);
    const fixed = await fix(...body.differences.map(({ id }: Found) => id));
    expect(fixed.body).toMatchObject({ fixed: 2, left: [] });
    expect(await school.statusOf(reversed)).toBe('failed');
    expect(await school.statusOf(refunded)).toBe('paid');
    expect(
      await school.count('provider_charge where order_id = $1 and refunded = 700000', [refunded.orderId]),
    ).toBe(1);
  });

  it('books the fees of an imported report, each once, and their correction too', async () => {
    newDay();
    const before = await school.books();
    const one = await paid();
    const two = await paid();
    const lines = async (fee: number) =>
      csv(
        'Order ID;Transaction ID;Gross Amount;Fee;Net Amount;Settlement Time',
        `${one.providerOrderId};${await chargeOf(one)};Rp 2.700.000,00;${fee};${PRICE - fee};${day} 10:00:00`,
        `${two.providerOrderId};;2700000;4.000;2.696.000;${day} 10:00:00`,
        `;;5400000;8000;5392000;`,
      );
    const imported = await importFile(await lines(4_000), 'settlement.csv');
    expect([imported.status, imported.body]).toMatchObject([
      201,
      { rows: 2, days: [day], fees: 8_000, unread: [{ line: 4, field: 'id' }] },
    ]);
    const { body } = await look();
    expect(kinds(body)).toEqual([
      ['fee', 'bookFee', -4_000],
      ['fee', 'bookFee', -4_000],
    ]);
    expect(body.reports).toMatchObject([{ name: 'settlement.csv', rows: 2 }]);
    const ids = body.differences.map(({ id }: Found) => id);
    const both = await Promise.all([fix(...ids), fix(...ids)]);
    expect(both.map(({ body: { fixed } }) => fixed)).toEqual([2, 2]);
    expect((await school.books())['expense.provider']).toBe((before['expense.provider'] ?? 0) + 8_000);
    await importFile(await lines(5_000), 'settlement-2.csv');
    const again = (await look()).body;
    expect(kinds(again)).toEqual([['fee', 'bookFee', -1_000]]);
    expect((await fix(idOf(again, 'fee'))).body.differences).toEqual([]);
    const books = await school.books();
    expect(books['expense.provider']).toBe((before['expense.provider'] ?? 0) + 9_000);
    expect(books['cash.provider']).toBe((before['cash.provider'] ?? 0) + 2 * PRICE - 9_000);
    expect((await look()).body.ours.fees).toBe(9_000);
  });

  it('reads a report that is a workbook, and lists what only one side knows', async () => {
    newDay();
    const buyer = await paid();
    const bytes = await xlsxOf([
      {
        name: 'Settlement',
        rows: [
          ['Transaction ID', 'Order ID', 'Amount', 'Transaction Time'],
          [await chargeOf(buyer), buyer.providerOrderId, PRICE - 1, `${day} 09:00:00`],
          ['fremd-1', 'TOKO-77', 50_000, `${day} 09:00:00`],
        ],
      },
    ]);
    expect((await importFile(bytes, 'laporan.xlsx')).status).toBe(201);
    const { body } = await look();
    expect(kinds(body)).toEqual([
      ['amount', 'takeTheirs', -1],
      ['unknownOrder', null, 50_000],
    ]);
    // The provider confirms our data: its answer is newer than the report.
    const fixed = await fix(idOf(body, 'amount'), idOf(body, 'unknownOrder'));
    expect(fixed.body).toMatchObject({ fixed: 1, left: [idOf(body, 'unknownOrder')] });
    expect(await school.statusOf(buyer)).toBe('paid');
  });

  it('lists money that the provider does not know', async () => {
    newDay();
    const buyer = await paid();
    const id = await chargeOf(buyer);
    await school.app.pool.query(
      `insert into provider_reading (transaction_id, provider_order_id, status, amount, currency, refunded, day, read_at)
       values ($1, $2, 'notStarted', $3, 'IDR', 0, $4, now())`,
      [id, buyer.providerOrderId, PRICE, day],
    );
    await school.app.pool.query('insert into provider_day (day, asked_at) values ($1, now())', [day]);
    expect(kinds((await look()).body)).toEqual([['missingThere', 'ask', -PRICE]]);
  });

  it('has no result before somebody asks or imports a report, and has one once asked, also without payments', async () => {
    newDay();
    expect((await look()).body).toMatchObject({ isCompared: false, fetchedAt: null, differences: [] });
    expect((await fetchIt()).body).toMatchObject({ isCompared: true, asked: 0, differences: [] });
    expect((await look()).body).toMatchObject({ isCompared: true, fetchedAt: `${day}T02:00:00.000Z` });
    newDay();
    await paid();
    expect((await look()).body).toMatchObject({ isCompared: false, ours: { charges: 1 }, differences: [] });
  });

  it('lists a payment that arrived after the provider was asked, with asking again as its fix', async () => {
    newDay();
    await paid();
    await fetchIt();
    const later = await paid();
    const { body } = await look();
    expect(body).toMatchObject({ ours: { charges: 2 }, theirs: { charges: 1, amount: PRICE }, compared: 1 });
    expect(kinds(body)).toEqual([['missingThere', 'ask', -PRICE]]);
    expect(body.differences[0]).toMatchObject({ orderId: later.orderId, theirs: null });
    expect((await fix(idOf(body, 'missingThere'))).body).toMatchObject({
      fixed: 1,
      left: [],
      theirs: { charges: 2, amount: 2 * PRICE },
      differences: [],
    });
  });

  it('lets a report supply a payment that the provider did not know when asked, and books its fee', async () => {
    newDay();
    const buyer = await paid();
    await school.fault({ endpoint: 'status', times: 20, status: 404 });
    const unknown = (await fetchIt()).body;
    expect(kinds(unknown)).toEqual([['missingThere', 'ask', -PRICE]]);
    expect(unknown.differences[0].theirs).toMatchObject({ status: 'notStarted', source: 'status' });
    // Asked again, it still does not know: the difference stays.
    expect((await fix(idOf(unknown, 'missingThere'))).body).toMatchObject({ fixed: 0 });
    const file = csv(
      'Order ID;Gross Amount;Fee;Settlement Time',
      `${buyer.providerOrderId};${PRICE};4000;${day} 10:00:00`,
    );
    expect((await importFile(file, 'pencairan.csv')).status).toBe(201);
    const { body } = await look();
    expect(kinds(body)).toEqual([['fee', 'bookFee', -4_000]]);
    expect(body.differences[0].theirs).toMatchObject({
      status: 'reported',
      fee: 4_000,
      source: 'report',
      toldAt: `${day}T02:00:00.000Z`,
    });
    expect((await fix(idOf(body, 'fee'))).body).toMatchObject({
      ours: { charges: 1, amount: PRICE, fees: 4_000 },
      theirs: { charges: 1, amount: PRICE, fees: 4_000 },
      differences: [],
    });
  });

  it('concludes nothing while the provider is unavailable', async () => {
    newDay();
    await paid();
    await school.fault({ endpoint: 'status', times: 5, status: 503 });
    const away = await fetchIt();
    expect([away.status, away.body.code]).toEqual([503, 'payments.providerAway']);
    expect((await look()).body).toMatchObject({ compared: 0, fetchedAt: null, differences: [] });
  });

  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0, 0]), 415, 'payments.reportType'],
    ['a broken workbook', Buffer.from('PK\u0003\u0004 nothing'), 415, 'payments.reportType'],
    ['other columns', csv('Nama,Alamat', 'Sari,Bandung'), 400, 'payments.reportColumns'],
    ['no rows', csv('Order ID,Amount'), 400, 'payments.reportEmpty'],
    ['too many bytes', Buffer.alloc(5 * 1024 * 1024 + 10, 'a,b\n'), 413, 'payments.reportTooLarge'],
    ['nothing', Buffer.alloc(0), 400, 'payments.noFile'],
  ])('refuses %s as a report', async (_, bytes, status, code) => {
    const answer = await importFile(bytes, 'x.csv');
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('lists the days with the differences that each of their pages shows, in one statement', async () => {
    newDay();
    const { answer, statements } = await sentWhile(() => ask('GET', '/reconciliation/days'));
    expect(answer.body).toMatchObject({ today: day });
    expect(answer.body.days).toHaveLength(DAYS_SHOWN);
    // The sign-in is the other one.
    expect(statements).toHaveLength(2);
    const earlier = await ask('GET', '/reconciliation/days?until=2026-11-05');
    const days: ReconciledDay[] = [...earlier.body.days, ...answer.body.days];
    for (const one of days) {
      const { ours, differences, isCompared } = (await ask('GET', `/reconciliation?day=${one.day}`)).body;
      const state =
        differences.length > 0 ? 'differs' : ours.charges === 0 ? 'none' : isCompared ? 'matches' : 'open';
      expect(one).toEqual({
        day: one.day,
        state,
        charges: ours.charges,
        amount: ours.amount,
        differences: differences.length,
      });
    }
    expect(new Set(days.map(({ state }) => state))).toEqual(new Set(DAY_STATES));
  });

  it('is for finance and admins, and each step is audited', async () => {
    const { rows } = await school.app.pool.query<{ action: string }>(
      `select distinct action from audit_log where action like 'reconciliation.%' order by 1`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'reconciliation.fetched',
      'reconciliation.fixed',
      'reconciliation.imported',
    ]);
    for (const role of ['student', 'teacher'] as const) {
      const other = await signedInAccount(school.app, role);
      expect((await ask('GET', '/reconciliation', undefined, other)).status).toBe(403);
    }
  });
});
