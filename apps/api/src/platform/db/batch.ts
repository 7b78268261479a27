import DataLoader from 'dataloader';
import pg from 'pg';

/** Questions that go as one. Larger ones make the database and the app wait for each other in turn. */
const MOST = 7;
/** Statements of one kind on their way at once: one that takes long holds nobody else, and the pool keeps some for others. */
const AT_ONCE = 4;

/**
 * SQL of what is asked, as rows of these columns (`id uuid, state text`) and its `place`, from the statement's parameter
 * `$1` (`askedJson`). PostgreSQL keeps one plan for it, made for so many rows; a parameter for each column, a list each,
 * would be planned anew at every length, which costs more than the answer.
 */
export const askedSql = (columns: string): string =>
  `(select * from jsonb_to_recordset($1::jsonb) as asked (place integer, ${columns}) limit ${MOST})`;

/** The parameter of `askedSql`: each with its columns and its place among them. */
export const askedJson = (asked: readonly object[]): string =>
  JSON.stringify(asked.map((one, place) => ({ ...one, place })));

/** The rows in the places of those who asked; null for who got none. */
export function inPlaces<Row extends { place: number }>(
  asked: readonly unknown[],
  rows: readonly Row[],
): (Row | null)[] {
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return asked.map((_, place) => byPlace.get(place) ?? null);
}

/**
 * Makes one statement of the same question for many, for the minute in which everybody asks it: while answers are
 * on their way, callers gather and then go together; a caller alone goes at once. Answers are not kept. Where the database
 * refuses the statement of several, each of them is asked alone, so that nobody answers for another's trouble.
 *
 * @param askAll one statement (`askedSql`) for all of them; answers in their order.
 */
export function together<Asked, Answer>(
  askAll: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
): (asked: Asked) => Promise<Answer> {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  const askSafely = async (asked: readonly Asked[]): Promise<readonly (Answer | Error)[]> => {
    try {
      return await askAll(asked);
    } catch (error) {
      if (asked.length === 1 || !(error instanceof pg.DatabaseError)) throw error;
      const each = await Promise.allSettled(asked.map((one) => askAll([one])));
      return each.map((one) =>
        one.status === 'fulfilled' ? (one.value[0] as Answer) : (one.reason as Error),
      );
    }
  };
  const loader = new DataLoader<Asked, Answer>(
    async (asked) => {
      try {
        return await askSafely(asked);
      } finally {
        const next = waiting.shift();
        if (next) next();
        else underWay -= 1;
      }
    },
    {
      cache: false,
      maxBatchSize: MOST,
      batchScheduleFn(go) {
        if (underWay === AT_ONCE) {
          waiting.push(go);
          return;
        }
        underWay += 1;
        setImmediate(go);
      },
    },
  );
  return (asked) => loader.load(asked);
}
