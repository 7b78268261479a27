import type { Hours } from '../../catalogue/policy/offers.ts';

/** A time that differs, such as Ramadan or exams: both days belong to it, and `possible` is replaced between them. */
export type WishedPeriod = { from: string; to: string; possible: Hours[] };

/**
 * When and with whom a family wants its lessons (docs/product/classes.md#wishes). Weekly hours are minutes of the
 * school's day; days are days of the school.
 */
export type Wishes = {
  /** All hours at which a lesson is possible; none: nobody has been asked, or nothing is possible. */
  possible: Hours[];
  /** The best of them; a part of `possible`. */
  preferred: Hours[];
  /** First day on which the course may begin; null: as soon as possible. */
  earliestStart: string | null;
  /** Weeks that differ, such as Ramadan or exams; between their days `possible` is replaced. */
  periods: WishedPeriod[];
  /** Teachers the family would like; none: any. */
  teacherIds: string[];
  /** What the course is for, in the family's words. */
  goal: string | null;
};

/** What somebody wishes who has not been asked. */
export const NO_WISHES: Wishes = {
  possible: [],
  preferred: [],
  earliestStart: null,
  periods: [],
  teacherIds: [],
  goal: null,
};

/** The fields of tidy wishes that `after` changes, for the audit log. */
export function changedWishes(before: Wishes, after: Wishes): (keyof Wishes)[] {
  const names = Object.keys(NO_WISHES) as (keyof Wishes)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
