import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearStored, readStored, store } from '../../lib/session-store.ts';
import { followLeave, signOutHere } from './leave.ts';
import { followWho } from './who.ts';

const token = (name = 'a') => `${name}.${Math.floor(Date.now() / 1000) + 900}.mac`;
const stops: (() => void)[] = [];
const go = vi.fn();

beforeEach(() => {
  go.mockClear();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  document.body.innerHTML = `
    <a href="/register" data-for="visitor">Join</a>
    <a href="/dashboard/student" data-for="person" data-home>Dashboard</a>
    <button type="button" data-for="person" data-leave>Log out</button>
    <dialog data-leaving="student">Leave?</dialog><dialog data-leaving="finance">Do you want to leave?</dialog>`;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  clearStored();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('who is signed in', () => {
  it('is said on the page, with the way to their own dashboard', () => {
    stops.push(followWho());
    expect(document.documentElement.dataset.who).toBeUndefined();
    store(token(), ['teacher']);
    expect(document.documentElement.dataset.who).toBe('teacher');
    expect(document.querySelector('[data-home]')?.getAttribute('href')).toBe('/dashboard/teacher');
    clearStored();
    expect(document.documentElement.dataset.who).toBeUndefined();
  });

  it('is followed when another tab signs in or out', () => {
    stops.push(followWho());
    localStorage.setItem('token', token());
    localStorage.setItem('role', 'finance');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(document.documentElement.dataset.who).toBe('finance');
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(document.documentElement.dataset.who).toBeUndefined();
  });
});

describe('signing out from the bar', () => {
  const question = (role: string) =>
    document.querySelector<HTMLDialogElement>(`dialog[data-leaving="${role}"]`) as HTMLDialogElement;
  const press = () => document.querySelector<HTMLElement>('[data-leave]')?.click();
  const answer = async (role: string, value: string) => {
    question(role).returnValue = value;
    question(role).dispatchEvent(new Event('close'));
    await Promise.resolve();
  };

  it('asks in the words of the role, and goes nowhere when the answer is no', async () => {
    const signOut = vi.fn(async () => {});
    stops.push(followLeave(signOut, go));
    store(token(), ['finance']);
    press();
    expect([question('finance').open, question('student').open]).toEqual([true, false]);
    await answer('finance', 'no');
    expect([signOut.mock.calls.length, go.mock.calls.length]).toEqual([0, 0]);
  });

  it('ends the session when the answer is yes, and goes to the sign-in', async () => {
    const signOut = vi.fn(async () => {});
    stops.push(followLeave(signOut, go));
    store(token(), ['student']);
    press();
    await answer('student', 'yes');
    await vi.waitFor(() => expect(go.mock.calls).toEqual([['/login']]));
    expect(signOut).toHaveBeenCalledTimes(1);
    // Escape closes the next question with no answer of its own.
    press();
    question('student').dispatchEvent(new Event('close'));
    await Promise.resolve();
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('tells the server whose session ends, and forgets it here at once', async () => {
    const calls: [string, RequestInit][] = [];
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      calls.push([address, init]);
      return new Response(null, { status: 204 });
    });
    const mine = token('mine');
    store(mine, ['student']);
    const ending = signOutHere();
    expect(readStored()).toBeNull();
    await ending;
    expect(calls).toMatchObject([
      ['/api/auth/logout', { method: 'POST', keepalive: true, headers: { Authorization: `Bearer ${mine}` } }],
    ]);
    expect(localStorage.getItem('logoutDue')).toBeNull();
  });

  it('without an answer is said to the server later', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    store(token(), ['student']);
    await signOutHere();
    expect([readStored(), localStorage.getItem('logoutDue')]).toEqual([null, '1']);
  });
});
