import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf } from './address.ts';
import { call, onSessionOver, send } from './client.ts';
import { NO_ANSWER, Problem } from './problem.ts';
import { followSession, signOut, startSession } from './session.ts';
import { clearStored, endOf, isOld, onStored, readStored, store } from './session-store.ts';
import { goOnWith, heldRole, isHeldNow, rememberAccount, shownAccount, visitNow } from './visit.ts';

const ME = { method: 'GET', path: '/user/me' };
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const fresh = (name: string) => `${name}.${inSeconds(900)}.mac`;
/** The same session's next token. */
const next = (name: string) => `${name}.${inSeconds(900)}.next`;
const old = (name: string) => `${name}.${inSeconds(-5)}.mac`;

type Answer = { status: number; body?: unknown } | Error;
let asked: { path: string; token: string | null; unattended: string | null }[] = [];

/** A server of a few sentences: each path answers its list in turn, the last answer again and again. */
function serve(answers: Record<string, Answer[]>) {
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request =
      typeof input === 'string'
        ? new Request(new URL(input, 'http://localhost'), { headers: init?.headers })
        : input;
    const { pathname } = new URL(request.url);
    const path = pathname.replace('/api', '');
    const { headers } = request;
    asked.push({ path, token: headers.get('authorization'), unattended: headers.get('fasih-unattended') });
    const list = answers[path] ?? [];
    const answer = list.length > 1 ? list.shift() : list[0];
    if (answer === undefined || answer instanceof Error) throw answer ?? new TypeError('no route');
    return new Response(JSON.stringify(answer.body ?? {}), { status: answer.status });
  });
}

const wait = (ms = 20) => new Promise((done) => setTimeout(done, ms));
const unauthorised = { status: 401, body: { code: 'common.signInNeeded', message: 'Silakan masuk.' } };
const renewed = (token: string) => ({ status: 200, body: { token, roles: ['student'] } });

beforeEach(() => {
  asked = [];
  localStorage.clear();
  document.documentElement.lang = 'id';
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what is stored', () => {
  it('keeps exactly token and role, and neither after signing out', async () => {
    serve({ '/auth/logout': [{ status: 200, body: { ok: true } }] });
    store(fresh('a'), ['teacher']);
    expect(Object.keys(localStorage).sort()).toEqual(['role', 'token']);
    expect(readStored()?.role).toBe('teacher');
    await signOut();
    expect(localStorage.length).toBe(0);
    expect(asked[0]?.token).toMatch(/^Bearer a\./);
  });

  it('forgets the sign-in even when the server cannot be reached', async () => {
    serve({ '/auth/logout': [new TypeError('offline')] });
    store(fresh('a'), ['student']);
    await signOut();
    expect(readStored()).toBeNull();
  });

  it('reads the end of a token and counts its last minute as old', () => {
    expect(endOf('session.1700000000.mac')).toBe(1_700_000_000_000);
    expect(endOf('nonsense')).toBe(0);
    expect(isOld('s.1700000000.m', 1_700_000_000_000 - 61_000)).toBe(false);
    expect(isOld('s.1700000000.m', 1_700_000_000_000 - 59_000)).toBe(true);
  });

  it('tells this tab of a sign-out in another', () => {
    const told = vi.fn();
    const stop = onStored(told);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'lang' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe('a call', () => {
  it('fills the path, leaves out empty parts of the query, and escapes both', () => {
    expect(
      addressOf('/orders/:orderId', { orderId: 'a/b' }, { q: 'x y', page: 2, sort: undefined, z: '' }),
    ).toBe('/api/orders/a%2Fb?q=x+y&page=2');
  });

  it('carries the problem of the API: code, sentence, fields, request number', async () => {
    const body = {
      code: 'common.invalid',
      message: 'Periksa.',
      fields: { email: 'emailShape' },
      requestId: 'r1',
    };
    serve({ '/user/me': [{ status: 400, body }] });
    const problem = await call(
      { method: 'GET', path: '/user/me', who: 'signedIn', summary: '', reply: {} },
      {},
    ).catch((e) => e);
    expect(problem).toBeInstanceOf(Problem);
    expect(problem).toMatchObject({
      code: 'common.invalid',
      message: 'Periksa.',
      status: 400,
      requestId: 'r1',
    });
    expect(problem.fields).toEqual({ email: 'emailShape' });
  });

  it('says that there was no answer when the connection is gone', async () => {
    serve({ '/user/me': [new TypeError('offline')] });
    await expect(send(ME)).rejects.toMatchObject({ code: NO_ANSWER, status: 0 });
  });

  it('renews an old token before it leaves', async () => {
    store(old('a'), ['student']);
    serve({ '/auth/renew': [renewed(next('a'))], '/user/me': [{ status: 200 }] });
    await send(ME);
    expect(asked.map((a) => a.path)).toEqual(['/auth/renew', '/user/me']);
    expect(asked[1]?.token).toMatch(/^Bearer a\..*next$/);
  });

  it('says so when nobody has touched the page for two minutes, and the renewal before it too', async () => {
    store(fresh('a'), ['admin']);
    serve({ '/auth/renew': [renewed(`a.${inSeconds(3600)}.next`)], '/user/me': [{ status: 200 }] });
    const now = Date.now();
    window.dispatchEvent(new Event('pointermove'));
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 119_000);
    await send(ME);
    clock.mockReturnValue(now + 15 * 60_000);
    await send(ME);
    window.dispatchEvent(new Event('keydown'));
    await send(ME);
    clock.mockRestore();
    expect(asked.map((one) => [one.path, one.unattended])).toEqual([
      ['/user/me', null],
      ['/auth/renew', '1'],
      ['/user/me', '1'],
      ['/user/me', null],
    ]);
  });

  it('renews once after a 401 and tries once more', async () => {
    store(fresh('a'), ['student']);
    serve({
      '/auth/renew': [renewed(next('a'))],
      '/user/me': [unauthorised, { status: 200, body: { id: '1' } }],
    });
    expect(await send(ME)).toEqual({ id: '1' });
    expect(asked.map((a) => a.path)).toEqual(['/user/me', '/auth/renew', '/user/me']);
  });

  it('renews once for many calls at the same moment', async () => {
    store(old('a'), ['student']);
    serve({ '/auth/renew': [renewed(next('a'))], '/user/me': [{ status: 200 }] });
    await Promise.all([send(ME), send(ME), send(ME)]);
    expect(asked.filter((a) => a.path === '/auth/renew')).toHaveLength(1);
  });

  it('asks the person to sign in when renewal is refused in the middle of use, and then goes on', async () => {
    store(fresh('a'), ['student']);
    serve({ '/auth/renew': [unauthorised], '/user/me': [unauthorised, { status: 200, body: { id: '1' } }] });
    const stop = onSessionOver(async () => {
      goOnWith(fresh('c'));
      store(fresh('c'), ['student']);
      return true;
    });
    expect(await send(ME)).toEqual({ id: '1' });
    expect(asked.at(-1)?.token).toMatch(/^Bearer c\./);
    stop();
  });

  it('does not take a wrong password for the end of a session', async () => {
    store(fresh('a'), ['student']);
    const ask = vi.fn(async () => false);
    const stop = onSessionOver(ask);
    serve({ '/auth/login': [{ status: 401, body: { code: 'accounts.wrongLogin', message: 'Salah.' } }] });
    await expect(send({ method: 'POST', path: '/auth/login' })).rejects.toMatchObject({
      code: 'accounts.wrongLogin',
    });
    expect(ask).not.toHaveBeenCalled();
    expect(asked).toHaveLength(1);
    stop();
  });

  it('does not sign in again when the person signed out while a renewal was under way', async () => {
    store(old('a'), ['student']);
    vi.stubGlobal('fetch', async () => {
      clearStored();
      return new Response(JSON.stringify({ token: fresh('a'), roles: ['student'] }));
    });
    void send(ME);
    await vi.waitFor(() => expect(readStored()).toBeNull());
    await wait();
    expect(readStored()).toBeNull();
  });
});

describe('start-up', () => {
  it('signs out quietly when the stored token is refused', async () => {
    store(fresh('a'), ['student']);
    const ask = vi.fn(async () => false);
    const stop = onSessionOver(ask);
    serve({ '/auth/renew': [unauthorised], '/user/me': [unauthorised] });
    await startSession();
    expect(readStored()).toBeNull();
    expect(ask).not.toHaveBeenCalled();
    stop();
  });

  it('keeps families signed in on a bad connection', async () => {
    store(fresh('a'), ['student']);
    serve({ '/user/me': [new TypeError('offline')] });
    await startSession();
    expect(readStored()?.token).toMatch(/^a\./);
  });

  it('keeps families signed in when the server has a fault', async () => {
    store(old('a'), ['student']);
    serve({ '/auth/renew': [{ status: 503 }] });
    await startSession();
    expect(readStored()?.token).toMatch(/^a\./);
  });
});

describe('the next person on the device', () => {
  /** What the server sends when the test says so; every call waits for it. */
  function byHand() {
    let answer: (body: unknown, status?: number) => void = () => {};
    vi.stubGlobal(
      'fetch',
      () =>
        new Promise<Response>((resolve) => {
          answer = (body, status = 200) => resolve(new Response(JSON.stringify(body), { status }));
        }),
    );
    return { answer: (body: unknown, status?: number) => answer(body, status) };
  }

  it('hears nothing of an answer that was under way when the one before signed out', async () => {
    store(fresh('a'), ['student']);
    const server = byHand();
    const heard = vi.fn();
    send(ME).then(heard, heard);
    await wait();
    clearStored();
    store(fresh('b'), ['student']);
    server.answer({ id: 'a' });
    await wait();
    expect(heard).not.toHaveBeenCalled();
  });

  it('is not asked to sign in because a call of the one before was refused', async () => {
    store(fresh('a'), ['student']);
    const server = byHand();
    const ask = vi.fn(async () => false);
    const stop = onSessionOver(ask);
    void send(ME);
    await wait();
    clearStored();
    server.answer({}, 401);
    await wait();
    expect(ask).not.toHaveBeenCalled();
    stop();
  });

  it('finds no draft of the one before, only what belongs to the device', async () => {
    store(fresh('a'), ['student']);
    visitNow();
    localStorage.setItem('draft', 'Catatan tentang Budi');
    localStorage.setItem('placement.level', 'kids');
    localStorage.setItem('lang', 'en');
    sessionStorage.setItem('draft', 'Catatan tentang Budi');
    sessionStorage.setItem('pretest.scored', '1');
    clearStored();
    visitNow();
    expect({ ...localStorage }).toEqual({ lang: 'en' });
    expect({ ...sessionStorage }).toEqual({ 'pretest.scored': '1' });
  });

  it('is a visitor whose calls carry no cookie, although the sign-out was never heard', async () => {
    store(fresh('a'), ['student']);
    serve({ '/auth/logout': [new TypeError('offline')] });
    await signOut();
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      sent.push(request.credentials);
      return new Response('{}');
    });
    await send(ME);
    expect(sent).toEqual(['omit']);
  });

  it('does not have the session of the one before on the server: it is ended when the connection is back', async () => {
    store(fresh('a'), ['student']);
    serve({ '/auth/logout': [new TypeError('offline'), { status: 200 }] });
    await signOut();
    expect(asked.map((a) => a.path)).toEqual(['/auth/logout']);
    followSession();
    await wait();
    expect(asked.map((a) => a.path)).toEqual(['/auth/logout', '/auth/logout']);
    expect(localStorage.length).toBe(0);
  });

  it('in another tab ends this visit, the same person signing in anew does not', async () => {
    store(fresh('a'), ['student']);
    followSession();
    const visit = visitNow();
    rememberAccount('1');
    serve({
      '/user/me': [
        { status: 200, body: { id: '1' } },
        { status: 200, body: { id: '2' } },
      ],
    });
    const inOtherTab = (token: string) => {
      localStorage.setItem('token', token);
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    };
    inOtherTab(fresh('b'));
    await wait();
    expect([visitNow(), shownAccount()]).toEqual([visit, '1']);
    inOtherTab(fresh('c'));
    await wait();
    expect([visitNow(), shownAccount()]).toEqual([visit + 1, null]);
  });

  it('in another tab ends a visit without typed text, and holds one with it until the same person is back', async () => {
    const note = document.body.appendChild(document.createElement('textarea'));
    const type = (text: string) => {
      note.value = text;
      note.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const inOtherTab = (token: string | null) => {
      if (token === null) localStorage.removeItem('token');
      else localStorage.setItem('token', token);
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    };
    store(fresh('a'), ['teacher']);
    followSession();
    rememberAccount('1');
    const visit = visitNow();
    serve({
      '/user/me': [
        { status: 200, body: { id: '1' } },
        { status: 200, body: { id: '2' } },
      ],
    });
    type('Catatan tentang Budi');
    const stop = onSessionOver(async () => false);
    inOtherTab(null);
    expect([visitNow(), isHeldNow(), heldRole()]).toEqual([visit, true, 'teacher']);
    inOtherTab(fresh('b'));
    await wait();
    expect([visitNow(), isHeldNow(), shownAccount()]).toEqual([visit, false, '1']);

    inOtherTab(null);
    inOtherTab(fresh('c'));
    await wait();
    expect([visitNow(), isHeldNow(), shownAccount()]).toEqual([visit + 1, false, null]);

    rememberAccount('2');
    inOtherTab(null);
    expect([visitNow(), isHeldNow()]).toEqual([visit + 1, true]);
    clearStored();
    expect([visitNow(), isHeldNow()]).toEqual([visit + 2, false]);

    store(fresh('d'), ['teacher']);
    rememberAccount('2');
    type('');
    inOtherTab(null);
    expect([visitNow(), isHeldNow()]).toEqual([visit + 3, false]);
    stop();
    note.remove();
  });

  it('whose page is held is not signed in by a cookie that outlived the sign-out', async () => {
    const note = document.body.appendChild(document.createElement('textarea'));
    store(fresh('a'), ['teacher']);
    followSession();
    rememberAccount('1');
    note.value = 'Catatan tentang Budi';
    note.dispatchEvent(new Event('input', { bubbles: true }));
    serve({ '/auth/renew': [renewed(next('a'))], '/user/me': [unauthorised] });
    const stop = onSessionOver(async () => false);
    localStorage.removeItem('token');
    await expect(send(ME)).rejects.toMatchObject({ status: 401 });
    expect([asked.map((a) => a.path), readStored()]).toEqual([['/user/me'], null]);
    clearStored();
    stop();
    note.remove();
  });

  it('who goes back to a page that the browser had put aside sees it only as the same person', async () => {
    store(fresh('a'), ['student']);
    followSession();
    const visit = visitNow();
    const tell = (type: string) => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    tell('pagehide');
    expect(document.documentElement.style.visibility).toBe('hidden');
    tell('pageshow');
    await wait();
    expect([visitNow(), document.documentElement.style.visibility]).toEqual([visit, '']);
    tell('pagehide');
    localStorage.removeItem('token');
    tell('pageshow');
    expect(document.documentElement.style.visibility).toBe('hidden');
    await wait();
    expect([visitNow(), document.documentElement.style.visibility]).toEqual([visit + 1, '']);
  });
});
