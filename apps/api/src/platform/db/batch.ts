import DataLoader from 'dataloader';
import { type Expression, sql } from 'kysely';
import pg from 'pg';
import { withOwnDeadline } from '../deadline.ts';
import { NoTurn } from './outage.ts';
import { type RecordColumns, type RecordOf, recordsAs, type Source, subqueryAs } from './sql.ts';

/** Calls per statement: with larger batches the database and the app take turns instead of working in parallel. */
const MAX_BATCH = 7;
/** How long a batch may wait for its turn, as long as for a connection: behind a stuck database the queue would never end. */
const TURN_WITHIN_MS = 2_000;
/** Simultaneous statements of one kind: a slow one does not block the others, and the pool keeps free connections. */
const MAX_CONCURRENCY = 4;

/**
 * The batched inputs as a table: these columns and `place`, the index of the input. It reads one JSON parameter (see
 * `inputJson`) so that PostgreSQL reuses its plan; arrays would be planned again for every length.
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

/** The JSON parameter of `inputAs`. */
export const inputJson = (inputs: readonly object[]): string =>
  JSON.stringify(inputs.map((input, place) => ({ ...input, place })));

/** The rows in the order of their inputs, by `place`; null for an input without a row. */
export function inOrder<Row extends { place: number }>(
  inputs: readonly unknown[],
  rows: readonly Row[],
): (Row | null)[] {
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return inputs.map((_, place) => byPlace.get(place) ?? null);
}

/**
 * Batches concurrent calls into one SQL statement (DataLoader without its cache) for the rush at the full hour; a single
 * call is not delayed. When the database refuses a batch, each call runs alone, so that only the faulty one fails.
 *
 * @param runBatch runs one statement (`inputAs`) for all inputs; returns the results in their order.
 */
export function batchCalls<Input, Result>(
  runBatch: (inputs: readonly Input[]) => Promise<readonly Result[]>,
): (input: Input) => Promise<Result> {
  let inFlight = 0;
  const waiting = new Set<() => void>();
  let isTooLate = false;
  const runSafely = async (inputs: readonly Input[]): Promise<readonly (Result | Error)[]> => {
    try {
      return await runBatch(inputs);
    } catch (error) {
      if (inputs.length === 1 || !(error instanceof pg.DatabaseError)) throw error;
      const results = await Promise.allSettled(inputs.map((input) => runBatch([input])));
      return results.map((result) =>
        result.status === 'fulfilled' ? (result.value[0] as Result) : (result.reason as Error),
      );
    }
  };
  const loader = new DataLoader<Input, Result>(
    async (inputs) => {
      if (isTooLate) throw new NoTurn('too many statements of this kind wait for the database');
      try {
        return await runSafely(inputs);
      } finally {
        // The next waiting batch takes over this one's slot.
        const [dispatchNext] = waiting;
        if (dispatchNext) dispatchNext();
        else inFlight -= 1;
      }
    },
    {
      cache: false,
      maxBatchSize: MAX_BATCH,
      batchScheduleFn(dispatch) {
        if (inFlight === MAX_CONCURRENCY) {
          const late = setTimeout(() => {
            waiting.delete(inTurn);
            // The loader calls the function above before `dispatch` returns.
            isTooLate = true;
            dispatch();
            isTooLate = false;
          }, TURN_WITHIN_MS);
          // Not with the time of the call whose batch makes room.
          const inTurn = withOwnDeadline(() => {
            clearTimeout(late);
            waiting.delete(inTurn);
            dispatch();
          });
          waiting.add(inTurn);
          return;
        }
        inFlight += 1;
        setImmediate(dispatch);
      },
    },
  );
  return (input) => loader.load(input);
}
