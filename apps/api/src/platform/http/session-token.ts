import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Lifetime of a token in seconds (docs/product/accounts.md#sessions); the session behind it lives longer. */
export const TOKEN_SECONDS = 15 * 60;
export const SESSION_COOKIE = 'fasih_session';

const mac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');

/** Token = session id + expiry + HMAC; it has no row of its own, the session behind it is looked up on every call. */
export function makeToken(sessionId: string, secret: string, realNow: number = Date.now()): string {
  const body = `${sessionId}.${Math.floor(realNow / 1000) + TOKEN_SECONDS}`;
  return `${body}.${mac(secret, `token:${body}`)}`;
}

/** The cookie carries the session id and its own HMAC, without an expiry of its own. */
export function makeSessionCookie(sessionId: string, secret: string): string {
  return `${sessionId}.${mac(secret, `cookie:${sessionId}`)}`;
}

type Proven = { secret: string; id: string; endsAt: number };
/** Tokens whose signature was right when it was last computed; a browser sends the same one for a quarter of an hour. */
const proven = new Map<string, Proven>();
const MAX_VERIFIED = 5000;

/** The session id of a token that is ours and not over, else null. */
export function sessionOfToken(token: string, secret: string, realNow: number = Date.now()): string | null {
  const kept = proven.get(token);
  const found = kept?.secret === secret ? kept : prove(token, secret);
  return found && found.endsAt > realNow ? found.id : null;
}

/** Computes the signature and keeps what it proved; only our own tokens are kept, so that no stranger can fill the room. */
function prove(token: string, secret: string): Proven | null {
  const [id, expiry, sent] = token.split('.');
  if (!id || !expiry || !sent || !same(sent, mac(secret, `token:${id}.${expiry}`))) return null;
  const [oldest] = proven.keys();
  if (proven.size >= MAX_VERIFIED && oldest !== undefined) proven.delete(oldest);
  const found = { secret, id, endsAt: Number(expiry) * 1000 };
  proven.set(token, found);
  return found;
}

/** The session id of our cookie, else null. */
export function sessionOfCookie(cookie: string | undefined, secret: string): string | null {
  const [id, sent] = (cookie ?? '').split('.');
  return id && sent && same(sent, mac(secret, `cookie:${id}`)) ? id : null;
}

function same(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** How the caller proved who they are; an unsafe call with the cookie alone must also come from our own pages. */
export function sessionOf(
  request: FastifyRequest,
  secret: string,
): { id: string; by: 'token' | 'cookie' } | { id: null; by: 'nothing' | 'badToken' } {
  const header = request.headers.authorization;
  // The name of a scheme may be written in any letters (RFC 9110, 11.1).
  if (header !== undefined && /^bearer /i.test(header)) {
    const id = sessionOfToken(header.slice(7), secret);
    return id ? { id, by: 'token' } : { id: null, by: 'badToken' };
  }
  const id = sessionOfCookie(request.cookies[SESSION_COOKIE], secret);
  return id ? { id, by: 'cookie' } : { id: null, by: 'nothing' };
}

/** Whether a request carries a token or a session cookie at all, valid or not. */
export function isSignInSent(request: FastifyRequest): boolean {
  return request.headers.authorization !== undefined || request.cookies[SESSION_COOKIE] !== undefined;
}

/** The ids of the sessions that a request carries, in its token and in its cookie. */
export function sessionsSent(request: FastifyRequest, secret: string): string[] {
  const byCookie = sessionOfCookie(request.cookies[SESSION_COOKIE], secret);
  return [...new Set([sessionOf(request, secret).id, byCookie])].filter((id) => id !== null);
}
