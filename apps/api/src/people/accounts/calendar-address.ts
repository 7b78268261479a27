import { sql } from 'kysely';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type OfAccount = { accountId: string };

const selectMade = statement(({ accountId }: Params<OfAccount>) =>
  build.selectFrom('calendar_feed').where('account_id', '=', accountId).select('created_at'),
);

/** When the secret calendar address was created, or null; the address itself is not stored. */
export async function feedMadeAt(db: Queryable, accountId: string): Promise<Date | null> {
  return (await selectMade.first(db, { accountId }))?.created_at ?? null;
}

const upsert = statement(({ accountId, secret, now }: Params<OfAccount & { secret: string; now: Date }>) =>
  build
    .insertInto('calendar_feed')
    .values({
      account_id: accountId,
      secret_hash: sql<Buffer>`sha256(convert_to(${secret}, 'UTF8'))`,
      created_at: now,
    })
    .onConflict((on) =>
      on.column('account_id').doUpdateSet(({ ref }) => ({
        secret_hash: ref('excluded.secret_hash'),
        created_at: ref('excluded.created_at'),
      })),
    ),
);

/** Stores the SHA-256 of a new secret; the previous one stops working. */
export async function setFeed(db: Queryable, accountId: string, secret: string, now: Date): Promise<void> {
  await upsert.run(db, { accountId, secret, now });
}

const drop = statement(({ accountId }: Params<OfAccount>) =>
  build.deleteFrom('calendar_feed').where('account_id', '=', accountId),
);

/** Removes the secret address; false when there is none. */
export async function dropFeed(db: Queryable, accountId: string): Promise<boolean> {
  return (await drop.run(db, { accountId })) === 1;
}
