import type { BookLine } from '@fasih/school/basics/book-lines';
import { effectsOf } from '@fasih/school/ledger/journal/effects';
import type { MoneyKind } from '@fasih/school/ledger/journal/money';
import { sql } from 'kysely';
import { columnList, cteAs, type Selected, select, tableAs, withCtes } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** A journal entry to post. Lines are in whole rupiah, debit positive, and add up to 0; each source is posted once. */
export type NewEntry = {
  sourceKind: string;
  sourceId: string;
  /** The school's calendar day, YYYY-MM-DD; `postEntries` moves it out of a closed month. */
  schoolDay: string;
  /** Groups entries on the finance screens; a package's slug for courses. */
  category: string | null;
  description: string;
  lines: BookLine[];
  /** The source of the entry that this one reverses completely. */
  reverses: { kind: string; id: string } | null;
  /** The kind on the finance screens, when `effectsOf` cannot derive it from the lines. */
  kind?: MoneyKind;
  /** The number of the balance event that the entry posts. */
  lastEvent?: number;
  /** The manual entry that it posts or reverses. */
  manualId?: string;
  /** The account that paid, with its name at this time. */
  payer?: { accountId: string; name: string };
};

const n = tableAs('ledger_entry', 'n');
const postedColumns = [
  n.id.as('id'),
  n.source_kind.as('sourceKind'),
  n.source_id.as('sourceId'),
  n.school_day.as('schoolDay'),
] as const;

const insertEntries = statement(({ entries, now }: Params<{ entries: string; now: Date }>) => {
  // PostgreSQL evaluates a CTE that is read more than once only once, so every entry keeps its new id.
  const input = sql`select uuidv7() as id, g.* from jsonb_to_recordset(${entries}::jsonb) as g(source_kind text,
    source_id text, school_day date, category text, description text, lines jsonb, effects jsonb, last_event bigint,
    manual_id uuid, payer_id uuid, payer text, reverses_kind text, reverses_id text)`;
  const inserted = sql<
    Selected<typeof postedColumns>
  >`insert into ${n} (id, source_kind, source_id, school_day, meant_for, category,
      description, last_event, reverses, posted_at)
    select g.id, g.source_kind, g.source_id, greatest(g.school_day, s.closed_through + 1),
      case when g.school_day <= s.closed_through then g.school_day end, g.category, g.description, g.last_event, r.id,
      ${now}
    from input g cross join books_state s
    left join ledger_entry r on r.source_kind = g.reverses_kind and r.source_id = g.reverses_id
    order by g.id
    on conflict (source_kind, source_id) do nothing
    returning ${columnList(postedColumns)}`;
  const lines = sql`insert into ledger_line (entry_id, position, account_code, debit, credit)
    select g.id, l.position, l.line ->> 'account',
      greatest((l.line ->> 'amount')::bigint, 0), greatest(-(l.line ->> 'amount')::bigint, 0)
    from input g join inserted using (id)
    cross join lateral jsonb_array_elements(g.lines) with ordinality as l(line, position)`;
  const moneyRows = sql`insert into money_row (entry_id, manual_id, basis, type, category, kind, amount, school_day,
      description, payer_id, payer)
    select g.id, g.manual_id, e.basis, e.type, e.category, e.kind, e.amount, inserted."schoolDay", g.description, g.payer_id,
      g.payer
    from input g join inserted using (id)
    cross join lateral jsonb_to_recordset(g.effects) as e(basis text, type text, category text, kind text, amount bigint)
    order by g.id, e.basis desc, e.type desc`;
  const m = cteAs(inserted, 'inserted', 'm');
  return withCtes(
    {
      // Locked, so that no month is closed before this transaction commits.
      books_state: sql`select closed_through from books for share`,
      input,
      inserted,
      lines,
      money_rows: moneyRows,
    },
    select(
      [m.id.as('id'), m.sourceKind.as('sourceKind'), m.sourceId.as('sourceId'), m.schoolDay.as('schoolDay')],
      sql`from ${m} order by ${m.id}`,
    ),
  );
});

/** A posted entry: its id, source and final school day. */
export type PostedEntry = RowOf<typeof insertEntries>;

/**
 * Posts entries with their money rows (the lists on the finance screens) in one statement, in the caller's transaction.
 * Skips entries whose source is posted already. An entry of a closed month counts on the first open day and keeps its
 * own day in `meant_for`. An unbalanced entry fails at commit.
 */
export async function postEntries(
  db: Queryable,
  entries: readonly NewEntry[],
  now: Date,
): Promise<PostedEntry[]> {
  if (entries.length === 0) return [];
  const records = entries.map((entry) => ({
    source_kind: entry.sourceKind,
    source_id: entry.sourceId,
    school_day: entry.schoolDay,
    category: entry.category,
    description: entry.description,
    lines: entry.lines,
    effects: effectsOf(entry),
    last_event: entry.lastEvent ?? null,
    manual_id: entry.manualId ?? null,
    payer_id: entry.payer?.accountId ?? null,
    payer: entry.payer?.name ?? '',
    reverses_kind: entry.reverses?.kind ?? null,
    reverses_id: entry.reverses?.id ?? null,
  }));
  return insertEntries.all(db, { entries: JSON.stringify(records), now });
}
