import { randomUUID } from 'node:crypto';
import type { LetterKind, LetterParams } from '@fasih/messages/letter';
import type { Lang } from '@fasih/messages/texts';
import { later, SECOND } from '@fasih/school/basics/instants';
import { type Expression, sql } from 'kysely';
import { coalesce, tableAs } from '../db/sql.ts';
import { build, type Params, statement } from '../db/statement.ts';
import type { Queryable } from '../db/transaction.ts';
import { mailPriority } from './priority.ts';

/** A mail to write: its kind names the template, `params` fill it, `source` makes sure that it is written once. */
export type OutgoingMail<K extends LetterKind = LetterKind> = {
  kind: K;
  accountId: string | null;
  to: string;
  lang: Lang;
  params: LetterParams[K];
  /** e.g. `order.paid:<orderId>`; a second mail with the same source is not written. */
  source?: string;
  /** Seconds from now after which it is not sent any more, e.g. because its link is over. */
  expiresInS?: number;
};

/** A notice's priority is that of what it tells. */
const priorityOf = ({ kind, params }: Pick<OutgoingMail, 'kind' | 'params'>): number =>
  mailPriority(kind, kind === 'notifications.notice' && 'kind' in params ? params.kind : undefined);

type NewMail = {
  kind: LetterKind;
  accountId: string | null;
  to: string;
  lang: Lang;
  params: string;
  messageId: string;
  source: string | null;
  priority: number;
  expiresInS: number | null;
};

const insertOne = statement(
  (mail: Params<NewMail>) =>
    build
      .insertInto('outbox')
      .values({
        kind: mail.kind,
        account_id: mail.accountId,
        to_address: mail.to,
        lang: mail.lang,
        params: mail.params,
        message_id: mail.messageId,
        source: mail.source,
        priority: mail.priority,
        expires_at: sql<Date | null>`now() + make_interval(secs => ${mail.expiresInS})`,
      })
      .onConflict((on) => on.column('source').doNothing()),
  'enqueue-mail',
);

/**
 * Puts a mail into the outbox, inside the transaction of what it tells. It is sent after the commit, at least once,
 * with a Message-ID fixed here, so that the one possible repeat (a crash between the server's 250 and our note of it)
 * can be recognised.
 */
export async function enqueueMail<K extends LetterKind>(db: Queryable, mail: OutgoingMail<K>): Promise<void> {
  await insertOne.run(db, {
    kind: mail.kind,
    accountId: mail.accountId,
    to: mail.to,
    lang: mail.lang,
    params: JSON.stringify(mail.params),
    messageId: `<${randomUUID()}@fasih>`,
    source: mail.source ?? null,
    priority: priorityOf(mail),
    expiresInS: mail.expiresInS ?? null,
  });
}

const insertPaced = statement(({ mails }: Params<{ mails: string }>) =>
  build
    .insertInto('outbox')
    .columns([
      'kind',
      'account_id',
      'to_address',
      'lang',
      'params',
      'message_id',
      'next_try_at',
      'priority',
      'expires_at',
    ])
    .expression(
      sql`select kind, account_id, to_address, lang, params, message_id, next_try_at, priority, expires_at
        from jsonb_to_recordset(${mails}::jsonb) as m (kind text, account_id uuid, to_address text, lang text,
          params jsonb, message_id text, next_try_at timestamptz, priority smallint, expires_at timestamptz)`,
    ),
);

/**
 * Puts many mails of one kind into the outbox, each with its own due instant (real time), so that the mail server is not
 * given a big lot at once.
 */
export async function enqueuePaced<K extends LetterKind>(
  db: Queryable,
  mails: readonly (Omit<OutgoingMail<K>, 'source'> & { at: Date })[],
): Promise<void> {
  const rows = mails.map((mail) => ({
    kind: mail.kind,
    account_id: mail.accountId,
    to_address: mail.to,
    lang: mail.lang,
    params: mail.params,
    message_id: `<${randomUUID()}@fasih>`,
    next_try_at: mail.at,
    priority: priorityOf(mail),
    expires_at: mail.expiresInS === undefined ? null : later(mail.at, mail.expiresInS * SECOND),
  }));
  await insertPaced.run(db, { mails: JSON.stringify(rows) });
}

/**
 * Puts many mails into the outbox as part of a statement: kind, account, address, language, params, Message-ID, source,
 * priority and the instant after which it is not sent (null: never too late) come from the `select`.
 */
export const insertMails = (selected: Expression<unknown>) =>
  build
    .insertInto('outbox')
    .columns([
      'kind',
      'account_id',
      'to_address',
      'lang',
      'params',
      'message_id',
      'source',
      'priority',
      'expires_at',
    ])
    .expression(selected);

const tryNow = statement(({ mailId, address }: Params<{ mailId: string; address: string | null }>) => {
  const o = tableAs('outbox', 'o');
  return build
    .updateTable('outbox as o')
    .set({
      next_try_at: sql<Date>`now()`,
      given_up_at: null,
      given_up_reason: null,
      expired: false,
      expires_at: sql<Date | null>`case when ${o.expired} then null else ${o.expires_at} end`,
      to_address: coalesce(address, o.to_address),
    })
    .where('o.id', '=', mailId)
    .where('o.sent_at', 'is', null)
    .where(sql<boolean>`(${o.given_up_at} is not null or ${o.next_try_at} > clock_timestamp())`);
});

/**
 * Has an unsent mail sent by the next look into the outbox, to `address` where its account has one now; false where there
 * is nothing to do: it is sent, due already or under way. One that had expired is sent however late it is.
 */
export async function tryMailNow(db: Queryable, mailId: string, address: string | null): Promise<boolean> {
  return (await tryNow.run(db, { mailId, address })) === 1;
}

const giveUp = statement(({ mailId, reason }: Params<{ mailId: string; reason: string }>) =>
  build
    .updateTable('outbox')
    .set({ given_up_at: sql<Date>`now()`, given_up_reason: reason })
    .where('id', '=', mailId)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null),
);

/** Stops trying to send a mail; false where it is sent or given up already. */
export async function giveMailUp(db: Queryable, mailId: string, reason: string): Promise<boolean> {
  return (await giveUp.run(db, { mailId, reason })) === 1;
}

const readdress = statement(({ accountId, address }: Params<{ accountId: string; address: string }>) =>
  build
    .updateTable('outbox')
    .set({ to_address: address, next_try_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where(sql<boolean>`coalesce(params ->> 'kind', '') not in ('staff.changeAsked', 'staff.changed')`)
    .where('kind', 'not in', [
      'accounts.emailChangeAsked',
      'accounts.emailChanged',
      'accounts.emailConfirm',
      // To somebody else's address.
      'guardians.invited',
    ]),
);

/** Unsent mails of an account follow its new address, and are due at once; what warns its owner of the change stays. */
export async function readdressMails(db: Queryable, accountId: string, address: string): Promise<void> {
  await readdress.run(db, { accountId, address });
}
