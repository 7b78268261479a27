import { isId } from '@fasih/school/basics/ids';
import type { Access } from '@fasih/school/basics/roles';
import type { StaffChangeKind } from '@fasih/school/office/staff/contract';
import { type Expression, sql } from 'kysely';
import { isApproving } from '../../people/accounts/approvers.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { coalesce, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { StaffChange } from './apply-staff-change.ts';

const a = tableAs('account', 'a');
const s = tableAs('staff_change', 's');
const isApprover = isApproving(a);

const expire = statement(({ now }: Params<{ now: Date }>) =>
  build
    .updateTable('staff_change')
    .set({ state: 'expired' })
    .where('state', '=', 'waiting')
    .where('ends_at', '<=', now),
);

/** Expires changes that were not decided in time. */
export async function endOldChanges(db: Queryable, now: Date): Promise<void> {
  await expire.run(db, { now });
}

type NewChange = { reason: string; by: string; at: Date; endsAt: Date };
type Changed = {
  kind: StaffChangeKind;
  accountId: string | null;
  name: string | null;
  username: string | null;
  email: string | null;
  role: 'admin' | 'finance' | null;
  access: Access;
};

const insert = statement((change: Params<NewChange & Changed>) =>
  build
    .insertInto('staff_change')
    .values({
      kind: change.kind,
      account_id: change.accountId,
      name: change.name,
      username: change.username,
      email: change.email,
      role: change.role,
      access: change.access,
      reason: change.reason,
      asked_by: change.by,
      asked_at: change.at,
      ends_at: change.endsAt,
    })
    .onConflict((on) => on.doNothing())
    .returning('id'),
);

/** Stores a change until it is decided; null if the same change of this account is pending. */
export async function insertChange(
  db: Queryable,
  change: StaffChange,
  request: NewChange,
): Promise<string | null> {
  const invited = change.kind === 'invite' ? change : null;
  const row = await insert.first(db, {
    ...request,
    kind: change.kind,
    accountId: 'accountId' in change ? change.accountId : null,
    name: invited?.name ?? null,
    username: invited?.username ?? null,
    email: 'email' in change ? change.email : null,
    role: invited?.role ?? null,
    access: invited?.access ?? 'full',
  });
  return row?.id ?? null;
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

// Not a join: a lock that waited for an invitation's account would join nobody.
const ofAccount = (column: Expression<string>) =>
  sql<string | null>`(select ${column} from ${a} where ${a.id} = ${s.account_id})`;

const lock = statement(({ changeId }: Params<{ changeId: string }>) =>
  select(
    [
      s.id.as('id'),
      s.kind.as('kind'),
      // A check of the table sees to it that each kind has what it needs.
      coalesce(ofAccount(shownNameOf(a)), s.name.$notNull()).as('name'),
      ofAccount(a.email).as('address'),
      s.account_id.as('accountId'),
      s.username.$notNull().as('username'),
      s.email.$notNull().as('email'),
      s.role.$notNull().as('role'),
      s.access.as('access'),
      s.reason.as('reason'),
      s.asked_by.as('askedBy'),
      s.state.as('state'),
      s.ends_at.as('endsAt'),
    ],
    sql`from ${s} where ${s.id} = ${changeId} for update`,
  ),
);

/** Locks a change, so that of two simultaneous decisions one comes second. */
export async function lockChange(db: Queryable, changeId: string): Promise<LockedChange | null> {
  const found = isId(changeId) ? await lock.first(db, { changeId }) : null;
  if (!found) return null;
  const { kind, username, email, role, access, ...row } = found;
  const accountId = row.accountId ?? '';
  const change: StaffChange =
    kind === 'invite'
      ? { kind, name: row.name, username, email, role, access }
      : kind === 'address'
        ? { kind, accountId, email }
        : { kind, accountId };
  return { ...row, change };
}

type Decision = {
  state: 'approved' | 'rejected';
  accountId: string;
  reason: string | null;
  madeAccount: string | null;
  now: Date;
};

const decide = statement((by: Params<{ changeId: string } & Decision>) =>
  build
    .updateTable('staff_change')
    .set((eb) => ({
      state: by.state,
      decided_by: by.accountId,
      decided_reason: by.reason,
      account_id: eb.fn.coalesce(by.madeAccount, 'account_id'),
      decided_at: by.now,
    }))
    .where('id', '=', by.changeId),
);

export async function markDecided(db: Queryable, changeId: string, by: Decision): Promise<void> {
  await decide.run(db, { changeId, ...by });
}

const selectApprovers = statement(({ except }: Params<{ except: string | null }>) =>
  select(
    [
      sql<
        string[]
      >`coalesce(array_agg(${a.id}) filter (where ${a.id} is distinct from ${except}::uuid and ${a.active}
        and ${isApprover}), '{}')`.as('accountIds'),
      sql<string | null>`min(${shownNameOf(a)}) filter (where ${a.id} = ${except}::uuid)`.as('by'),
    ],
    sql`from ${a} where ${isApprover}`,
  ),
);

/**
 * Recipients of news about an approver's account: all active admin and finance accounts except `except`,
 * whose name is returned as `by`.
 */
export async function approversToNotify(
  db: Queryable,
  except: string | null,
): Promise<{ accountIds: string[]; by: string | null }> {
  return (await selectApprovers.first(db, { except })) ?? { accountIds: [], by: null };
}
