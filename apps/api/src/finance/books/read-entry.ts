import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { BASES } from '@fasih/school/finance/books/contract';
import type { EntryDetail } from '@fasih/school/finance/books/entries-contract';
import { type Expression, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { type ManualRow, selectManual } from '../../ledger/journal/manual-entries.ts';
import { presentManual } from '../../ledger/journal/void-manual-entry.ts';
import { learnerNameFor } from '../../people/accounts/learner-name.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import {
  columnList,
  ifFound,
  jsonList,
  jsonRow,
  jsonRows,
  orNull,
  type Selected,
  scalar,
  select,
  subqueryAs,
  tableAs,
  withCtes,
} from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Person } from '../../platform/http/call.ts';
import { selectManualId } from './manual-id.ts';
import { sourceOf } from './source-of-entry.ts';

/** One entry with all details; `id` is a journal entry's or a manual entry's. At most two statements. */
export async function readEntry(
  db: Queryable,
  id: string,
  person: Person,
): Promise<EntryDetail | Refusal<'finance.notFound'>> {
  const { posted, manual, chain, history } = await factsOf(db, id);
  if (!posted && !manual) return refuse('finance.notFound');
  const source = await sourceOf(db, posted ?? { sourceKind: 'manual', sourceId: '' });
  return {
    ...(posted ? presentPosted(posted) : bookedNothing(manual as ManualRow, history)),
    by: byOf(history, posted),
    source: { ...source, learnerName: learnerNameFor(person, source.learnerName) },
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

const a = tableAs('account', 'a');
const e = tableAs('ledger_entry', 'e');
const la = tableAs('ledger_account', 'la');
const l = tableAs('ledger_line', 'l');
const me = tableAs('manual_entry', 'me');
const r = tableAs('money_row', 'r');
const u = tableAs('audit_log', 'u');
const y = tableAs('pay_run', 'y');

const person = { name: shownNameOf(a), role: a.role };

/** The account that decided the entry `e`. */
const decidedBy = sql<string | null>`case when ${e.source_kind} in ('pay.approved', 'pay.paid') then (
      select case ${e.source_kind} when 'pay.approved' then ${y.approved_by} else ${y.paid_by} end from ${y}
      where ${y.id}::text = ${e.source_id})
    when ${e.source_kind} in ('payout', 'tax.paid') then (
      select ae.account_id from audit_entry ae where ae.target_kind = 'entry' and ae.target_id = ${e.id}::text
      order by ae.id limit 1)
    when ${e.source_kind} = 'tax.voided' then (
      select ae.account_id from audit_entry ae where ae.target_kind = 'entry' and ae.target_id = ${e.reverses}::text
        and ae.action = ${TAX_TAKEN_BACK} order by ae.id limit 1)
    end`;

/** The journal entry with this id, or the first one of the manual entry with this id. */
const postedOf = (id: Expression<string>) =>
  select(
    [
      e.id.as('entryId'),
      e.school_day.as('date'),
      e.meant_for.as('meantFor'),
      e.posted_at.as('bookedAt'),
      e.category.as('category'),
      e.description.as('description'),
      e.source_kind.as('sourceKind'),
      e.source_id.as('sourceId'),
      scalar(
        jsonList(
          {
            account: l.account_code,
            name: jsonBuildObject({ id: la.name_id, en: la.name_en }),
            debit: l.debit,
            credit: l.credit,
          },
          sql`${l.position}`,
        ),
        sql`from ${l} join ${la} on ${la.code} = ${l.account_code} where ${l.entry_id} = ${e.id}`,
      ).as('lines'),
      jsonRows(
        select(
          [
            r.basis.as('basis'),
            r.type.as('type'),
            r.category.as('category'),
            r.kind.as('kind'),
            r.amount.as('amount'),
          ],
          sql`from ${r} where ${r.entry_id} = ${e.id} order by ${r.basis} desc, ${r.type} desc`,
        ),
      ).as('effects'),
      // Who decided a pay run, payout or tax payment; null for other entries.
      orNull(scalar(jsonBuildObject(person), sql`from ${a} where ${a.id} = ${decidedBy}`)).as('decidedBy'),
    ],
    sql`from ${e} where ${e.id} = ${id}::uuid
      or (${e.source_kind} = 'manual' and ${e.source_id} = ${id}::uuid::text || ':1')`,
  );

const chainColumns = [
  e.id.as('entryId'),
  e.school_day.as('date'),
  e.posted_at.as('bookedAt'),
  e.source_kind.as('sourceKind'),
  e.reverses.as('reverses'),
] as const;

/** All entries that reversed `posted` or were reversed by it, and all of its manual entry, oldest first. */
const chain = sql<Selected<typeof chainColumns>>`with recursive own as (
    select "entryId" as id from posted
    union select o.entry_id from money_row r join money_row o on o.manual_id = r.manual_id
      where r.entry_id = (select "entryId" from posted) and o.entry_id is not null
  ), back as (
    select e.id, e.reverses from ledger_entry e join own using (id)
    union select e.id, e.reverses from ledger_entry e join back b on e.id = b.reverses
  ), forth as (
    select id from back union select e.id from ledger_entry e join forth f on e.reverses = f.id
  )
  select ${columnList(chainColumns)} from ${e} join forth using (id) order by ${e.posted_at}, ${e.id}`;

const doneColumns = [
  u.id.as('id'),
  u.at.as('at'),
  u.action.as('action'),
  u.account_id.as('accountId'),
  u.reason.as('reason'),
] as const;

/**
 * What people did with the manual entry or tax payment: its creation from the row itself, the rest from the audit log.
 */
const done = subqueryAs(
  sql<Selected<typeof doneColumns>>`
    select 0 as id, ${me.created_at} as at, ${ADDED} as action, ${me.created_by} as "accountId", null as reason
    from ${me} where ${me.id} = (select id from manual)
    union all
    select ${columnList(doneColumns)} from ${u}
    where ${u.target_kind} = 'entry' and ${u.target_id} = (select id::text from manual) and ${u.action} <> ${ADDED}
    union all
    select ${columnList(doneColumns)} from ${u}
    where ${u.target_kind} = 'entry' and ${u.action} = ${TAX_TAKEN_BACK} and ${u.target_id} = (
      select coalesce(e.reverses, e.id)::text from ledger_entry e where e.id = (select "entryId" from posted))`,
  's',
);

const everything = <Row>(_cte: Expression<Row>, name: string) => sql<Row>`select * from ${sql.id(name)}`;

const selectFacts = statement(({ id }: Params<{ id: string }>) => {
  const posted = postedOf(id);
  const manual = selectManual(sql<string>`(${selectManualId(id)})`);
  const history = select(
    [
      done.at.as('at'),
      done.action.as('action'),
      done.reason.as('reason'),
      ifFound(a.id, jsonBuildObject(person)).as('by'),
    ],
    sql`from ${done} left join ${a} on ${a.id} = ${done.accountId} order by ${done.id}`,
  );
  return withCtes(
    { posted, manual },
    select(
      [
        jsonRow(everything(posted, 'posted')).as('posted'),
        jsonRow(everything(manual, 'manual')).as('manual'),
        jsonRows(chain).as('chain'),
        jsonRows(history).as('history'),
      ],
      sql``,
    ),
  );
});

type Facts = RowOf<typeof selectFacts>;
type Posted = NonNullable<Facts['posted']>;
const NOTHING: Facts = { posted: null, manual: null, chain: [], history: [] };

/** Everything the books know about an id. */
async function factsOf(db: Queryable, id: string) {
  if (!isId(id)) return NOTHING;
  const { posted, manual, chain, history } = (await selectFacts.first(db, { id })) ?? NOTHING;
  return {
    posted: posted && { ...posted, bookedAt: isoOf(posted.bookedAt) },
    manual,
    chain: chain.map((one) => ({ ...one, bookedAt: isoOf(one.bookedAt) })),
    history: history.map((one) => ({ ...one, at: isoOf(one.at) })),
  };
}

/** An instant from PostgreSQL's JSON in ISO format. */
const isoOf = (text: string) => new Date(text).toISOString();
