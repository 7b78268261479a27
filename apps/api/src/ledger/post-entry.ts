import type { BookLine } from '@fasih/school/payments/rules';
import type { Queryable } from '../db/transaction.ts';

/** One booking. Lines are whole rupiah, debit positive, and add up to 0; `source` makes sure that it is booked once. */
export type NewEntry = {
  sourceKind: string;
  sourceId: string;
  /** The school's calendar day, YYYY-MM-DD. */
  schoolDay: string;
  /** Groups entries on the finance screens; a package's slug for courses. */
  category: string | null;
  description: string;
  lines: BookLine[];
  /** The source of the entry that this one takes back as a whole. */
  reverses: { kind: string; id: string } | null;
};

/**
 * Books entries in one statement, in the transaction of what they tell. An entry whose source is already booked is
 * passed over. The database refuses an entry out of balance at commit.
 */
export async function postEntries(db: Queryable, entries: readonly NewEntry[], now: Date): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({
    source_kind: entry.sourceKind,
    source_id: entry.sourceId,
    school_day: entry.schoolDay,
    category: entry.category,
    description: entry.description,
    lines: entry.lines,
    reverses_kind: entry.reverses?.kind ?? null,
    reverses_id: entry.reverses?.id ?? null,
  }));
  await db.query(
    `with given as materialized (
       select uuidv7() as id, g.* from jsonb_to_recordset($1::jsonb) as g(source_kind text, source_id text,
         school_day date, category text, description text, lines jsonb, reverses_kind text, reverses_id text)
     ), made as (
       insert into ledger_entry (id, source_kind, source_id, school_day, category, description, reverses, posted_at)
       select g.id, g.source_kind, g.source_id, g.school_day, g.category, g.description, r.id, $2
       from given g left join ledger_entry r on r.source_kind = g.reverses_kind and r.source_id = g.reverses_id
       on conflict (source_kind, source_id) do nothing
       returning id
     )
     insert into ledger_line (entry_id, position, account_code, debit, credit)
     select g.id, l.position, l.line ->> 'account',
       greatest((l.line ->> 'amount')::bigint, 0), greatest(-(l.line ->> 'amount')::bigint, 0)
     from given g join made using (id)
     cross join lateral jsonb_array_elements(g.lines) with ordinality as l(line, position)`,
    [JSON.stringify(rows), now],
  );
}
