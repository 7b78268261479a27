import type { Accepted } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { listStaff, StaffMember } from '@fasih/school/office/staff/staff-contract';
import { likePattern, type Page, readPage } from '../../platform/db/read-page.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const name = shownName('a');
const select = `a.id, ${name} as name, a.display_username as username, a.email, a.role, a.active,
  a.must_change_password as invited, a.two_factor_enabled as "twoStep", a.version,
  (select max(s.last_seen_at) from session s where s.account_id = a.id) as "lastSeenAt"`;
const ROLE_ORDER = `array_position(array['admin', 'finance', 'teacher'], a.role)`;

type Row = Omit<StaffMember, 'lastSeenAt' | 'self'> & { lastSeenAt: Date | null };

const present = ({ lastSeenAt, ...row }: Row, own: string): StaffMember => ({
  ...row,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
  self: row.id === own,
});

const SORTS: Record<string, string> = { name: `lower(${name})`, role: ROLE_ORDER, status: 'not a.active' };

/** A page of staff: admins first, then by name, unless `sort` is given. */
export async function pageOfStaff(
  db: Queryable,
  query: Accepted<typeof listStaff>['query'],
  own: string,
): Promise<Page<StaffMember> | Refusal> {
  const { sort = 'role' } = query;
  const found = await readPage<Row>(db, query, {
    select,
    from: `account a where a.role in ('admin', 'finance', 'teacher') and ($1::text is null or a.role = $1)
      and ($2::boolean is null or a.active = $2)
      and ($3::text is null or ${name} ilike $3 or a.display_username ilike $3 or a.email::text ilike $3)`,
    orderBy: `${SORTS[sort.replace(/^-/, '')]} ${sort.startsWith('-') ? 'desc' : 'asc'}, lower(${name}), a.id`,
    values: [
      query.role ?? null,
      query.status === undefined ? null : query.status === 'active',
      query.q?.trim() ? likePattern(query.q) : null,
    ],
  });
  return isRefusal(found) ? found : { ...found, data: found.data.map((row) => present(row, own)) };
}

/** One member of staff, or null. */
export async function findStaff(db: Queryable, accountId: string, own: string): Promise<StaffMember | null> {
  if (!isId(accountId)) return null;
  const { rows } = await db.query<Row>(
    `select ${select} from account a where a.id = $1 and a.role in ('admin', 'finance', 'teacher')`,
    [accountId],
  );
  return rows[0] ? present(rows[0], own) : null;
}

/**
 * Locks all active admins, so that two of them cannot deactivate each other at once; returns their number.
 */
export async function lockAdmins(db: Queryable): Promise<number> {
  const { rows } = await db.query(
    `select id from account where role = 'admin' and active order by id for update`,
  );
  return rows.length;
}
