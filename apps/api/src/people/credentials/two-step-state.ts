import type { Queryable } from '../../platform/db/transaction.ts';

/** Stored state of two-step login: the encrypted secret and the last step whose code was used. */
export type TwoStepRow = { sealedSecret: string; lastStep: number; confirmed: boolean };

/** The two-step setting of an account, confirmed or pending. */
export async function findTwoStep(db: Queryable, accountId: string): Promise<TwoStepRow | null> {
  const { rows } = await db.query<TwoStepRow>(
    'select secret as "sealedSecret", last_step as "lastStep", confirmed from two_factor where account_id = $1',
    [accountId],
  );
  return rows[0] ?? null;
}

/** Starts over with a new secret and recovery codes; false when two-step login is already on. */
export async function beginTwoStep(
  db: Queryable,
  accountId: string,
  sealedSecret: string,
  codeHashes: string[],
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into two_factor as t (account_id, secret) values ($1, $2)
     on conflict (account_id) do update set secret = excluded.secret, last_step = 0, created_at = now()
     where not t.confirmed`,
    [accountId, sealedSecret],
  );
  if (rowCount !== 1) return false;
  await db.query('delete from recovery_code where account_id = $1', [accountId]);
  await db.query('insert into recovery_code (account_id, code_hash) select $1, unnest($2::text[])', [
    accountId,
    codeHashes,
  ]);
  return true;
}

/** Uses the code of one step: true once, false for the same or an earlier step, also for two at the same moment. */
export async function spendStep(db: Queryable, accountId: string, step: number): Promise<boolean> {
  const { rowCount } = await db.query(
    'update two_factor set last_step = $2 where account_id = $1 and last_step < $2',
    [accountId, step],
  );
  return rowCount === 1;
}

/** Uses a recovery code: true once. */
export async function spendRecoveryCode(
  db: Queryable,
  accountId: string,
  codeHash: string,
): Promise<boolean> {
  const { rowCount } = await db.query('delete from recovery_code where account_id = $1 and code_hash = $2', [
    accountId,
    codeHash,
  ]);
  return rowCount === 1;
}

/** Turns two-step login on after its first code. */
export async function turnTwoStepOn(db: Queryable, accountId: string): Promise<void> {
  await db.query(
    `with confirmed as (update two_factor set confirmed = true where account_id = $1)
     update account set two_factor_enabled = true, version = version + 1, updated_at = now() where id = $1`,
    [accountId],
  );
}

/** Turns two-step login off and deletes its secret and codes; false when there was none. */
export async function turnTwoStepOff(db: Queryable, accountId: string): Promise<boolean> {
  await db.query('delete from recovery_code where account_id = $1', [accountId]);
  const { rowCount } = await db.query('delete from two_factor where account_id = $1', [accountId]);
  await db.query(
    `update account set two_factor_enabled = false, version = version + 1, updated_at = now()
     where id = $1 and two_factor_enabled`,
    [accountId],
  );
  return rowCount === 1;
}
