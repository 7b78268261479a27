import type { PageQuery } from '@fasih/school/basics/paging';
import type { Refusal } from '@fasih/school/basics/refusal';
import type { Preferences } from '@fasih/school/messaging/notifications/contract';
import { sql } from 'kysely';
import { saveLang } from '../../people/accounts/accounts.ts';
import { countedPage, type Page } from '../../platform/db/page.ts';
import { type Selected, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type OfAccount = { accountId: string };

const n = tableAs('notification', 'n');

const columns = [
  n.id.as('id'),
  n.kind.as('kind'),
  n.params.$castTo<Record<string, unknown>>().as('params'),
  n.created_at.as('createdAt'),
  n.read_at.as('readAt'),
] as const;

export type NotificationRow = Selected<typeof columns>;

/** A person's notices, newest first. */
export function notificationsOf(
  db: Queryable,
  accountId: string,
  query: PageQuery,
): Promise<Page<NotificationRow> | Refusal<'common.narrow'>> {
  return countedPage(db, query, {
    columns,
    from: sql`${n} where ${n.account_id} = ${accountId}`,
    orderBy: sql`${n.id} desc`,
  });
}

const selectUnread = statement(
  ({ accountId }: Params<OfAccount>) =>
    select(
      [sql<number>`count(*)`.as('unread')],
      sql`from (select 1 from ${n} where ${n.account_id} = ${accountId} and ${n.read_at} is null limit 100) found`,
    ),
  'unread-notifications',
);

/** The number of unread notices, at most 100. */
export async function countUnread(db: Queryable, accountId: string): Promise<number> {
  return (await selectUnread.first(db, { accountId }))?.unread ?? 0;
}

type Read = OfAccount & { ids: readonly string[] | null; now: Date };

const setRead = statement(({ accountId, ids, now }: Params<Read>) =>
  build
    .updateTable('notification')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where(sql<boolean>`(${ids}::uuid[] is null or id = any(${ids}))`),
);

/** Marks some or all of the account's notices as read. */
export async function markRead(
  db: Queryable,
  accountId: string,
  ids: string[] | undefined,
  now: Date,
): Promise<void> {
  await setRead.run(db, { accountId, ids: ids ?? null, now });
}

const selectPreferences = statement(({ accountId }: Params<OfAccount>) =>
  build
    .selectFrom('account as a')
    .leftJoin('message_preference as p', 'p.account_id', 'a.id')
    .where('a.id', '=', accountId)
    .select(['a.lang', 'p.zone', 'p.muted', 'p.version']),
);

/** A person's mail preferences, or the defaults. */
export async function preferencesOf(db: Queryable, accountId: string): Promise<Preferences> {
  const row = await selectPreferences.first(db, { accountId });
  return {
    ...(row && { lang: row.lang }),
    zone: row?.zone ?? null,
    muted: row?.muted ?? [],
    version: row?.version ?? 0,
  };
}

type Chosen = Omit<Preferences, 'lang'>;

const insertPreferences = statement(({ accountId, zone, muted }: Params<OfAccount & Chosen>) =>
  build
    .insertInto('message_preference')
    .values({ account_id: accountId, zone, muted })
    .onConflict((on) => on.doNothing()),
);

const updatePreferences = statement(({ accountId, zone, muted, version }: Params<OfAccount & Chosen>) =>
  build
    .updateTable('message_preference')
    .set((eb) => ({ zone, muted, version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('version', '=', version),
);

/** Saves preferences based on version `chosen.version`; false when somebody saved meanwhile. */
export async function setPreferences(
  db: Queryable,
  accountId: string,
  chosen: Preferences,
): Promise<boolean> {
  const { lang, ...rest } = chosen;
  const save = chosen.version === 0 ? insertPreferences : updatePreferences;
  if ((await save.run(db, { accountId, ...rest })) !== 1) return false;
  if (lang !== undefined) await saveLang(db, accountId, lang);
  return true;
}
