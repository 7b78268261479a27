import { textsIn } from '@fasih/messages/texts';
import type { Guardian, SharedWithMe as Shared } from '@fasih/school/office/guardians/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { personAtPage, type Reply, signIn } from '../../../test/person-at-page.tsx';
import { kirana } from '../../people/learners/learners.fixtures.ts';
import Register from '../../people/sign-in/register.tsx';
import { student } from '../students/students.fixtures.ts';
import InvitationPage from './invitation-page.tsx';
import { SecondGuardians } from './second-guardians.tsx';
import { SharedWithMe } from './shared-with-me.tsx';
import { StaffGuardians } from './staff-guardians.tsx';

const { replies, show, writes } = personAtPage(
  ...(['guardians', 'learners', 'accounts', 'enrolments', 'students'] as const),
);
const t = textsIn('id').guardians;
const child = { id: kirana.id, name: kirana.name };
const andi: Guardian = {
  id: 'g1',
  name: 'Pak Andi',
  relation: 'father',
  may: 'look',
  email: 'andi@contoh.id',
  learners: [child],
  state: 'accepted',
  endsAt: null,
  acceptedAt: '2026-11-20T02:00:00.000Z',
};
const invited: Guardian = {
  ...andi,
  id: 'g2',
  name: 'Oma',
  email: 'oma@contoh.id',
  state: 'invited',
  endsAt: '2026-11-30T02:00:00.000Z',
  acceptedAt: null,
};
const invitation = {
  by: 'Ibu Sari',
  name: 'Pak Andi',
  email: 'andi@contoh.id',
  registered: false,
  may: 'decide',
  learners: ['Kirana'],
  endsAt: '2026-11-30T02:00:00.000Z',
};
let guardians: Guardian[];
let shared: Shared[];
let answer: Reply;
let me: object;
beforeEach(() => {
  signIn('student');
  [guardians, shared, answer] = [[andi, invited], [], { body: { ok: true } }];
  me = { roles: ['student'], email: 'andi@contoh.id' };
  replies(({ method, path }) => {
    if (path === '/guardians/invitation') return answer.status ? answer : { body: invitation };
    if (method !== 'GET') return answer;
    if (path.startsWith('/learners'))
      return { body: { data: [kirana, { ...kirana, id: 'l2', name: 'Bayu' }] } };
    if (path === '/user/me') return { body: me };
    return { body: { data: guardians, sharedWithMe: shared } };
  });
});
const button = (name: string) => screen.findByRole('button', { name });

it('a family invites for all its children, or leaves one out', async () => {
  guardians = [];
  const user = await show(<SecondGuardians />);
  await user.click(await button(t.part.invite));
  const dialog = within(await screen.findByRole('dialog'));
  answer = { status: 201, body: invited };
  await user.type(dialog.getByLabelText(t.form.name), 'Oma');
  await user.selectOptions(dialog.getByLabelText(t.form.relation), 'other');
  await user.type(dialog.getByLabelText(t.form.email), 'oma@contoh.id');
  await user.click(dialog.getByRole('checkbox', { name: 'Bayu' }));
  await user.click(dialog.getByRole('radio', { name: new RegExp(t.may.decide) }));
  await user.click(dialog.getByRole('button', { name: t.form.send }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes().map(({ body }) => body)).toEqual([
    {
      name: 'Oma',
      relation: 'other',
      email: 'oma@contoh.id',
      may: 'decide',
      learnerIds: [kirana.id],
    },
  ]);
});

it('no child at all is said beside the children, and a refused address beside its field; what was typed stays', async () => {
  guardians = [];
  const user = await show(<SecondGuardians />);
  await user.click(await button(t.part.invite));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(t.form.name), 'Oma');
  await user.selectOptions(dialog.getByLabelText(t.form.relation), 'other');
  await user.type(dialog.getByLabelText(t.form.email), 'sari@contoh.id');
  for (const name of [kirana.name, 'Bayu']) await user.click(dialog.getByRole('checkbox', { name }));
  await user.click(dialog.getByRole('button', { name: t.form.send }));
  expect((await dialog.findByRole('alert')).textContent).toBe(textsIn('id').common.fields.required);
  expect(writes()).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: 'Bayu' }));
  answer = {
    status: 409,
    body: { code: 'guardians.ownAddress', message: t.problems.ownAddress, fields: { email: 'ownAddress' } },
  };
  await user.click(dialog.getByRole('button', { name: t.form.send }));
  await waitFor(() => expect(dialog.getByLabelText(t.form.email).getAttribute('aria-invalid')).toBe('true'));
  expect((dialog.getByLabelText(t.form.name) as HTMLInputElement).value).toBe('Oma');
});

it('an invitation is sent again or withdrawn, sharing is changed or ended after a question', async () => {
  const user = await show(<SecondGuardians />);
  expect(await screen.findByText(/andi@contoh.id/)).toBeTruthy();
  await user.click(await button(t.part.againOf({ name: 'Oma' })));
  await user.click(await button(t.part.withdrawOf({ name: 'Oma' })));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: t.part.withdrawAsk.yes }),
  );
  await user.click(await button(t.part.changeOf({ name: 'Pak Andi' })));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: new RegExp(t.may.decide) }));
  await user.click(dialog.getByRole('button', { name: t.form.save }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await button(t.part.endOf({ name: 'Pak Andi' })));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: t.part.endAsk.yes }),
  );
  await waitFor(() => expect(writes()).toHaveLength(4));
  expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /guardians/g2/invitation',
    'DELETE /guardians/g2',
    'PUT /guardians/g1',
    'DELETE /guardians/g1',
  ]);
  expect(writes()[2]?.body).toEqual({ may: 'decide', learnerIds: [kirana.id] });
});

it('a second guardian reads who shares and who pays, and leaves after a question', async () => {
  shared = [{ id: 'g9', by: 'Ibu Sari', may: 'look', learners: [child] }];
  const user = await show(<SharedWithMe />);
  expect(
    await screen.findByText(new RegExp(textsIn('id').enrolments.shared.money({ name: 'Ibu Sari' }))),
  ).toBeTruthy();
  await user.click(await button(t.shared.leaveOf({ name: 'Ibu Sari' })));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: t.shared.leaveAsk.yes }),
  );
  await waitFor(() => expect(writes()).toMatchObject([{ method: 'DELETE', path: '/guardians/g9' }]));
});

const page = (hash = '#rahasia') => show(<InvitationPage />, { at: `/guardian${hash}`, path: '/guardian' });

it('the account of the invited address accepts by a press', async () => {
  const user = await page();
  await user.click(await button(t.accept.accept));
  await waitFor(() =>
    expect(writes().at(-1)).toMatchObject({ path: '/guardians/accept', body: { token: 'rahasia' } }),
  );
  await waitFor(() => expect(sessionStorage.getItem('guardian.invitation')).toBeNull());
});

it('whoever has no account registers with the invited address, and comes back', async () => {
  localStorage.clear();
  await page();
  const link = await screen.findByRole('link', { name: textsIn('id').accounts.register.title });
  expect(link.getAttribute('href')).toBe('/register?next=%2Fguardian&email=andi%40contoh.id');
  await waitFor(() => expect(sessionStorage.getItem('guardian.invitation')).toBe('rahasia'));
});

it('the form of registering keeps the invited address', async () => {
  localStorage.clear();
  await show(<Register />, { at: '/register?next=%2Fguardian&email=andi%40contoh.id', path: '/register' });
  const email = (await screen.findByLabelText('Email')) as HTMLInputElement;
  expect([email.value, email.readOnly]).toEqual(['andi@contoh.id', true]);
});

it.each([
  ['another account is asked to sign out', '#rahasia', t.accept.otherAccount({ email: 'andi@contoh.id' })],
  ['a link that was cut off says so', '', t.accept.missing],
])('%s', async (_what, hash, text) => {
  me = { roles: ['student'], email: 'lain@contoh.id' };
  await page(hash);
  expect(await screen.findByText(text)).toBeTruthy();
});

it('a link that is over says so', async () => {
  answer = { status: 404, body: { code: 'guardians.linkOver', message: t.problems.linkOver } };
  await page();
  expect(await screen.findByText(t.problems.linkOver)).toBeTruthy();
});

it('since when a child is shared is a day of the school, whose night is still the day before in UTC', async () => {
  const acceptedAt = '2026-11-20T18:30:00.000Z';
  const since = t.part.since({ when: '21 Nov 2026' });
  guardians = [{ ...andi, acceptedAt }];
  await show(<SecondGuardians />);
  expect(await screen.findByText(since, { exact: false })).toBeTruthy();
  signIn('admin');
  const { id, name, relation, may, email } = andi;
  const one = { id, name, relation, may, email, phone: null, acceptedAt };
  await show(<StaffGuardians student={{ ...student, guardians: [one] }} />);
  expect(await screen.findAllByText(since, { exact: false })).toHaveLength(2);
});

it('an admin ends a second guardian with a reason', async () => {
  signIn('admin');
  const { id, name, relation, may, email } = andi;
  const one = { id, name, relation, may, email, phone: null, acceptedAt: '2026-11-20T02:00:00.000Z' };
  const user = await show(<StaffGuardians student={{ ...student, guardians: [one] }} />);
  await user.click(await button(t.staff.endOf({ name })));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(t.staff.reason), 'Permintaan tertulis');
  await user.click(dialog.getByRole('button', { name: t.staff.end }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { path: `/students/${student.learnerId}/guardians/g1/end`, body: { reason: 'Permintaan tertulis' } },
    ]),
  );
});
