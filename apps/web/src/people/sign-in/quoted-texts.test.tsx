import { textsIn } from '@fasih/messages/texts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import Login from './login.tsx';
import Register from './register.tsx';
import { SignInForm } from './sign-in-form.tsx';

const { replies, show, writes } = personAtPage('accounts', 'packages', 'site');

const never = () => new Promise<never>(() => {});
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

const { login, register } = textsIn('id').accounts;

/** Fills the registration in, as a good one where nothing else is named, and sends it. */
async function registers({
  password = 'kapal layar 27',
  again = password,
  at = '/register',
  elsewhere = <Login />,
}: {
  password?: string;
  again?: string;
  at?: string;
  elsewhere?: ReactNode;
} = {}): Promise<void> {
  const user = await show(<Register />, { at, path: '/register', elsewhere });
  const typed = [
    [register.username, 'siti'],
    [register.email, 'siti@contoh.id'],
    [register.phone, '0812 3456 7890'],
    [register.password, password],
    [register.confirmPassword, again],
  ] as const;
  for (const [label, value] of typed) {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  }
  await user.click(screen.getByRole('button', { name: register.submit }));
}

it('the button says that the sign-in is under way, and cannot be pressed again', async () => {
  replies(never);
  const user = await show(<SignInForm onSignedIn={() => {}} />);
  await user.type(screen.getByLabelText(login.username), 'siti');
  await user.type(screen.getByLabelText(login.password), 'rahasia');
  await user.dblClick(screen.getByRole('button', { name: login.submit }));
  expect(screen.getByRole('button', { name: 'Sedang masuk...' })).toHaveProperty('disabled', true);
  expect(writes()).toHaveLength(1);
});

it('an empty registration asks for every field, and nothing is sent', async () => {
  const user = await show(<Register />);
  await user.click(screen.getByRole('button', { name: register.submit }));
  expect(screen.getByText('Harap isi semua kolom!')).toBeTruthy();
  expect(writes()).toEqual([]);
});

it.each([
  ['two passwords', { again: 'kapal layar 28' }, 'Kata sandi tidak cocok!'],
  ['a password of five letters', { password: 'abc12' }, 'Kata sandi harus minimal 6 karakter!'],
])('a registration with %s is refused before it is sent', async (_, typed, sentence) => {
  await registers(typed);
  // Above the form and beside its field.
  expect(screen.getAllByText(sentence)).toHaveLength(2);
  expect(writes()).toEqual([]);
});

it.each([
  ['fails without words', () => ({ status: 500 }), 'Pendaftaran gagal.'],
  ['meets no answer', noAnswer, 'Tidak ada respons dari server. Silakan coba lagi nanti.'],
  [
    'is answered with nonsense',
    () => ({ text: 'nonsense' }),
    'Permintaan pendaftaran gagal. Silakan coba lagi nanti.',
  ],
])('a registration that %s says so', async (_, reply, sentence) => {
  replies(reply);
  await registers();
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it('who is registered but could not be signed in by itself signs in by hand', async () => {
  replies(({ path }) => (path === '/auth/login' ? noAnswer() : { status: 201, body: { id: 'a1' } }));
  await registers();
  expect(await screen.findByText('Login otomatis gagal. Silakan login manual.')).toBeTruthy();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

it.each([
  ['the choice of a package', '/register', '/program-selection'],
  ['the package that was chosen', '/register?package=102', '/program-selection?package=102'],
  ['the choice with its voucher', '/program-selection?package=102&voucher=HEMAT10', undefined],
  ['the invitation', '/guardian', undefined],
  // A new account has nothing there.
  ['the choice, not a guarded page', '/dashboard/student', '/program-selection'],
])('who has registered goes on to %s', async (_, from, to = from) => {
  const token = `session.${Math.floor(Date.now() / 1000) + 900}.mac`;
  replies(({ path }) => {
    if (path === '/packages') return { body: { data: [] } };
    if (path === '/auth/login') return { body: { token, roles: ['student'] } };
    return { status: 201, body: { id: 'a1', username: 'siti' } };
  });
  const at = from.startsWith('/register') ? from : `/register?next=${encodeURIComponent(from)}`;
  await registers({ at, elsewhere: <Address /> });
  expect(await screen.findByText(to)).toBeTruthy();
});

const message = textsIn('id').accounts.problems.usernameTaken;
const taken = {
  status: 409,
  body: { code: 'accounts.usernameTaken', message, fields: { username: message } },
};
const registrations = () => writes().filter(({ path }) => path === '/auth/register').length;

it('who presses again because the first answer was lost is signed in to the account that it opened', async () => {
  const token = `session.${Math.floor(Date.now() / 1000) + 900}.mac`;
  replies(({ path }) => {
    if (path === '/auth/login') return { body: { token, roles: ['student'] } };
    return registrations() === 1 ? noAnswer() : taken;
  });
  await registers({ elsewhere: <Address /> });
  await screen.findByText(register.noAnswer);
  await userEvent.click(screen.getByRole('button', { name: register.submit }));
  expect(await screen.findByText('/program-selection')).toBeTruthy();
});

it.each([
  ['at the first press', 0, () => noAnswer()],
  [
    'after a lost answer, with another password',
    1,
    () => ({ status: 401, body: { code: 'accounts.wrongLogin' } }),
  ],
])('a name that somebody else has is refused %s', async (_, lost, signIn) => {
  replies(({ path }) => (path === '/auth/login' ? signIn() : registrations() <= lost ? noAnswer() : taken));
  await registers();
  if (lost > 0) {
    await screen.findByText(register.noAnswer);
    await userEvent.click(screen.getByRole('button', { name: register.submit }));
  }
  expect(await screen.findByText(message)).toBeTruthy();
  expect(writes().some(({ path }) => path === '/auth/login')).toBe(lost > 0);
});
