import type { Role } from '@fasih/school/basics/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { personAtPage } from '../../test/person-at-page.tsx';
import { Sidebar } from './sidebar.tsx';

const { show, writes } = personAtPage();

const sidebarOf = (role: Role) => <Sidebar role={role} />;

it('a teacher finds the own pages, and leaving is asked about first', async () => {
  const user = await show(sidebarOf('teacher'), { lang: 'en' });
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(
    expect.arrayContaining(['Dashboard', 'Attendance', 'My Classes', 'History Classes', 'My Students']),
  );
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Logout' });
  expect(within(dialog).getByText('Are you sure you want to logout?')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writes()).toEqual([]);
});

it('an admin is asked in the same words', async () => {
  const user = await show(sidebarOf('admin'), { lang: 'en' });
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Are you sure you want to logout?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
});

it('finance is asked in Indonesian words of its own', async () => {
  const user = await show(sidebarOf('finance'));
  await user.click(screen.getByRole('button', { name: /^(Keluar|Logout)$/ }));
  await screen.findByText('Apakah kamu ingin keluar?');
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Ya' })).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Tidak' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a family goes on with the child that it looked at last, also from pages that name none', async () => {
  const user = await show(
    <>
      {sidebarOf('student')}
      <Link to="/orders">orders</Link>
      <Link to="/dashboard/student">home</Link>
    </>,
    { at: '/history?learner=l2', path: '*' },
  );
  const history = () => screen.getByRole('link', { name: 'Riwayat Kelas' }).getAttribute('href');
  await user.click(screen.getByRole('link', { name: 'orders' }));
  expect(history()).toBe('/history?learner=l2');
  await user.click(screen.getByRole('link', { name: 'home' }));
  await waitFor(() => expect(history()).toBe('/history'));
});
