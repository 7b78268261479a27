import DataLoader from 'dataloader';
import { type Expression, sql } from 'kysely';
import pg from 'pg';
import { type RecordColumns, type RecordOf, recordsAs, type Source, subqueryAs } from './sql.ts';

/** Calls per statement: larger batches make the database and the app wait for each other in turn. */
const MAX_BATCH = 7;
/** Statements of one kind in flight: a slow one blocks no other, and the pool keeps connections for the rest. */
const MAX_CONCURRENCY = 4;

/**
 * Table of the batched inputs with these columns and each input's `place`, read from one parameter (`inputJson`).
 * PostgreSQL keeps one plan for it; one array parameter per column would be planned anew at every length.
 */
export function inputAs<const Columns extends RecordColumns>(
  json: Expression<string>,
  alias: string,
  columns: Columns,
): Source<RecordOf<Columns> & { place: number }> {
  const all = { place: 'integer', ...columns } as const;
  const inputs = recordsAs(json, 'input', all);
  return subqueryAs(
    sql<RecordOf<Columns> & { place: number }>`select * from ${inputs} limit ${sql.lit(MAX_BATCH)}`,
    alias,
  );
}

/** The parameter of `inputAs`: the inputs' columns and places. */
export const inputJson = (inputs: readonly object[]): string =>
  JSON.stringify(inputs.map((input, place) => ({ ...input, place })));

/** The rows in the order of their inputs; null for an input without a row. */
export function inOrder<Row extends { place: number }>(
  inputs: readonly unknown[],
  rows: readonly Row[],
): (Row | null)[] {
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return inputs.map((_, place) => byPlace.get(place) ?? null);
}

/**
 * Batches concurrent calls into one SQL statement (DataLoader without its cache) for the rush at the full hour; a single
 * call is not delayed. When the database refuses a batch, each call is sent alone, so that only the faulty one fails.
 *
 * @param runBatch runs one statement (`inputAs`) for all inputs; returns the results in their order.
 */
export function batchCalls<Input, Result>(
  runBatch: (inputs: readonly Input[]) => Promise<readonly Result[]>,
): (input: Input) => Promise<Result> {
  let inFlight = 0;
  const waiting: (() => void)[] = [];
  const runSafely = async (inputs: readonly Input[]): Promise<readonly (Result | Error)[]> => {
    try {
      return await runBatch(inputs);
    } catch (error) {
      if (inputs.length === 1 || !(error instanceof pg.DatabaseError)) throw error;
      const each = await Promise.allSettled(inputs.map((input) => runBatch([input])));
      return each.map((one) =>
        one.status === 'fulfilled' ? (one.value[0] as Result) : (one.reason as Error),
      );
    }
  };
  const loader = new DataLoader<Input, Result>(
    async (inputs) => {
      try {
        return await runSafely(inputs);
      } finally {
        const next = waiting.shift();
        if (next) next();
        else inFlight -= 1;
      }
    },
    {
      cache: false,
      maxBatchSize: MAX_BATCH,
      batchScheduleFn(dispatch) {
        if (inFlight === MAX_CONCURRENCY) {
          waiting.push(dispatch);
          return;
        }
        inFlight += 1;
        setImmediate(dispatch);
      },
    },
  );
  return (input) => loader.load(input);
}
