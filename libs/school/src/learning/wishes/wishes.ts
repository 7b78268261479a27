import type { Hours } from '../../catalogue/policy/offers.ts';

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
  periods: { from: string; to: string; possible: Hours[] }[];
  /** Teachers the family would like; none: any. */
  teacherIds: string[];
  /** What the course is for, in the family's words. */
  goal: string | null;
};
