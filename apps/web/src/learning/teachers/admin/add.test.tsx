import { expect, it, vi } from 'vitest';
import { stage } from '../../../../test/stage.tsx';
import { onSessionOver } from '../../../lib/client.ts';
import { clearStored, store } from '../../../lib/session-store.ts';
import { AddTeacher } from './add.tsx';

const { server, show, fill, send, find, text } = stage('staff', 'accounts');

const TYPED = {
  name: 'Ratna Dewi',
  username: 'ratna.dewi',
  email: 'ratna@contoh.id',
  password: 'kata sandi awal',
};
const token = (id: string) => `${id}.${Math.floor(Date.now() / 1000) + 900}.mac`;
const ended = { status: 401, body: { code: 'common.signInNeeded', message: 'Silakan masuk.' } };

it('adding a teacher after the session ended asks to sign in again and keeps what was typed', async () => {
  store(token('old'), ['admin']);
  const ask = vi.fn(async () => false);
  const stop = onSessionOver(ask);
  server(async () => ended);
  await show(<AddTeacher onClose={() => {}} />);
  await fill(TYPED);
  await send();
  expect(ask).toHaveBeenCalledOnce();
  const kept = Object.keys(TYPED).map((name) => [name, find<HTMLInputElement>(`[name="${name}"]`)?.value]);
  expect(Object.fromEntries(kept)).toEqual(TYPED);
  expect(text()).not.toContain('tidak boleh');
  stop();
  clearStored();
});
