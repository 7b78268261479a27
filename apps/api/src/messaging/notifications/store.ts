import type { PageQuery } from '@fasih/school/basics/paging';
import type { Refusal } from '@fasih/school/basics/refusal';
import type { Preferences } from '@fasih/school/messaging/notifications/contract';
import { type Page, readPage } from '../../platform/db/read-page.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

export type NotificationRow = {
  id: string;
  kind: string;
  params: Record<string, unknown>;
  createdAt: Date;
  readAt: Date | null;
};

/** A person's notices, newest first. */
export function notificationsOf(
  db: Queryable,
  accountId: string,
  query: PageQuery,
): Promise<Page<NotificationRow> | Refusal<'common.narrow'>> {
  return readPage<NotificationRow>(db, query, {
    select: 'id, kind, params, created_at as "createdAt", read_at as "readAt"',
    from: 'notification where account_id = $1',
    orderBy: 'id desc',
    values: [accountId],
  });
}

/** The number of unread notices, at most 100. */
export async function countUnread(db: Queryable, accountId: string): Promise<number> {
  const { rows } = await db.query<{ unread: number }>({
    name: 'unread-notifications',
    text: `select count(*) as unread from (
      select 1 from notification where account_id = $1 and read_at is null limit 100) found`,
    values: [accountId],
  });
  return rows[0]?.unread ?? 0;
}

/** Marks some or all of the account's notices as read. */
export async function markRead(
  db: Queryable,
  accountId: string,
  ids: string[] | undefined,
  now: Date,
): Promise<void> {
  await db.query(
    `update notification set read_at = $3 where account_id = $1 and read_at is null and ($2::uuid[] is null or id = any($2))`,
    [accountId, ids ?? null, now],
  );
}

/** A person's mail preferences, or the defaults. */
export async function preferencesOf(db: Queryable, accountId: string): Promise<Preferences> {
  const { rows } = await db.query<Preferences>(
    'select zone, muted, version from message_preference where account_id = $1',
    [accountId],
  );
  return rows[0] ?? { zone: null, muted: [], version: 0 };
}

/** Saves preferences based on version `chosen.version`; false when somebody saved meanwhile. */
export async function setPreferences(
  db: Queryable,
  accountId: string,
  chosen: Preferences,
): Promise<boolean> {
  const { rowCount } = await db.query(
    chosen.version === 0
      ? `insert into message_preference (account_id, zone, muted) select $1, $2, $3 where $4 = 0 on conflict do nothing`
      : `update message_preference set zone = $2, muted = $3, version = version + 1 where account_id = $1 and version = $4`,
    [accountId, chosen.zone, chosen.muted, chosen.version],
  );
  return rowCount === 1;
}
