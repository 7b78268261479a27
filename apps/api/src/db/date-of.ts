/** An instant as JSON of the database writes it; null where there is none. */
export const dateOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);
