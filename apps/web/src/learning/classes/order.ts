import type { LearnerMeeting } from '@fasih/school/office/homes/contract';

/** Meetings in the order in which they happen; those without a time come last, by their numbers. */
export function inOrder<T extends Pick<LearnerMeeting, 'number' | 'startsAt'>>(meetings: readonly T[]): T[] {
  const at = ({ startsAt }: T) => (startsAt === null ? Number.POSITIVE_INFINITY : Date.parse(startsAt));
  return meetings.toSorted((a, b) => (at(a) === at(b) ? a.number - b.number : at(a) - at(b)));
}
