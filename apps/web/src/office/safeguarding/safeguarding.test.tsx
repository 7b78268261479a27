import { textsIn } from '@fasih/messages/texts';
import type { Incident, SafeguardingSettings as Settings } from '@fasih/school/office/safeguarding/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { personAtPage, signIn } from '../../../test/person-at-page.tsx';
import Incidents from './admin/list.tsx';
import IncidentPage from './admin/one.tsx';
import { SafeguardingSettings } from './admin/settings.tsx';
import Safeguarding from './page.tsx';
import { SafeguardingLine } from './safeguarding-line.tsx';

const { replies, show, writes, reads, pressTwice } = personAtPage('safeguarding', 'settings', 'accounts');
const { safeguarding: t, common } = textsIn('id');

const CONTACT = { name: 'Bu Rini', phone: '+6281298765432', email: 'aman@contoh.id' };
const LEARNERS = ['Sekar', 'Bayu'].map((name, n) => ({ id: `l${n + 1}`, name }));
let learners = LEARNERS;
let shared: typeof LEARNERS = [];
let refusal: { status: number; body: object } | null;
let incident: Incident;
beforeEach(() => {
  signIn('student');
  learners = LEARNERS;
  shared = [];
  refusal = null;
  incident = {
    id: 'i1',
    side: 'child',
    urgent: true,
    state: 'new',
    version: 1,
    erasureAt: null,
    what: 'Ada yang berteriak',
    happened: '',
    involved: 'Orang lain',
    reportedAt: '2026-11-20T02:00:00.000Z',
    learner: { id: 'l1', name: 'Sekar' },
    reporter: { name: 'Ibu Sari', email: 'sari@contoh.id', phone: null },
    history: [{ id: '1', at: '2026-11-20T03:00:00.000Z', by: 'Bambang', kind: 'read', note: '' }],
  };
  replies(({ method, path }) => {
    if (path.startsWith('/learners')) return { body: { data: learners } };
    if (path === '/guardians')
      return {
        body: { data: [], sharedWithMe: [{ id: 'g1', by: 'Ibu Ratna', may: 'look', learners: shared }] },
      };
    if (path === '/safeguarding') return { body: CONTACT };
    if (path.startsWith('/user/me')) return { body: { id: 'a1' } };
    if (method === 'GET' && path.startsWith('/incidents/')) return { body: incident };
    if (method === 'GET' && path.startsWith('/incidents')) {
      const { id, side, urgent, state, reportedAt } = incident;
      return { body: { data: [{ id, side, urgent, state, reportedAt }], total: 1, page: 1, pageSize: 20 } };
    }
    if (refusal) return refusal;
    return { body: { ...incident, state: 'inWork', version: 2, reportedAt: '2026-11-20T02:00:00.000Z' } };
  });
});

it('the end of a page says whom to turn to, and where to report', async () => {
  await show(<SafeguardingLine />);
  expect((await screen.findByRole('link', { name: CONTACT.phone })).getAttribute('href')).toBe(
    `tel:${CONTACT.phone}`,
  );
  expect(screen.getByRole('link', { name: t.report }).getAttribute('href')).toBe('/safeguarding');
});

it('a family reports an incident; what was typed stays when the connection is gone, and twice pressed is one report', async () => {
  const user = await show(<Safeguarding />);
  await user.click(await screen.findByRole('button', { name: t.form.send }));
  expect(screen.getByText(common.fields.required)).toBeTruthy();
  expect(writes()).toEqual([]);
  const what = screen.getByLabelText(t.form.what);
  await user.type(what, 'Ada pesan kasar');
  await user.selectOptions(await screen.findByLabelText(t.form.learner), 'Bayu');
  await user.click(screen.getByRole('checkbox', { name: t.form.urgent }));
  refusal = { status: 503, body: { code: 'common.busy', message: 'Server sibuk' } };
  await user.click(screen.getByRole('button', { name: t.form.send }));
  expect(await screen.findByText('Server sibuk')).toBeTruthy();
  expect((what as HTMLTextAreaElement).value).toBe('Ada pesan kasar');
  refusal = null;
  await pressTwice(user, screen.getByRole('button', { name: t.form.send }));
  expect(await screen.findByText(t.form.sentTitle)).toBeTruthy();
  expect(document.activeElement?.textContent).toContain(t.form.another);
  const bodies = writes().map(({ body }) => body as { key: string });
  expect(bodies).toHaveLength(2);
  expect(bodies[0]).toMatchObject({ what: 'Ada pesan kasar', learnerId: 'l2', urgent: true });
  expect(bodies[0]?.key).toBe(bodies[1]?.key);
});

it('a second guardian says which child it is about, with one of their own too', async () => {
  learners = LEARNERS.slice(0, 1);
  shared = [{ id: 'l9', name: 'Putri' }];
  const user = await show(<Safeguarding />);
  await user.selectOptions(await screen.findByLabelText(t.form.learner), 'Putri');
  await user.type(screen.getByLabelText(t.form.what), 'Takut');
  await user.click(screen.getByRole('button', { name: t.form.send }));
  await waitFor(() => expect(writes()[0]?.body).toMatchObject({ learnerId: 'l9' }));
});

it('with one learner there is nothing to choose', async () => {
  learners = LEARNERS.slice(0, 1);
  const user = await show(<Safeguarding />);
  await waitFor(() => expect(reads()).toEqual(expect.arrayContaining(['/guardians'])));
  await user.type(screen.getByLabelText(t.form.what), 'Takut');
  expect(screen.queryByLabelText(t.form.learner)).toBeNull();
  await user.click(screen.getByRole('button', { name: t.form.send }));
  await screen.findByText(t.form.sentTitle);
  expect(writes()[0]?.body).toMatchObject({ learnerId: 'l1', happened: '', involved: '' });
});

it('the officer sees a list without a word of the reports, and opens one', async () => {
  await show(<Incidents />, { at: '/admin/safeguarding' });
  const table = await screen.findByRole('table');
  expect(table.textContent).toContain(t.sides.child);
  expect(table.textContent).not.toContain('berteriak');
  expect(within(table).getByRole('link').getAttribute('href')).toBe('/admin/safeguarding/i1');
});

it('one report is read once, taken into work, and closed with its outcome', async () => {
  const user = await show(<IncidentPage />, {
    at: '/admin/safeguarding/i1',
    path: '/admin/safeguarding/:incidentId',
  });
  expect(await screen.findByText('Ada yang berteriak')).toBeTruthy();
  expect(screen.getByText(t.one.event({ by: 'Bambang', what: t.one.events.read }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t.one.take }));
  expect(await screen.findByText(t.states.inWork)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t.one.close }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(t.one.closeLabel), 'Sudah aman');
  await user.click(within(dialog).getByRole('button', { name: t.one.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes().map(({ body }) => body)).toEqual([
    { to: 'inWork', note: '', version: 1 },
    { to: 'closed', note: 'Sudah aman', version: 2 },
  ]);
  expect(reads().filter((path) => path === '/incidents/i1')).toHaveLength(1);
});

it('an admin names the officer with a reason, also after somebody else has changed the contact', async () => {
  signIn('admin');
  let settings: Settings = {
    ...CONTACT,
    officer: null,
    admins: [
      { accountId: 'a1', name: 'Bambang' },
      { accountId: 'a2', name: 'Hana' },
    ],
    version: 3,
    changed: null,
  };
  replies(({ method, path, body }) => {
    if (path.startsWith('/user/me')) return { body: { id: 'a2' } };
    if (method === 'GET') return { body: settings };
    if ((body as { version: number }).version !== settings.version)
      return { status: 409, body: { code: 'common.stale', message: 'Sudah diubah' } };
    settings = { ...settings, officer: { accountId: 'a2', name: 'Hana', active: true }, version: 5 };
    return { body: settings };
  });
  const user = await show(<SafeguardingSettings />);
  expect(await screen.findByText(t.settings.officerNone)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText(t.settings.choose), 'Hana');
  await user.click(screen.getByRole('button', { name: t.settings.change }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(t.settings.reason), 'Terlatih');
  settings = { ...settings, version: 4 };
  await user.click(within(dialog).getByRole('button', { name: t.settings.change }));
  await screen.findByText('Sudah diubah');
  // What was typed stays, and the next press uses the version stored now.
  await user.click(within(dialog).getByRole('button', { name: t.settings.change }));
  expect(await screen.findByRole('link', { name: t.settings.toIncidents })).toBeTruthy();
  expect(writes().map(({ body }) => body)).toEqual([
    { accountId: 'a2', reason: 'Terlatih', version: 3 },
    { accountId: 'a2', reason: 'Terlatih', version: 4 },
  ]);
});
