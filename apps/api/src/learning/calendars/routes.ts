import { randomBytes } from 'node:crypto';
import { DAY, later } from '@fasih/school/basics/instants';
import { refuse } from '@fasih/school/basics/refusal';
import * as calls from '@fasih/school/messaging/notifications/contract';
import { ownerOf } from '../../messaging/calendars/calendar-owner.ts';
import { calendarFile } from '../../messaging/mail/calendar-file.ts';
import { dropFeed, feedMadeAt, setFeed } from '../../people/accounts/calendar-address.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { readIdentity } from '../../platform/settings/content-version.ts';
import { meetingsOf } from './meetings-of.ts';

/** How far back a calendar feed reaches. */
const PAST_DAYS = 60;

/** Routes for the calendar feed at a secret address. */
export function calendarRoutes(api: Api): void {
  const { pool, config } = api.services;
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
