import type { Queryable } from '../../platform/db/transaction.ts';

/** A session as its owner sees it. */
export type SessionRow = {
  id: string;
  userAgent: string | null;
  address: string | null;
  startedAt: Date;
  lastSeenAt: Date;
};

/** The active sessions of an account (same conditions as in `loadPerson`), the latest first. */
export async function sessionsOf(db: Queryable, accountId: string): Promise<SessionRow[]> {
  const { rows } = await db.query<SessionRow>(
    `select s.id, s.user_agent as "userAgent", s.ip_address as address, s.created_at as "startedAt",
            s.last_seen_at as "lastSeenAt"
     from session s join account a on a.id = s.account_id
     where s.account_id = $1 and s.expires_at > now()
       and (a.role not in ('admin', 'finance') or s.last_seen_at > now() - interval '30 minutes')
     order by s.last_seen_at desc, s.id limit 100`,
    [accountId],
  );
  return rows;
}

/** Records that the owner of a session has just confirmed their identity. */
export async function noteAuthenticated(db: Queryable, sessionId: string): Promise<void> {
  await db.query('update session set authenticated_at = now() where id = $1', [sessionId]);
}

/** Ends one session of this account; false when it has none with that id. */
export async function endSessionOf(db: Queryable, accountId: string, sessionId: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from session where account_id = $1 and id::text = $2', [
    accountId,
    sessionId,
  ]);
  return rowCount === 1;
}

/** Ends all sessions of an account except, if given, the calling one. */
export async function endSessions(db: Queryable, accountId: string, except: string | null): Promise<number> {
  const { rowCount } = await db.query(
    'delete from session where account_id = $1 and ($2::uuid is null or id <> $2)',
    [accountId, except],
  );
  return rowCount ?? 0;
}

/** Ends sessions by id, whoever owns them; returns their accounts. */
export async function endSessionsById(
  db: Queryable,
  ids: string[],
): Promise<{ id: string; accountId: string }[]> {
  const { rows } = await db.query<{ id: string; accountId: string }>(
    'delete from session where id = any($1::uuid[]) returning id, account_id as "accountId"',
    [ids],
  );
  return rows;
}

/** Removes expired sessions, one-time values and throttle rows; at most `limit` of each. */
export async function removeOver(db: Queryable, limit: number): Promise<number> {
  const { rows } = await db.query<{ removed: number }>(
    `with s as (
       delete from session where id in (select id from session where expires_at < now() limit $1) returning 1
     ), v as (
       delete from verification where id in (select id from verification where expires_at < now() limit $1) returning 1
     ), t as (
       delete from throttle where key in (
         select key from throttle
         where window_ends_at < now() and (blocked_until is null or blocked_until < now()) limit $1
       ) returning 1
     )
     select ((select count(*) from s) + (select count(*) from v) + (select count(*) from t))::int as removed`,
    [limit],
  );
  return rows[0]?.removed ?? 0;
}
