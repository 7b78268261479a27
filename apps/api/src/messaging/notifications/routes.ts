import { isId } from '@fasih/school/basics/ids';
import { isRefusal } from '@fasih/school/basics/refusal';
import * as calls from '@fasih/school/messaging/notifications/contract';
import type { Api } from '../../platform/http/api.ts';
import { readPreferences, savePreferences } from './preferences.ts';
import { countUnread, markRead, notificationsOf } from './store.ts';

/** The notices in the app, and mail preferences. */
export function notificationRoutes(api: Api): void {
  const { pool } = api.services;
  api.route(calls.listNotifications, async ({ query }, call) => {
    const found = await notificationsOf(pool, call.person.accountId, query);
    if (isRefusal(found)) return found;
    const data = found.data.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
    }));
    return { ...found, data };
  });
  api.route(calls.unreadNotifications, async (_input, call) => ({
    unread: await countUnread(pool, call.person.accountId),
  }));
  api.route(
    calls.readNotifications,
    async ({ body }, call) => {
      await markRead(pool, call.person.accountId, body.ids?.filter(isId), call.now);
      return { unread: await countUnread(pool, call.person.accountId) };
    },
    { auditNotNeeded: 'one reads one’s own list' },
  );
  api.route(calls.readPreferences, (_input, call) => readPreferences(pool, call));
  api.route(calls.savePreferences, ({ body }, call) => savePreferences(pool, body, call));
}
