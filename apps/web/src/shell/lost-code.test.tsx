import { changeStaff } from '@fasih/school/office/staff/staff-contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { stage } from '../../test/stage.tsx';
import { call } from '../lib/client.ts';
import { store } from '../lib/session-store.ts';
import { ActionDialog } from '../ui/action-dialog.tsx';
import { AskHost } from '../ui/ask.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { ConfirmKeeper } from './confirm-keeper.tsx';
import StaffSearch from './palette/staff-search.tsx';
import { SessionKeeper } from './session-keeper.tsx';

const lost = vi.hoisted(() => () => {
  throw new Error('Failed to fetch dynamically imported module');
});
vi.mock('../people/sign-in/confirm-dialog.tsx', lost);
vi.mock('../people/sign-in/session-dialog.tsx', lost);
vi.mock('./palette/palette.tsx', lost);

const { server, show, send, find, text, wait, write, click } = stage('accounts', 'palette');

// React tells the console of each lost part.
beforeEach(() => {
  store(`a.${Math.floor(Date.now() / 1000) + 900}.mac`, ['admin']);
  vi.spyOn(console, 'error').mockReturnValue();
});

it.each([
  ['asks for the password once more', 403, 'accounts.confirmFirst'],
  ['asks to sign in again', 401, 'common.signInNeeded'],
])(
  'when the connection loses the dialog that %s, the call says why it failed and typed text stays',
  async (_, status, code) => {
    server(async () => ({ status, body: { code, message: 'Tidak bisa' } }));
    const change = (reason: string) =>
      call(changeStaff, { params: { accountId: '1' }, body: { active: false, reason, version: 1 } });
    await show(
      <Boundary>
        <ActionDialog title="Nonaktifkan" label="Alasan" submitLabel="Ya" send={change} onClose={() => {}} />
        <ConfirmKeeper />
        <SessionKeeper />
      </Boundary>,
    );
    await write('Alasan', 'Pindah kota');
    await send();
    await wait(400);
    expect(find<HTMLTextAreaElement>('textarea')?.value).toBe('Pindah kota');
    expect(text()).toContain('Tidak bisa');
  },
);

const role = 'admin';

it('when it loses the search, a notice says so, and the button stays', async () => {
  await show(
    <Boundary fallback="page lost">
      <StaffSearch role={role} place="bar" />
      <AskHost />
    </Boundary>,
  );
  await click('button');
  await wait(400);
  expect(document.body.textContent).toContain('Bagian ini tidak bisa ditampilkan');
  expect(find('button')?.textContent).toContain('Cari');
});
