import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { CHILD } from '@fasih/school/basics/roles';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Call } from '../../platform/http/call.ts';
import {
  makeSessionCookie,
  makeToken,
  SESSION_COOKIE,
  sessionsSent,
} from '../../platform/http/session-token.ts';
import type { Services } from '../../platform/services.ts';
import { connectDevice } from '../sessions/child-devices.ts';
import { endSessionsById } from '../sessions/sessions.ts';
import { cookieOptions } from '../sessions/start-session.ts';

/** The browser keeps the cookie for so long; the server ends the device earlier. */
const COOKIE_SECONDS = 400 * 24 * 3600;

/**
 * Turns the caller's device into a child's own, once for each link. What the same browser was signed in as before ends, so
 * that a child cannot go back to it.
 */
export async function connectChildDevice(
  { pool, config }: Pick<Services, 'pool' | 'config'>,
  token: string,
  call: Call,
): Promise<{ token: string; roles: string[] } | Refusal<'childDevices.linkOver'>> {
  const device = await inTransaction(pool, async (db) => {
    const connected = await connectDevice(db, token);
    if (!connected) return refuse('childDevices.linkOver');
    if (call.http) await endSessionsById(db, sessionsSent(call.http.request, config.appSecret));
    const { accountId, learnerId } = connected;
    await writeAudit(db, call, {
      action: 'learner.deviceConnected',
      targetKind: 'learner',
      targetId: learnerId,
      accountId,
    });
    return connected;
  });
  if (isRefusal(device)) return device;
  call.http?.reply.setCookie(SESSION_COOKIE, makeSessionCookie(device.id, config.appSecret), {
    ...cookieOptions(config),
    maxAge: COOKIE_SECONDS,
  });
  return { token: makeToken(device.id, config.appSecret), roles: [CHILD] };
}
