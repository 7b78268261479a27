import { mayOpen } from '@fasih/school/routes';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../test/person-at-page.tsx';
import { BOTTOM_BAR } from '../ui/sidebar-items.ts';
import { BottomBar } from './bottom-bar.tsx';

const { show, replies } = personAtPage('notifications');

const FAMILY = 'student';
const links = () => within(screen.getByRole('navigation', { name: 'Navigasi cepat' })).getAllByRole('link');
const current = () => links().filter((link) => link.getAttribute('aria-current') === 'page');

it.each(['student', 'teacher'] as const)(
  'the bar of a %s has at most five places, all open to them',
  (role) => {
    expect(BOTTOM_BAR[role].length).toBeLessThanOrEqual(5);
    expect(BOTTOM_BAR[role].filter(({ route }) => !mayOpen(route, role))).toEqual([]);
  },
);

it('a page marks the place that it belongs to, and news are marked until they are read', async () => {
  replies(() => ({ body: { unread: 2 } }));
  await show(<BottomBar role={FAMILY} />, { at: '/account/security' });
  expect(current().map((link) => link.textContent)).toEqual(['Akun']);
  await screen.findByRole('link', { name: /Kabar.*ada yang baru/ });
});

it('a class belongs to the classes', async () => {
  replies(() => ({ body: { unread: 0 } }));
  await show(<BottomBar role={FAMILY} />, { at: '/my-classes/c1' });
  expect(current().map((link) => link.textContent)).toEqual(['Kelas']);
  expect(screen.queryByText('ada yang baru')).toBeNull();
});
