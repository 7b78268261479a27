import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readingHead } from '../../lib/head/head-script.ts';
import { clearStored, store } from '../../lib/session-store.ts';
import { startReading } from './reading-page.ts';

const root = document.documentElement;
let stop: (() => void) | undefined;
let inline: AbortController;
/** Runs a script of the page's head; what it listens to ends with the test. */
const runInline = (script: string) =>
  new Function('addEventListener', script)((type: string, act: (event: Event) => void) =>
    window.addEventListener(type, act, { capture: true, signal: inline.signal }),
  );
const press = () => document.querySelector<HTMLElement>('[data-scheme-switch]')?.click();

beforeEach(() => {
  inline = new AbortController();
  localStorage.clear();
  document.cookie = 'lang=id; Path=/';
  root.lang = 'id';
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  for (const name of [...root.attributes].map((one) => one.name))
    if (name.startsWith('data-')) root.removeAttribute(name);
  document.body.innerHTML = `<main id="content"><button type="button" data-scheme-switch>Dark</button>
    <a href="/dashboard/student" data-home>Dashboard</a></main>`;
});
afterEach(() => {
  stop?.();
  inline.abort();
  clearStored();
  vi.unstubAllGlobals();
});

it('shows the stored colours and who is signed in before anything is painted', () => {
  localStorage.setItem('scheme', 'dark');
  store('a.9999999999.mac', ['teacher']);
  runInline(readingHead());
  expect([root.dataset.scheme, root.dataset.mantineColorScheme, root.dataset.who]).toEqual([
    'dark',
    'dark',
    'teacher',
  ]);
});

it('looks into no store for a first visit', () => {
  const looked = vi.spyOn(Storage.prototype, 'getItem');
  root.dataset.newcomer = '';
  runInline(readingHead());
  expect(looked).not.toHaveBeenCalled();
  looked.mockRestore();
});

it('acts once on a press that came before the script', async () => {
  runInline(readingHead());
  press();
  expect(root.dataset.scheme).toBeUndefined();
  stop = startReading();
  expect([root.dataset.scheme, localStorage.getItem('scheme')]).toEqual(['dark', 'dark']);
  press();
  expect([root.dataset.scheme, localStorage.getItem('scheme')]).toEqual(['light', 'light']);
});

it('shows who is signed in, and what changed while the page was put aside', async () => {
  store('a.9999999999.mac', ['finance']);
  stop = startReading();
  expect(root.dataset.who).toBe('finance');
  localStorage.removeItem('token');
  localStorage.setItem('scheme', 'dark');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect([root.dataset.who, root.dataset.scheme]).toEqual([undefined, 'dark']);
});
