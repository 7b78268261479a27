import { isId } from '@fasih/school/basics/ids';
import type { StaffChangeKind } from '@fasih/school/office/staff/contract';
import { requireRow } from '../../platform/db/require-row.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { StaffChange } from './apply-staff-change.ts';

/** Expires changes that were not decided in time. */
export async function endOldChanges(db: Queryable, now: Date): Promise<void> {
  await db.query(`update staff_change set state = 'expired' where state = 'waiting' and ends_at <= $1`, [
    now,
  ]);
}

/** Stores a change until it is decided; null if the same change of this account is pending. */
export async function insertChange(
  db: Queryable,
  change: StaffChange,
  request: { reason: string; by: string; at: Date; endsAt: Date },
): Promise<string | null> {
  const invited = change.kind === 'invite' ? change : null;
  const { rows } = await db.query<{ id: string }>(
    `insert into staff_change (kind, account_id, name, username, email, role, reason, asked_by, asked_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning id`,
    [
      change.kind,
      'accountId' in change ? change.accountId : null,
      invited?.name ?? null,
      invited?.username ?? null,
      'email' in change ? change.email : null,
      invited?.role ?? null,
      request.reason,
      request.by,
      request.at,
      request.endsAt,
    ],
  );
  return rows[0]?.id ?? null;
}

export type LockedChange = {
  id: string;
  change: StaffChange;
  /** Display name of the account. */
  name: string;
  /** The account's address until the decision; null for a new account. */
  address: string | null;
  accountId: string | null;
  reason: string;
  askedBy: string;
  state: string;
  endsAt: Date;
};

type Row = Omit<LockedChange, 'change'> & {
  kind: StaffChangeKind;
  username: string;
  email: string;
  role: 'admin' | 'finance';
};

/** Locks a change, so that of two simultaneous decisions one comes second. */
export async function lockChange(db: Queryable, changeId: string): Promise<LockedChange | null> {
  if (!isId(changeId)) return null;
  const { rows } = await db.query<Row>(
    `select s.id, s.kind, coalesce(${shownName('a')}, s.name) as name, a.email as address, s.account_id as "accountId",
       s.username, s.email, s.role, s.reason, s.asked_by as "askedBy", s.state, s.ends_at as "endsAt"
     from staff_change s left join account a on a.id = s.account_id where s.id = $1 for update of s`,
    [changeId],
  );
  if (!rows[0]) return null;
  const { kind, username, email, role, ...row } = rows[0];
  const accountId = row.accountId ?? '';
  if (kind === 'invite') return { ...row, change: { kind, name: row.name, username, email, role } };
  if (kind === 'address') return { ...row, change: { kind, accountId, email } };
  return { ...row, change: { kind, accountId } };
}

export async function markDecided(
  db: Queryable,
  changeId: string,
  by: {
    state: 'approved' | 'rejected';
    accountId: string;
    reason: string | null;
    madeAccount: string | null;
    now: Date;
  },
): Promise<void> {
  await db.query(
    `update staff_change set state = $2, decided_by = $3, decided_reason = $4, account_id = coalesce($5, account_id),
       decided_at = $6 where id = $1`,
    [changeId, by.state, by.accountId, by.reason, by.madeAccount, by.now],
  );
}

/**
 * Recipients of news about an approver's account: all active admin and finance accounts except `except`,
 * whose name is returned as `by`.
 */
export async function approversToNotify(
  db: Queryable,
  except: string | null,
): Promise<{ accountIds: string[]; by: string | null }> {
  const { rows } = await db.query<{ accountIds: string[]; by: string | null }>(
    `select coalesce(array_agg(a.id) filter (where a.id is distinct from $1::uuid and a.active
         and a.role in ('admin', 'finance')), '{}') as "accountIds",
       min(${shownName('a')}) filter (where a.id = $1::uuid) as by
     from account a where a.role in ('admin', 'finance')`,
    [except],
  );
  return requireRow(rows);
}
