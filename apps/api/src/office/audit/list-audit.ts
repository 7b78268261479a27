import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { SEARCH_LETTERS } from '@fasih/school/basics/paging';
import { type AuditRow, type listAudit, NOBODY } from '@fasih/school/office/audit/contract';
import type { Pool } from 'pg';
import { shareWithWords } from '../../platform/db/common-words.ts';
import { anywhere, sortedFirst } from '../../platform/db/read-page.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { aboutTarget, namesInside } from './about.ts';

/** Filters of the log, without paging. */
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

/** Days in filters are school days. */
/** Text written by people; must match the index `audit_personal_words`. */
const WORDS = `coalesce(p.old::text, '') || ' ' || coalesce(p.new::text, '')`;
/**
 * If a larger share of the filtered entries matches the search text, reading them in order is faster than the
 * text index.
 */
const COMMON = 0.005;
/** People with a matching name whose entries are searched; a longer search text narrows more. */
const PEOPLE_FOUND = 20;
/** Paging key: instant with microseconds, and id to break ties. */
const KEY = `to_char(u.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || u.id`;
const KEY_SHAPE = /^(\d{4}-\d{2}-\d{2}T[\d:.]+Z)_(\d{1,18})$/;
const NEWEST = 'u.at desc, u.id desc';

type Conditions = { where: string; pattern: string | null; values: unknown[] };

/**
 * The requested conditions, each served by an index. Only these are in the SQL, so that the planner can
 * choose.
 */
function conditionsOf(
  filters: AuditFilters,
  page: { older?: string | undefined; fold: boolean },
): Conditions {
  const values: unknown[] = [];
  const where = ['true'];
  const add = (sql: (parameter: string) => string, value: unknown) => {
    values.push(value);
    where.push(sql(`$${values.length}`));
  };
  const { person, group, kind, target, request, from, to } = filters;
  if (person === NOBODY) where.push('u.account_id is null');
  else if (person !== undefined) add((p) => `u.account_id = ${p}`, isId(person) ? person : null);
  if (group !== undefined) add((p) => `split_part(u.action, '.', 1) = ${p}`, group);
  if (kind !== undefined) add((p) => `u.target_kind = ${p}`, kind);
  if (target !== undefined) add((p) => `u.target_id = ${p}`, target);
  if (request !== undefined) add((p) => `u.is_part and u.request_id = ${p}`, request);
  if (from !== undefined) add((p) => `u.at >= ${p}::date::timestamp at time zone '${SCHOOL_ZONE}'`, from);
  if (to !== undefined) add((p) => `u.at < (${p}::date + 1)::timestamp at time zone '${SCHOOL_ZONE}'`, to);
  const q = filters.q ?? '';
  const pattern = q.length >= SEARCH_LETTERS ? anywhere(q) : null;
  // Specific filters also show entries that are folded into another one.
  const special = pattern !== null || [group, kind, target, request].some((one) => one !== undefined);
  if (page.fold && !special) where.push('not u.is_part');
  const key = KEY_SHAPE.exec(page.older ?? '');
  if (key) {
    values.push(key[1], key[2]);
    where.push(`(u.at, u.id) < ($${values.length - 1}::timestamptz, $${values.length}::bigint)`);
  }
  return { where: where.join(' and '), pattern, values };
}

/** SQL: ids and instants of one page of entries. */
async function pageSql(
  db: Queryable,
  { where, pattern, values }: Conditions,
  limit: number,
): Promise<string> {
  const first = (from: string) => `select u.id, u.at from ${from} order by ${NEWEST} limit ${limit}`;
  if (pattern === null) return first(`audit_entry u where ${where}`);
  const given = `$${values.push(pattern)}`;
  const wordsOfEntry = `exists (select from audit_personal p where p.entry_id = u.id and (${WORDS}) ilike ${given})`;
  const share = await shareWithWords(db, {
    table: 'audit_entry',
    row: 'u',
    filter: where,
    words: wordsOfEntry,
    values,
  });
  // The fence fixes the order of evaluation, because the planner misjudges text searches.
  const withWords =
    share > COMMON
      ? sortedFirst('u', `audit_entry u where ${where}`, NEWEST, wordsOfEntry)
      : `(select distinct p.entry_id from audit_personal p where (${WORDS}) ilike ${given} offset 0) w
         join audit_entry u on u.id = w.entry_id where ${where}`;
  const ofPeople = (column: string) => `select x.* from people cross join lateral (
    ${first(`audit_entry u where ${where} and u.${column} = people.id`)}) x`;
  return `with called as (
      (select a.id from account a where (a.name || ' ' || a.display_username) ilike ${given} limit ${PEOPLE_FOUND})
      union (select unnest(array[l.id, l.account_id]) from
        (select * from learner l where l.name ilike ${given} limit ${PEOPLE_FOUND}) l)
    ), people as materialized (
      select id from called union select l.id from learner l where l.merged_into in (select id from called)
    )
    select u.id, u.at from (
      (${first(withWords)}) union (${ofPeople('account_id')}) union (${ofPeople('about_person')})
    ) u order by ${NEWEST} limit ${limit}`;
}

/** Entries after the key of an earlier page, newest first, at most `limit`, with current names. */
export async function entriesOf(
  db: Queryable,
  filters: AuditFilters,
  page: { older?: string | undefined; limit: number; fold: boolean },
): Promise<(AuditRow & { key: string })[]> {
  const conditions = conditionsOf(filters, page);
  const ids = await pageSql(db, conditions, page.limit);
  // Select the page by its index first, then names and values of its rows only.
  const { rows } = await db.query<Row>(
    `with page as materialized (${ids})
     select u.id::text as id, ${KEY} as key, u.at, u.action, u.before, u.after, u.reason, u.request_id as "requestId",
       u.account_id as "accountId", ${shownName('b')} as name, coalesce(u.role, b.role) as role,
       u.target_kind as "targetKind", u.target_id as "targetId", ${aboutTarget} as about, ${namesInside} as names,
       case when u.is_part or u.request_id is null then 0 else
         (select count(*)::integer from audit_entry o where o.is_part and o.request_id = u.request_id) end as parts
     from page join audit_log u using (id) left join account b on b.id = u.account_id order by ${NEWEST}`,
    conditions.values,
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

/** One page of the audit log. */
export async function pageOfAudit(
  pool: Pool,
  { older, pageSize, ...filters }: Accepted<typeof listAudit>['query'],
): Promise<Reply<typeof listAudit>> {
  // One extra row shows whether there is another page.
  const [found, person] = await Promise.all([
    entriesOf(pool, filters, { older, limit: pageSize + 1, fold: true }),
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
