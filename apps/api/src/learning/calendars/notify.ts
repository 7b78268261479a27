import type { NoticeKind } from '@fasih/messages/notice';
import { sql } from 'kysely';
import {
  type AnyNotice,
  type Notice,
  type NoticeEvents,
  notifyAllWith,
} from '../../messaging/notifications/notify.ts';
import { tableAs } from '../../platform/db/sql.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { familyEvents, m, teacherEvents } from './calendar-events.ts';

const events: NoticeEvents = ({ n, a }, now) => {
  const ch = tableAs('meeting_change', 'ch');
  // Both sides have an index, so a notice never reads all meetings.
  const about = sql<boolean>`(${m.id} = any(${n.meeting_ids}) or ${m.class_id} = any(${n.class_ids}))`;
  // The time a meeting had before it lost it.
  const was = sql<Date | null>`coalesce(case when ${m.id} = ${n.meeting_id} then ${n.starts_at} end,
    (select lower(${ch.was}) from ${ch} where ${ch.meeting_id} = ${m.id} and ${ch.was} is not null
      order by ${ch.id} desc limit 1))`;
  // Meetings now held by another teacher only if they were the reader's before.
  const aboutTeacher = sql<boolean>`${about} and (${m.teacher_id} = ${a.id} or ${m.id} = ${n.meeting_id}
    or coalesce(lower(${m.during}) > ${now}, false))`;
  return {
    forTeacher: teacherEvents({ reader: a.id, which: aboutTeacher, was }),
    forFamily: familyEvents({ reader: a.id, which: about, was }),
  };
};

/** Notifies one person; see `notifyAll`. */
export async function notify<K extends NoticeKind>(
  db: Queryable,
  notice: Notice<K>,
  now: Date,
): Promise<void> {
  await notifyAll(db, [notice as AnyNotice], now);
}

/** Notifies people in the transaction of the event; mails carry the meetings as calendar entries. */
export const notifyAll = notifyAllWith(events);
