import { sql } from 'kysely';
import { select, tableAs, withCtes } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { endDevicesOf } from './child-devices.ts';
import { isSessionActive } from './load-person.ts';

type OfAccount = { accountId: string };

const now = sql<Date>`now()`;

const selectSessions = statement(({ accountId }: Params<OfAccount>) =>
  build
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .where('s.account_id', '=', accountId)
    .where(isSessionActive(tableAs('session', 's'), tableAs('account', 'a')))
    .select([
      's.id',
      's.user_agent as userAgent',
      's.ip_address as address',
      's.created_at as startedAt',
      's.last_seen_at as lastSeenAt',
    ])
    .orderBy('s.last_seen_at', 'desc')
    .orderBy('s.id')
    .limit(100),
);

/** A session as its owner sees it. */
export type SessionRow = RowOf<typeof selectSessions>;

/** The active sessions of an account (same conditions as in `loadPerson`), the latest first. */
export function sessionsOf(db: Queryable, accountId: string): Promise<SessionRow[]> {
  return selectSessions.all(db, { accountId });
}

const setAuthenticated = statement(({ sessionId }: Params<{ sessionId: string }>) =>
  build.updateTable('session').set({ authenticated_at: now }).where('id', '=', sessionId),
);

/** Records that the owner of a session has just confirmed their identity. */
export async function noteAuthenticated(db: Queryable, sessionId: string): Promise<void> {
  await setAuthenticated.run(db, { sessionId });
}

const endOne = statement(({ accountId, sessionId }: Params<OfAccount & { sessionId: string }>) =>
  build
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where(sql<string>`id::text`, '=', sessionId),
);

/** Ends one session of this account; false when it has none with that id. */
export async function endSessionOf(db: Queryable, accountId: string, sessionId: string): Promise<boolean> {
  return (await endOne.run(db, { accountId, sessionId })) === 1;
}

const endAll = statement(({ accountId, except }: Params<OfAccount & { except: string | null }>) =>
  build
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`(${except}::uuid is null or id <> ${except})`),
);

/** Ends all sessions of an account except, if given, the calling one, and its children's devices. */
export async function endSessions(db: Queryable, accountId: string, except: string | null): Promise<number> {
  await endDevicesOf(db, accountId);
  return endAll.run(db, { accountId, except });
}

const endEvery = statement(() => build.deleteFrom('session'));

/** Ends all sessions of everybody: after a restore, some of them had been ended since. */
export const endAllSessions = (db: Queryable): Promise<number> => endEvery.run(db, {});

const endMany = statement(({ ids }: Params<{ ids: readonly string[] }>) =>
  build
    .deleteFrom('session')
    .where(({ eb, fn }) => eb('id', '=', fn.any(ids)))
    .returning(['id', 'account_id as accountId']),
);

/** Ends sessions by id, whoever owns them; returns their accounts. */
export function endSessionsById(db: Queryable, ids: readonly string[]): Promise<RowOf<typeof endMany>[]> {
  return endMany.all(db, { ids });
}

const deleteExpired = statement(({ limit }: Params<{ limit: number }>) => {
  const sessions = build
    .deleteFrom('session')
    .where('id', 'in', build.selectFrom('session').select('id').where('expires_at', '<', now).limit(limit));
  const values = build
    .deleteFrom('verification')
    .where(
      'id',
      'in',
      build.selectFrom('verification').select('id').where('expires_at', '<', now).limit(limit),
    );
  const counters = build.deleteFrom('throttle').where(
    'key',
    'in',
    build
      .selectFrom('throttle')
      .select('key')
      .where('window_ends_at', '<', now)
      .where((eb) => eb.or([eb('blocked_until', 'is', null), eb('blocked_until', '<', now)]))
      .limit(limit),
  );
  return withCtes(
    { s: sessions.returning('id'), v: values.returning('id'), t: counters.returning('key') },
    select(
      [
        sql<number>`((select count(*) from s) + (select count(*) from v) + (select count(*) from t))::int`.as(
          'removed',
        ),
      ],
      sql``,
    ),
  );
});

/** Removes expired sessions, one-time values and throttle rows; at most `limit` of each. */
export async function removeExpired(db: Queryable, limit: number): Promise<number> {
  return (await deleteExpired.first(db, { limit }))?.removed ?? 0;
}
