import { ALONE_AFTER_LOSS, SETTLING } from '@fasih/school/basics/approval';
import { SECOND } from '@fasih/school/basics/instants';
import { notifyAll } from '../../learning/calendars/notify.ts';
import { type AnyNotice, takeBackNotices } from '../../messaging/notifications/notify.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const settled = (account: string, now: string) =>
  `(${account}.approver_changed_at is null or ${account}.approver_changed_at <= ${now}::timestamptz - interval '${SETTLING / SECOND} seconds')`;

/**
 * SQL: the pay run `r` is a draft that this account may approve now, with or without a reason (`decideApproval`):
 * made by a different approver, or any draft when no other approver is left and none was lost recently. `caller` and
 * `now` are SQL.
 */
export const waitsFor = (caller: string, now: string): string =>
  `r.state = 'draft' and exists (select from account c where c.id = ${caller} and ${settled('c', now)})
    and ((r.made_by <> ${caller}
        and not exists (select from account m where m.id = r.made_by and m.role in ('admin', 'finance')
          and not ${settled('m', now)})
        and not exists (select from pay_adjustment j where j.run_id = r.id and j.added_by = ${caller}))
      or not exists (select from account o where o.role in ('admin', 'finance') and o.id <> ${caller}
        and (o.active and ${settled('o', now)}
          or o.approver_lost_at > ${now}::timestamptz - interval '${ALONE_AFTER_LOSS / SECOND} seconds')))`;

/** Notifies everybody else in finance and administration that a draft needs approval. */
export async function tellApprovers(
  db: Queryable,
  run: { id: string; from: string; to: string; amount: number; madeBy: string },
  now: Date,
): Promise<void> {
  const { rows } = await db.query<{ id: string; maker: string }>(
    `select a.id, (select ${shownName('m')} from account m where m.id = $1) as maker
     from account a where a.role in ('admin', 'finance') and a.active and a.id <> $1`,
    [run.madeBy],
  );
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

/** Removes these notifications once the draft is decided. */
export async function forgetAsking(db: Queryable, runId: string): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    `select id from account where role in ('admin', 'finance')`,
  );
  await takeBackNotices(
    db,
    rows.map(({ id }) => sourceOf(runId, id)),
  );
}

const sourceOf = (runId: string, accountId: string) => `pay.toApprove:${runId}:${accountId}`;
