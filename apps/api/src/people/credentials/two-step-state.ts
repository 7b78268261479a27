import { sql } from 'kysely';
import { withCtes } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type OfAccount = { accountId: string };

const now = sql<Date>`now()`;

const selectState = statement(({ accountId }: Params<OfAccount>) =>
  build
    .selectFrom('two_factor')
    .where('account_id', '=', accountId)
    .select(['secret as sealedSecret', 'last_step as lastStep', 'confirmed']),
);

/** Stored state of two-step login: the encrypted secret and the last step whose code was used. */
export type TwoStepRow = RowOf<typeof selectState>;

/** The two-step setting of an account, confirmed or pending. */
export function findTwoStep(db: Queryable, accountId: string): Promise<TwoStepRow | null> {
  return selectState.first(db, { accountId });
}

const begin = statement(({ accountId, sealedSecret }: Params<OfAccount & { sealedSecret: string }>) =>
  build
    .insertInto('two_factor')
    .values({ account_id: accountId, secret: sealedSecret })
    .onConflict((on) =>
      on
        .column('account_id')
        .doUpdateSet({ secret: sql<string>`excluded.secret`, last_step: 0, created_at: now })
        .where('two_factor.confirmed', '=', false),
    ),
);

const deleteCodes = statement(({ accountId }: Params<OfAccount>) =>
  build.deleteFrom('recovery_code').where('account_id', '=', accountId),
);

const insertCodes = statement(({ accountId, hashes }: Params<OfAccount & { hashes: readonly string[] }>) =>
  build
    .insertInto('recovery_code')
    .columns(['account_id', 'code_hash'])
    .expression(sql`select ${accountId}::uuid, unnest(${hashes}::text[])`),
);

/** Starts over with a new secret and recovery codes; false when two-step login is already on. */
export async function beginTwoStep(
  db: Queryable,
  accountId: string,
  sealedSecret: string,
  codeHashes: string[],
): Promise<boolean> {
  if ((await begin.run(db, { accountId, sealedSecret })) !== 1) return false;
  await deleteCodes.run(db, { accountId });
  await insertCodes.run(db, { accountId, hashes: codeHashes });
  return true;
}

const raiseStep = statement(({ accountId, step }: Params<OfAccount & { step: number }>) =>
  build
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step),
);

/** Uses the code of one step: true once, false for the same or an earlier step, also for two at the same moment. */
export async function spendStep(db: Queryable, accountId: string, step: number): Promise<boolean> {
  return (await raiseStep.run(db, { accountId, step })) === 1;
}

const deleteCode = statement(({ accountId, codeHash }: Params<OfAccount & { codeHash: string }>) =>
  build.deleteFrom('recovery_code').where('account_id', '=', accountId).where('code_hash', '=', codeHash),
);

/** Uses a recovery code: true once. */
export async function spendRecoveryCode(
  db: Queryable,
  accountId: string,
  codeHash: string,
): Promise<boolean> {
  return (await deleteCode.run(db, { accountId, codeHash })) === 1;
}

const setEnabled = (accountId: Params<OfAccount>['accountId'], isEnabled: boolean) =>
  build
    .updateTable('account')
    .set((eb) => ({ two_factor_enabled: isEnabled, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', accountId);

const turnOn = statement(({ accountId }: Params<OfAccount>) =>
  withCtes(
    {
      confirmed: build.updateTable('two_factor').set({ confirmed: true }).where('account_id', '=', accountId),
    },
    setEnabled(accountId, true),
  ),
);

/** Turns two-step login on after its first code. */
export async function turnTwoStepOn(db: Queryable, accountId: string): Promise<void> {
  await turnOn.run(db, { accountId });
}

const deleteState = statement(({ accountId }: Params<OfAccount>) =>
  build.deleteFrom('two_factor').where('account_id', '=', accountId),
);

const turnOff = statement(({ accountId }: Params<OfAccount>) =>
  setEnabled(accountId, false).where('two_factor_enabled', '=', true),
);

/** Turns two-step login off and deletes its secret and codes; false when there was none. */
export async function turnTwoStepOff(db: Queryable, accountId: string): Promise<boolean> {
  await deleteCodes.run(db, { accountId });
  const deleted = await deleteState.run(db, { accountId });
  await turnOff.run(db, { accountId });
  return deleted === 1;
}
