import { randomBytes } from 'node:crypto';
import type { Role } from '@fasih/school/basics/roles';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Config } from '../../platform/config.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import {
  makeSessionCookie,
  makeToken,
  SESSION_COOKIE,
  sessionsSent,
} from '../../platform/http/session-token.ts';
import type { Services } from '../../platform/services.ts';
import { DEVICE_COOKIE, DEVICE_SECONDS, deviceCookie, readDevice } from '../credentials/device-cookie.ts';
import { sessionSeconds } from '../credentials/session-length.ts';
import { endSessionsById } from './sessions.ts';

type NewSession = {
  accountId: string;
  token: string;
  seconds: number;
  until: Date | null;
  address: string;
  userAgent: string;
};

const insert = statement((session: Params<NewSession>) =>
  build
    .insertInto('session')
    .values({
      account_id: session.accountId,
      token: session.token,
      expires_at: sql<Date>`least(now() + make_interval(secs => ${session.seconds}), ${session.until})`,
      ip_address: session.address,
      user_agent: session.userAgent,
    })
    .returning(['id', 'expires_at as expiresAt']),
);

export type StartedSession = RowOf<typeof insert>;

/** Starts a session in the caller's transaction; its length depends on the role, limited by `until`. */
export async function startSession(
  client: PoolClient,
  services: Services,
  account: { id: string; role: Role },
  call: Call,
  until: Date | null = null,
): Promise<StartedSession> {
  const replaced = await endBefore(client, services, call);
  const started = await insert.all(client, {
    accountId: account.id,
    // Nobody signs in with it: a token is made of the session's id (`platform/http/session-token.ts`).
    token: randomBytes(24).toString('base64url'),
    seconds: sessionSeconds(account.role),
    until,
    address: call.address,
    userAgent: call.userAgent,
  });
  await writeAudit(client, call, {
    action: 'account.signedIn',
    targetKind: 'account',
    targetId: account.id,
    accountId: account.id,
    ...(replaced > 0 ? { after: { endedSessions: replaced } } : {}),
  });
  return requireRow(started);
}

/** Ends this browser's previous session, of the same account or another: its old token must not work any more. */
async function endBefore(client: PoolClient, services: Services, call: Call): Promise<number> {
  const ids = call.http ? sessionsSent(call.http.request, services.config.appSecret) : [];
  return ids.length === 0 ? 0 : (await endSessionsById(client, ids)).length;
}

/** Sets the cookies of a new session; returns its token and the roles as a list (docs/product/accounts.md#sign-in). */
export function issueSession(
  services: Services,
  call: Call,
  account: { id: string; role: Role },
  session: StartedSession,
): { token: string; roles: string[] } {
  const { config } = services;
  if (call.http) {
    const { request, reply } = call.http;
    reply.setCookie(SESSION_COOKIE, makeSessionCookie(session.id, config.appSecret), {
      ...cookieOptions(config),
      expires: session.expiresAt,
    });
    const before = readDevice(request.cookies[DEVICE_COOKIE], config.appSecret);
    reply.setCookie(DEVICE_COOKIE, deviceCookie(before, account.id, config.appSecret), {
      ...cookieOptions(config),
      maxAge: DEVICE_SECONDS,
    });
  }
  return { token: makeToken(session.id, config.appSecret), roles: [account.role] };
}

/** Clears the session cookie. */
export function dropSessionCookie(config: Config, reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, cookieOptions(config));
}

/** Options of the cookies of a sign-in. */
export function cookieOptions(config: Config) {
  return {
    httpOnly: true,
    sameSite: 'lax' as const,
    path: '/',
    secure: config.appUrl.startsWith('https:'),
  };
}
