import { randomBytes } from 'node:crypto';
import { CONFIRMED_WITHIN_HOURS, UNDONE_WITHIN_DAYS } from '@fasih/school/people/accounts/email-contract';
import { type Expression, sql } from 'kysely';
import { select, tableAs, withCtes } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type OfAccount = { accountId: string };

const now = sql<Date>`now()`;
const e = tableAs('email_change', 'e');

/** How a mailed value is stored; null stays null. */
const hashed = (token: Expression<string | null>) => sql<Buffer>`sha256(convert_to(${token}, 'UTF8'))`;

/** A value for a mailed link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

const selectWaiting = statement(({ accountId }: Params<OfAccount>) =>
  build
    .selectFrom('email_change')
    .where('account_id', '=', accountId)
    .where('changed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .select(['to_email as email', 'ends_at as endsAt']),
);

/** The new address of an account that waits to be confirmed, or null. */
export function waitingChange(db: Queryable, accountId: string): Promise<RowOf<typeof selectWaiting> | null> {
  return selectWaiting.first(db, { accountId });
}

const endWaiting = statement(({ accountId }: Params<OfAccount>) =>
  build
    .updateTable('email_change')
    .set({ ended_at: now, confirm_hash: null })
    .where('account_id', '=', accountId)
    .where('changed_at', 'is', null)
    .where('ended_at', 'is', null),
);

/** Ends the request that waits, so that its links do nothing any more; false where none waits. */
export async function endWaitingChange(db: Queryable, accountId: string): Promise<boolean> {
  return (await endWaiting.run(db, { accountId })) === 1;
}

type Asked = OfAccount & {
  sessionId: string;
  from: string;
  to: string;
  confirmToken: string | null;
  stopToken: string;
};

const insert = statement(({ accountId, sessionId, from, to, confirmToken, stopToken }: Params<Asked>) =>
  build.insertInto('email_change').values({
    account_id: accountId,
    session_id: sessionId,
    from_email: from,
    to_email: to,
    confirm_hash: hashed(confirmToken),
    stop_hash: hashed(stopToken),
    ends_at: sql<Date>`now() + make_interval(hours => ${sql.lit(CONFIRMED_WITHIN_HOURS)})`,
  }),
);

/** Stores a request; without `confirmToken` nothing can confirm it. */
export async function insertChange(db: Queryable, asked: Asked): Promise<void> {
  await insert.run(db, asked);
}

/** A mailed value opens this row: the new mailbox by `confirm`, the old one by either of its two mails. */
const opens = (token: Expression<string>, by: 'confirm' | 'stop') =>
  by === 'confirm'
    ? sql<boolean>`${e.confirm_hash} = ${hashed(token)}`
    : sql<boolean>`(${e.stop_hash} = ${hashed(token)} or ${e.undo_hash} = ${hashed(token)})`;

const selectOpen = (by: 'confirm' | 'stop') =>
  statement(({ token }: Params<{ token: string }>) =>
    select(
      [
        e.id.as('id'),
        e.account_id.as('accountId'),
        e.session_id.as('sessionId'),
        e.from_email.as('from'),
        e.to_email.as('to'),
        sql<boolean>`${e.changed_at} is not null`.as('isChanged'),
      ],
      sql`from ${e} where ${opens(token, by)} and ${e.ended_at} is null and ${e.ends_at} > now()`,
    ),
  );
const openBy = { confirm: selectOpen('confirm'), stop: selectOpen('stop') };

export type EmailChange = RowOf<typeof openBy.stop>;

/** The change that a mailed value confirms, or stops; null where it is unknown, over or used. */
export function changeByToken(
  db: Queryable,
  by: 'confirm' | 'stop',
  token: string,
): Promise<EmailChange | null> {
  return openBy[by].first(db, { token });
}

const setChanged = statement(({ id, undoToken }: Params<{ id: string; undoToken: string }>) =>
  build
    .updateTable('email_change')
    .set({
      changed_at: now,
      confirm_hash: null,
      undo_hash: hashed(undoToken),
      ends_at: sql<Date>`now() + make_interval(days => ${sql.lit(UNDONE_WITHIN_DAYS)})`,
    })
    .where('id', '=', id),
);

/** Notes that a change was made, and how it is undone. */
export async function noteChanged(db: Queryable, id: string, undoToken: string): Promise<void> {
  await setChanged.run(db, { id, undoToken });
}

const endFrom = statement(({ accountId, id }: Params<OfAccount & { id: string }>) =>
  build
    .updateTable('email_change')
    .set({ ended_at: now, confirm_hash: null })
    .where('account_id', '=', accountId)
    .where('id', '>=', id)
    .where('ended_at', 'is', null),
);

/** Ends a change and every later one of the account; what stands before it may still be undone. */
export async function endChangesFrom(db: Queryable, change: EmailChange): Promise<void> {
  await endFrom.run(db, change);
}

const endAll = statement(({ accountId }: Params<OfAccount>) =>
  build
    .updateTable('email_change')
    .set({ ended_at: now, confirm_hash: null })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null),
);

/** Ends all changes of an account whose address the school changes: who reads the older ones has no say any more. */
export async function endAllChanges(db: Queryable, accountId: string): Promise<void> {
  await endAll.run(db, { accountId });
}

const takePassword = statement(({ accountId }: Params<OfAccount>) =>
  withCtes(
    {
      challenges: build
        .deleteFrom('verification')
        .where('value', '=', sql<string>`'twoStep:' || (${accountId}::uuid)::text`),
    },
    build
      .updateTable('credential')
      .set({ password: null, temporary_until: null, updated_at: now })
      .where('account_id', '=', accountId)
      .where('provider_id', '=', 'credential'),
  ),
);

/** Ends a password that somebody else knows: a new one is set by a mailed link. */
export async function removePassword(db: Queryable, accountId: string): Promise<void> {
  await takePassword.run(db, { accountId });
}

const deleteOver = statement(({ limit }: Params<{ limit: number }>) =>
  build
    .deleteFrom('email_change')
    .where('id', 'in', build.selectFrom('email_change').select('id').where('ends_at', '<', now).limit(limit)),
);

/** Removes changes that nobody can confirm or undo any more. */
export function forgetOldChanges(db: Queryable, limit: number): Promise<number> {
  return deleteOver.run(db, { limit });
}

const deleteOf = statement(({ accountId }: Params<OfAccount>) =>
  build.deleteFrom('email_change').where('account_id', '=', accountId),
);

/** Removes the addresses of an erased account. */
export async function forgetChangesOf(db: Queryable, accountId: string): Promise<void> {
  await deleteOf.run(db, { accountId });
}
