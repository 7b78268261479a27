import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { BASES, type EntryDetail } from '@fasih/school/finance/contract';
import type { Queryable } from '../db/transaction.ts';
import { type ManualRow, manualEntryOf } from '../ledger/manual-store.ts';
import { presentManual } from '../ledger/void-manual-entry.ts';
import { manualIdOf } from './manual-id.ts';
import { sourceOf } from './source-of-entry.ts';

type Posted = {
  entryId: string;
  date: string;
  meantFor: string | null;
  bookedAt: Date;
  category: string | null;
  description: string;
  sourceKind: string;
  sourceId: string;
  lines: EntryDetail['lines'];
  effects: EntryDetail['effects'];
};

/** One entry with everything about it; `id` is a journal entry's or a manual entry's. Six statements at most. */
export async function readEntry(db: Queryable, id: string): Promise<EntryDetail | Refusal> {
  if (!isId(id)) return refuse('finance.notFound');
  const [manualId, posted] = await Promise.all([manualIdOf(db, id), postedOf(db, id)]);
  const manual = manualId === null ? null : await manualEntryOf(db, manualId);
  if (!posted && !manual) return refuse('finance.notFound');
  const [source, chain, history] = await Promise.all([
    sourceOf(db, posted ?? { sourceKind: 'manual', sourceId: '' }),
    posted ? chainOf(db, posted.entryId) : [],
    manual ? historyOf(db, manual.id) : [],
  ]);
  return {
    ...(posted ? presentPosted(posted) : bookedNothing(manual as ManualRow, history)),
    by: byOf(history, posted),
    source,
    chain,
    manual: manual && presentManual(manual),
    history,
  };
}

function presentPosted({ sourceKind: _kind, sourceId: _id, bookedAt, ...posted }: Posted) {
  return { ...posted, bookedAt: bookedAt.toISOString() };
}

/** A manual entry of Rp 0 counts on the screens and moves no account. */
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

/** Who booked it: a manual entry is posted for the n-th time when it was added, voided or restored for the n-th time. */
function byOf(history: EntryDetail['history'], posted: Posted | null): EntryDetail['by'] {
  const postings = history.filter(({ action }) => POSTING.has(action));
  const n = Number(posted?.sourceId.split(':')[1] ?? 1);
  return postings[n - 1]?.by ?? null;
}

const ADDED = 'finance.entryAdded';
const POSTING = new Set([ADDED, 'finance.entryVoided', 'finance.entryRestored']);

/** The journal entry of this id, or the first one of the manual entry of this id. */
async function postedOf(db: Queryable, id: string): Promise<Posted | null> {
  const { rows } = await db.query<Posted>(
    `select e.id as "entryId", e.school_day as date, e.meant_for as "meantFor", e.posted_at as "bookedAt", e.category,
       e.description, e.source_kind as "sourceKind", e.source_id as "sourceId",
       (select json_agg(json_build_object('account', l.account_code, 'name', json_build_object('id', a.name_id, 'en', a.name_en),
           'debit', l.debit, 'credit', l.credit) order by l.position)
         from ledger_line l join ledger_account a on a.code = l.account_code where l.entry_id = e.id) as lines,
       coalesce((select json_agg(json_build_object('basis', r.basis, 'type', r.type, 'category', r.category,
           'kind', r.kind, 'amount', r.amount) order by r.basis desc, r.type desc)
         from money_row r where r.entry_id = e.id), '[]') as effects
     from ledger_entry e where e.id = $1::uuid or (e.source_kind = 'manual' and e.source_id = $1::uuid::text || ':1')`,
    [id],
  );
  return rows[0] ?? null;
}

/** All entries that took this one back or were taken back by it, and all of its manual entry; the first one first. */
async function chainOf(db: Queryable, entryId: string): Promise<EntryDetail['chain']> {
  const { rows } = await db.query<Omit<EntryDetail['chain'][number], 'bookedAt'> & { bookedAt: Date }>(
    `with recursive own as (
       select $1::uuid as id
       union select o.entry_id from money_row r join money_row o on o.manual_id = r.manual_id
         where r.entry_id = $1 and o.entry_id is not null
     ), back as (
       select e.id, e.reverses from ledger_entry e join own using (id)
       union select e.id, e.reverses from ledger_entry e join back b on e.id = b.reverses
     ), forth as (
       select id from back union select e.id from ledger_entry e join forth f on e.reverses = f.id
     )
     select e.id as "entryId", e.school_day as date, e.posted_at as "bookedAt", e.source_kind as "sourceKind", e.reverses
     from ledger_entry e join forth using (id) order by e.posted_at, e.id`,
    [entryId],
  );
  return rows.map((row) => ({ ...row, bookedAt: row.bookedAt.toISOString() }));
}

/** What people did with a manual entry: how it was made is told by itself, the rest by the audit log. */
async function historyOf(db: Queryable, manualId: string): Promise<EntryDetail['history']> {
  const { rows } = await db.query<Omit<EntryDetail['history'][number], 'at'> & { at: Date }>(
    `select s.at, s.action, s.reason, case when a.id is not null then json_build_object(
         'name', coalesce(nullif(a.name, ''), a.display_username), 'role', a.role) end as by
     from (
       select 0 as id, created_at as at, $2 as action, created_by as account_id, null as reason
       from manual_entry where id = $1::uuid
       union all
       select id, at, action, account_id, reason from audit_entry
       where target_kind = 'entry' and target_id = $1::uuid::text and action <> $2
     ) s left join account a on a.id = s.account_id order by s.id`,
    [manualId, ADDED],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
