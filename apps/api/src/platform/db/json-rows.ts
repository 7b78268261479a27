/** SQL: what a question finds as one JSON list, so that it rides as a column of another's statement. */
export const jsonListSql = (query: string): string =>
  `(select coalesce(json_agg(one), '[]') from (${query}) one)`;

/** SQL: the only row of a question as a JSON value; null where it finds none. */
export const jsonRowSql = (query: string): string => `(select to_json(one) from (${query}) one)`;

/** A row as JSON of the database has it: its instants are texts, which `dateOf` reads. */
export type JsonRow<Row> = {
  [K in keyof Row]: Row[K] extends Date ? string : Row[K] extends Date | null ? string | null : Row[K];
};

/** An instant as JSON of the database writes it; null where there is none. */
export const dateOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);
