import { randomUUID } from 'node:crypto';
import type { NoticeKind, NoticeParams } from '@fasih/messages/notice';
import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import type { Mutable } from '@fasih/school/messaging/notifications/contract';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import {
  cteAs,
  type RecordOf,
  recordsAs,
  type Source,
  type TableAs,
  tableAs,
  withCtes,
} from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { insertMails } from '../../platform/outbox/outbox.ts';
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

/** A notice `n` and the account `a` of its reader, as the calendar events refer to them. */
type Refs = { n: Source<RecordOf<typeof noticeColumns>>; a: TableAs<'account'> };

/**
 * The calendar events of a notice, provided by the module that owns the meetings: selects of `event` (jsonb) and `at`.
 */
export type NoticeEvents = (
  refs: Refs,
  now: Expression<Date>,
) => Record<'forTeacher' | 'forFamily', RawBuilder<unknown>>;

/** A notice of any kind with the parameters of its kind. */
export type AnyNotice = { [K in NoticeKind]: Notice<K> }[NoticeKind];

const noticeColumns = {
  account_id: 'uuid',
  kind: 'text',
  params: 'jsonb',
  source: 'text',
  muted_by: 'text',
  meeting_id: 'uuid',
  class_id: 'uuid',
  starts_at: 'timestamptz',
  message_id: 'text',
  priority: 'smallint',
  not_after: 'timestamptz',
} as const;

const a = tableAs('account', 'a');
const p = tableAs('message_preference', 'p');

const insertWith = (events: NoticeEvents) =>
  statement(({ notices, now }: Params<{ notices: string; now: Date }>) => {
    const notice = sql<
      RecordOf<typeof noticeColumns>
    >`select * from ${recordsAs(notices, 'r', noticeColumns)}`;
    const n = cteAs(notice, 'notice', 'n');
    const told = build
      .insertInto('notification')
      .columns(['account_id', 'kind', 'params', 'source', 'created_at'])
      .expression(sql`select ${n.account_id}, ${n.kind}, ${n.params}, ${n.source}, ${now} from ${n}`)
      .onConflict((on) => on.column('source').doNothing())
      .returning('source');
    const t = cteAs(told, 'told', 't');
    const { forTeacher, forFamily } = events({ n, a }, now);
    const inOrder = (one: RawBuilder<unknown>) =>
      sql`(select jsonb_agg(event order by at) from (${one}) events)`;
    const mails = insertMails(
      sql`select 'notifications.notice', ${a.id}, ${a.email}, ${a.lang},
          jsonb_build_object('name', ${shownNameOf(a)}, 'role', ${a.role}, 'kind', ${n.kind}, 'params', ${n.params},
            'zone', coalesce(${p.zone}, ${sql.lit(SCHOOL_ZONE)}), 'mutable', ${n.muted_by} is not null,
            'learnerName', coalesce(${n.params} ->> 'learnerName', ''),
            'meetings', coalesce(case when ${a.role} = 'teacher' then ${inOrder(forTeacher)}
              else ${inOrder(forFamily)} end, '[]')),
          ${n.message_id}, 'notice:' || ${n.source}, ${n.priority}, now() + (${n.not_after} - ${now}::timestamptz)
        from ${n} join ${t} on ${t.source} = ${n.source} join ${a} on ${a.id} = ${n.account_id}
        left join ${p} on ${p.account_id} = ${a.id}
        where ${a.active} and not coalesce(${n.muted_by} = any(${p.muted}), false)`,
    );
    return withCtes({ notice, told }, mails);
  });

/**
 * Notifies people in the caller's transaction: in the app's list, and by mail if they want it, with the meetings as
 * they are in this transaction. The same source is notified once. One statement.
 */
export type NotifyAll = (db: Queryable, notices: readonly AnyNotice[], now: Date) => Promise<void>;

/** Makes `notifyAll` for the events of the module that owns the meetings; once for its module. */
export function notifyAllWith(events: NoticeEvents): NotifyAll {
  const insert = insertWith(events);
  return async (db, notices, now) => {
    if (notices.length === 0) return;
    await insert.run(db, { notices: JSON.stringify(notices.map(recordOf)), now });
  };
}

function recordOf({ accountId, kind, params, source }: AnyNotice) {
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
}

const takeBack = statement(({ sources }: Params<{ sources: readonly string[] }>) =>
  build.deleteFrom('notification').where(({ eb, fn }) => eb('source', '=', fn.any(sources))),
);

/** Removes the notices of these sources once they no longer apply. */
export async function takeBackNotices(db: Queryable, sources: readonly string[]): Promise<void> {
  if (sources.length === 0) return;
  await takeBack.run(db, { sources });
}
