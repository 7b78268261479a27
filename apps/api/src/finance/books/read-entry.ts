import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { BASES, type EntryDetail } from '@fasih/school/finance/books/contract';
import { sql } from 'kysely';
import { type ManualRow, selectManual } from '../../ledger/journal/manual-entries.ts';
import { presentManual } from '../../ledger/journal/void-manual-entry.ts';
import { jsonListSql } from '../../platform/db/json-rows.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import { textOf } from '../../platform/db/sql.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { MANUAL_ID } from './manual-id.ts';
import { sourceOf } from './source-of-entry.ts';

type Posted = {
  entryId: string;
  date: string;
  meantFor: string | null;
  bookedAt: string;
  category: string | null;
  description: string;
  sourceKind: string;
  sourceId: string;
  lines: EntryDetail['lines'];
  effects: EntryDetail['effects'];
  /** Who decided a pay run, payout or tax payment; null for other entries. */
  decidedBy: EntryDetail['by'];
};

/** One entry with all details; `id` is a journal entry's or a manual entry's. At most two statements. */
export async function readEntry(db: Queryable, id: string): Promise<EntryDetail | Refusal> {
  const { posted, manual, chain, history } = await factsOf(db, id);
  if (!posted && !manual) return refuse('finance.notFound');
  return {
    ...(posted ? presentPosted(posted) : bookedNothing(manual as ManualRow, history)),
    by: byOf(history, posted),
    source: await sourceOf(db, posted ?? { sourceKind: 'manual', sourceId: '' }),
    chain,
    manual: manual && presentManual(manual),
    history,
  };
}

function presentPosted({ sourceKind: _kind, sourceId: _id, decidedBy: _by, ...posted }: Posted) {
  return posted;
}

/** A manual entry of Rp 0 is listed and moves no account. */
function bookedNothing(manual: ManualRow, history: EntryDetail['history']) {
  const { date, bookedOn, category, description, type } = manual;
  const effect = { type, category, kind: 'manual', amount: 0 } as const;
  return {
    entryId: null,
    date: bookedOn,
    meantFor: bookedOn === date ? null : date,
    bookedAt: history[0]?.at ?? '',
    category,
    description,
    lines: [],
    effects: BASES.map((basis) => ({ basis, ...effect })),
  };
}

/**
 * Who booked it: the person who decided a run or payment; the n-th posting of a manual entry belongs to its n-th add,
 * void or restore.
 */
function byOf(history: EntryDetail['history'], posted: Posted | null): EntryDetail['by'] {
  if (posted?.decidedBy) return posted.decidedBy;
  const postings = history.filter(({ action }) => POSTING.has(action));
  const n = Number(posted?.sourceId.split(':')[1] ?? 1);
  return postings[n - 1]?.by ?? null;
}

const ADDED = 'finance.entryAdded';
const POSTING = new Set([ADDED, 'finance.entryVoided', 'finance.entryRestored']);

const TAX_TAKEN_BACK = 'finance.taxVoided';

/** SQL: the account that decided the entry `e`. */
const DECIDED_BY = `case when e.source_kind in ('pay.approved', 'pay.paid') then (
      select case e.source_kind when 'pay.approved' then approved_by else paid_by end from pay_run where id::text = e.source_id)
    when e.source_kind in ('payout', 'tax.paid') then (
      select u.account_id from audit_entry u where u.target_kind = 'entry' and u.target_id = e.id::text order by u.id limit 1)
    when e.source_kind = 'tax.voided' then (
      select u.account_id from audit_entry u where u.target_kind = 'entry' and u.target_id = e.reverses::text
        and u.action = '${TAX_TAKEN_BACK}' order by u.id limit 1)
    end`;

/** SQL: the journal entry with this id, or the first one of the manual entry with this id. */
const POSTED = `select e.id as "entryId", e.school_day as date, e.meant_for as "meantFor", e.posted_at as "bookedAt",
    e.category, e.description, e.source_kind as "sourceKind", e.source_id as "sourceId",
    (select json_agg(json_build_object('account', l.account_code, 'name', json_build_object('id', a.name_id, 'en', a.name_en),
        'debit', l.debit, 'credit', l.credit) order by l.position)
      from ledger_line l join ledger_account a on a.code = l.account_code where l.entry_id = e.id) as lines,
    ${jsonListSql(`select r.basis, r.type, r.category, r.kind, r.amount from money_row r where r.entry_id = e.id
      order by r.basis desc, r.type desc`)} as effects,
    (select json_build_object('name', ${shownName('a')}, 'role', a.role) from account a where a.id = ${DECIDED_BY})
      as "decidedBy"
  from ledger_entry e where e.id = $1::uuid or (e.source_kind = 'manual' and e.source_id = $1::uuid::text || ':1')`;

/** SQL: all entries that reversed this one or were reversed by it, and all of its manual entry, oldest first. */
const CHAIN = `with recursive own as (
    select "entryId" as id from posted
    union select o.entry_id from money_row r join money_row o on o.manual_id = r.manual_id
      where r.entry_id = (select "entryId" from posted) and o.entry_id is not null
  ), back as (
    select e.id, e.reverses from ledger_entry e join own using (id)
    union select e.id, e.reverses from ledger_entry e join back b on e.id = b.reverses
  ), forth as (
    select id from back union select e.id from ledger_entry e join forth f on e.reverses = f.id
  )
  select e.id as "entryId", e.school_day as date, e.posted_at as "bookedAt", e.source_kind as "sourceKind", e.reverses
  from ledger_entry e join forth using (id) order by e.posted_at, e.id`;

/**
 * SQL: what people did with a manual entry or tax payment: its creation from the row itself, the rest from the audit
 * log.
 */
const HISTORY = `select s.at, s.action, s.reason, case when a.id is not null then json_build_object(
      'name', ${shownName('a')}, 'role', a.role) end as by
  from (
    select 0 as id, e.created_at as at, $2 as action, e.created_by as account_id, null as reason
    from manual_entry e where e.id = (select id from manual)
    union all
    select u.id, u.at, u.action, u.account_id, u.reason
    from audit_log u
    where u.target_kind = 'entry' and u.target_id = (select id::text from manual) and u.action <> $2
    union all
    select u.id, u.at, u.action, u.account_id, u.reason
    from audit_log u
    where u.target_kind = 'entry' and u.action = '${TAX_TAKEN_BACK}' and u.target_id = (
      select coalesce(e.reverses, e.id)::text from ledger_entry e where e.id = (select "entryId" from posted))
  ) s left join account a on a.id = s.account_id order by s.id`;

type Facts = {
  posted: Posted | null;
  manual: ManualRow | null;
  chain: EntryDetail['chain'];
  history: EntryDetail['history'];
};
const NOTHING: Facts = { posted: null, manual: null, chain: [], history: [] };

/** Everything the books know about an id. */
async function factsOf(db: Queryable, id: string): Promise<Facts> {
  if (!isId(id)) return NOTHING;
  const { rows } = await db.query<Facts>(
    `with posted as (${POSTED}), manual as (${textOf(selectManual(sql.raw(`(${MANUAL_ID})`)))})
     select (select to_json(p) from posted p) as posted, (select to_json(m) from manual m) as manual,
       ${jsonListSql(CHAIN)} as chain, ${jsonListSql(HISTORY)} as history`,
    [id, ADDED],
  );
  const { posted, manual, chain, history } = rows[0] ?? NOTHING;
  return {
    posted: posted && { ...posted, bookedAt: isoOf(posted.bookedAt) },
    manual,
    chain: chain.map((one) => ({ ...one, bookedAt: isoOf(one.bookedAt) })),
    history: history.map((one) => ({ ...one, at: isoOf(one.at) })),
  };
}

/** An instant from PostgreSQL's JSON in ISO format. */
const isoOf = (text: string) => new Date(text).toISOString();
