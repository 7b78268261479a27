import type { Accepted } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { listStaff, StaffMember } from '@fasih/school/office/staff/staff-contract';
import { type RawBuilder, sql } from 'kysely';
import { countedPage, type Page } from '../../platform/db/page.ts';
import { allOf, likePattern } from '../../platform/db/search-words.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { type Selected, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const a = tableAs('account', 'a');
const s = tableAs('session', 's');

const name = shownNameOf(a);
const columns = [
  a.id.as('id'),
  name.as('name'),
  a.display_username.as('username'),
  a.email.as('email'),
  a.role.$castTo<StaffMember['role']>().as('role'),
  a.access.as('access'),
  a.active.as('active'),
  a.must_change_password.as('invited'),
  a.two_factor_enabled.as('twoStep'),
  a.version.as('version'),
  sql<Date | null>`(select max(${s.last_seen_at}) from ${s} where ${s.account_id} = ${a.id})`.as(
    'lastSeenAt',
  ),
] as const;
const isStaff = sql<boolean>`${a.role} in ('admin', 'finance', 'teacher')`;
const roleOrder = sql`array_position(array['admin', 'finance', 'teacher'], ${a.role})`;

type Row = Selected<typeof columns>;

const present = ({ lastSeenAt, ...row }: Row, own: string): StaffMember => ({
  ...row,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
  self: row.id === own,
});

const SORTS: Record<string, RawBuilder<unknown>> = {
  name: sql`lower(${name})`,
  role: roleOrder,
  status: sql`not ${a.active}`,
};

/** A page of staff: admins first, then by name, unless `sort` is given. */
export async function pageOfStaff(
  db: Queryable,
  query: Accepted<typeof listStaff>['query'],
  own: string,
): Promise<Page<StaffMember> | Refusal<'common.narrow'>> {
  const { role, status, sort = 'role' } = query;
  const pattern = query.q?.trim() && likePattern(query.q);
  const where = allOf([
    isStaff,
    role && sql`${a.role} = ${role}`,
    status && sql`${a.active} = ${status === 'active'}`,
    pattern &&
      sql`${name} ilike ${pattern} or ${a.display_username} ilike ${pattern} or ${a.email}::text ilike ${pattern}`,
  ]);
  const by = SORTS[sort.replace(/^-/, '')] ?? roleOrder;
  const found = await countedPage(db, query, {
    columns,
    from: sql`${a} where ${where}`,
    orderBy: sql`${by} ${sort.startsWith('-') ? sql`desc` : sql`asc`}, lower(${name}), ${a.id}`,
  });
  return isRefusal(found) ? found : { ...found, data: found.data.map((row) => present(row, own)) };
}

const selectMember = statement(({ accountId }: Params<{ accountId: string }>) =>
  select(columns, sql`from ${a} where ${a.id} = ${accountId} and ${isStaff}`),
);

/** One member of staff, or null. */
export async function findStaff(db: Queryable, accountId: string, own: string): Promise<StaffMember | null> {
  const row = isId(accountId) ? await selectMember.first(db, { accountId }) : null;
  return row && present(row, own);
}

const lockAll = statement(() =>
  build
    .selectFrom('account as a')
    .where('a.role', '=', 'admin')
    .where(a.active)
    .select('a.id')
    .orderBy('a.id')
    .forNoKeyUpdate(),
);

/**
 * Locks all active admins, so that two of them cannot deactivate each other at once; returns their number.
 */
export async function lockAdmins(db: Queryable): Promise<number> {
  return (await lockAll.all(db, {})).length;
}
