import { textsIn } from '@fasih/messages/texts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { personAtPage, signIn } from '../../test/person-at-page.tsx';
import { startSession } from '../lib/session.ts';
import { clearStored, readStored } from '../lib/session-store.ts';
import { AreaNotices } from './area-notices.tsx';

const { replies, show, writes } = personAtPage('accounts');
afterEach(clearStored);

const t = textsIn('id').shell;
const common = textsIn('id').common;
const ME = { id: 'a1', username: 'sari', email: 'sari@contoh.id', roles: ['student'], emailVerified: true };

it.each([
  ['without an answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['with a fault of the server', () => ({ status: 503, body: {} })],
])('%s at start the sign-in stays, which is said and tried again', async (_, answer) => {
  signIn('student');
  replies(answer);
  await startSession();
  const person = await show(<AreaNotices />);
  await screen.findByText(t.noAnswer);
  expect(readStored()).toMatchObject({ role: 'student' });
  replies(() => ({ body: ME }));
  await person.click(screen.getByRole('button', { name: common.retry }));
  await waitFor(() => expect(screen.queryByText(t.noAnswer)).toBeNull());
});

it('a sign-in that the server refuses at start is forgotten without a word', async () => {
  signIn('student');
  replies(() => ({ status: 401, body: { code: 'common.signInNeeded', message: 'Silakan masuk.' } }));
  await act(startSession);
  expect(readStored()).toBeNull();
});

it('an address that is not verified is reminded of, and a new link is sent with one press', async () => {
  signIn('student');
  replies(() => ({ body: { ...ME, emailVerified: false } }));
  const person = await show(<AreaNotices />);
  await screen.findByText(t.verifyReminder);
  await person.click(screen.getByRole('button', { name: t.verifySend }));
  await screen.findByText(t.verifySent);
  expect(writes()).toHaveLength(1);
});
