import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage, signIn } from '../../../test/person-at-page.tsx';
import { EmailCard } from './email-card.tsx';

const { show, replies, writes } = personAtPage('accounts');

const STATE = { email: 'sari@contoh.id', verified: true, change: null };
const WAITING = { ...STATE, change: { email: 'baru@contoh.id', endsAt: '2026-11-23T02:00:00.000Z' } };

it('another address is asked for with the password, and waits until it is confirmed or taken back', async () => {
  signIn('student');
  replies(({ method }) => ({ body: method === 'POST' ? WAITING : STATE }));
  const person = await show(<EmailCard />);
  await person.click(await screen.findByRole('button', { name: 'Ganti alamat' }));
  await person.type(screen.getByLabelText('Alamat email baru'), 'baru@contoh.id');
  await person.type(screen.getByLabelText('Kata sandi saat ini'), 'melati-putih');
  await person.click(screen.getByRole('button', { name: 'Kirim tautan konfirmasi' }));
  await screen.findByText(/^Menunggu konfirmasi dari baru@contoh\.id/);
  expect(writes()).toEqual([
    { method: 'POST', path: '/user/email', body: { email: 'baru@contoh.id', password: 'melati-putih' } },
  ]);
  await person.click(screen.getByRole('button', { name: 'Batalkan' }));
  await screen.findByText('Penggantian alamat dibatalkan.');
  expect(screen.queryByText(/^Menunggu konfirmasi/)).toBeNull();
});

it('a refusal stays in the form with what was typed', async () => {
  signIn('teacher');
  replies(({ method }) =>
    method === 'GET'
      ? { body: STATE }
      : { status: 409, body: { code: 'accounts.wrongPassword', message: 'Kata sandi saat ini salah.' } },
  );
  const person = await show(<EmailCard />);
  await person.click(await screen.findByRole('button', { name: 'Ganti alamat' }));
  await person.type(screen.getByLabelText('Alamat email baru'), 'baru@contoh.id');
  await person.type(screen.getByLabelText('Kata sandi saat ini'), 'salah');
  await person.click(screen.getByRole('button', { name: 'Kirim tautan konfirmasi' }));
  await screen.findByText('Kata sandi saat ini salah.');
  expect(screen.getByLabelText<HTMLInputElement>('Alamat email baru').value).toBe('baru@contoh.id');
});

it('admins and finance read who changes their address', async () => {
  signIn('finance');
  replies(() => ({ body: STATE }));
  await show(<EmailCard />);
  await screen.findByText(/diganti oleh admin lain/);
  expect(screen.queryByRole('button', { name: 'Ganti alamat' })).toBeNull();
});
