import { isId } from '@fasih/school/basics/ids';
import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import * as calls from '@fasih/school/messaging/notifications/contract';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { countUnread, markRead, notificationsOf, preferencesOf, setPreferences } from './store.ts';

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
  api.route(calls.readPreferences, (_input, call) => preferencesOf(pool, call.person.accountId));
  api.route(calls.savePreferences, ({ body }, call) =>
    inTransaction(pool, async (db) => {
      const before = await preferencesOf(db, call.person.accountId);
      const saved = await setPreferences(db, call.person.accountId, body);
      if (!saved) return refuse('common.stale');
      const after = await preferencesOf(db, call.person.accountId);
      await writeAudit(db, call, {
        action: 'messages.chosen',
        targetKind: 'account',
        targetId: call.person.accountId,
        before,
        after,
      });
      return after;
    }),
  );
}
