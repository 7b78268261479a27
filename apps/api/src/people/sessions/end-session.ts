import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Call, SignedInCall } from '../../platform/http/call.ts';
import { refuseForeignPages } from '../../platform/http/own-pages.ts';
import {
  SESSION_COOKIE,
  sessionOf,
  sessionOfCookie,
  sessionsSent,
} from '../../platform/http/session-token.ts';
import type { Services } from '../../platform/services.ts';
import { endDevicesById } from './child-devices.ts';
import { endSessionOf, endSessionsById } from './sessions.ts';
import { dropSessionCookie } from './start-session.ts';

/** Ends one of the caller's own sessions from the list of devices. */
export async function endOneSession(
  services: Services,
  sessionId: string,
  call: SignedInCall,
): Promise<{ ok: true } | Refusal<'accounts.sessionNotFound'>> {
  const { accountId } = call.person;
  return inTransaction(services.pool, async (client) => {
    if (!(await endSessionOf(client, accountId, sessionId))) return refuse('accounts.sessionNotFound');
    await writeAudit(client, call, {
      action: 'account.sessionEnded',
      targetKind: 'session',
      targetId: sessionId,
    });
    return { ok: true as const };
  });
}

/**
 * Signs out: ends the sessions of the token and of the cookie and clears the cookie; succeeds when both have already
 * ended.
 */
export async function signOut(services: Services, call: Call): Promise<{ ok: true }> {
  if (!call.http) return { ok: true };
  const { request, reply } = call.http;
  const { appSecret, appUrl } = services.config;
  const byCookie = sessionOfCookie(request.cookies[SESSION_COOKIE], appSecret);
  const told = sessionOf(request, appSecret);
  if (byCookie && told.by !== 'token') refuseForeignPages(request, appUrl);
  const ids = sessionsSent(request, appSecret);
  if (ids.length > 0) {
    await inTransaction(services.pool, async (client) => {
      const ended = [...(await endSessionsById(client, ids)), ...(await endDevicesById(client, ids))];
      for (const { id, accountId } of ended) {
        await writeAudit(client, call, {
          action: 'account.signedOut',
          targetKind: 'session',
          targetId: id,
          accountId,
        });
      }
    });
  }
  dropSessionCookie(services.config, reply);
  return { ok: true };
}
