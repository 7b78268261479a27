/** SQL: what a question finds as one JSON list, so that it rides as a column of another's statement. */
export const listOf = (question: string): string =>
  `(select coalesce(json_agg(one), '[]') from (${question}) one)`;

/** SQL: the only row of a question as a JSON value; null where it finds none. */
export const rowOf = (question: string): string => `(select to_json(one) from (${question}) one)`;

/** A row as JSON of the database has it: its instants are texts, which `dateOf` reads. */
export type Sent<Row> = {
  [K in keyof Row]: Row[K] extends Date ? string : Row[K] extends Date | null ? string | null : Row[K];
};

/** An instant as JSON of the database writes it; null where there is none. */
export const dateOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);
