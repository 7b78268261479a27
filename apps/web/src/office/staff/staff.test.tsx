import { textsIn } from '@fasih/messages/texts';
import type { Reply as ReplyOf } from '@fasih/school/basics/contract';
import {
  type changeStaff,
  type inviteStaff,
  listStaff,
  type StaffMember,
} from '@fasih/school/office/staff/staff-contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { chooseIn, dialogCloses, inDialog, queryParamsOf, rowsOf } from '../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { StaffSettings } from './staff.tsx';

const { replies, show, writes, reads, pressTwice } = personAtPage('settings', 'staff', 'approvals');
const { settings, common, approvals, staff: words } = textsIn('en');
const t = settings.staff;
const AT = '/admin/settings?tab=staff';

const agus: StaffMember = {
  id: 'a1',
  name: 'Agus',
  username: 'agus',
  email: 'agus@fasih.example',
  role: 'admin',
  access: 'full',
  active: true,
  invited: false,
  twoStep: true,
  lastSeenAt: null,
  self: true,
  version: 1,
};
const wati: StaffMember = {
  ...agus,
  id: 'a2',
  name: 'Wati',
  username: 'wati',
  email: 'wati@fasih.example',
  role: 'finance',
  self: false,
  lastSeenAt: '2026-11-20T02:00:00.000Z',
  version: 5,
};
const ratna: StaffMember = {
  ...agus,
  id: 't1',
  name: 'Ratna',
  username: 'ratna',
  email: 'ratna@fasih.example',
  role: 'teacher',
  self: false,
  invited: true,
  twoStep: false,
};
const listOf = (...data: StaffMember[]): ReplyOf<typeof listStaff> => ({
  data,
  total: data.length,
  page: 1,
  pageSize: 20,
});

async function opens(reply: Reply = {}, list = [agus, wati, ratna]) {
  replies(({ method }) => (method === 'GET' ? { body: listOf(...list) } : reply));
  const user = await show(<StaffSettings />, { lang: 'en', at: AT });
  await screen.findByText(list[0] === undefined ? t.none : t.you);
  return user;
}
const choose = (user: UserEvent, name: string, action: string) =>
  chooseIn(user, common.moreActionsOf({ name }), action);
const sent = () => writes().map(({ method, path, body }) => [method, path, body]);

const BUDI = { name: 'Budi', username: 'budi', email: 'budi@fasih.example' };
/** Types an invitation of Budi, for a reason. */
async function invites(user: UserEvent, form: Awaited<ReturnType<typeof inDialog>>, reason: string) {
  for (const [key, text] of Object.entries(BUDI))
    await user.type(form.getByLabelText(t.invite[key as keyof typeof BUDI]), text);
  await user.type(form.getByLabelText(settings.reason), reason);
}

it('each member says role, state, two-step login and when it was seen', async () => {
  await opens();
  expect(rowsOf(screen.getByRole('table', { name: t.title }))).toEqual([
    'Agus Youagus · agus@fasih.exampleAdminActiveOnNever',
    expect.stringMatching(/^Wati wati · wati@fasih\.exampleFinanceActiveOn20 Nov/),
    'Ratna ratna · ratna@fasih.exampleTeacherActiveHas not chosen a password yetNot onNever',
  ]);
});

it('what can be done depends on who it is: oneself only the history, a teacher the own page', async () => {
  const user = await opens();
  const actions = async (name: string) => {
    await user.click(screen.getByRole('button', { name: common.moreActionsOf({ name }) }));
    const menu = await screen.findByRole('menu', { name: common.moreActionsOf({ name }) });
    const names = within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.getAttribute('aria-label'));
    await user.keyboard('{Escape}');
    return names;
  };
  expect(await actions('Agus')).toEqual([t.activityOf(agus)]);
  expect(await actions('Wati')).toEqual([
    ...[t.activityOf(wati), t.resetOf(wati), words.endSessions.yesOf(wati), t.deactivateOf(wati)],
  ]);
  expect(await actions('Ratna')).toEqual([
    ...[t.activityOf(ratna), t.toTeacherOf(ratna), t.inviteAgainOf(ratna)],
  ]);
});

it('the list is narrowed to what the server knows; nobody found is said', async () => {
  const user = await opens({}, []);
  await user.selectOptions(screen.getByRole('combobox', { name: t.role }), 'finance');
  await user.selectOptions(screen.getByRole('combobox', { name: t.status }), 'inactive');
  await user.type(screen.getByRole('searchbox', { name: t.search }), 'wa');
  await waitFor(() => expect(queryParamsOf(reads(), '/staff')).toMatchObject({ q: 'wa', role: 'finance' }));
  expect(listStaff.query.safeParse(queryParamsOf(reads(), '/staff')).success).toBe(true);
});

it('a member is made inactive with a reason that is asked for; the version goes with it', async () => {
  const off: ReplyOf<typeof changeStaff> = { ...wati, active: false, waitsUntil: null };
  const user = await opens({ body: off });
  await choose(user, 'Wati', t.deactivateOf(wati));
  const form = await inDialog(t.deactivateAsk(wati));
  await user.click(form.getByRole('button', { name: t.deactivate }));
  expect(form.getByText(common.fields.required)).toBeTruthy();
  await user.type(form.getByLabelText(settings.reason), 'Left');
  await pressTwice(user, form.getByRole('button', { name: t.deactivate }));
  expect(await screen.findByText(t.deactivated(wati))).toBeTruthy();
  await dialogCloses();
  expect(sent()).toEqual([['PATCH', '/staff/a2', { active: false, reason: 'Left', version: 5 }]]);
});

it('a member who was changed meanwhile is made inactive by a second press', async () => {
  const current = { ...wati, name: 'Wati S.', version: 6, waitsUntil: null };
  const user = await opens();
  replies(({ method, body }) => {
    if (method === 'GET') return { body: listOf(agus, wati) };
    if ((body as { version: number }).version === 6) return { body: { ...current, active: false } };
    return { status: 409, body: { code: 'common.stale', message: 'Changed.', requestId: 'r', current } };
  });
  await choose(user, 'Wati', t.deactivateOf(wati));
  const form = await inDialog(t.deactivateAsk(wati));
  await user.type(form.getByLabelText(settings.reason), 'Left');
  await user.click(form.getByRole('button', { name: t.deactivate }));
  const again = await inDialog(t.deactivateAsk({ name: 'Wati S.' }));
  await user.click(again.getByRole('button', { name: t.deactivate }));
  await dialogCloses();
  expect(sent().map(([, , body]) => body)).toEqual([
    { active: false, reason: 'Left', version: 5 },
    { active: false, reason: 'Left', version: 6 },
  ]);
});

it('a change that another approver decides says that nothing has changed yet', async () => {
  const waits: ReplyOf<typeof changeStaff> = { ...wati, waitsUntil: '2026-11-30T02:00:00.000Z' };
  const off = { ...wati, active: false };
  const user = await opens({ body: waits }, [agus, off]);
  await choose(user, 'Wati', t.activateOf(off));
  const back = await inDialog(t.activateAsk(wati));
  await user.type(back.getByLabelText(settings.reason), 'Back');
  await user.click(back.getByRole('button', { name: t.activate }));
  expect(await screen.findByText(approvals.asked)).toBeTruthy();
  expect(screen.queryByText(t.activated(wati))).toBeNull();
  await choose(user, 'Wati', t.resetOf(off));
  const reset = await inDialog(t.resetAsk(wati));
  await user.type(reset.getByLabelText(settings.reason), 'New phone');
  await user.click(reset.getByRole('button', { name: t.reset }));
  await dialogCloses();
  expect(sent()).toEqual([
    ['PATCH', '/staff/a2', { active: true, reason: 'Back', version: 5 }],
    ['POST', '/staff/a2/two-step/reset', { reason: 'New phone' }],
  ]);
});

it('a member is signed out everywhere, and a refusal is in the dialog', async () => {
  const message = 'This is your own account.';
  const user = await opens({ status: 409, body: { code: 'accounts.ownAccount', message } });
  await choose(user, 'Wati', words.endSessions.yesOf(wati));
  const form = await inDialog(words.endSessions.ask(wati));
  await user.type(form.getByLabelText(words.reason), 'Lost laptop');
  await user.click(form.getByRole('button', { name: words.endSessions.yes }));
  expect(await form.findByText(message)).toBeTruthy();
  expect(sent()).toEqual([['POST', '/accounts/a2/sessions/end', { reason: 'Lost laptop' }]]);
});

it('an invitation is sent again, or the notice says why not', async () => {
  const user = await opens({ body: ratna });
  await choose(user, 'Ratna', t.inviteAgainOf(ratna));
  expect(await screen.findByText(t.inviteAgainDone(ratna))).toBeTruthy();
  const message = 'A password is chosen already.';
  replies(({ method }) =>
    method === 'GET'
      ? { body: listOf(agus, ratna) }
      : { status: 409, body: { code: 'accounts.notInvited', message } },
  );
  await choose(user, 'Ratna', t.inviteAgainOf(ratna));
  expect(await screen.findByText(message)).toBeTruthy();
});

it('somebody is invited with a role; what is missing or taken is shown beside its field', async () => {
  const fields = { email: 'emailTaken' };
  const user = await opens({
    status: 409,
    body: { code: 'accounts.emailTaken', message: common.fields.emailTaken, fields },
  });
  await user.click(screen.getByRole('button', { name: t.invite.button }));
  const form = await inDialog(t.invite.title);
  const submit = form.getByRole('button', { name: t.invite.submit });
  await user.click(submit);
  expect(form.getAllByText(common.fields.required).length).toBeGreaterThanOrEqual(2);
  expect(writes()).toEqual([]);
  expect(form.getByText(t.roleTexts.finance)).toBeTruthy();
  await user.click(form.getByRole('radio', { name: t.roles.admin }));
  expect(form.getByText(t.roleTexts.admin)).toBeTruthy();
  await invites(user, form, 'New');
  await user.click(submit);
  expect(await form.findByText(common.fields.emailTaken)).toBeTruthy();
  const done: ReplyOf<typeof inviteStaff> = { member: agus, waitsUntil: null };
  replies(({ method }) => ({ body: method === 'GET' ? listOf(agus) : done }));
  await pressTwice(user, submit);
  expect(await screen.findByText(t.invite.done({ name: 'Budi' }))).toBeTruthy();
  await dialogCloses();
  expect(sent().at(-1)).toEqual([
    'POST',
    '/staff',
    { ...BUDI, role: 'admin', access: 'full', reason: 'New' },
  ]);
  expect(sent()).toHaveLength(2);
});

it('an accountant is a finance account that reads, and is called so in the list', async () => {
  const budi: StaffMember = { ...wati, id: 'a3', name: 'Budi', access: 'read' };
  const user = await opens({}, [agus, budi]);
  expect(screen.getByRole('row', { name: /Budi/ }).textContent).toContain(t.roles.accountant);
  const done: ReplyOf<typeof inviteStaff> = { member: budi, waitsUntil: null };
  replies(({ method }) => ({ body: method === 'GET' ? listOf(agus) : done }));
  await user.click(screen.getByRole('button', { name: t.invite.button }));
  const form = await inDialog(t.invite.title);
  await user.click(form.getByRole('radio', { name: t.roles.accountant }));
  expect(form.getByText(t.roleTexts.accountant)).toBeTruthy();
  await invites(user, form, 'Audit');
  await user.click(form.getByRole('button', { name: t.invite.submit }));
  await dialogCloses();
  expect(sent()).toEqual([['POST', '/staff', { ...BUDI, role: 'finance', access: 'read', reason: 'Audit' }]]);
});
