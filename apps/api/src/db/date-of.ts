/** An instant as JSON of the database writes it; null where there is none. */
export const dateOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

/** A row as JSON of the database has it: its instants are texts. */
export type Sent<Row> = { [K in keyof Row]: Row[K] extends Date | null ? string | null : Row[K] };
