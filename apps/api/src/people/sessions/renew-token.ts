import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { CHILD } from '@fasih/school/basics/roles';
import type { Call } from '../../platform/http/call.ts';
import { refuseForeignPages } from '../../platform/http/own-pages.ts';
import {
  isUnattended,
  makeToken,
  SESSION_COOKIE,
  sessionOfCookie,
} from '../../platform/http/session-token.ts';
import type { Services } from '../../platform/services.ts';
import { loadPerson } from './load-person.ts';
import { dropSessionCookie } from './start-session.ts';

/** Issues a new token for the session in the cookie; a token sent with the call is ignored. */
export async function renewToken(
  services: Services,
  call: Call,
): Promise<{ token: string; roles: string[] } | Refusal<'accounts.signedOut'>> {
  if (!call.http) return refuse('accounts.signedOut');
  const { request, reply } = call.http;
  const { config, pool } = services;
  const sessionId = sessionOfCookie(request.cookies[SESSION_COOKIE], config.appSecret);
  if (sessionId) refuseForeignPages(request, config.appUrl);
  const person = sessionId ? await loadPerson(pool, { id: sessionId, isUse: !isUnattended(request) }) : null;
  if (!sessionId || !person) {
    dropSessionCookie(config, reply);
    return refuse('accounts.signedOut');
  }
  return {
    token: makeToken(sessionId, config.appSecret),
    roles: [person.learnerId === null ? person.role : CHILD],
  };
}
