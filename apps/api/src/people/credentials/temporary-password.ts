import { sql } from 'kysely';
import { cteAs, withCtes } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** Validity of a password chosen by an admin, in hours (docs/product/accounts.md#temporary-passwords). */
const TEMPORARY_HOURS = 24;

type OfAccount = { accountId: string };

const limitInTime = statement(({ accountId }: Params<OfAccount>) =>
  build
    .updateTable('credential')
    .set({ temporary_until: sql<Date>`now() + make_interval(hours => ${sql.lit(TEMPORARY_HOURS)})` })
    .where('account_id', '=', accountId)
    .where('provider_id', '=', 'credential'),
);

/** Marks a new account's password as temporary: it signs in once, within 24 hours. */
export async function makeTemporary(db: Queryable, accountId: string): Promise<void> {
  await limitInTime.run(db, { accountId });
}

const spend = statement(({ accountId }: Params<OfAccount>) => {
  const held = build
    .selectFrom('credential')
    .where('account_id', '=', accountId)
    .where('provider_id', '=', 'credential')
    .where('temporary_until', '>', sql<Date>`now()`)
    .select(['id', 'temporary_until'])
    .$narrowType<{ temporary_until: Date }>()
    .forUpdate();
  const h = cteAs(held, 'held', 'h');
  return withCtes(
    { held },
    build
      .updateTable('credential as c')
      .from(sql<object>`held`.as('h'))
      .set({ temporary_until: sql<Date>`'-infinity'` })
      .where('c.id', '=', h.id)
      .returning(h.temporary_until.as('until')),
  );
});

/**
 * Uses a temporary password. Returns until when its session may last, or null when it was used or has expired; of two
 * at the same instant one succeeds.
 */
export async function spendTemporary(db: Queryable, accountId: string): Promise<Date | null> {
  return (await spend.first(db, { accountId }))?.until ?? null;
}
