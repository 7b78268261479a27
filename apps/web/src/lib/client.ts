import type { Contract, Reply, Sent } from '@fasih/school/basics/contract';
import { addressOf } from './address.ts';
import { isUnattended } from './attention.ts';
import { NO_ANSWER, NOT_SENT, Problem, problemOf } from './problem.ts';
import { renew } from './renewal.ts';
import { noteSchoolTime } from './school-clock.ts';
import { isOld, readStored } from './session-store.ts';
import { asLang } from './texts.ts';
import { isHeldNow, visitNow, visitSettled } from './visit.ts';

/** In ms, for calls whose contract names no other limit. */
const TIMEOUT_MS = 20_000;
/** A file of 10 MB over a slow connection takes minutes. */
const FILE_TIMEOUT_MS = 300_000;

/** Calls that sign in or out by themselves: their 401 is an answer, not the end of a session. */
const SIGNS_IN = new Set(['/auth/login', '/auth/two-step', '/auth/register', '/auth/renew', '/auth/logout']);

type Route = { method: string; path: string; answersWithin?: number };
type Parts = { params?: unknown; query?: unknown; body?: unknown };
/**
 * `atStart`: a refused sign-in opens no dialog, because nothing has been done yet. `asPerson`: registers somebody else, so
 * the caller's old token is renewed first as for every other call. `keepalive`: the call goes on when the page is closed.
 * `token`: asks as the owner of this token, which is not kept yet.
 */
type Options = {
  signal?: AbortSignal;
  atStart?: boolean;
  asPerson?: boolean;
  keepalive?: boolean;
  token?: string;
  headers?: Readonly<Record<string, string>>;
};

/** Called when a renewal is refused during use; resolves to true once somebody has signed in again. */
let whenOver: () => Promise<boolean> = async () => false;

/** Sets what happens when a session ends during use (the 'Session Expired' dialog). Returns how to unset it. */
export function onSessionOver(ask: () => Promise<boolean>): () => void {
  whenOver = ask;
  return () => {
    if (whenOver === ask) whenOver = async () => false;
  };
}

/** Called when a call needs the password once more; resolves to true once it was typed. */
let whenUnconfirmed: () => Promise<boolean> = async () => false;

/** Sets what happens when a call needs the password once more (one dialog for all of them). Returns how to unset it. */
export function onConfirmNeeded(ask: () => Promise<boolean>): () => void {
  whenUnconfirmed = ask;
  return () => {
    if (whenUnconfirmed === ask) whenUnconfirmed = async () => false;
  };
}

/** Whether a refused call is worth sending once more, because the password it needs has been typed meanwhile. */
export async function confirmedNow(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const hasCode = typeof body === 'object' && body !== null && 'code' in body;
  return hasCode && body.code === 'accounts.confirmFirst' && whenUnconfirmed();
}

function requestOf(route: Route, parts: Parts, signal: AbortSignal, options: Options): Request {
  const own = { Accept: 'application/json', 'Accept-Language': document.documentElement.lang };
  const headers = new Headers({ ...options.headers, ...own });
  const token = options.token ?? readStored()?.token;
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (isUnattended()) headers.set('Fasih-Unattended', '1');
  let body: BodyInit | undefined;
  if (parts.body instanceof FormData) body = parts.body;
  else if (parts.body !== undefined) {
    headers.set('Content-Type', 'application/json');
    body = JSON.stringify(parts.body);
  }
  try {
    const address = new URL(addressOf(route.path, parts.params, parts.query), window.location.origin);
    const { keepalive = false } = options;
    return new Request(address, {
      method: route.method,
      headers,
      body,
      signal,
      keepalive,
      // A cookie may outlive a sign-out made while offline; it must not sign a visitor in.
      credentials: token === undefined && !SIGNS_IN.has(route.path) ? 'omit' : 'same-origin',
    });
  } catch {
    throw new Problem({ code: NOT_SENT, message: '', status: 0 });
  }
}

async function once(route: Route, parts: Parts, options: Options): Promise<Response> {
  const usual = route.answersWithin === undefined ? TIMEOUT_MS : route.answersWithin * 1000;
  const timeout = AbortSignal.timeout(parts.body instanceof FormData ? FILE_TIMEOUT_MS : usual);
  const signal = options.signal === undefined ? timeout : AbortSignal.any([timeout, options.signal]);
  const request = requestOf(route, parts, signal, options);
  try {
    const response = await fetch(request);
    noteSchoolTime(response);
    return response;
  } catch (fault) {
    if (options.signal?.aborted) throw fault;
    throw new Problem({ code: NO_ANSWER, message: '', status: 0 });
  }
}

/** Never settles; returned when the visit has ended, so that no caller goes on. */
const never = new Promise<never>(() => {});

/**
 * Sends a call without knowing its types. An old token is renewed first; a 401 is answered by one renewal and one more
 * try; if that is refused too, the person is asked to sign in again and the call goes on from there. When the visit ends
 * meanwhile (`visit.ts`), neither answer nor fault reaches anybody.
 */
export async function send(route: Route, parts: Parts = {}, options: Options = {}): Promise<unknown> {
  const own = SIGNS_IN.has(route.path) && options.asPerson !== true;
  if (own || options.token !== undefined) return read(await once(route, parts, options));
  await visitSettled();
  const visit = visitNow();
  const isOver = async () => {
    await visitSettled();
    return visitNow() !== visit;
  };
  try {
    const answer = await sendInVisit(route, parts, options, isOver);
    return (await isOver()) ? never : answer;
  } catch (fault) {
    if (await isOver()) return never;
    throw fault;
  }
}

async function sendInVisit(
  route: Route,
  parts: Parts,
  options: Options,
  isOver: () => Promise<boolean>,
): Promise<unknown> {
  if (isHeldNow()) await whenOver();
  const before = readStored()?.token;
  if (before !== undefined && isOld(before, Date.now())) await renew(before);
  if (await isOver()) return undefined;
  let lang = asLang(document.documentElement.lang);
  let response = await once(route, parts, options);
  if (response.status === 401 && before !== undefined && !(await isOver())) {
    // The cookie may outlive a sign-out in another tab; it must not undo it.
    const renewed = isHeldNow() ? 'refused' : await renew(readStored()?.token);
    if (await isOver()) return undefined;
    const goOn =
      renewed === 'renewed' || (renewed === 'refused' && options.atStart !== true && (await whenOver()));
    if (await isOver()) return undefined;
    if (goOn) {
      lang = asLang(document.documentElement.lang);
      response = await once(route, parts, options);
    } else if (renewed === 'noAnswer') throw new Problem({ code: NO_ANSWER, message: '', status: 0 });
  }
  const confirmed = await confirmedNow(response);
  if (await isOver()) return undefined;
  if (confirmed) response = await once(route, parts, options);
  return read(response, lang);
}

async function read(response: Response, lang = asLang(document.documentElement.lang)): Promise<unknown> {
  if (!response.ok) throw await problemOf(response, lang);
  return response.status === 204 ? undefined : response.json();
}

/**
 * One call of the API, typed by its contract. Throws `Problem`.
 *
 *     const account = await call(userMe, {});
 */
export async function call<const C extends Contract>(
  contract: C,
  input: Sent<C>,
  options: Options = {},
): Promise<Reply<C>> {
  return (await send(contract, input as Parts, options)) as Reply<C>;
}

/** A form with one file in the field `file`, as the calls that take a file read it. */
export function formWithFile(file: File): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}

/** A call whose body is a file (multipart), such as a photo; `params` fill the parts of its path. */
export async function callWithFile<const C extends Contract>(
  contract: C,
  form: FormData,
  params?: Readonly<Record<string, string>>,
): Promise<Reply<C>> {
  return (await send(contract, { params, body: form })) as Reply<C>;
}
