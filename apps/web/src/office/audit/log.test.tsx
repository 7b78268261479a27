import { textsIn } from '@fasih/messages/texts';
import type { AuditRow } from '@fasih/school/office/audit/contract';
import type { SecurityEventRow } from '@fasih/school/people/security/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import AuditLog from './log.tsx';
import SecurityEvents from './security-log.tsx';

const { show, replies, reads } = personAtPage('audit', 'staff');
const t = textsIn('id').audit;
const { common } = textsIn('id');

const DEWI = '0190a000-0000-7000-8000-000000000001';
const SARI = '0190a000-0000-7000-8000-000000000002';
const entry = (id: string, at: string, more: Partial<AuditRow> = {}): AuditRow => ({
  id,
  at,
  action: 'class.changed',
  by: { id: DEWI, name: 'Dewi Lestari', role: 'admin' },
  target: { kind: 'class', id: `c${id}`, name: `Kelas ${id}`, page: 'class', pageId: `c${id}` },
  before: { capacity: 1 },
  after: { capacity: 4 },
  names: {},
  reason: null,
  requestId: null,
  parts: 0,
  ...more,
});

const opens = (
  data: AuditRow[],
  { at = '/admin/audit', older = null as string | null, person = null as string | null } = {},
) => {
  replies(({ path }) => {
    if (path.startsWith('/audit/export')) return { text: 'csv' };
    if (path.startsWith('/audit')) return { body: { data, older, person } };
    return {
      body: { data: [{ id: DEWI, name: 'Dewi Lestari', role: 'admin' }], total: 1, page: 1, pageSize: 100 },
    };
  });
  return show(<AuditLog />, { at });
};
const logs = () => reads().filter((path) => /^\/audit(\?|$)/.test(path));

it('the log is a sheet of days, each day named once, and leads to what is older', async () => {
  await opens(
    [
      entry('1', '2026-11-24T03:00:00.000Z'),
      entry('2', '2026-11-24T02:00:00.000Z', { by: null, action: 'enrolment.ended' }),
      entry('3', '2026-11-23T03:00:00.000Z'),
    ],
    { older: 'key-3' },
  );
  const days = await screen.findAllByRole('heading', { level: 2 });
  expect(days.map((day) => day.textContent)).toEqual(['Sel, 24 Nov', 'Sen, 23 Nov']);
  expect(screen.getByRole('link', { name: t.page.older }).getAttribute('href')).toBe(
    '/admin/audit?older=key-3',
  );
  expect(screen.queryByRole('link', { name: t.page.newest })).toBeNull();
});

it('an older page leads back to the newest with the same filters', async () => {
  await opens([entry('1', '2026-11-24T03:00:00.000Z')], { at: '/admin/audit?group=class&older=key-3' });
  expect((await screen.findByRole('link', { name: t.page.newest })).getAttribute('href')).toBe(
    '/admin/audit?group=class',
  );
  expect(logs()[0]).toMatch(/group=class.*older=key-3/);
});

it('who and about what are chosen, and a new filter begins with the newest page', async () => {
  const person = await opens([entry('1', '2026-11-24T03:00:00.000Z')], { at: '/admin/audit?older=key-3' });
  await screen.findByRole('option', { name: `Dewi Lestari (${t.roles.admin})` });
  await person.selectOptions(screen.getByRole('combobox', { name: t.page.person }), DEWI);
  await waitFor(() => expect(logs().at(-1)).toBe(`/audit?person=${DEWI}`));
  await person.selectOptions(screen.getByRole('combobox', { name: t.page.group }), 'class');
  await waitFor(() => expect(logs().at(-1)).toContain('group=class'));
});

it('somebody outside the staff is among the choices by name', async () => {
  await opens([entry('1', '2026-11-24T03:00:00.000Z')], {
    at: `/admin/audit?person=${SARI}`,
    person: 'Sari',
  });
  expect(await screen.findByRole('option', { name: 'Sari' })).toHaveProperty('selected', true);
});

it('entries about one record say so, and all are one press away', async () => {
  await opens([entry('1', '2026-11-24T03:00:00.000Z')], {
    at: '/admin/audit?kind=class&target=c1&from=2026-11-01',
  });
  expect(await screen.findByText(t.page.onlyThis)).toBeTruthy();
  expect(screen.getByRole('link', { name: t.page.showAll }).getAttribute('href')).toBe(
    '/admin/audit?from=2026-11-01',
  );
});

it('a log without a hit can be cleared', async () => {
  await opens([], { at: '/admin/audit?q=kucing' });
  expect(await screen.findByText(t.page.noneFound)).toBeTruthy();
  expect(screen.getByRole('link', { name: common.clearFilters }).getAttribute('href')).toBe('/admin/audit');
});

it('an empty log says what will be shown', async () => {
  await opens([]);
  expect(await screen.findByText(t.page.noneText)).toBeTruthy();
  expect(screen.queryByRole('link', { name: common.clearFilters })).toBeNull();
});

it('the file holds what is filtered, in the language of the reader', async () => {
  const person = await opens([entry('1', '2026-11-24T03:00:00.000Z')], { at: '/admin/audit?group=class' });
  await person.click(await screen.findByRole('button', { name: t.page.export }));
  await waitFor(() =>
    expect(reads().find((path) => path.startsWith('/audit/export'))).toMatch(/group=class.*lang=id/),
  );
});

const event = (id: string, more: Partial<SecurityEventRow> = {}): SecurityEventRow => ({
  id,
  kind: 'signInFailed',
  count: 1,
  firstAt: '2026-11-24T03:00:00.000Z',
  lastAt: '2026-11-24T03:00:30.000Z',
  account: { id: SARI, name: 'Sari', role: 'student' },
  address: '10.0.0.7',
  device: 'Chrome, Android',
  call: 'POST /auth/login',
  code: 'accounts.wrongPassword',
  ...more,
});
const opensEvents = (rows: SecurityEventRow[], at = '/admin/security') => {
  replies(() => ({ body: { data: rows, total: rows.length, page: 1, pageSize: 50 } }));
  return show(<SecurityEvents />, { at });
};

it('a failed sign-in names the account, the device and the call, and leads to others like it', async () => {
  await opensEvents([
    event('1', { count: 3 }),
    event('2', { kind: 'heldUp', account: null, address: null, device: null }),
  ]);
  const [, failed, held] = await screen.findAllByRole('row');
  expect(failed?.textContent).toContain(`${t.security.kinds.signInFailed} (3×)`);
  expect(failed?.textContent).toContain('accounts.wrongPassword');
  const links = within(failed as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/admin/security?person=${SARI}`,
    '/admin/security?address=10.0.0.7',
  ]);
  expect(held?.textContent).toContain(t.security.nobody);
  expect(held?.textContent).toContain(t.security.countedTogether);
});

it('kind and days are asked for, and the filters are cleared in one press', async () => {
  const person = await opensEvents([event('1')]);
  await screen.findByRole('table');
  expect(screen.queryByRole('link', { name: common.clearFilters })).toBeNull();
  await person.selectOptions(screen.getByRole('combobox', { name: t.security.kind }), 'heldUp');
  await person.type(screen.getByLabelText(t.security.from), '2026-11-20');
  await person.type(screen.getByLabelText(t.security.to), '2026-11-24');
  await waitFor(() => expect(reads().at(-1)).toMatch(/kind=heldUp.*from=2026-11-20.*to=2026-11-24/));
  expect(screen.getByRole('link', { name: common.clearFilters }).getAttribute('href')).toBe(
    '/admin/security',
  );
});

it('a filter without a hit is told apart from a quiet school', async () => {
  await opensEvents([], '/admin/security?kind=heldUp');
  expect(await screen.findByText(t.security.noneFound)).toBeTruthy();
});

it('events that fail to load can be loaded again', async () => {
  replies(() => ({ status: 500, body: { code: 'common.internal', message: 'x' } }));
  const person = await show(<SecurityEvents />, { at: '/admin/security' });
  const again = await screen.findByRole('button', { name: common.retry });
  replies(() => ({ body: { data: [], total: 0, page: 1, pageSize: 50 } }));
  await person.click(again);
  expect(await screen.findByText(t.security.none)).toBeTruthy();
});
