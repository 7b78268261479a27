import { type Marked, PRETEST_SECONDS, type PretestCategory } from '@fasih/school/assessment/pretest/rules';
import { sql } from 'kysely';
import { withCtes } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
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

type Sitting = { sitting: string; category: PretestCategory; day: string };
type Lists = {
  ids: number[];
  chosen: (string | null)[];
  right: boolean[];
  ms: (number | null)[];
  versions: number[];
};

const insertResult = statement((one: Params<Sitting & Lists & { correct: number; total: number }>) => {
  const made = build
    .insertInto('pretest_result')
    .values({
      sitting: one.sitting,
      category: one.category,
      correct: one.correct,
      total: one.total,
      day: one.day,
    })
    .onConflict((on) => on.doNothing())
    .returning('sitting');
  const answers = build
    .insertInto('pretest_answer')
    .columns(['sitting', 'item_id', 'chosen', 'correct', 'ms', 'version'])
    .expression(
      sql`select made.sitting, a.* from made, unnest(${one.ids}::smallint[], ${one.chosen}::text[],
        ${one.right}::boolean[], ${one.ms}::integer[], ${one.versions}::smallint[]) a`,
    );
  return withCtes({ made }, sql`${answers}`);
});

/** Stores a sitting with its answers in one statement; false if it was stored before. */
export async function storeResult(db: Queryable, scored: Scored): Promise<boolean> {
  const { sitting, category, marked, times, day } = scored;
  const written = await insertResult.run(db, {
    sitting,
    category,
    day,
    correct: marked.filter((one) => one.correct).length,
    total: marked.length,
    ids: marked.map((one) => one.id),
    chosen: marked.map((one) => one.chosen),
    right: marked.map((one) => one.correct),
    ms: marked.map((one) =>
      Object.hasOwn(times, one.id) ? Math.min(times[one.id] ?? 0, MAX_QUESTION_MS) : null,
    ),
    versions: marked.map((one) => one.version),
  });
  return written > 0;
}

const selectResult = statement(({ sitting }: Params<{ sitting: string }>) =>
  build
    .selectFrom('pretest_result as r')
    .innerJoin('pretest_answer as a', 'a.sitting', 'r.sitting')
    .where('r.sitting', '=', sitting)
    .select(['r.category', 'a.item_id as id', 'a.chosen', 'a.correct', 'a.version'])
    .orderBy('a.item_id'),
);

/** The stored result of a sitting; null if unknown. */
export async function findResult(db: Queryable, sitting: string): Promise<StoredResult | null> {
  const rows = await selectResult.all(db, { sitting });
  const first = rows[0];
  if (!first) return null;
  return {
    category: first.category,
    marked: rows.map(({ id, chosen, correct, version }) => ({ id, chosen, correct, version })),
  };
}

const setPackage = statement(({ sitting, value }: Params<{ sitting: string; value: string }>) =>
  build.updateTable('pretest_result').set({ package_value: value }).where('sitting', '=', sitting),
);

/** Stores the package chosen after a sitting; the last choice counts. False if the sitting is unknown. */
export async function storePackage(db: Queryable, sitting: string, value: string): Promise<boolean> {
  return (await setPackage.run(db, { sitting, value })) > 0;
}
