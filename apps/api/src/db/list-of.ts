/** Rows as JSON writes them: instants are texts, which `dateOf` reads. */
export type Sent<T> = {
  [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K];
};

/** SQL: what a question finds as one JSON list, so that it rides as a column of another's statement. */
export const listOf = (question: string): string =>
  `(select coalesce(json_agg(one), '[]') from (${question}) one)`;
