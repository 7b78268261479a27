import { ALONE_AFTER_LOSS, SETTLING } from '@fasih/school/basics/approval';
import { SECOND } from '@fasih/school/basics/instants';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { notifyAll } from '../../learning/calendars/notify.ts';
import { type AnyNotice, deleteNotices } from '../../messaging/notifications/notify.ts';
import { isApproving } from '../../people/accounts/approvers.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { scalar, type TableAs, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const a = tableAs('account', 'a');
const c = tableAs('account', 'c');
const k = tableAs('account', 'k');
const o = tableAs('account', 'o');
const r = tableAs('pay_run', 'r');
const j = tableAs('pay_adjustment', 'j');

const isSettled = (account: TableAs<'account'>, now: Expression<Date>) =>
  sql`(${account.approver_changed_at} is null
    or ${account.approver_changed_at} <= ${now}::timestamptz - ${sql.lit(`${SETTLING / SECOND} seconds`)}::interval)`;

/**
 * The pay run `r` is a draft that this account may approve now, with or without a reason (`decideApproval`): made by a
 * different approver, or any draft when no other approver is left and none was lost recently.
 */
export const waitsFor = (caller: Expression<string>, now: Expression<Date>): RawBuilder<boolean> =>
  sql<boolean>`${r.state} = 'draft'
    and exists (select from ${c} where ${c.id} = ${caller}::uuid and ${isApproving(c)} and ${isSettled(c, now)})
    and ((${r.made_by} <> ${caller}::uuid
        and not exists (select from ${k} where ${k.id} = ${r.made_by} and ${isApproving(k)}
          and not ${isSettled(k, now)})
        and not exists (select from ${j} where ${j.run_id} = ${r.id} and ${j.added_by} = ${caller}::uuid))
      or not exists (select from ${o} where ${isApproving(o)} and ${o.id} <> ${caller}::uuid
        and (${o.active} and ${isSettled(o, now)}
          or ${o.approver_lost_at} > ${now}::timestamptz
            - ${sql.lit(`${ALONE_AFTER_LOSS / SECOND} seconds`)}::interval)))`;

const selectOthers = statement(({ madeBy }: Params<{ madeBy: string }>) =>
  build
    .selectFrom('account as a')
    .where(isApproving(a))
    .where('a.active', '=', true)
    .where('a.id', '<>', madeBy)
    .select('a.id')
    .select(scalar(shownNameOf(k), sql`from ${k} where ${k.id} = ${madeBy}`).as('maker')),
);

/** Notifies everybody else in finance and administration that a draft needs approval. */
export async function tellApprovers(
  db: Queryable,
  run: { id: string; from: string; to: string; amount: number; madeBy: string },
  now: Date,
): Promise<void> {
  const rows = await selectOthers.all(db, { madeBy: run.madeBy });
  const { id: runId, from, to, amount } = run;
  await notifyAll(
    db,
    rows.map(
      ({ id, maker }): AnyNotice => ({
        accountId: id,
        kind: 'pay.toApprove',
        params: { runId, from, to, amount, maker },
        source: sourceOf(runId, id),
      }),
    ),
    now,
  );
}

const selectAll = statement(() =>
  build.selectFrom('account').where('role', 'in', ['admin', 'finance']).select('id'),
);

/** Deletes the notices that asked for approval of this pay run, once it is decided. */
export async function deleteApprovalNotices(db: Queryable, runId: string): Promise<void> {
  const rows = await selectAll.all(db, {});
  await deleteNotices(
    db,
    rows.map(({ id }) => sourceOf(runId, id)),
  );
}

const sourceOf = (runId: string, accountId: string) => `pay.toApprove:${runId}:${accountId}`;
