import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { endAllSessions } from '../../people/sessions/sessions.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { forgetBackups } from '../../platform/backup/runs.ts';
import { tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { systemCall } from '../../platform/http/system-call.ts';
import { continueReceipts } from '../../sales/receipts/receipts.ts';
import { erasePerson } from '../students/erase-person.ts';
import type { Left } from './what-left.ts';

/** The provider is asked about payment pages of this age; older ones can no longer be paid or reversed. */
const RECHECKED_AGE = '60 days';

export type SettledRestore = {
  /** Receipts whose numbers were used after the instant. */
  receiptsSkipped: number;
  erasuresReplayed: number;
  /** Payment pages that the provider will be asked about. */
  pagesToAsk: number;
  /** Files of the people erased, for the caller to remove. */
  files: string[];
};

const l = tableAs('learner', 'l');
const a = tableAs('account', 'a');

const selectStillThere = statement(
  ({ learnerId, accountId }: Params<{ learnerId: string | null; accountId: string }>) =>
    sql<{ exists: boolean }>`select case when ${learnerId}::uuid is null
      then exists (select from ${a} where ${a.id} = ${accountId}::uuid and ${a.username} <> 'erased-' || ${a.id})
      else exists (select from ${l} where ${l.id} = ${learnerId}::uuid and ${l.erased_at} is null) end as exists`,
);

const p = tableAs('payment_attempt', 'p');
const c = tableAs('provider_charge', 'c');

const insertPages = statement(({ pages, now }: Params<{ pages: readonly string[]; now: Date }>) =>
  build
    .insertInto('recovered_page')
    .columns(['provider_order_id', 'order_id', 'restored_at'])
    .expression(
      sql`select ${p.provider_order_id}, ${p.order_id}, ${now}::timestamptz from ${p}
          where ${p.created_at} > ${now}::timestamptz - ${sql.lit(RECHECKED_AGE)}::interval
            or ${p.id} in (select ${c.attempt_id} from ${c} where ${c.updated_at} > ${now}::timestamptz - ${sql.lit(RECHECKED_AGE)}::interval)
        union
        select page, null, ${now}::timestamptz from unnest(${pages}::text[]) as page
          where not exists (select from ${p} where ${p.provider_order_id} = page)`,
    )
    .onConflict((on) =>
      on.column('provider_order_id').doUpdateSet((eb) => ({
        restored_at: eb.ref('excluded.restored_at'),
        asked_at: null,
      })),
    ),
);

const markRehearsal = statement(({ now }: Params<{ now: Date }>) =>
  build
    .insertInto('rehearsal_mark')
    .values({ since: now })
    .onConflict((on) => on.doNothing()),
);

/**
 * Makes a restored and migrated database ready for use: what left the machine after the instant stays true, everybody signs in
 * again, and the provider is asked about everything that it may know better.
 */
export async function settleRestore(
  pool: Pool,
  left: Left,
  restore: { to: Date; now: Date; isRehearsal: boolean },
): Promise<SettledRestore> {
  const { to, now } = restore;
  let receiptsSkipped = 0;
  const files: string[] = [];
  let erasuresReplayed = 0;
  for (const due of left.erasures) {
    const erased = await inTransaction(pool, (db) => eraseAgain(db, due, now));
    if (erased === null) continue;
    erasuresReplayed += 1;
    files.push(...erased);
  }
  const pagesToAsk = await inTransaction(pool, async (db) => {
    for (const { year, last } of left.receipts) receiptsSkipped += await continueReceipts(db, year, last);
    await endAllSessions(db);
    await forgetBackups(db, now);
    if (restore.isRehearsal) await markRehearsal.run(db, { now });
    const pages = await insertPages.run(db, { pages: left.pages, now });
    await writeAudit(db, systemCall(now, `command:${randomUUID()}`), {
      action: 'school.restored',
      targetKind: 'school',
      targetId: null,
      after: { to: to.toISOString() },
    });
    return pages;
  });
  return { receiptsSkipped, erasuresReplayed, pagesToAsk, files };
}

/** Erases a person again; null if the restored database has erased them already or does not know them. */
async function eraseAgain(
  db: PoolClient,
  due: Left['erasures'][number],
  now: Date,
): Promise<string[] | null> {
  const found = await selectStillThere.first(db, due);
  return found?.exists ? erasePerson(db, due, now) : null;
}
