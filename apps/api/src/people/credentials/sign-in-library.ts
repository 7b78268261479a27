import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Role } from '@fasih/school/basics/roles';
import { betterAuth } from 'better-auth';
import { username } from 'better-auth/plugins/username';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { sessionSeconds } from './session-length.ts';

/** What one call to the library shares with its adapter. */
type Work = {
  client: PoolClient;
  /** Hashed before the transaction starts, so that no connection waits for Argon2. */
  passwordHash?: string;
  /** The database's own error: the library would hide which unique key was violated. */
  fault?: unknown;
  /** Set when the address is taken; the library answers that case with an invented account. */
  emailTaken?: boolean;
};

const work = new AsyncLocalStorage<Work>();

function currentWork(): Work {
  const current = work.getStore();
  if (!current) throw new Error('the sign-in library is only used inside a transaction');
  return current;
}

/** Runs `act` so that all of the library's statements join the caller's transaction. */
export function withLibrary<T>(current: Work, act: () => Promise<T>): Promise<T> {
  return work.run(current, act);
}

const NOTHING = { command: '', rowCount: 0, rows: [] };

/**
 * The pool that better-auth receives: it lends the connection of the running transaction, so that an account, its
 * audit entry and its mail are committed together. The library's own begin and commit are dropped.
 */
const joiningPool = {
  connect: async () => {
    const current = currentWork();
    return {
      query: async (
        sql: string,
        values?: unknown[],
      ): Promise<Pick<QueryResult, 'command' | 'rowCount' | 'rows'>> => {
        if (/^(begin|start transaction|commit|rollback)\b/i.test(sql)) return NOTHING;
        try {
          return await current.client.query(sql, values);
        } catch (error) {
          current.fault = error;
          throw error;
        }
      },
      release: () => undefined,
    };
  },
  end: async () => undefined,
};

const times = { createdAt: 'created_at', updatedAt: 'updated_at' };

/**
 * better-auth, used in process only: sign-up, session rows and one-time values. Its HTTP handler is never mounted and
 * its cookies are never used, hence the throw-away secret (docs/decisions/003-accounts.md).
 */
export const signInLibrary = betterAuth({
  baseURL: 'http://localhost',
  secret: randomBytes(32).toString('hex'),
  database: joiningPool as unknown as Pool,
  logger: { disabled: true },
  telemetry: { enabled: false },
  advanced: { database: { generateId: false } },
  user: {
    // With its schema, because the library has its own model `account` (our `credential`) and would confuse the two.
    modelName: 'public.account',
    fields: { emailVerified: 'email_verified', ...times },
    additionalFields: {
      phone: { type: 'string', required: false },
      role: { type: 'string', required: true },
      lang: { type: 'string', required: true },
      mustChangePassword: { type: 'boolean', required: true, fieldName: 'must_change_password' },
      demo: { type: 'boolean', required: true },
    },
  },
  session: {
    modelName: 'session',
    disableSessionRefresh: true,
    fields: {
      userId: 'account_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      ...times,
    },
  },
  account: {
    modelName: 'credential',
    fields: {
      userId: 'account_id',
      accountId: 'provider_account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      ...times,
    },
  },
  verification: {
    modelName: 'verification',
    storeIdentifier: 'hashed',
    disableCleanup: true,
    fields: { expiresAt: 'expires_at', ...times },
  },
  emailAndPassword: {
    enabled: true,
    autoSignIn: false,
    minPasswordLength: 6,
    maxPasswordLength: 512,
    password: { hash: async () => preparedHash() },
    onExistingUserSignUp: async () => {
      currentWork().emailTaken = true;
    },
  },
  databaseHooks: {
    session: {
      create: {
        before: async (session) => {
          const { rows } = await currentWork().client.query<{ role: Role }>(
            'select role from account where id = $1',
            [session.userId],
          );
          const role = rows[0]?.role;
          if (!role) return false;
          return { data: { ...session, expiresAt: new Date(Date.now() + sessionSeconds(role) * 1000) } };
        },
      },
    },
  },
  plugins: [
    username({
      minUsernameLength: 3,
      maxUsernameLength: 32,
      usernameValidator: (name) => /^[A-Za-z0-9._-]+$/.test(name),
      schema: { user: { fields: { displayUsername: 'display_username' } } },
    }),
  ],
});

function preparedHash(): string {
  const { passwordHash } = currentWork();
  if (!passwordHash) throw new Error('hash the password before the transaction');
  return passwordHash;
}
