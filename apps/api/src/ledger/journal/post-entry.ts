import type { BookLine } from '@fasih/school/basics/book-lines';
import { effectsOf } from '@fasih/school/ledger/journal/effects';
import type { MoneyKind } from '@fasih/school/ledger/journal/money';
import { sql } from 'kysely';
import { columnList, cteAs, type Selected, select, tableAs, withCtes } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** One booking. Lines are whole rupiah, debit positive, and add up to 0; `source` ensures that it is booked once. */
export type NewEntry = {
  sourceKind: string;
  sourceId: string;
  /** The school's calendar day, YYYY-MM-DD, on which it should count. */
  schoolDay: string;
  /** Groups entries on the finance screens; a package's slug for courses. */
  category: string | null;
  description: string;
  lines: BookLine[];
  /** The source of the entry that this one reverses completely. */
  reverses: { kind: string; id: string } | null;
  /** What happened, when the lines alone do not show it (`effectsOf`). */
  kind?: MoneyKind;
  /** The number of the balance event it was made from. */
  lastEvent?: number;
  /** The manual entry that it books or reverses. */
  manualId?: string;
  /** The account that paid, with its current name. */
  payer?: { accountId: string; name: string };
};

const n = tableAs('ledger_entry', 'n');
const booked = [
  n.id.as('id'),
  n.source_kind.as('sourceKind'),
  n.source_id.as('sourceId'),
  n.school_day.as('schoolDay'),
] as const;

const book = statement(({ entries, now }: Params<{ entries: string; now: Date }>) => {
  // Used more than once, so that every entry keeps the id it gets here.
  const given = sql`select uuidv7() as id, g.* from jsonb_to_recordset(${entries}::jsonb) as g(source_kind text,
    source_id text, school_day date, category text, description text, lines jsonb, effects jsonb, last_event bigint,
    manual_id uuid, payer_id uuid, payer text, reverses_kind text, reverses_id text)`;
  const made = sql<
    Selected<typeof booked>
  >`insert into ${n} (id, source_kind, source_id, school_day, meant_for, category,
      description, last_event, reverses, posted_at)
    select g.id, g.source_kind, g.source_id, greatest(g.school_day, s.closed_through + 1),
      case when g.school_day <= s.closed_through then g.school_day end, g.category, g.description, g.last_event, r.id,
      ${now}
    from given g cross join state s
    left join ledger_entry r on r.source_kind = g.reverses_kind and r.source_id = g.reverses_id
    order by g.id
    on conflict (source_kind, source_id) do nothing
    returning ${columnList(booked)}`;
  const lines = sql`insert into ledger_line (entry_id, position, account_code, debit, credit)
    select g.id, l.position, l.line ->> 'account',
      greatest((l.line ->> 'amount')::bigint, 0), greatest(-(l.line ->> 'amount')::bigint, 0)
    from given g join made using (id)
    cross join lateral jsonb_array_elements(g.lines) with ordinality as l(line, position)`;
  const listed = sql`insert into money_row (entry_id, manual_id, basis, type, category, kind, amount, school_day,
      description, payer_id, payer)
    select g.id, g.manual_id, e.basis, e.type, e.category, e.kind, e.amount, made."schoolDay", g.description, g.payer_id,
      g.payer
    from given g join made using (id)
    cross join lateral jsonb_to_recordset(g.effects) as e(basis text, type text, category text, kind text, amount bigint)
    order by g.id, e.basis desc, e.type desc`;
  const m = cteAs(made, 'made', 'm');
  return withCtes(
    { state: sql`select closed_through from books for share`, given, made, lines, listed },
    select(
      [m.id.as('id'), m.sourceKind.as('sourceKind'), m.sourceId.as('sourceId'), m.schoolDay.as('schoolDay')],
      sql`from ${m} order by ${m.id}`,
    ),
  );
});

/** Where an entry was booked. */
export type PostedEntry = RowOf<typeof book>;

/**
 * Books entries with their finance rows in one statement, in the caller's transaction; entries with a booked source
 * are skipped and not returned. A day in a closed month becomes the first open one, and the original day is kept; no
 * month can be closed meanwhile. The database refuses an unbalanced entry at commit.
 */
export async function postEntries(
  db: Queryable,
  entries: readonly NewEntry[],
  now: Date,
): Promise<PostedEntry[]> {
  if (entries.length === 0) return [];
  const given = entries.map((entry) => ({
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
  return book.all(db, { entries: JSON.stringify(given), now });
}
