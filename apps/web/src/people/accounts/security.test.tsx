import { textsIn } from '@fasih/messages/texts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage, type Reply, signIn } from '../../../test/person-at-page.tsx';
import Security from './security.tsx';

const { show, replies, writes, pressTwice } = personAtPage('accounts');
const t = textsIn('id').accounts.security;
const { problems } = textsIn('id').accounts;

const me = {
  id: 'a1',
  username: 'nadia',
  email: 'nadia@contoh.id',
  phone: null,
  roles: ['teacher'],
  mustChangePassword: false,
  twoStepNeeded: false,
  twoStepEnabled: false,
  profile: { full_name: 'Nadia', photo_url: null },
};
const device = (id: string, current: boolean) => ({
  id,
  device: current ? 'Chrome, Linux' : 'Safari, iPhone',
  current,
  address: current ? null : '10.0.0.7',
  startedAt: '2026-11-20T02:00:00.000Z',
  lastSeenAt: '2026-11-24T02:00:00.000Z',
});
const SETUP = {
  totpUri: 'otpauth://totp/Fasih:nadia?secret=JBSWY3DP&issuer=Fasih',
  recoveryCodes: ['AAAA-1111', 'BBBB-2222'],
  qrSvg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

const opens = async (more: Partial<typeof me> = {}, answers: Record<string, Reply> = {}) => {
  signIn('teacher');
  let sessions = [device('s1', true), device('s2', false)];
  let account = { ...me, ...more };
  replies(({ method, path }) => {
    if (method === 'GET') return { body: path === '/user/sessions' ? { data: sessions } : account };
    if (method === 'DELETE' && !(path in answers)) sessions = sessions.filter(({ id }) => !path.endsWith(id));
    const answer = answers[path] ?? { body: {} };
    if (answer.status === undefined && /two-step\/(confirm|stop)$/.test(path))
      account = answer.body as typeof me;
    return answer;
  });
  return show(<Security />);
};
const section = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement);

it('a new password is saved once; a calendar address that others may know is offered to be renewed', async () => {
  const person = await opens(
    {},
    { '/auth/change-password': { body: { done: true, calendarAddress: true } } },
  );
  const password = await section(t.passwordTitle);
  await person.type(password.getByLabelText(t.current), 'melati-putih-7');
  await person.type(password.getByLabelText(t.fresh), 'kamboja di pagi hari');
  await pressTwice(person, password.getByRole('button', { name: t.change }));
  expect(await screen.findByText(t.changed)).toBeTruthy();
  expect(writes()).toEqual([
    {
      method: 'POST',
      path: '/auth/change-password',
      body: { currentPassword: 'melati-putih-7', password: 'kamboja di pagi hari' },
    },
  ]);
  expect(screen.getByRole('link', { name: t.calendarRenew }).getAttribute('href')).toBe('/account/messages');
  expect(password.getByLabelText(t.fresh)).toHaveProperty('value', '');
});

it('a wrong password is said and nothing typed is lost', async () => {
  const message = problems.wrongPassword;
  const person = await opens(
    {},
    { '/auth/change-password': { status: 409, body: { code: 'accounts.wrongPassword', message } } },
  );
  const password = await section(t.passwordTitle);
  await person.type(password.getByLabelText(t.current), 'salah-sekali');
  await person.type(password.getByLabelText(t.fresh), 'kamboja di pagi hari');
  await person.click(password.getByRole('button', { name: t.change }));
  expect(await password.findByText(message)).toBeTruthy();
  expect(password.getByLabelText(t.fresh)).toHaveProperty('value', 'kamboja di pagi hari');
});

it('who must change a temporary password sees that form alone', async () => {
  await opens({ mustChangePassword: true });
  await section(t.passwordTitle);
  expect(screen.queryByRole('heading', { name: t.twoStepTitle })).toBeNull();
  expect(screen.queryByRole('heading', { name: t.sessionsTitle })).toBeNull();
});

it('who must turn two-step login on first does not see the devices yet', async () => {
  await opens({ twoStepNeeded: true });
  await section(t.twoStepTitle);
  expect(screen.queryByRole('heading', { name: t.sessionsTitle })).toBeNull();
});

it('two-step login is turned on with password, picture or key, and the first code of the app', async () => {
  const person = await opens(
    {},
    {
      '/user/two-step/start': { body: SETUP },
      '/user/two-step/confirm': { body: { ...me, twoStepEnabled: true } },
    },
  );
  const part = await section(t.twoStepTitle);
  await person.type(part.getByLabelText(t.current), 'melati-putih-7');
  await person.click(part.getByRole('button', { name: t.turnOn }));
  expect(await part.findByRole('img', { name: t.qr })).toBeTruthy();
  expect(part.getByText('JBSWY3DP')).toBeTruthy();
  expect(part.getAllByRole('listitem').map((code) => code.textContent)).toEqual(SETUP.recoveryCodes);
  await person.type(part.getByLabelText(t.code), '123456');
  await person.click(part.getByRole('button', { name: t.confirm }));
  expect(await screen.findByText(t.nowOn)).toBeTruthy();
  expect(writes().at(-1)).toMatchObject({ path: '/user/two-step/confirm', body: { code: '123456' } });
  expect(await part.findByRole('button', { name: t.turnOff })).toBeTruthy();
});

it('it is turned off with the password and a code; a wrong code is said', async () => {
  const message = problems.wrongCode;
  const answers: Record<string, Reply> = {
    '/user/two-step/stop': { status: 409, body: { code: 'accounts.wrongCode', message } },
  };
  const person = await opens({ twoStepEnabled: true }, answers);
  const part = await section(t.twoStepTitle);
  await person.type(part.getByLabelText(t.current), 'melati-putih-7');
  await person.type(part.getByLabelText(t.anyCode), '000000');
  await person.click(part.getByRole('button', { name: t.turnOff }));
  expect(await part.findByText(message)).toBeTruthy();
  answers['/user/two-step/stop'] = { body: me };
  await person.click(part.getByRole('button', { name: t.turnOff }));
  expect(await screen.findByText(t.nowOff)).toBeTruthy();
  expect(await part.findByRole('button', { name: t.turnOn })).toBeTruthy();
});

it('another device is signed out, this one is not offered', async () => {
  const person = await opens();
  const part = await section(t.sessionsTitle);
  await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(2));
  const [own, other] = part.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(own.textContent).toContain(t.thisDevice);
  expect(within(own).queryByRole('button')).toBeNull();
  expect(other.textContent).toContain('10.0.0.7');
  await person.click(within(other).getByRole('button', { name: /Safari, iPhone/ }));
  expect(await screen.findByText(t.ended)).toBeTruthy();
  await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(1));
  expect(writes()).toMatchObject([{ method: 'DELETE', path: '/user/sessions/s2' }]);
});

it('a device that cannot be signed out just now stays in the list, and that is said', async () => {
  const message = textsIn('id').common.problems.notFound;
  const person = await opens(
    {},
    { '/user/sessions/s2': { status: 404, body: { code: 'common.notFound', message } } },
  );
  const part = await section(t.sessionsTitle);
  await person.click(await part.findByRole('button', { name: /Safari, iPhone/ }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(part.getAllByRole('listitem')).toHaveLength(2);
});
