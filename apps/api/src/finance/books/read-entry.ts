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

const account = tableAs('account', 'account');
const entry = tableAs('ledger_entry', 'entry');
const ledgerAccount = tableAs('ledger_account', 'ledger_account');
const line = tableAs('ledger_line', 'line');
const manualEntry = tableAs('manual_entry', 'manual_entry');
const moneyRow = tableAs('money_row', 'money_row');
const auditEntry = tableAs('audit_log', 'audit_entry');
const payRun = tableAs('pay_run', 'pay_run');

const person = { name: shownNameOf(account), role: account.role };

/** The account that decided the `entry`. */
const decidedBy = sql<string | null>`case when ${entry.source_kind} in ('pay.approved', 'pay.paid') then (
      select case ${entry.source_kind} when 'pay.approved' then ${payRun.approved_by} else ${payRun.paid_by} end from ${payRun}
      where ${payRun.id}::text = ${entry.source_id})
    when ${entry.source_kind} in ('payout', 'tax.paid') then (
      select ae.account_id from audit_entry ae where ae.target_kind = 'entry' and ae.target_id = ${entry.id}::text
      order by ae.id limit 1)
    when ${entry.source_kind} = 'tax.voided' then (
      select ae.account_id from audit_entry ae where ae.target_kind = 'entry' and ae.target_id = ${entry.reverses}::text
        and ae.action = ${TAX_TAKEN_BACK} order by ae.id limit 1)
    end`;

/** The journal entry with this id, or the first one of the manual entry with this id. */
const postedOf = (id: Expression<string>) =>
  select(
    [
      entry.id.as('entryId'),
      entry.school_day.as('date'),
      entry.meant_for.as('meantFor'),
      entry.posted_at.as('bookedAt'),
      entry.category.as('category'),
      entry.description.as('description'),
      entry.source_kind.as('sourceKind'),
      entry.source_id.as('sourceId'),
      scalar(
        jsonList(
          {
            account: line.account_code,
            name: jsonBuildObject({ id: ledgerAccount.name_id, en: ledgerAccount.name_en }),
            debit: line.debit,
            credit: line.credit,
          },
          sql`${line.position}`,
        ),
        sql`from ${line} join ${ledgerAccount} on ${ledgerAccount.code} = ${line.account_code} where ${line.entry_id} = ${entry.id}`,
      ).as('lines'),
      jsonRows(
        select(
          [
            moneyRow.basis.as('basis'),
            moneyRow.type.as('type'),
            moneyRow.category.as('category'),
            moneyRow.kind.as('kind'),
            moneyRow.amount.as('amount'),
          ],
          sql`from ${moneyRow} where ${moneyRow.entry_id} = ${entry.id} order by ${moneyRow.basis} desc, ${moneyRow.type} desc`,
        ),
      ).as('effects'),
      // Who decided a pay run, payout or tax payment; null for other entries.
      orNull(scalar(jsonBuildObject(person), sql`from ${account} where ${account.id} = ${decidedBy}`)).as(
        'decidedBy',
      ),
    ],
    sql`from ${entry} where ${entry.id} = ${id}::uuid
      or (${entry.source_kind} = 'manual' and ${entry.source_id} = ${id}::uuid::text || ':1')`,
  );

const chainColumns = [
  entry.id.as('entryId'),
  entry.school_day.as('date'),
  entry.posted_at.as('bookedAt'),
  entry.source_kind.as('sourceKind'),
  entry.reverses.as('reverses'),
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
  select ${columnList(chainColumns)} from ${entry} join forth using (id) order by ${entry.posted_at}, ${entry.id}`;

const doneColumns = [
  auditEntry.id.as('id'),
  auditEntry.at.as('at'),
  auditEntry.action.as('action'),
  auditEntry.account_id.as('accountId'),
  auditEntry.reason.as('reason'),
] as const;

/**
 * What people did with the manual entry or tax payment: its creation from the row itself, the rest from the audit log.
 */
const done = subqueryAs(
  sql<Selected<typeof doneColumns>>`
    select 0 as id, ${manualEntry.created_at} as at, ${ADDED} as action, ${manualEntry.created_by} as "accountId", null as reason
    from ${manualEntry} where ${manualEntry.id} = (select id from manual)
    union all
    select ${columnList(doneColumns)} from ${auditEntry}
    where ${auditEntry.target_kind} = 'entry' and ${auditEntry.target_id} = (select id::text from manual)
    and ${auditEntry.action} <> ${ADDED}
    union all
    select ${columnList(doneColumns)} from ${auditEntry}
    where ${auditEntry.target_kind} = 'entry' and ${auditEntry.action} = ${TAX_TAKEN_BACK} and ${auditEntry.target_id} = (
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
      ifFound(account.id, jsonBuildObject(person)).as('by'),
    ],
    sql`from ${done} left join ${account} on ${account.id} = ${done.accountId} order by ${done.id}`,
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
