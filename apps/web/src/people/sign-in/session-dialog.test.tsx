import { textsIn } from '@fasih/messages/texts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { personAtPage, signIn } from '../../../test/person-at-page.tsx';
import { clearStored, readStored } from '../../lib/session-store.ts';
import { rememberAccount } from '../../lib/visit.ts';
import SessionDialog from './session-dialog.tsx';

const { replies, show } = personAtPage('accounts');
afterEach(clearStored);

const t = textsIn('id');
const FRESH = `fresh.${Math.floor(Date.now() / 1000) + 900}.mac`;

/** The dialog above a page of account `a1`, in which `id` signs in; returns what the page is told. */
async function signsIn(id: string) {
  signIn('student');
  rememberAccount('a1');
  replies(({ method }) =>
    method === 'POST' ? { body: { token: FRESH, roles: ['student'] } } : { body: { id, username: id } },
  );
  const done = vi.fn();
  const person = await show(<SessionDialog onDone={done} />);
  await person.type(screen.getByLabelText(t.accounts.login.username), id);
  await person.type(screen.getByLabelText(t.accounts.login.password), 'perahu kertas 12');
  await person.click(screen.getByRole('button', { name: t.accounts.login.submit }));
  await waitFor(() => expect(readStored()?.token).toBe(FRESH));
  return done;
}

it('whoever signs in again goes on with the page as it was', async () => {
  const done = await signsIn('a1');
  await waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith(true));
});

it('somebody else who signs in does not get the page of the first', async () => {
  const done = await signsIn('a2');
  expect(done).not.toHaveBeenCalledWith(true);
});

it('leaving forgets the sign-in', async () => {
  signIn('student');
  const done = vi.fn();
  const person = await show(<SessionDialog onDone={done} />);
  await person.click(screen.getByRole('button', { name: t.shell.expired.leave }));
  expect(readStored()).toBeNull();
  expect(done).toHaveBeenCalledExactlyOnceWith(false);
});

it('a password is shown and hidden again by its button', async () => {
  const person = await show(<SessionDialog onDone={() => {}} />);
  const password = screen.getByLabelText<HTMLInputElement>(t.accounts.login.password);
  await person.click(screen.getByRole('button', { name: t.accounts.showPassword }));
  expect(password.type).toBe('text');
  await person.click(screen.getByRole('button', { name: t.accounts.hidePassword }));
  expect(password.type).toBe('password');
});
