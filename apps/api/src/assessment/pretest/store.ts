import { type Marked, PRETEST_SECONDS, type PretestCategory } from '@fasih/school/assessment/pretest/rules';
import type { Queryable } from '../../platform/db/transaction.ts';

/** A marked answer with the question version it was marked by. */
export type MarkedVersion = Marked & { version: number };
export type StoredResult = { category: PretestCategory; marked: MarkedVersion[] };

/** A scored sitting to store. `times` maps question ids to milliseconds. */
export type Scored = {
  sitting: string;
  category: PretestCategory;
  marked: readonly MarkedVersion[];
  times: Readonly<Record<string, number>>;
  /** `YYYY-MM-DD` */
  day: string;
};

/** Milliseconds of the whole test; a browser's longer times per question are cut to this. */
const MAX_QUESTION_MS = PRETEST_SECONDS * 1000;

/** Stores a sitting with its answers in one statement; false if it was stored before. */
export async function storeResult(db: Queryable, scored: Scored): Promise<boolean> {
  const { sitting, category, marked, times, day } = scored;
  const { rowCount } = await db.query(
    `with made as (
       insert into pretest_result (sitting, category, correct, total, day) values ($1, $2, $3, $4, $5)
       on conflict do nothing returning sitting
     )
     insert into pretest_answer (sitting, item_id, chosen, correct, ms, version)
     select made.sitting, a.* from made, unnest($6::smallint[], $7::text[], $8::boolean[], $9::integer[], $10::smallint[]) a`,
    [
      sitting,
      category,
      marked.filter((one) => one.correct).length,
      marked.length,
      day,
      marked.map((one) => one.id),
      marked.map((one) => one.chosen),
      marked.map((one) => one.correct),
      marked.map((one) =>
        Object.hasOwn(times, one.id) ? Math.min(times[one.id] ?? 0, MAX_QUESTION_MS) : null,
      ),
      marked.map((one) => one.version),
    ],
  );
  return (rowCount ?? 0) > 0;
}

/** The stored result of a sitting; null if unknown. */
export async function findResult(db: Queryable, sitting: string): Promise<StoredResult | null> {
  const { rows } = await db.query<MarkedVersion & { category: PretestCategory }>(
    `select r.category, a.item_id as id, a.chosen, a.correct, a.version
     from pretest_result r join pretest_answer a using (sitting) where r.sitting = $1 order by a.item_id`,
    [sitting],
  );
  const first = rows[0];
  if (!first) return null;
  return {
    category: first.category,
    marked: rows.map(({ id, chosen, correct, version }) => ({ id, chosen, correct, version })),
  };
}

/** Stores the package chosen after a sitting; the last choice counts. False if the sitting is unknown. */
export async function storePackage(db: Queryable, sitting: string, value: string): Promise<boolean> {
  const { rowCount } = await db.query('update pretest_result set package_value = $2 where sitting = $1', [
    sitting,
    value,
  ]);
  return (rowCount ?? 0) > 0;
}
