import { randomUUID } from 'node:crypto';
import type { NoticeKind, NoticeParams } from '@fasih/messages/notice';
import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import type { Mutable } from '@fasih/school/messaging/notifications/contract';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { insertMailsSql } from '../../platform/outbox/outbox.ts';
import { mailPriority } from '../../platform/outbox/priority.ts';

export type Notice<K extends NoticeKind = NoticeKind> = {
  accountId: string;
  kind: K;
  params: NoticeParams[K];
  /** e.g. `meeting.moved:<meetingId>:<version>:<accountId>`: the same source is notified once. */
  source: string;
};

/** Kinds whose mails a person may turn off; everything about time and money is always sent. */
const GROUP: Partial<Record<NoticeKind, Mutable>> = {
  'reminder.day': 'reminders',
  'reminder.hour': 'reminders',
  'attendance.forfeited': 'attendance',
  'attendance.corrected': 'attendance',
  'attendance.minutesOwed': 'attendance',
  'report.ready': 'reports',
  'certificate.ready': 'reports',
};

/** Kinds whose mail is useless after an instant in their parameters: the meeting has begun, the offer has expired. */
const NOT_AFTER: Partial<Record<NoticeKind, 'startsAt' | 'endsAt'>> = {
  'reminder.day': 'startsAt',
  'reminder.hour': 'startsAt',
  'waiting.offered': 'endsAt',
};

/** Kinds about a whole class: the mail's calendar has all its meetings. */
const WHOLE_CLASS: readonly NoticeKind[] = [
  'class.assigned',
  'class.teacherAssigned',
  'class.teacherChanged',
  'class.paused',
];

/**
 * SQL: the calendar events of a notice, over `n` (the notice: `meeting_id`, `class_id`, `starts_at`), `a` (the
 * reader's account) and `$2` (now). Each is a select of `event` (jsonb) and `at`, provided by the module that owns
 * the meetings.
 */
export type NoticeEvents = { forTeacher: string; forFamily: string };

/** A notice of any kind with the parameters of its kind. */
export type AnyNotice = { [K in NoticeKind]: Notice<K> }[NoticeKind];

/**
 * Notifies people in the caller's transaction: in the app's list, and by mail if they want it, with the meetings as
 * they are in this transaction. The same source is notified once. One statement.
 *
 * @param events null when no notice is about meetings.
 */
export async function notifyAll(
  db: Queryable,
  notices: readonly AnyNotice[],
  events: NoticeEvents | null,
  now: Date,
): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ accountId, kind, params, source }) => {
    const about = params as { meetingId?: string; classId?: string; startsAt?: string; endsAt?: string };
    const notAfter = NOT_AFTER[kind];
    return {
      account_id: accountId,
      kind,
      params,
      source,
      muted_by: GROUP[kind] ?? null,
      meeting_id: about.meetingId ?? null,
      class_id: WHOLE_CLASS.includes(kind) ? (about.classId ?? null) : null,
      starts_at: about.startsAt || null,
      message_id: `<${randomUUID()}@fasih>`,
      priority: mailPriority('notifications.notice', kind),
      not_after: (notAfter && about[notAfter]) || null,
    };
  });
  await db.query(
    `with notice as (
       select * from jsonb_to_recordset($1) as n (account_id uuid, kind text, params jsonb, source text, muted_by text,
         meeting_id uuid, class_id uuid, starts_at timestamptz, message_id text, priority smallint,
         not_after timestamptz)
     ), told as (
       insert into notification (account_id, kind, params, source, created_at)
       select account_id, kind, params, source, $2 from notice on conflict (source) do nothing returning source
     )
     ${insertMailsSql}
     select 'notifications.notice', a.id, a.email, a.lang,
       jsonb_build_object('name', ${shownName('a')}, 'role', a.role, 'kind', n.kind, 'params', n.params,
         'zone', coalesce(p.zone, '${SCHOOL_ZONE}'), 'mutable', n.muted_by is not null,
         'learnerName', coalesce(n.params ->> 'learnerName', ''),
         'meetings', ${events === null ? "'[]'::jsonb" : eventsList(events)}),
       n.message_id, 'notice:' || n.source, n.priority, now() + (n.not_after - $2::timestamptz)
     from notice n join told on told.source = n.source join account a on a.id = n.account_id
     left join message_preference p on p.account_id = a.id
     where a.active and not coalesce(n.muted_by = any(p.muted), false)`,
    [JSON.stringify(rows), now],
  );
}

const eventsList = ({ forTeacher, forFamily }: NoticeEvents) => `coalesce(case when a.role = 'teacher'
    then (select jsonb_agg(event order by at) from (${forTeacher}) events)
    else (select jsonb_agg(event order by at) from (${forFamily}) events) end, '[]')`;

/** Removes the notices of these sources once they no longer apply. */
export async function takeBackNotices(db: Queryable, sources: readonly string[]): Promise<void> {
  if (sources.length === 0) return;
  await db.query('delete from notification where source = any($1)', [sources]);
}
