import { randomUUID } from 'node:crypto';
import type { NoticeKind, NoticeParams } from '@fasih/messages/notice';
import { NOTICE_KINDS } from '@fasih/messages/notice-kinds';
import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import {
  cteAs,
  type RecordOf,
  recordsAs,
  type Source,
  select,
  subqueryAs,
  type TableAs,
  tableAs,
  withCtes,
} from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { insertMails } from '../../platform/outbox/outbox.ts';
import { mailPriority } from '../../platform/outbox/priority.ts';
import { noticeForGuardian, type SharedWith } from './shared-notice.ts';

export type Notice<K extends NoticeKind = NoticeKind> = {
  accountId: string;
  kind: K;
  params: NoticeParams[K];
  /** Parameters for the mail alone, e.g. a link that works for whoever has the mail and that the app does not keep. */
  onlyInMail?: Partial<NoticeParams[K]>;
  /** Identifies the event and the reader, so that each notice is sent once: `meeting.moved:<meetingId>:<version>:<accountId>`. */
  source: string;
};

/** The aliases that the calendar events refer to: the notice `n` and its reader's account `a`. */
type Refs = { n: Source<RecordOf<typeof noticeColumns>>; a: TableAs<'account'> };

/** Selects the calendar events of a notice (`event` as jsonb, `at`); provided by the module that owns the meetings. */
export type NoticeEvents = (
  refs: Refs,
  now: Expression<Date>,
) => Record<'forTeacher' | 'forFamily', RawBuilder<unknown>>;

/** A notice of any kind, with `params` typed by its kind. */
export type AnyNotice = { [K in NoticeKind]: Notice<K> }[NoticeKind];

const noticeColumns = {
  account_id: 'uuid',
  kind: 'text',
  params: 'jsonb',
  only_in_mail: 'jsonb',
  source: 'text',
  muted_by: 'text',
  meeting_id: 'uuid',
  meeting_ids: 'uuid[]',
  class_ids: 'uuid[]',
  starts_at: 'timestamptz',
  message_id: 'text',
  priority: 'smallint',
  not_after: 'timestamptz',
  shared: 'boolean',
} as const;

const a = tableAs('account', 'a');
const p = tableAs('message_preference', 'p');
const h = tableAs('shared_learner', 'h');
const l = tableAs('learner', 'l');

/** Second guardians of an account, with the names of its learners that are shared with each, and of its others. */
const secondGuardians = (accountId: RawBuilder<string>) => {
  const ids = sql`array_agg(${h.learner_id})`;
  return select(
    [
      h.guardian_account_id.as('accountId'),
      sql<string[]>`array(select ${l.name} from ${l} where ${l.id} = any(${ids}))`.as('granted'),
      sql<string[]>`array(select ${l.name} from ${l} where ${l.account_id} = ${accountId}
        and ${l.erased_at} is null and ${l.id} <> all(${ids}))`.as('others'),
    ],
    sql`from ${h} where ${h.account_id} = ${accountId} group by ${h.guardian_account_id}`,
  );
};

const insertNotices = (events: NoticeEvents) =>
  statement(({ notices, now }: Params<{ notices: string; now: Date }>) => {
    const notice = sql<
      RecordOf<typeof noticeColumns>
    >`select * from ${recordsAs(notices, 'r', noticeColumns)}`;
    const n = cteAs(notice, 'notice', 'n');
    const inserted = build
      .insertInto('notification')
      .columns(['account_id', 'kind', 'params', 'source', 'created_at'])
      .expression(sql`select ${n.account_id}, ${n.kind}, ${n.params}, ${n.source}, ${now} from ${n}`)
      .onConflict((on) => on.column('source').doNothing())
      .returning('source');
    const i = cteAs(inserted, 'inserted', 'i');
    const s = subqueryAs(secondGuardians(n.account_id), 's');
    const { forTeacher, forFamily } = events({ n, a }, now);
    const jsonEvents = (query: RawBuilder<unknown>) =>
      sql`(select jsonb_agg(event order by at) from (${query}) events)`;
    const mails = insertMails(
      sql`select 'notifications.notice', ${a.id}, ${a.email}, ${a.lang},
          jsonb_build_object('name', ${shownNameOf(a)}, 'role', ${a.role}, 'kind', ${n.kind}, 'params', ${n.params} || ${n.only_in_mail},
            'zone', coalesce(${p.zone}, ${sql.lit(SCHOOL_ZONE)}), 'mutable', ${n.muted_by} is not null,
            'learnerName', coalesce(${n.params} ->> 'learnerName', ''),
            'meetings', coalesce(case when ${a.role} = 'teacher' then ${jsonEvents(forTeacher)}
              else ${jsonEvents(forFamily)} end, '[]')),
          ${n.message_id}, 'notice:' || ${n.source}, ${n.priority}, now() + (${n.not_after} - ${now}::timestamptz)
        from ${n} join ${i} on ${i.source} = ${n.source} join ${a} on ${a.id} = ${n.account_id}
        left join ${p} on ${p.account_id} = ${a.id}
        where ${a.active} and not coalesce(${n.muted_by} = any(${p.muted}), false)`,
    );
    const forGuardians = select(
      [i.source.as('source'), s.accountId.as('accountId'), s.granted.as('granted'), s.others.as('others')],
      sql`from ${n} join ${i} on ${i.source} = ${n.source} cross join lateral ${s} where ${n.shared}`,
    );
    return withCtes(
      { notice, inserted, mails },
      sql<{ told: number; forGuardians: ({ source: string } & SharedWith)[] }>`select
        (select count(*)::integer from inserted) as told,
        coalesce((select jsonb_agg(one) from (${forGuardians}) one), '[]') as "forGuardians"`,
    );
  }, 'insert-notices');

/**
 * Notifies people in the caller's transaction, in one statement: in the app, and by mail unless they muted it, with the
 * meetings as this transaction sees them. A notice whose `source` exists is skipped; returns how many are new. What happens in a
 * course also goes to second guardians, each in their own language and zone.
 */
export type NotifyAll = (db: Queryable, notices: readonly AnyNotice[], now: Date) => Promise<number>;

/** Creates `notifyAll` with these calendar events; called once, by the module that owns the meetings. */
export function notifyAllWith(events: NoticeEvents): NotifyAll {
  const insert = insertNotices(events);
  return async (db, notices, now) => {
    if (notices.length === 0) return 0;
    const row = await insert.first(db, { notices: JSON.stringify(notices.map((one) => recordOf(one))), now });
    if (!row) return 0;
    const bySource = new Map(notices.map((notice) => [notice.source, notice]));
    const copies = row.forGuardians.flatMap(({ source, ...guardian }) => {
      const notice = bySource.get(source);
      return (notice && noticeForGuardian(notice, guardian)) ?? [];
    });
    // Most families have one guardian; nothing more is sent for them.
    if (copies.length > 0)
      await insert.run(db, { notices: JSON.stringify(copies.map((one) => recordOf(one, false))), now });
    return row.told;
  };
}

type Fields = {
  meetingId?: string;
  classId?: string;
  classes?: readonly { classId: string }[];
  list?: readonly { meetingId: string }[];
  startsAt?: string;
  endsAt?: string;
};

function classesOf(kind: NoticeKind, { classId, classes }: Fields): string[] {
  if (!NOTICE_KINDS[kind].wholeClass) return [];
  return classes?.map((one) => one.classId) ?? (classId === undefined ? [] : [classId]);
}

/** The meeting a notice is about, and those of its list. */
const meetingsOf = ({ meetingId, list }: Fields): string[] => [
  ...(meetingId === undefined ? [] : [meetingId]),
  ...(list?.map((one) => one.meetingId) ?? []),
];

function recordOf({ accountId, kind, params, onlyInMail = {}, source }: AnyNotice, toGuardians = true) {
  const fields = params as Fields;
  const { mutedBy, expiresAt, shared } = NOTICE_KINDS[kind];
  return {
    account_id: accountId,
    kind,
    params,
    only_in_mail: onlyInMail,
    source,
    muted_by: mutedBy ?? null,
    meeting_id: fields.meetingId ?? null,
    meeting_ids: meetingsOf(fields),
    class_ids: classesOf(kind, fields),
    starts_at: fields.startsAt || null,
    message_id: `<${randomUUID()}@fasih>`,
    priority: mailPriority('notifications.notice', kind),
    not_after: (expiresAt && fields[expiresAt]) || null,
    shared: toGuardians && shared === true,
  };
}

const deleteBySource = statement(({ sources }: Params<{ sources: readonly string[] }>) =>
  build.deleteFrom('notification').where(({ eb, fn }) => eb('source', '=', fn.any(sources))),
);

/** Deletes the notices of these sources from the app, because they no longer apply. */
export async function deleteNotices(db: Queryable, sources: readonly string[]): Promise<void> {
  if (sources.length === 0) return;
  await deleteBySource.run(db, { sources });
}
