/** What came of calling a family: it was spoken with, times or teacher were changed with it, or what the note says. */
export const FAMILY_CALL_OUTCOMES = ['spoken', 'changed', 'other'] as const;
export type FamilyCallOutcome = (typeof FAMILY_CALL_OUTCOMES)[number];

/** Characters of the note, which staff alone read. */
export const MAX_NOTE = 500;

/** Forfeits in a row after which the school calls the family (docs/product/classes.md#closing-and-forfeits). */
export const FORFEITS_TO_CALL = 3;
