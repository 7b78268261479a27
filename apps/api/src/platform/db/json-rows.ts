/** SQL: the rows of a query as one JSON array, for use as a column of another statement. */
export const jsonListSql = (query: string): string =>
  `(select coalesce(json_agg(one), '[]') from (${query}) one)`;

/** SQL: the only row of a query as a JSON object; null when there is none. */
export const jsonRowSql = (query: string): string => `(select to_json(one) from (${query}) one)`;

/** A row as PostgreSQL serialises it to JSON: instants are strings, which `dateOf` parses. */
export type JsonRow<Row> = {
  [K in keyof Row]: Row[K] extends Date ? string : Row[K] extends Date | null ? string | null : Row[K];
};

/** Parses an instant from PostgreSQL's JSON; null when there is none. */
export const dateOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);
