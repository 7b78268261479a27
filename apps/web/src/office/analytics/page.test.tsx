import { textsIn } from '@fasih/messages/texts';
import { type Analytics, exportAnalytics, getAnalytics } from '@fasih/school/office/analytics/contract';
import { FUNNEL_STEPS, monthsBetween } from '@fasih/school/office/analytics/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { queryParamsOf, rowsOf } from '../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import AnalyticsPage from './page.tsx';

const { replies, show, reads } = personAtPage('analytics', 'staff', 'teachers');
const { analytics: t, common, staff, teachers } = textsIn('en');
const AT = '/admin/analytics';
// The months that can be chosen end with the present one.
beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T03:00:00Z'), toFake: ['Date'] });
});
const CHOSEN = `${AT}?from=2026-09&to=2026-10`;

/** Two months in which every figure is a multiple of `n`. */
function counted(n: number, change: Partial<Analytics> = {}): Analytics {
  const months = ['2026-09', '2026-10'];
  return {
    countedAt: '2026-11-20T02:00:00.000Z',
    months,
    funnel: FUNNEL_STEPS.map((step, i) => ({ step, counts: [n, n * (8 - i)], total: n * (9 - i) })),
    attendance: [
      { month: '2026-09', present: n * 6, late: n * 3, absent: n, percent: 90 },
      { month: '2026-10', present: 0, late: 0, absent: 0, percent: null },
    ],
    lateness: months.map((month) => ({
      month,
      meetings: n * 10,
      learnersLate: n * 3,
      teachersLate: n,
      teacherMinutes: n * 5,
      teachersMissing: 0,
    })),
    losses: months.map((month) => ({ month, forfeited: n * 2, waived: n, expired: 0 })),
    levels: [
      { level: 'Kids Beginner', n: n * 3 },
      { level: 'Kids Elementary', n },
    ],
    ...change,
  };
}
const empty = counted(0, { countedAt: null, levels: [] });
const ratna = { teacherId: 't1', name: 'Ratna', meetings: 12, paidMinutes: 750 };

type Given = { at?: string; now?: Analytics; before?: Analytics; taught?: (typeof ratna)[]; file?: Reply };
/** The page; the months before the chosen ones read as `before`. */
async function opens({
  at = CHOSEN,
  now = counted(2),
  before = counted(1),
  taught = [ratna],
  file = { text: 'step' },
}: Given = {}) {
  replies(({ path }) => {
    if (path.includes('/export.csv')) return file;
    if (path.startsWith('/analytics/teachers'))
      return { body: { data: taught, total: taught.length, page: 1, pageSize: 20 } };
    return { body: path.includes('from=2026-07') ? before : now };
  });
  return show(<AnalyticsPage />, { lang: 'en', at, path: AT });
}
const part = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement);
const tableOf = (title: string) => rowsOf(screen.getByRole('table', { name: title }));

it('figures show the change from the same number of months before, and each part has its numbers as a table', async () => {
  await opens();
  const figures = within(await screen.findByRole('region', { name: t.change.title }));
  await waitFor(() => expect(figures.getByText(t.change.percent).parentElement?.textContent).toMatch(/same/));
  const said = (name: string) => figures.getByText(name).parentElement?.textContent;
  expect(said(t.change.register)).toMatch(/16 ?8 more$/);
  expect(said(t.change.percent)).toMatch(/90%the same$/);
  expect(said(t.change.teachersLate)).toMatch(/4 ?2 more$/);
  expect(figures.getByText(/Jul.*2026.*Aug.*2026/)).toBeTruthy();

  expect(tableOf(t.funnel.title).slice(0, 2)).toEqual(['Pretest21618–', 'Registered2141689%']);
  expect(tableOf(t.attendance.title)).toEqual(['Sept 26126290%', 'Oct 26000–']);
  expect(tableOf(t.lateness.title)[0]).toBe('Sept 262062100');
  expect(tableOf(t.losses.title)[0]).toBe('Sept 26420');
  expect(tableOf(t.levels.title)).toEqual(['Kids Beginner675%', 'Kids Elementary225%']);
  expect(screen.getByText(/^Counted /)).toBeTruthy();

  const load = within(screen.getByRole('table', { name: t.teachers.title }));
  expect((await load.findByRole('link', { name: 'Ratna' })).getAttribute('href')).toBe(
    '/teacher/management/t1',
  );
  expect(load.getByText('750 (12.5 h)')).toBeTruthy();
});

it('months and a program can be chosen; a first month after the last one becomes the last one, too', async () => {
  const user = await opens();
  await screen.findByRole('region', { name: t.change.title });
  await user.selectOptions(
    screen.getByRole('combobox', { name: t.program }),
    staff.packageTypes.conversation,
  );
  await waitFor(() =>
    expect(queryParamsOf(reads(), '/analytics')).toMatchObject({ program: 'conversation' }),
  );
  const lastAsked = () => reads().filter((path) => path.startsWith('/analytics?'));
  await user.selectOptions(screen.getByRole('combobox', { name: t.from }), '2026-11');
  await waitFor(() => expect(lastAsked().some((path) => /from=2026-11&to=2026-11/.test(path))).toBe(true));
  await user.selectOptions(screen.getByRole('combobox', { name: t.to }), '2026-08');
  await waitFor(() => expect(lastAsked().some((path) => /from=2026-08&to=2026-08/.test(path))).toBe(true));
  expect(getAnalytics.query.safeParse(queryParamsOf(reads(), '/analytics')).success).toBe(true);
});

it('an address with too many months or an unknown program asks for what the server accepts', async () => {
  await opens({ at: `${AT}?from=2020-01&to=2026-10&program=chess` });
  await waitFor(() => expect(reads().length).toBeGreaterThan(1));
  const [first] = reads().filter((path) => path.startsWith('/analytics?'));
  const asked = queryParamsOf([first ?? ''], '/analytics');
  expect(monthsBetween(asked.from ?? '', asked.to ?? '')).toHaveLength(24);
  expect(asked).not.toHaveProperty('program');
});

it('months that are not counted yet say so in every part, without a comparison', async () => {
  await opens({ now: empty, before: empty, taught: [] });
  expect(await screen.findByText(t.notCounted)).toBeTruthy();
  expect(screen.queryByText(new RegExp(t.change.title))).toBeNull();
  expect(screen.getAllByText(t.nothing)).toHaveLength(6);
  expect(await screen.findByText(t.teachers.none)).toBeTruthy();
  expect(screen.queryByText(t.key)).toBeNull();
});

it('for one program, a step that belongs to no program shows dashes instead of figures', async () => {
  const funnel = counted(2).funnel.map((one) =>
    one.step === 'register' ? { ...one, counts: null, total: null } : one,
  );
  await opens({ at: `${CHOSEN}&program=conversation`, now: counted(2, { funnel }) });
  const figures = within(await screen.findByRole('region', { name: t.change.title }));
  expect(figures.queryByText(t.change.register)).toBeNull();
  expect(tableOf(t.funnel.title)[1]).toBe('Registered––––');
});

it('a part is fetched as a file of the chosen months; a refusal is shown beside it', async () => {
  const user = await opens();
  await user.click(await screen.findByRole('button', { name: t.exportOf({ title: t.funnel.title }) }));
  await waitFor(() => expect(reads().some((path) => path.includes('/funnel/export.csv'))).toBe(true));
  const asked = queryParamsOf(reads(), '/analytics/funnel/export.csv');
  expect(asked).toMatchObject({ from: '2026-09', to: '2026-10', lang: 'en' });
  expect(exportAnalytics.query.safeParse(asked).success).toBe(true);
  const message = common.problems.unavailable;
  replies(() => ({ status: 503, body: { code: 'common.unavailable', message } }));
  const losses = await part(t.losses.title);
  await user.click(losses.getByRole('button', { name: t.exportOf({ title: t.losses.title }) }));
  expect(await losses.findByText(message)).toBeTruthy();
});

it('teachers of the chosen months can be searched, and a search without a match says so', async () => {
  const user = await opens({ taught: [] });
  const load = await part(t.teachers.title);
  await user.type(load.getByRole('searchbox', { name: t.teachers.search }), 'rat');
  await waitFor(() => expect(queryParamsOf(reads(), '/analytics/teachers')).toMatchObject({ q: 'rat' }));
  expect(await load.findByText(teachers.screens.noneFound)).toBeTruthy();
  expect(queryParamsOf(reads(), '/analytics/teachers')).toMatchObject({ from: '2026-09', to: '2026-10' });
});

it('what fails to load can be tried again', async () => {
  const message = common.problems.unavailable;
  replies(() => ({ status: 503, body: { code: 'common.unavailable', message } }));
  const user = await show(<AnalyticsPage />, { lang: 'en', at: CHOSEN, path: AT });
  const again = await screen.findByRole('button', { name: common.retry });
  expect(screen.getByText(message)).toBeTruthy();
  replies(({ path }) => ({
    body: path.startsWith('/analytics/teachers') ? { data: [], total: 0, page: 1, pageSize: 20 } : counted(2),
  }));
  await user.click(again);
  expect(await screen.findByRole('region', { name: t.change.title })).toBeTruthy();
});
