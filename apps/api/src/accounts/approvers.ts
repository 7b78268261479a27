import { type Approval, decideApproval } from '@fasih/school/basics/approval';
import type { Queryable } from '../db/transaction.ts';

/** SQL: how many active finance and admin accounts there are besides this one. */
export const othersThan = (accountId: string): string =>
  `(select count(*)::integer from account where role in ('finance', 'admin') and active and id <> ${accountId})`;

/** How many active finance and admin accounts there are besides this one. */
export async function otherApprovers(db: Queryable, accountId: string): Promise<number> {
  const { rows } = await db.query<{ others: number }>(`select ${othersThan('$1')} as others`, [accountId]);
  return rows[0]?.others ?? 0;
}

/** Whether this person may approve what `madeBy` made; see `decideApproval`. */
export async function approvalBy(
  db: Queryable,
  approver: string,
  madeBy: string | null,
  reason: string,
): Promise<Approval> {
  return decideApproval({ madeBy, approver, otherApprovers: await otherApprovers(db, approver), reason });
}
