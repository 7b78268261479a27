/** Kids 6-12, teen 13-17, adult 18 and older. */
export const AGE_GROUPS = ['kids', 'teen', 'adult'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];
