import { textsIn } from '@fasih/messages/texts';
import {
  getReconciliation,
  listReconciledDays,
  type Reconciliation,
} from '@fasih/school/finance/reconciliation/reconcile-contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { plain } from '../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { listOf, payment } from '../books/books.fixtures.ts';
import {
  compared,
  fee,
  fetched,
  fixed,
  fortnight,
  imported,
  missingThere,
  receipts,
  stuck,
  stuckOf,
  unasked,
  unknownOrder,
} from './reconciliation.fixtures.ts';
import Reconciliations from './reconciliation.tsx';

const { keeps, replies, show, writes, reads, pressTwice } = personAtPage(
  'reconciliation',
  'finance',
  'payments',
);
const { reconciliation, payments, common } = textsIn('en');
const t = reconciliation.day;
const PAGE = '/dashboard/finance/reconciliation';

/** The day; after a write it is as `then` says, whatever the write's reply. */
async function opens(day: Reconciliation, then = day, reply?: Reply, at = PAGE) {
  keeps({ before: day, after: then, reply }, (path, now) => {
    if (path.startsWith('/reconciliation/days')) return { body: fortnight };
    return { body: path.startsWith('/finance/transactions') ? listOf([payment]) : now };
  });
  const user = await show(<Reconciliations />, { lang: 'en', at });
  await screen.findByRole('heading', { name: /^Friday,? 20 November 2026$/ });
  return user;
}
const press = (name: string) => screen.getByRole('button', { name });
const differences = () =>
  within(screen.getByRole('heading', { name: t.differences }).closest('section') as HTMLElement);
/** What else than the strip of days and the bookings of one the page asked for last. */
const asked = () => reads().findLast((path) => !/^\/(reconciliation\/days|finance\/)/.test(path));
const isDifferent = () => screen.queryByRole('heading', { name: t.differences }) !== null;
const result = () => plain(screen.getByText(t.verdict).nextElementSibling?.textContent);

it('a day that nobody asked about shows no figures of the provider and does not say that all is well', async () => {
  await opens(unasked);
  expect(result()).toBe(t.notCompared);
  expect(plain(screen.getByText(t.ours).nextElementSibling?.textContent)).toBe('Rp 1.650.0001 payment');
  expect(plain(screen.getByText(t.theirs).nextElementSibling?.textContent)).toBe(`–${t.askFirst}`);
  expect(screen.queryByRole('table')).toBeNull();
  expect(isDifferent()).toBe(false);
  const booked = within(screen.getByRole('heading', { name: t.bookings }).closest('section') as HTMLElement);
  expect((await booked.findByRole('listitem')).textContent).toContain('Sari Dewi');
  expect(booked.getByRole('link', { name: t.allBookings }).getAttribute('href')).toMatch(
    /transactions\?type=revenue&from=2026-11-20&to=2026-11-20$/,
  );
});

it('a compared day says beside each figure whether it is the same, and by how much it is not', async () => {
  await opens(compared);
  const rows = within(screen.getByRole('table', { name: t.lead })).getAllByRole('row');
  expect(rows.slice(1).map((row) => plain(row.textContent))).toEqual([
    ...['Payments11same', 'AmountRp 1.650.000Rp 1.650.000same', 'ReturnedRp 0Rp 0same'],
    ...["Provider's feesRp 0Rp 4.000Rp 4.000", 'NetRp 1.650.000Rp 1.646.000−Rp 4.000'],
  ]);
  expect(screen.getByText('1 of 1 payment compared.')).toBeTruthy();
  expect(screen.getByText(/^Last asked 21 Nov 2026/)).toBeTruthy();
  expect(result()).toBe(reconciliation.states.matches);
  expect(isDifferent()).toBe(false);
});

it('a day that differs says by how much; where only a state differs, how many do', async () => {
  const status = { ...fee, id: 'status:t6', kind: 'status' as const, off: 0 };
  await opens({ ...compared, differences: [fee] });
  expect(result()).toBe('Off by −Rp 4.000');
  cleanup();
  await opens({ ...compared, theirs: compared.ours, differences: [status] });
  expect(result()).toBe('1 differs');
});

it('a day without payments and one that only a report covers say so', async () => {
  const none = { charges: 0, amount: 0, refunded: 0, fees: 0 };
  await opens({ ...compared, fetchedAt: null, ours: none, theirs: none });
  expect(screen.getByText(t.reportOnly)).toBeTruthy();
  expect(screen.getByText(t.nothing)).toBeTruthy();
  expect(screen.getByText(t.nothingThere)).toBeTruthy();
  expect(screen.queryByText(t.verdict)).toBeNull();
});

it('two weeks say of each day whether its payments match, and the newest not compared yet is open', async () => {
  await opens(unasked, unasked, {}, `${PAGE}?day=kemarin`);
  const days = within(screen.getByRole('region', { name: reconciliation.days.title }));
  const said = days.getAllByRole('link').map((link) => plain(link.textContent));
  expect(said).toHaveLength(14);
  expect(said[8]).toMatch(/Wednesday,? 18 NovemberMatchesRp 3m2×2 payments$/);
  expect(said[10]).toMatch(/Open.*1 payment$/);
  expect(said[11]).toMatch(/2 differ.*1 payment$/);
  expect(said[12]).toMatch(/None$/);
  expect(days.getByRole('link', { current: 'date' }).textContent).toMatch(/20 November/);
  expect(reads().filter((path) => path.startsWith('/reconciliation'))).toEqual([
    '/reconciliation/days',
    '/reconciliation?day=2026-11-20',
  ]);
});

it('a day opens by one press, and others are asked for by date or two weeks at a time', async () => {
  const user = await opens(unasked);
  await user.click(screen.getByRole('link', { name: /18 November/ }));
  await waitFor(() => expect(asked()).toBe('/reconciliation?day=2026-11-18'));
  await user.click(press(reconciliation.days.earlier));
  await waitFor(() => expect(reads()).toContain('/reconciliation/days?until=2026-11-09'));
  expect(asked()).toBe('/reconciliation?day=2026-11-09');
  fireEvent.change(screen.getByLabelText(t.day), { target: { value: '2026-10-01' } });
  await waitFor(() => expect(reads()).toContain('/reconciliation/days?until=2026-10-12'));
  expect(asked()).toBe('/reconciliation?day=2026-10-01');
  expect(getReconciliation.query.safeParse({ day: '2026-10-01' }).success).toBe(true);
  expect(listReconciledDays.query.safeParse({ until: '2026-10-12' }).success).toBe(true);
});

it('the provider is asked once, and what it did not answer is said', async () => {
  const user = await opens(unasked, fetched(1));
  await pressTwice(user, press(t.fetch));
  expect(await screen.findByText('3 payments asked about, 1 without an answer.')).toBeTruthy();
  expect(differences().getAllByRole('listitem')).toHaveLength(3);
  expect(writes()).toMatchObject([{ path: '/reconciliation/fetch', body: { day: '2026-11-20' } }]);
});

it('a provider that is away says so and leaves the day as it was', async () => {
  const message = 'The payment provider does not answer.';
  const user = await opens(unasked, unasked, {
    status: 503,
    body: { code: 'payments.providerAway', message },
  });
  await user.click(press(t.fetch));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText(t.notCompared)).toBeTruthy();
});

it('each difference names its payer, both words with their source, its sum and its fix', async () => {
  await opens(fetched(0));
  const [first, second, third] = differences()
    .getAllByRole('listitem')
    .map((one) => plain(one.textContent));
  expect(first).toMatch(
    /^Fee not booked−Rp 4\.000Sari Dewi.*paid, Rp 1\.650\.000, fee Rp 0.*fee Rp 4\.000 \(by its status, 21 Nov 2026.*\)Book the fee$/,
  );
  expect(second).toMatch(
    /^Not named by the provider−Rp 1\.650\.000Busari WijayaSpecial Course · o5-1.*The providernothingAsk again$/,
  );
  expect(third).toMatch(
    /^Unknown orderRp 50\.000TOKO-77.*Our booksnothing.*Rp 10\.000 returned \(by the report, 21 Nov 2026.*\)Look by hand$/,
  );
});

it('a difference on a day that was not compared is still shown, without a sum of all', async () => {
  await opens({ ...unasked, differences: [missingThere] });
  expect(differences().getByText(t.noneCompared)).toBeTruthy();
  expect(result()).toBe('1 differs');
});

it('one difference is fixed by itself, and all that can be fixed with one press', async () => {
  const day = { ...compared, differences: [fee, missingThere, unknownOrder] };
  const user = await opens(
    day,
    { ...compared, differences: [unknownOrder] },
    { body: { ...fixed(['missingThere:t5']), differences: [unknownOrder] } },
  );
  await pressTwice(user, press(t.fixAll({ n: 2 })));
  expect(await screen.findByText('1 fixed, 1 still differ.')).toBeTruthy();
  expect(differences().getAllByRole('listitem')).toHaveLength(1);
  expect(writes()).toMatchObject([
    { path: '/reconciliation/fix', body: { day: '2026-11-20', ids: ['fee:t6', 'missingThere:t5'] } },
  ]);
});

it('one difference alone has no press for all', async () => {
  const user = await opens({ ...compared, differences: [fee] }, compared, { body: fixed([]) });
  expect(screen.queryByRole('button', { name: /^Fix all/ })).toBeNull();
  await user.click(press(t.fixOf({ fix: t.fixes.bookFee, order: 'Sari Dewi' })));
  expect(await screen.findByText('1 difference is fixed.')).toBeTruthy();
  await waitFor(() => expect(isDifferent()).toBe(false));
  expect(writes()).toMatchObject([{ body: { day: '2026-11-20', ids: ['fee:t6'] } }]);
});

const r = reconciliation.report;
const file = new File(['Order ID'], 'pencairan.csv', { type: 'text/csv' });
const choose = () => screen.getByLabelText(r.file, { selector: 'input' });

it('a report says what was read, what could not be read and why, and opens its days', async () => {
  const user = await opens(unasked, compared, { status: 201, body: imported });
  await user.click(press(r.import));
  expect(screen.getByText(payments.problems.noFile)).toBeTruthy();
  expect(writes()).toEqual([]);
  await user.upload(choose(), file);
  await pressTwice(user, press(r.import));
  expect(await screen.findByText('2 rows read, fees Rp 4.000.')).toBeTruthy();
  expect(screen.getByText('1 row could not be read:')).toBeTruthy();
  expect(screen.getByText('line 4: order or transaction id')).toBeTruthy();
  expect(writes().map(({ path }) => path)).toEqual(['/reconciliation/report']);
  await user.click(press('19 Nov 2026'));
  await waitFor(() => expect(asked()).toBe('/reconciliation?day=2026-11-19'));
});

it('a file without the columns of a report is refused by name', async () => {
  const message = payments.problems.reportColumns;
  const user = await opens(unasked, unasked, {
    status: 400,
    body: { code: 'payments.reportColumns', message },
  });
  await user.upload(choose(), file);
  await user.click(press(r.import));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByText(r.days)).toBeNull();
});

it('the reports that hold a day are listed with who imported them', async () => {
  const report = { id: 'p1', name: 'pencairan.csv', rows: 2, importedAt: '2026-11-21T02:00:00.000Z' };
  await opens({ ...compared, reports: [{ ...report, importedBy: 'Rina' }] });
  expect(screen.getByText('pencairan.csv, 2 rows, Rina')).toBeTruthy();
});

const s = reconciliation.stuck;

it('what is stuck says since when, and is asked about one by one; a refusal is in its row', async () => {
  const message = 'The payment provider does not answer.';
  replies(({ method }) =>
    method === 'GET' ? { body: stuck } : { status: 503, body: { code: 'payments.providerAway', message } },
  );
  const user = await show(<Reconciliations />, { lang: 'en', at: `${PAGE}?part=stuck` });
  const sari = (await screen.findByText('Sari Dewi')).closest('tr') as HTMLTableRowElement;
  expect(plain(sari.textContent)).toMatch(/^Waiting for a payment too long.*Rp 1\.650\.000.*never/);
  await user.click(press(s.checkOf({ name: 'Sari Dewi' })));
  expect(await within(sari).findByText(message)).toBeTruthy();
  expect(writes().map(({ path }) => path)).toEqual(['/payments/orders/o1/check']);
});

it('what moves again after it was asked about leaves the list', async () => {
  let list = stuckOf(...stuck.data.slice(0, 1));
  replies(({ method }) => {
    if (method === 'GET') return { body: list };
    list = stuckOf();
    return { body: { ok: true, status: 'paid' } };
  });
  const user = await show(<Reconciliations />, { lang: 'en', at: `${PAGE}?part=stuck` });
  await user.click(await screen.findByRole('button', { name: s.checkOf({ name: 'Sari Dewi' }) }));
  expect(await screen.findByText(s.none)).toBeTruthy();
  expect(screen.getByText(s.done)).toBeTruthy();
});

const c = reconciliation.receipts;
afterEach(() => vi.useRealTimers());

async function opensReceipts(list = receipts, at = `${PAGE}?part=receipts`) {
  replies(() => ({ body: list }));
  return show(<Reconciliations />, { lang: 'en', at });
}

it('receipts without gaps say so, with how many are valid and how many void', async () => {
  await opensReceipts();
  const check = await screen.findByRole('region', { name: c.check });
  expect(within(check).getByText(c.noGaps({ last: 2 }))).toBeTruthy();
  expect(plain(check.textContent)).toContain('Standing1Void1AmountRp 1.650.000');
  const rows = screen.getAllByRole<HTMLTableRowElement>('row').slice(1);
  expect(rows.map((row) => plain(row.cells[4]?.textContent))).toEqual(['Standing', 'Void']);
});

it('missing numbers are counted in all, and the first are named', async () => {
  const check = { ...receipts.check, last: 9, standing: 6, voided: 1, missing: [3, 7] };
  await opensReceipts({ ...receipts, check });
  expect(await screen.findByText(/^2 numbers are missing: 3, 7\./)).toBeTruthy();
  cleanup();
  await opensReceipts({ ...receipts, check: { ...check, last: 300 } });
  expect(await screen.findByText(/^293 numbers are missing: 3, 7, …/)).toBeTruthy();
});

it('a year is chosen, and one that cannot be meant is left to the server', async () => {
  const user = await opensReceipts(receipts, `${PAGE}?part=receipts&year=12`);
  await screen.findByRole('region', { name: c.check });
  expect(asked()).toBe('/receipts?page=1');
  await user.selectOptions(screen.getByLabelText(c.year), '2025');
  await waitFor(() => expect(asked()).toBe('/receipts?page=1&year=2025'));
});

it('the new year can be chosen from the school’s midnight on, wherever the device is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T17:30:00.000Z') });
  await opensReceipts();
  await screen.findByRole('region', { name: c.check });
  const years = within(screen.getByLabelText(c.year)).getAllByRole('option');
  expect(years[0]?.textContent).toBe('2027');
});

it('a year without receipts has nothing to check', async () => {
  await opensReceipts({ ...receipts, data: [], total: 0, check: { ...receipts.check, last: 0 } });
  expect(await screen.findByText(c.noneYet)).toBeTruthy();
  expect(screen.queryByRole('region', { name: c.check })).toBeNull();
});

it('another part forgets the search of this one', async () => {
  const user = await opensReceipts(receipts, `${PAGE}?part=receipts&q=sari`);
  await screen.findByRole('region', { name: c.check });
  expect(asked()).toBe('/receipts?page=1&q=sari');
  replies(() => ({ body: stuckOf() }));
  await user.click(screen.getByRole('tab', { name: reconciliation.tabs.stuck }));
  await screen.findByText(s.none);
  replies(() => ({ body: receipts }));
  await user.click(screen.getByRole('tab', { name: reconciliation.tabs.receipts }));
  await waitFor(() => expect(asked()).toBe('/receipts?page=1'));
});

it('a part that cannot be loaded is tried again', async () => {
  replies(() => Promise.reject(new TypeError('offline')));
  const user = await show(<Reconciliations />, { lang: 'en', at: PAGE });
  expect(await screen.findByText(common.noAnswer)).toBeTruthy();
  replies(({ path }) => {
    if (path.startsWith('/finance')) return { body: listOf([]) };
    return { body: path.startsWith('/reconciliation/days') ? fortnight : unasked };
  });
  await user.click(press(common.retry));
  expect(await screen.findByText(t.notCompared)).toBeTruthy();
});
