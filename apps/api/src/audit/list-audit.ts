import { type AuditRow, type listAudit, NOBODY } from '@fasih/school/audit/contract';
import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { SEARCH_LETTERS } from '@fasih/school/basics/paging';
import type { Pool } from 'pg';
import { shareWithWords } from '../db/common-words.ts';
import { anywhere, sortedFirst } from '../db/read-page.ts';
import { shownName } from '../db/shown-name.ts';
import type { Queryable } from '../db/transaction.ts';
import { aboutTarget } from './about.ts';

/** What may be asked of the log; the paging apart. */
export type AuditFilters = Omit<Accepted<typeof listAudit>['query'], 'older' | 'pageSize'>;

type Target = { name: string; page: AuditRow['target']['page']; id: string | null };
type Row = Omit<AuditRow, 'at' | 'target' | 'by'> & {
  at: Date;
  key: string;
  accountId: string | null;
  name: string | null;
  role: NonNullable<AuditRow['by']>['role'] | null;
  targetKind: string;
  targetId: string | null;
  about: Target | null;
};

/** The school's days; an entry's day is that of the school's zone. */
const ZONE = 'Asia/Jakarta';
/** As in the index `audit_entry_words`, with its condition. */
const WORDS = `coalesce(u.reason, '') || ' ' || coalesce(u.before::text, '') || ' ' || coalesce(u.after::text, '')`;
const HAS_WORDS = '(u.reason is not null or u.before is not null or u.after is not null)';
/** Words in a larger part of what the filter leaves are found sooner by going through its order than by the index of words. */
const COMMON = 0.005;
/** Instant with microseconds and number: the order of the log has no ties. */
const KEY = `to_char(u.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || u.id`;
const KEY_SHAPE = /^(\d{4}-\d{2}-\d{2}T[\d:.]+Z)_(\d{1,18})$/;

/** The conditions that were asked for, each served by an index; only those, so that the planner sees what it looks for. */
function conditionsOf(
  filters: AuditFilters,
  older: string | undefined,
): { where: string; words: string | null; values: unknown[] } {
  const values: unknown[] = [];
  const where = ['true'];
  const add = (sql: (parameter: string) => string, value: unknown) => {
    values.push(value);
    where.push(sql(`$${values.length}`));
  };
  const { person, group, kind, target, from, to } = filters;
  if (person === NOBODY) where.push('u.account_id is null');
  else if (person !== undefined) add((p) => `u.account_id = ${p}`, isId(person) ? person : null);
  if (group !== undefined) add((p) => `split_part(u.action, '.', 1) = ${p}`, group);
  if (kind !== undefined) add((p) => `u.target_kind = ${p}`, kind);
  if (target !== undefined) add((p) => `u.target_id = ${p}`, target);
  if (from !== undefined) add((p) => `u.at >= ${p}::date::timestamp at time zone '${ZONE}'`, from);
  if (to !== undefined) add((p) => `u.at < (${p}::date + 1)::timestamp at time zone '${ZONE}'`, to);
  const q = filters.q ?? '';
  const key = KEY_SHAPE.exec(older ?? '');
  if (key) {
    values.push(key[1], key[2]);
    where.push(`(u.at, u.id) < ($${values.length - 1}::timestamptz, $${values.length}::bigint)`);
  }
  const pattern = q.length >= SEARCH_LETTERS ? anywhere(q) : null;
  const words = pattern && `${HAS_WORDS} and (${WORDS}) ilike $${values.push(pattern)}`;
  return { where: where.join(' and '), words, values };
}

/** Entries newest first, at most `limit`, after the key of an earlier page; names are today's. */
export async function entriesOf(
  db: Queryable,
  filters: AuditFilters,
  page: { older?: string | undefined; limit: number },
): Promise<(AuditRow & { key: string })[]> {
  const { where, words, values } = conditionsOf(filters, page.older);
  const newest = 'u.at desc, u.id desc';
  let from = `audit_entry u where ${where}`;
  if (words !== null) {
    const share = await shareWithWords(db, { table: 'audit_entry', row: 'u', filter: where, words, values });
    // A fence has one of the two done first, whatever the planner believes of these words.
    from =
      share > COMMON
        ? sortedFirst('u', from, newest, words)
        : `(select u.* from audit_entry u where ${words} offset 0) u where ${where}`;
  }
  // First the page by its index, then the names of its rows only.
  const { rows } = await db.query<Row>(
    `with u as materialized (select u.* from ${from} order by ${newest} limit ${page.limit})
     select u.id::text as id, ${KEY} as key, u.at, u.action, u.before, u.after, u.reason, u.request_id as "requestId",
       u.account_id as "accountId", ${shownName('b')} as name, coalesce(u.role, b.role) as role,
       u.target_kind as "targetKind", u.target_id as "targetId", ${aboutTarget} as about
     from u left join account b on b.id = u.account_id order by u.at desc, u.id desc`,
    values,
  );
  return rows.map(({ at, accountId, name, role, targetKind, targetId, about, ...row }) => ({
    ...row,
    at: at.toISOString(),
    by: accountId !== null && name !== null && role !== null ? { id: accountId, name, role } : null,
    target: {
      kind: targetKind,
      id: targetId,
      name: about?.name ?? null,
      page: about?.id ? about.page : null,
      pageId: about?.id ?? null,
    },
  }));
}

/** One page of the log. */
export async function pageOfAudit(
  pool: Pool,
  { older, pageSize, ...filters }: Accepted<typeof listAudit>['query'],
): Promise<Reply<typeof listAudit>> {
  // One more tells whether there is another page.
  const [found, person] = await Promise.all([
    entriesOf(pool, filters, { older, limit: pageSize + 1 }),
    nameOf(pool, filters.person),
  ]);
  const shown = found.slice(0, pageSize);
  return {
    data: shown.map(({ key: _, ...row }) => row),
    older: found.length > pageSize ? (shown.at(-1)?.key ?? null) : null,
    person,
  };
}

async function nameOf(pool: Pool, person: string | undefined): Promise<string | null> {
  if (person === undefined || !isId(person)) return null;
  const { rows } = await pool.query<{ name: string }>(
    `select ${shownName('account')} as name from account where id = $1`,
    [person],
  );
  return rows[0]?.name ?? null;
}
