import { textsIn } from '@fasih/messages/texts';
import { previewPay } from '@fasih/school/finance/payroll/contract';
import type { Me } from '@fasih/school/people/accounts/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plain } from '../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import MyPay from './my-pay.tsx';
import Pay from './pay.tsx';
import {
  bimosRates,
  dewisRates,
  draft,
  myPayslip,
  myPayslips,
  nadiasRates,
  nothing,
  paid,
  preview,
  ratesOf,
  runsOf,
} from './payroll.fixtures.ts';

const { replies, show, writes, reads, pressTwice } = personAtPage('payroll', 'finance', 'staff', 'approvals');
const { payroll, common, shell } = textsIn('en');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T03:00:00.000Z') }));
afterEach(() => vi.useRealTimers());

const PAGE = '/dashboard/finance/pay';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });
const asked = (path: string) =>
  Object.fromEntries(
    new URL(reads().findLast((one) => one.startsWith(path)) ?? '', 'http://fasih').searchParams,
  );

const m = payroll.make;

/** The dialog 'New pay run'; the server previews and makes with these replies. */
async function makes(previews: Reply, made: Reply = { status: 201, body: draft }) {
  replies(({ method, path }) => {
    if (method !== 'GET') return made;
    return path.startsWith('/pay/preview') ? previews : { body: runsOf(paid) };
  });
  const user = await show(<Pay />, { lang: 'en', at: PAGE, elsewhere: <p>The page of the run</p> });
  await user.click(await screen.findByRole('button', { name: payroll.runs.add }));
  await screen.findByRole('dialog', { name: m.title });
  return user;
}
const make = () => screen.getByRole<HTMLButtonElement>('button', { name: m.make });

it('runs are listed with their days, number, state, time and amount', async () => {
  replies(() => ({ body: runsOf(draft, { ...paid, id: 'r2', selfApproved: true }) }));
  await show(<Pay />, { lang: 'en', at: PAGE });
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => plain(row.textContent));
  expect(rows).toEqual([
    '1 Oct 2026 – 31 Oct 2026No number yetDraft121 h 50 minRp 575.000',
    '1 Oct 2026 – 31 Oct 2026GJ/2026/0004PaidSelf-approved121 h 50 minRp 575.000',
  ]);
});

it('a school that has paid nobody yet is told how to begin', async () => {
  replies(() => ({ body: runsOf() }));
  await show(<Pay />, { lang: 'en', at: PAGE });
  expect(await screen.findByText(payroll.runs.noneText)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: payroll.runs.add })).toHaveLength(1);
});

it('a new run begins with the month before, shows what it would hold and why something is left out', async () => {
  await makes({ body: preview });
  const table = within(await screen.findByRole('table', { name: m.preview })).getAllByRole('row');
  expect(table.slice(1).map((row) => plain(row.textContent))).toEqual([
    'Nadia Permatasari21 h 50 minRp 575.000',
    'Total21 h 50 minRp 575.000',
  ]);
  expect(asked('/pay/preview')).toEqual({ from: '2026-10-01', to: '2026-10-31' });
  expect(previewPay.query.safeParse(asked('/pay/preview')).success).toBe(true);
  expect(
    screen.getByText('Dewi: 2 meetings since 12 Oct 2026 without a rate, so not paid yet.'),
  ).toBeTruthy();
  expect(screen.getByText('3 meetings of this period are not closed yet.')).toBeTruthy();
  expect(screen.getByText('1 meeting before this period was never paid, on 30 Sept 2026.')).toBeTruthy();
  expect(screen.getByRole('link', { name: payroll.gaps.setRate }).getAttribute('href')).toContain(
    'part=rates',
  );
});

it.each(['2026-11-30T17:30:00.000Z', '2026-12-31T16:30:00.000Z'])(
  'the month before is that of the school, wherever the device is: %s',
  async (now) => {
    vi.setSystemTime(new Date(now));
    await makes({ body: preview });
    await screen.findByText('Nadia Permatasari');
    expect(asked('/pay/preview')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  },
);

it('the draft is made once, of the days that are shown, and its page opens', async () => {
  const user = await makes({ body: preview });
  await screen.findByText('Nadia Permatasari');
  fireEvent.change(field(payroll.to), { target: { value: '2026-10-15' } });
  await waitFor(() => expect(asked('/pay/preview')).toEqual({ from: '2026-10-01', to: '2026-10-15' }));
  await waitFor(() => expect(make().disabled).toBe(false));
  await pressTwice(user, make());
  expect(await screen.findByText('The page of the run')).toBeTruthy();
  expect(writes()).toMatchObject([{ path: '/pay/runs', body: { from: '2026-10-01', to: '2026-10-15' } }]);
});

it('days with nothing to pay make no draft', async () => {
  await makes({ body: nothing });
  expect(await screen.findByText(m.nothing)).toBeTruthy();
  expect(make().disabled).toBe(true);
});

it('a day that is missing is said beside its field, and nothing seems to be loading', async () => {
  await makes({ body: preview });
  await screen.findByText('Nadia Permatasari');
  fireEvent.change(field(payroll.from), { target: { value: '' } });
  expect(await screen.findByText(common.fields.required)).toBeTruthy();
  expect(screen.getByRole('region', { name: m.preview }).textContent).toBe('');
  expect(screen.getByRole('region', { name: m.preview }).children).toHaveLength(0);
  expect(make().disabled).toBe(true);
});

it('a period that is not over says so instead of its sums', async () => {
  const message = payroll.problems.periodNotOver;
  await makes({ status: 409, body: { code: 'payroll.periodNotOver', message } });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(make().disabled).toBe(true);
});

it('a draft that is still open refuses another one, until other days are chosen', async () => {
  const message = payroll.problems.draftOpen;
  const user = await makes({ body: preview }, { status: 409, body: { code: 'payroll.draftOpen', message } });
  await screen.findByText('Nadia Permatasari');
  await user.click(make());
  expect(await screen.findByText(message)).toBeTruthy();
  fireEvent.change(field(payroll.to), { target: { value: '2026-10-15' } });
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});

const r = payroll.rates;

/** The tab of the rates; saving one gets the reply. */
async function rates(
  list = ratesOf(nadiasRates, dewisRates),
  reply: Reply = { status: 201, body: nadiasRates },
) {
  replies(({ method }) => (method === 'GET' ? { body: list } : reply));
  const user = await show(<Pay />, { lang: 'en', at: `${PAGE}?part=rates` });
  return user;
}

it('a rate that holds again later is not the one that holds now, and later ones are told', async () => {
  await rates();
  const nadia = (await screen.findByText('Nadia Permatasari')).closest('tr');
  expect(plain(nadia?.textContent)).toContain('Rp 120.000since 1 Mar 2026');
  expect(plain(nadia?.textContent)).toContain('Rp 150.000 from 1 Dec 2026');
  expect(plain(nadia?.textContent)).toContain('Rp 120.000 from 1 Jan 2027');
});

it('a teacher without a rate and one who has left are marked', async () => {
  await rates();
  const dewi = (await screen.findByText('Dewi')).closest('tr');
  expect(plain(dewi?.textContent)).toBe('DewiInactiveNo rate yetSet rate');
});

async function setsRate(reply?: Reply) {
  const user = await rates(undefined, reply);
  await user.click(await screen.findByRole('button', { name: r.setOf({ name: 'Nadia Permatasari' }) }));
  await screen.findByRole('dialog', { name: r.title({ name: 'Nadia Permatasari' }) });
  return { user, save: () => screen.getByRole('button', { name: r.save }) };
}

it('a rate is set in whole rupiah from a day on, once, and the dialog closes', async () => {
  const { user, save } = await setsRate();
  expect(field(r.perHour).value).toBe('120.000');
  const history = within(screen.getByRole('region', { name: r.history })).getAllByRole('listitem');
  expect(history.map((one) => plain(one.textContent))).toEqual([
    ...['1 Jan 2027Rp 120.000', '1 Dec 2026Rp 150.000', '1 Mar 2026Rp 120.000'],
  ]);
  await user.click(save());
  expect(screen.getByText(common.fields.required)).toBeTruthy();
  await user.clear(field(r.perHour));
  await user.type(field(r.perHour), '135000');
  fireEvent.change(field(r.validFrom), { target: { value: '2027-02-01' } });
  await pressTwice(user, save());
  expect(await screen.findByText(r.saved)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes()).toMatchObject([
    { path: '/pay/rates', body: { teacherId: 'n1', perHour: 135_000, validFrom: '2027-02-01' } },
  ]);
});

it('a rate of nothing is refused beside its field', async () => {
  const { user, save } = await setsRate();
  await user.clear(field(r.perHour));
  await user.type(field(r.perHour), '0');
  fireEvent.change(field(r.validFrom), { target: { value: '2027-02-01' } });
  await user.click(save());
  expect(screen.getByText(common.fields.rupiahShape)).toBeTruthy();
  expect(field(r.perHour).getAttribute('aria-invalid')).toBe('true');
  expect(writes()).toEqual([]);
});

it('a rate that is refused leaves the dialog with everything typed', async () => {
  const message = payroll.problems.teacherNotFound;
  const { user, save } = await setsRate({ status: 404, body: { code: 'payroll.teacherNotFound', message } });
  fireEvent.change(field(r.validFrom), { target: { value: '2027-02-01' } });
  await user.click(save());
  expect(await screen.findByText(message)).toBeTruthy();
  expect(field(r.validFrom).value).toBe('2027-02-01');
});

it('a name that no teacher has is told apart from a school without teachers', async () => {
  replies(() => ({ body: ratesOf() }));
  await show(<Pay />, { lang: 'en', at: `${PAGE}?part=rates&q=zzz` });
  expect(await screen.findByText(r.noneFound)).toBeTruthy();
});

it('a school without teachers says where they come from', async () => {
  await rates(ratesOf());
  expect(await screen.findByText(r.noTeachersText)).toBeTruthy();
});

it('another tab forgets what was searched for in this one', async () => {
  replies(({ path }) => ({ body: path.startsWith('/pay/rates') ? ratesOf(bimosRates) : runsOf(paid) }));
  const user = await show(<Pay />, { lang: 'en', at: `${PAGE}?part=rates&q=bimo&page=1` });
  await screen.findByText('Bimo Santoso');
  expect(asked('/pay/rates')).toMatchObject({ q: 'bimo' });
  await user.click(screen.getByRole('tab', { name: payroll.tabs.runs }));
  await screen.findByText('GJ/2026/0004');
  await user.click(screen.getByRole('tab', { name: payroll.tabs.rates }));
  await waitFor(() => expect(asked('/pay/rates')).toEqual({ page: '1' }));
});

const mine = payroll.mine;
const nadia: Me = {
  id: 'n1',
  username: 'nadia',
  email: 'nadia@contoh.id',
  emailVerified: true,
  phone: null,
  roles: ['teacher'],
  access: 'full',
  profile: { full_name: 'Nadia Permatasari', photo_url: null },
  mustChangePassword: false,
  twoStepEnabled: false,
  twoStepNeeded: false,
};

/** A teacher's payslips, and what comes for the file of one. */
async function myPay(list = myPayslips, file: Reply = {}) {
  replies(({ path }) => {
    if (path.endsWith('.pdf')) return file;
    if (path === '/user/me') return { body: nadia };
    return { body: path.startsWith('/teacher/payslips/') ? myPayslip : list };
  });
  return show(<MyPay />, { lang: 'en', at: '/teacher/pay' });
}
const OCTOBER = '1 Oct 2026 – 31 Oct 2026';

it('a teacher reads the own rate, and each payslip with its state and day of transfer', async () => {
  await myPay();
  expect(await screen.findByText(/Your rate is Rp 120\.000 per hour now\./)).toBeTruthy();
  expect(screen.getByText('On no payslip yet: 12 meetings, 9 h 30 min.')).toBeTruthy();
  expect(screen.getByRole('link', { name: mine.taught }).getAttribute('href')).toBe(
    '/teacher/availability?tab=taught',
  );
  const slip = screen.getByText(OCTOBER).closest('tr');
  expect(plain(slip?.textContent)).toContain(
    `${OCTOBER}GJ/2026/000421 h 50 minRp 575.000PaidTransferred 3 Nov 2026`,
  );
});

it('a teacher without a rate or a payslip reads what comes', async () => {
  await myPay({ ...myPayslips, data: [], total: 0, perHour: null });
  expect(await screen.findByText(mine.noneText)).toBeTruthy();
  expect(screen.getByText((text) => text.includes(mine.noRate))).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: shell.nav.myPay })).toBeTruthy();
});

it('the lines of a payslip say why each meeting was paid as it was, with their sum and what waits', async () => {
  const user = await myPay();
  await user.click(await screen.findByRole('button', { name: mine.detailsOf({ period: OCTOBER }) }));
  const table = await screen.findByRole('table', {
    name: payroll.slip.linesOf({ name: 'Nadia Permatasari' }),
  });
  const lines = within(table).getAllByRole('row').slice(1);
  expect(lines.map((line) => plain(line.textContent))).toEqual([
    '6 Oct 2026Kids A, meeting 31 hRp 120.000Rp 120.000',
    '7 Oct 2026Teen B, meeting 1Forfeited, paid all the sameSubstitute10 min late, not paid50 minRp 120.000Rp 100.000',
    '29 Sept 2026Kids A, meeting 1Correction−1 hRp 120.000−Rp 120.000',
    'BonusTHRRp 500.000',
    'Withheld taxPPh 21−Rp 25.000',
    'Total1 h 50 minRp 575.000',
  ]);
  expect(screen.getByText(/−Rp 20\.000 waits for the next pay run\./)).toBeTruthy();
});

it('a payslip is fetched as a PDF of its own teacher, and a refusal is shown beside the button', async () => {
  const message = payroll.problems.notFound;
  const user = await myPay(myPayslips, { status: 404, body: { code: 'payroll.notFound', message } });
  await user.click(await screen.findByRole('button', { name: mine.pdfOf({ period: OCTOBER }) }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(reads()).toContain('/pay/runs/r1/payslips/n1/payslip.pdf');
});
