import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import ConfirmEmail from './confirm-email.tsx';
import StopEmailChange from './stop-email-change.tsx';

const { show, replies, writes } = personAtPage('accounts');

it('opening the link of a new address changes nothing; the button does', async () => {
  replies(() => ({ body: { ok: true } }));
  const person = await show(<ConfirmEmail />, { at: '/confirm-email?token=abc' });
  const button = await screen.findByRole('button', { name: 'Pakai alamat ini' });
  expect(writes()).toEqual([]);
  await person.click(button);
  await screen.findByRole('heading', { name: 'Alamat email sudah diganti' });
  expect(writes()).toEqual([{ method: 'POST', path: '/auth/email-change/confirm', body: { token: 'abc' } }]);
});

it('a change that was made is undone from the old address, and the way to a new password is named', async () => {
  replies(() => ({ body: { ok: true, restored: true } }));
  const person = await show(<StopEmailChange />, { at: '/stop-email-change?token=abc' });
  await person.click(await screen.findByRole('button', { name: 'Bukan saya, batalkan' }));
  await screen.findByRole('heading', { name: 'Alamat lama sudah kembali' });
  screen.getByText(/membuat kata sandi baru/);
});

it('a used link says so, and one without its value is named incomplete', async () => {
  replies(() => ({ status: 409, body: { code: 'accounts.linkOver', message: 'Tautan ini sudah dipakai.' } }));
  const person = await show(<StopEmailChange />, { at: '/stop-email-change?token=abc' });
  await person.click(await screen.findByRole('button', { name: 'Bukan saya, batalkan' }));
  await screen.findByText('Tautan ini sudah dipakai.');
  await show(<ConfirmEmail />, { at: '/confirm-email' });
  await screen.findByText('Tautan ini tidak lengkap. Buka lagi tautan di email Anda.');
});
