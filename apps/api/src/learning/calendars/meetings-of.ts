import type { CalendarMeeting } from '@fasih/messages/letter';
import type { CalendarOwner } from '../../messaging/calendars/calendar-owner.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { familyEvents, teacherEvents } from './calendar-events.ts';

/** Scheduled meetings of a family's learners or of a teacher from an instant on, at most 1000. */
export async function meetingsOf(
  db: Queryable,
  owner: CalendarOwner,
  from: Date,
): Promise<CalendarMeeting[]> {
  const which = 'm.during is not null and lower(m.during) >= $2';
  const events =
    owner.role === 'teacher'
      ? teacherEvents('$1', `m.teacher_id = $1 and ${which}`)
      : familyEvents('$1', which);
  const { rows } = await db.query<{ event: CalendarMeeting }>(
    `select event from (${events}) found order by at, event ->> 'uid' limit 1000`,
    [owner.accountId, from],
  );
  return rows.map(({ event }) => event);
}
