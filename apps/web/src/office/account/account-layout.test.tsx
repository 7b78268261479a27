import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage, signIn } from '../../../test/person-at-page.tsx';
import AccountLayout from './account-layout.tsx';

const { show, replies } = personAtPage('accounts', 'learners', 'notifications');

const me = {
  id: 'a1',
  username: 'sari',
  roles: ['student'],
  mustChangePassword: false,
  twoStepNeeded: false,
};
const tabs = () => within(screen.getByRole('navigation', { name: 'Akun' })).getAllByRole('link');

it('a family goes from tab to tab of its account, and sees which one is open', async () => {
  signIn('student');
  replies(() => ({ body: me }));
  await show(<AccountLayout />, { at: '/account/messages' });
  expect(tabs().map((tab) => tab.getAttribute('href'))).toEqual([
    '/account',
    '/account/learners',
    '/account/messages',
    '/account/security',
  ]);
  const current = tabs().filter((tab) => tab.getAttribute('aria-current') === 'page');
  expect(current.map((tab) => tab.textContent)).toEqual(['Pesan dan kalender']);
  expect(screen.getByRole('link', { name: 'Pesanan' }).getAttribute('href')).toBe('/orders');
});

it('staff have no learners and no orders there', async () => {
  signIn('finance');
  replies(() => ({ body: { ...me, roles: ['finance'] } }));
  await show(<AccountLayout />, { at: '/account' });
  expect(tabs().map((tab) => tab.textContent)).toEqual(['Profil', 'Pesan dan kalender', 'Keamanan']);
  expect(screen.queryByRole('link', { name: 'Pesanan' })).toBeNull();
});

it('who must change a temporary password first sees no other tab', async () => {
  signIn('teacher');
  replies(() => ({ body: { ...me, mustChangePassword: true } }));
  await show(<AccountLayout />, { at: '/account/security' });
  await expect.poll(() => screen.queryByRole('navigation', { name: 'Akun' })).toBeNull();
});
