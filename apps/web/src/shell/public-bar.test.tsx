import { afterEach, expect, it } from 'vitest';
import { stage } from '../../test/stage.tsx';
import { clearStored, readStored, store } from '../lib/session-store.ts';
import { PublicBar } from './public-bar.tsx';

const { server, show, press, text, texts, wait, writes } = stage('site');
afterEach(() => clearStored());

it('signing out in the bar of public pages asks first, as in the areas', async () => {
  store(`a.${Math.floor(Date.now() / 1000) + 900}.mac`, ['student']);
  server(async () => ({ status: 200, body: {} }));
  await show(<PublicBar />);
  await press('Keluar');
  await wait(300);
  expect(text()).toContain('Yakin ingin keluar?');
  expect(writes()).toBe(0);
  await press('Batal');
  expect(readStored()).not.toBeNull();
  await press('Keluar');
  await wait(100);
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('dialog button')];
  expect(texts('dialog button')).toContain('Keluar');
  buttons.find((one) => one.textContent === 'Keluar')?.click();
  await wait(100);
  expect(readStored()).toBeNull();
});
