import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import { DeleteAccount } from './delete-account.tsx';

const { show, replies, writes } = personAtPage('accounts');

const FREE = {
  request: null,
  blockedBy: { courses: 0, orders: 0, refunds: 0 },
  goes: { learners: ['Sekar', 'Bagas'], tests: 2, reports: 1, messages: 7 },
  stays: { orders: 1, receipts: 1 },
};
const ASKED = { ...FREE, request: { askedAt: '2026-11-02T02:00:00Z', dueAt: '2026-11-09T02:00:00Z' } };

it('a family reads what goes and what stays before it deletes its account, and can keep it afterwards', async () => {
  let isAsked = false;
  replies(({ method }) => {
    if (method !== 'GET') isAsked = method === 'POST';
    return { body: isAsked ? ASKED : FREE };
  });
  const person = await show(<DeleteAccount />);
  await person.click(await screen.findByRole('button', { name: 'Hapus akun saya' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Hapus akun' }));
  dialog.getByText('Data siswa: Sekar, Bagas.');
  dialog.getByText(/1 kuitansi/);
  await person.type(dialog.getByLabelText('Kata sandi saat ini'), 'melati-putih');
  await person.click(dialog.getByRole('button', { name: 'Hapus akun' }));
  await screen.findByText(/^Akun ini dihapus 9 Nov 2026/);
  await person.click(screen.getByRole('button', { name: 'Pertahankan akun saya' }));
  await screen.findByText('Akun Anda tetap ada.');
  screen.getByRole('button', { name: 'Hapus akun saya' });
  expect(writes()).toEqual([
    { method: 'POST', path: '/user/erasure', body: { password: 'melati-putih' } },
    { method: 'DELETE', path: '/user/erasure', body: null },
  ]);
});

it('what must be settled first is named, and no button deletes anything', async () => {
  replies(() => ({ body: { ...FREE, blockedBy: { courses: 2, orders: 0, refunds: 1 } } }));
  await show(<DeleteAccount />);
  await screen.findByText(/^2 kursus masih berjalan/);
  screen.getByText(/^1 pengembalian dana belum selesai/);
  expect(screen.queryByText(/pesanan belum selesai/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Hapus/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Hubungi sekolah' }).getAttribute('href')).toBe('/contact');
});
