import { randomBytes } from 'node:crypto';
import { isId } from '@fasih/school/basics/ids';
import { DAY, later } from '@fasih/school/basics/instants';
import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import * as calls from '@fasih/school/notifications/contract';
import { dropFeed, feedMadeAt, setFeed } from '../accounts/calendar-address.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Api } from '../http/api.ts';
import { calendarFile } from '../mail/calendar-file.ts';
import { readIdentity } from '../settings/content-version.ts';
import { meetingsOf, ownerOf } from './calendar-store.ts';
import { countUnread, markRead, notificationsOf, preferencesOf, setPreferences } from './store.ts';

/** A calendar goes back this far. */
const PAST_DAYS = 60;

/** The list of notices in the app, which mails somebody wants, and the calendar behind a secret address. */
export function notificationRoutes(api: Api): void {
  const { pool, config } = api.services;
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
  api.route(calls.readCalendar, async (_input, call) => ({
    address: null,
    createdAt: (await feedMadeAt(pool, call.person.accountId))?.toISOString() ?? null,
  }));
  api.route(calls.renewCalendar, (_input, call) =>
    inTransaction(pool, async (db) => {
      const secret = randomBytes(24).toString('base64url');
      await setFeed(db, call.person.accountId, secret, call.now);
      await writeAudit(db, call, {
        action: 'calendar.renewed',
        targetKind: 'account',
        targetId: call.person.accountId,
      });
      return {
        address: `${config.appUrl}/api/calendar/${secret}.ics`,
        createdAt: call.now.toISOString(),
      };
    }),
  );
  api.route(calls.endCalendar, (_input, call) =>
    inTransaction(pool, async (db) => {
      await dropFeed(db, call.person.accountId);
      await writeAudit(db, call, {
        action: 'calendar.ended',
        targetKind: 'account',
        targetId: call.person.accountId,
      });
      return { address: null, createdAt: null };
    }),
  );
  api.route(
    calls.calendarFile,
    async ({ params }, call) => {
      const owner = await ownerOf(pool, params.secret.replace(/\.ics$/, ''));
      if (!owner) return refuse('notifications.noCalendar');
      const [meetings, school] = await Promise.all([
        meetingsOf(pool, owner, later(call.now, -PAST_DAYS * DAY)),
        readIdentity(pool),
      ]);
      const file = calendarFile(meetings, {
        lang: owner.lang,
        zone: owner.zone,
        schoolName: school.name,
        appUrl: config.appUrl,
        stamp: call.now,
        path: (classId) => `/${owner.role === 'teacher' ? 'teacher/classes' : 'my-classes'}/${classId}`,
      });
      call.http?.reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="fasih.ics"')
        .send(file);
      return null;
    },
    { raw: true, ignoresSession: true },
  );
}
