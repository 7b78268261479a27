import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { refuseForeignPages } from '../http/api.ts';
import type { Call } from '../http/call.ts';
import { loadPerson, makeToken, SESSION_COOKIE, sessionOfCookie } from '../http/person.ts';
import type { Services } from '../services.ts';
import { dropSessionCookie } from './start-session.ts';

/** A new token for the session in the cookie; a token that was sent along counts for nothing here. */
export async function renewToken(
  services: Services,
  call: Call,
): Promise<{ token: string; roles: string[] } | Refusal> {
  if (!call.http) return refuse('accounts.signedOut');
  const { request, reply } = call.http;
  const { config, pool } = services;
  const sessionId = sessionOfCookie(request.cookies[SESSION_COOKIE], config.appSecret);
  if (sessionId) refuseForeignPages(request, config.appUrl);
  const person = sessionId ? await loadPerson(pool, sessionId) : null;
  if (!sessionId || !person) {
    dropSessionCookie(config, reply);
    return refuse('accounts.signedOut');
  }
  return { token: makeToken(sessionId, config.appSecret), roles: [person.role] };
}
