import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Lifetime of a token in seconds (docs/product/accounts.md#sessions); its session lives longer. */
export const TOKEN_SECONDS = 15 * 60;
export const SESSION_COOKIE = 'fasih_session';

const mac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');

/** Token = session id + expiry + HMAC. It has no row of its own; its session is looked up on every call. */
export function makeToken(sessionId: string, secret: string, realNow: number = Date.now()): string {
  const body = `${sessionId}.${Math.floor(realNow / 1000) + TOKEN_SECONDS}`;
  return `${body}.${mac(secret, `token:${body}`)}`;
}

/** The cookie holds the session id and its own HMAC, without an expiry. */
export function makeSessionCookie(sessionId: string, secret: string): string {
  return `${sessionId}.${mac(secret, `cookie:${sessionId}`)}`;
}

type Proven = { secret: string; id: string; endsAt: number };
/** Cache of tokens with a valid signature: a browser sends the same one for a quarter of an hour. */
const proven = new Map<string, Proven>();
const MAX_VERIFIED = 5000;

/** The session id of a valid token, else null. */
export function sessionOfToken(token: string, secret: string, realNow: number = Date.now()): string | null {
  const kept = proven.get(token);
  const found = kept?.secret === secret ? kept : prove(token, secret);
  return found && found.endsAt > realNow ? found.id : null;
}

/** Verifies the signature and caches it; only valid tokens are cached, so that strangers cannot fill the cache. */
function prove(token: string, secret: string): Proven | null {
  const [id, expiry, sent] = token.split('.');
  if (!id || !expiry || !sent || !same(sent, mac(secret, `token:${id}.${expiry}`))) return null;
  const [oldest] = proven.keys();
  if (proven.size >= MAX_VERIFIED && oldest !== undefined) proven.delete(oldest);
  const found = { secret, id, endsAt: Number(expiry) * 1000 };
  proven.set(token, found);
  return found;
}

/** The session id of a valid cookie, else null. */
export function sessionOfCookie(cookie: string | undefined, secret: string): string | null {
  const [id, sent] = (cookie ?? '').split('.');
  return id && sent && same(sent, mac(secret, `cookie:${id}`)) ? id : null;
}

function same(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * The session of a request and how it was proved; an unsafe call with the cookie alone must also come from our own
 * pages.
 */
export function sessionOf(
  request: FastifyRequest,
  secret: string,
): { id: string; by: 'token' | 'cookie' } | { id: null; by: 'nothing' | 'badToken' } {
  const header = request.headers.authorization;
  // The scheme is case-insensitive (RFC 9110, 11.1).
  if (header !== undefined && /^bearer /i.test(header)) {
    const id = sessionOfToken(header.slice(7), secret);
    return id ? { id, by: 'token' } : { id: null, by: 'badToken' };
  }
  const id = sessionOfCookie(request.cookies[SESSION_COOKIE], secret);
  return id ? { id, by: 'cookie' } : { id: null, by: 'nothing' };
}

/**
 * Whether a page in which nobody has done anything for a while makes this call by itself, such as asking for news every minute. It
 * does not keep the session of an admin from ending (docs/product/accounts.md#sessions).
 */
export function isUnattended(request: FastifyRequest): boolean {
  return request.headers['fasih-unattended'] !== undefined;
}

/** Whether a request carries a token or a session cookie at all, valid or not. */
export function hasCredentials(request: FastifyRequest): boolean {
  return request.headers.authorization !== undefined || request.cookies[SESSION_COOKIE] !== undefined;
}

/** The session ids that a request carries in its token and its cookie. */
export function sessionsSent(request: FastifyRequest, secret: string): string[] {
  const byCookie = sessionOfCookie(request.cookies[SESSION_COOKIE], secret);
  return [...new Set([sessionOf(request, secret).id, byCookie])].filter((id) => id !== null);
}
