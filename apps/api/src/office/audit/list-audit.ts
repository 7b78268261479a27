import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { isCalendarDay } from '@fasih/school/basics/day';
import { isId } from '@fasih/school/basics/ids';
import { SEARCH_LETTERS } from '@fasih/school/basics/paging';
import { type AuditRow, type listAudit, NOBODY } from '@fasih/school/office/audit/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { rowsOf } from '../../platform/db/built-query.ts';
import { shareMatching } from '../../platform/db/common-words.ts';
import { sortedThenFiltered } from '../../platform/db/page.ts';
import { isSinceDay, isUntilDay } from '../../platform/db/school-days.ts';
import { allOf, anywhere } from '../../platform/db/search-words.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { coalesce, orNull, type Selected, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { aboutTarget, namesInside } from './about.ts';

/** Filters of the log, without paging. */
export type AuditFilters = Omit<Accepted<typeof listAudit>['query'], 'older' | 'pageSize'>;

const u = tableAs('audit_entry', 'u');
const log = tableAs('audit_log', 'u');
const p = tableAs('audit_personal', 'p');
const by = tableAs('account', 'b');

/** Text written by people; must match the index `audit_personal_words`. */
const WORDS = sql<string>`(coalesce(${p.old}::text, '') || ' ' || coalesce(${p.new}::text, ''))`;
/**
 * If a larger share of the filtered entries matches the search text, reading them in order is faster than the
 * text index.
 */
const COMMON = 0.005;
/** People with a matching name whose entries are searched; a longer search text narrows more. */
const PEOPLE_FOUND = 20;
/** Paging key: instant with microseconds, and id to break ties. */
const KEY = sql<string>`to_char(${u.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || ${u.id}`;
const KEY_SHAPE = /^((\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{6}Z)_(\d{1,18})$/;
const NEWEST = sql`${u.at} desc, ${u.id} desc`;

const columns = [
  sql<string>`${log.id}::text`.as('id'),
  KEY.as('key'),
  log.at.as('at'),
  log.action.as('action'),
  log.before.$castTo<AuditRow['before']>().as('before'),
  log.after.$castTo<AuditRow['after']>().as('after'),
  log.reason.as('reason'),
  log.request_id.as('requestId'),
  log.account_id.as('accountId'),
  orNull(shownNameOf(by)).as('name'),
  coalesce(log.role, orNull(by.role)).$castTo<NonNullable<AuditRow['by']>['role'] | null>().as('role'),
  log.target_kind.as('targetKind'),
  log.target_id.as('targetId'),
  aboutTarget.as('about'),
  namesInside.as('names'),
  sql<number>`case when ${log.is_part} or ${log.request_id} is null then 0 else
    (select count(*)::integer from audit_entry o where o.is_part and o.request_id = ${log.request_id}) end`.as(
    'parts',
  ),
] as const;
type Entry = Selected<typeof columns>;

type Conditions = { where: RawBuilder<boolean>; pattern: string | null };

/**
 * The requested conditions, each served by an index. Only these are in the SQL, so that the planner can
 * choose.
 */
function conditionsOf(
  filters: AuditFilters,
  page: { older?: string | undefined; fold: boolean },
): Conditions {
  const { person, group, kind, target, request, from, to, q = '' } = filters;
  const pattern = q.length >= SEARCH_LETTERS ? anywhere(q) : null;
  // Specific filters also show entries that are folded into another one.
  const special = pattern !== null || [group, kind, target, request].some((one) => one !== undefined);
  const [, at, day = '', id] = KEY_SHAPE.exec(page.older ?? '') ?? [];
  const where = allOf([
    person === NOBODY && sql`${u.account_id} is null`,
    person !== NOBODY && person !== undefined && sql`${u.account_id} = ${isId(person) ? person : null}`,
    group !== undefined && sql`split_part(${u.action}, '.', 1) = ${group}`,
    kind !== undefined && sql`${u.target_kind} = ${kind}`,
    target !== undefined && sql`${u.target_id} = ${target}`,
    request !== undefined && sql`${u.is_part} and ${u.request_id} = ${request}`,
    from !== undefined && isSinceDay(u.at, from),
    to !== undefined && isUntilDay(u.at, to),
    page.fold && !special && sql`not ${u.is_part}`,
    isCalendarDay(day) && sql`(${u.at}, ${u.id}) < (${at}::timestamptz, ${id}::bigint)`,
  ]);
  return { where, pattern };
}

/** Ids and instants of one page of entries. */
async function pageOf(
  db: Queryable,
  { where, pattern }: Conditions,
  limit: number,
): Promise<RawBuilder<unknown>> {
  const first = (from: RawBuilder<unknown>) =>
    sql`select ${u.id}, ${u.at} from ${from} order by ${NEWEST} limit ${sql.lit(limit)}`;
  if (pattern === null) return first(sql`${u} where ${where}`);
  const hasWords = sql<boolean>`exists (select from ${p} where ${p.entry_id} = ${u.id} and ${WORDS} ilike ${pattern})`;
  const share = await shareMatching(db, { table: 'audit_entry', as: 'u', filter: where, words: hasWords });
  // The fence fixes the order of evaluation, because the planner misjudges text searches.
  const withWords =
    share > COMMON
      ? sortedThenFiltered('u', sql`${u} where ${where}`, NEWEST, hasWords)
      : sql`(select distinct ${p.entry_id} from ${p} where ${WORDS} ilike ${pattern} offset 0) w
         join ${u} on ${u.id} = w.entry_id where ${where}`;
  const ofPeople = (person: RawBuilder<string | null>) => sql`select x.* from people cross join lateral (
    ${first(sql`${u} where ${where} and ${person} = people.id`)}) x`;
  return sql`with called as (
      (select a.id from account a where (a.name || ' ' || a.display_username) ilike ${pattern}
        limit ${sql.lit(PEOPLE_FOUND)})
      union (select unnest(array[l.id, l.account_id]) from
        (select * from learner l where l.name ilike ${pattern} limit ${sql.lit(PEOPLE_FOUND)}) l)
    ), people as materialized (
      select id from called union select l.id from learner l where l.merged_into in (select id from called)
    )
    select ${u.id}, ${u.at} from (
      (${first(withWords)}) union (${ofPeople(u.account_id)}) union (${ofPeople(u.about_person)})
    ) u order by ${NEWEST} limit ${sql.lit(limit)}`;
}

/** Entries after the key of an earlier page, newest first, at most `limit`, with current names. */
export async function entriesOf(
  db: Queryable,
  filters: AuditFilters,
  page: { older?: string | undefined; limit: number; fold: boolean },
): Promise<(AuditRow & { key: string })[]> {
  const ids = await pageOf(db, conditionsOf(filters, page), page.limit);
  // Select the page by its index first, then names and values of its rows only.
  const rows = await rowsOf(
    db,
    sql<Entry>`with page as materialized (${ids}) ${select(
      columns,
      sql`from page join ${log} using (id) left join ${by} on ${by.id} = ${log.account_id} order by ${NEWEST}`,
    )}`,
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

const selectName = statement(({ accountId }: Params<{ accountId: string }>) =>
  build.selectFrom('account as b').where('b.id', '=', accountId).select(shownNameOf(by).as('name')),
);

async function nameOf(pool: Pool, person: string | undefined): Promise<string | null> {
  if (person === undefined || !isId(person)) return null;
  return (await selectName.first(pool, { accountId: person }))?.name ?? null;
}
