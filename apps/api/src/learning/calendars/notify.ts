import type { NoticeKind } from '@fasih/messages/notice';
import { sql } from 'kysely';
import {
  type AnyNotice,
  type Notice,
  type NoticeEvents,
  notifyAllWith,
} from '../../messaging/notifications/notify.ts';
import { fromText } from '../../platform/db/sql.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { familyEvents, teacherEvents } from './calendar-events.ts';

/**
 * Meetings a notice is about: its own, or those of its class; meetings now held by another teacher only if
 * they were the reader's before.
 */
const ABOUT = `(m.id = n.meeting_id or m.class_id = n.class_id)`;
const aboutTeacher = (now: string) =>
  `${ABOUT} and (m.teacher_id = a.id or m.id = n.meeting_id or coalesce(lower(m.during) > ${now}, false))`;

/** The time a meeting had before it lost it. */
const WAS = `coalesce(case when m.id = n.meeting_id then n.starts_at end,
  (select lower(ch.was) from meeting_change ch where ch.meeting_id = m.id and ch.was is not null order by ch.id desc limit 1))`;

const events: NoticeEvents = (_, now) => ({
  forTeacher: fromText((place) => teacherEvents('a.id', aboutTeacher(place), WAS), now),
  forFamily: sql.raw(familyEvents('a.id', ABOUT, WAS)),
});

/** Notifies one person; see `notifyAll`. */
export function notify<K extends NoticeKind>(db: Queryable, notice: Notice<K>, now: Date): Promise<void> {
  return notifyAll(db, [notice as AnyNotice], now);
}

/** Notifies people in the transaction of the event; mails carry the meetings as calendar entries. */
export const notifyAll = notifyAllWith(events);
