import { changeStaff } from '@fasih/school/office/staff/staff-contract';
import { expect, it } from 'vitest';
import { stage } from '../../test/stage.tsx';
import { call } from '../lib/client.ts';
import { ActionDialog } from '../ui/action-dialog.tsx';
import { ConfirmKeeper } from './confirm-keeper.tsx';

const { server, show, fill, send, find, text, wait, writes, click, write } = stage('accounts');

const refused = { status: 403, body: { code: 'accounts.confirmFirst', message: 'Ketik kata sandi' } };
let confirmed = false;
let closed = 0;
const close = () => {
  closed += 1;
};

async function aReasonTyped(): Promise<void> {
  confirmed = false;
  closed = 0;
  server(async (_, address) => {
    if (!address.endsWith('/auth/confirm')) return confirmed ? { status: 200, body: {} } : refused;
    confirmed = true;
    return { status: 200, body: { ok: true } };
  });
  const change = (reason: string) =>
    call(changeStaff, { params: { accountId: '1' }, body: { active: false, reason, version: 1 } });
  await show(
    <>
      <ActionDialog title="Nonaktifkan" label="Alasan" submitLabel="Ya" send={change} onClose={close} />
      <ConfirmKeeper />
    </>,
  );
  await write('Alasan', 'Pindah kota');
  await send();
  await wait(400);
}
it('a call that needs the password again asks for it, and goes on with what was typed', async () => {
  await aReasonTyped();
  expect(text()).toContain('Masukkan kata sandi Anda');
  expect(find<HTMLTextAreaElement>('textarea')?.value).toBe('Pindah kota');
  await fill({ password: 'perahu kertas 12' });
  await click('dialog:last-of-type button[type="submit"]');
  await wait(100);
  expect([closed, writes()]).toEqual([1, 3]);
  expect(text()).not.toContain('Masukkan kata sandi Anda');
});

it('whoever does not type it keeps the page as it was', async () => {
  await aReasonTyped();
  await click('dialog:last-of-type button', { at: 2 });
  expect([closed, writes()]).toEqual([0, 1]);
  expect(find<HTMLTextAreaElement>('textarea')?.value).toBe('Pindah kota');
  expect(text()).toContain('Ketik kata sandi');
});
