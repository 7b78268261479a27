import type { AgeGroup } from './age-group.ts';

/** The levels of every age group, lowest first. */
export const LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type Level = (typeof LEVELS)[number];

const PREFIXES = { kids: 'Kids', teen: 'Teen', adult: 'Adult' } as const satisfies Record<AgeGroup, string>;

/** `Kids Advanced`: levels of different age groups are not comparable, so the prefix is always there. */
export type LevelLabel = `${(typeof PREFIXES)[AgeGroup]} ${Level}`;

/** A level with the prefix of its age group. */
export function labelOf(group: AgeGroup, level: Level): LevelLabel {
  return `${PREFIXES[group]} ${level}`;
}

/** The age group and position of a level such as `Teen Beginner`; null for anything else. */
export function readLabel(label: string): { group: AgeGroup; level: Level } | null {
  for (const group of Object.keys(PREFIXES) as AgeGroup[]) {
    const level = LEVELS.find((one) => labelOf(group, one) === label);
    if (level !== undefined) return { group, level };
  }
  return null;
}
