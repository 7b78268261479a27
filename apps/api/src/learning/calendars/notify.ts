import type { NoticeKind } from '@fasih/messages/notice';
import {
  type AnyNotice,
  type Notice,
  type NoticeEvents,
  notifyAll as notifyAllWith,
} from '../../messaging/notifications/notify.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { familyEvents, teacherEvents } from './calendar-events.ts';

/** The meetings a notice is about: its one, or those of its class; others' only as far as they were the reader's before. */
const ABOUT = `(m.id = n.meeting_id or m.class_id = n.class_id)`;
const ABOUT_TEACHER = `${ABOUT} and (m.teacher_id = a.id or m.id = n.meeting_id or coalesce(lower(m.during) > $2, false))`;

/** The time that a meeting had before it lost it. */
const WAS = `coalesce(case when m.id = n.meeting_id then n.starts_at end,
  (select lower(ch.was) from meeting_change ch where ch.meeting_id = m.id and ch.was is not null order by ch.id desc limit 1))`;

const EVENTS: NoticeEvents = {
  forTeacher: teacherEvents('a.id', ABOUT_TEACHER, WAS),
  forFamily: familyEvents('a.id', ABOUT, WAS),
};

/** Tells one person something; see `notifyAll`. */
export function notify<K extends NoticeKind>(db: Queryable, notice: Notice<K>, now: Date): Promise<void> {
  return notifyAll(db, [notice as AnyNotice], now);
}

/** Tells people something inside the transaction of what happened; mails carry the meetings it is about as a calendar. */
export function notifyAll(db: Queryable, notices: readonly AnyNotice[], now: Date): Promise<void> {
  return notifyAllWith(db, notices, EVENTS, now);
}
