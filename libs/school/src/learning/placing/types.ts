import type { AgeGroup } from '../../basics/age-group.ts';
import type { PackageType } from '../../catalogue/packages/contract.ts';
import type { Span } from '../../catalogue/policy/attendance.ts';
import type { Availability, LessonHours, Slot } from '../meetings/plan.ts';
import type { Wishes } from '../wishes/wishes.ts';

/** A learner whose class is to be planned. */
export type PlacingLearner = {
  enrolmentId: string;
  learnerId: string;
  packageType: PackageType;
  ageGroup: AgeGroup;
  /** Meetings of the course, and how many a week. */
  meetings: number;
  perWeek: number;
  meetingMinutes: number;
  /** How long the course may take, from its first meeting on. */
  months: number;
  extensionDays: number;
  /** The last school day of a course that runs already; absent: it is counted from the first meeting. */
  lastDay?: string;
  /** Times already taken, UTC. */
  busy: readonly Span[];
  wishes: Wishes;
};

/** A teacher who may be asked. */
export type PlacingTeacher = {
  teacherId: string;
  name: string;
  /** What the teacher teaches; empty means all. */
  programs: readonly PackageType[];
  ageGroups: readonly AgeGroup[];
  /** False while identity and police certificate are not verified: no lessons for minors. */
  mayTeachMinors: boolean;
  availability: Availability;
  busy: readonly Span[];
  /** Weekly starts, as minutes of the week, that the family may not hold again yet. */
  resting?: readonly number[];
  /** Meetings in the next 28 days. */
  load: number;
};

/** What holds for everybody. */
export type PlacingSchool = {
  lessonHours: LessonHours;
  holidays: ReadonlySet<string>;
  /** Nothing begins before this instant. */
  earliest: Date;
};

/** Weekly times with a teacher at which a whole course can be held. */
export type Option = {
  teacherId: string;
  slots: Slot[];
  /** The first and the last meeting, UTC. */
  first: Span;
  last: Span;
  /** School days of the first and the last meeting. */
  firstDay: string;
  lastMeetingDay: string;
  meetings: number;
  /** Of these meetings, how many lie outside the wishes, and how many at preferred times; 0 without wishes. */
  outside: number;
  preferred: number;
  /** Weekly times in a child's usual school hours, where its family has said no wishes. */
  atSchool: number;
  isWished: boolean;
  /** Days that the plan leaves out. */
  holidays: number;
  away: number;
  /** The lower, the better for the family (`costOf`). */
  cost: number;
};

/** The load of a weekly meeting in 28 days. */
export const LOAD_OF_SLOT = 4;

/** Whether a teacher teaches this learner's program and age group, and may. */
export function teaches(
  teacher: PlacingTeacher,
  learner: Pick<PlacingLearner, 'packageType' | 'ageGroup'>,
): boolean {
  const { programs, ageGroups, mayTeachMinors } = teacher;
  return (
    (programs.length === 0 || programs.includes(learner.packageType)) &&
    (ageGroups.length === 0 || ageGroups.includes(learner.ageGroup)) &&
    (mayTeachMinors || learner.ageGroup === 'adult')
  );
}
