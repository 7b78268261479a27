import { DAY, later } from '../../basics/instants.ts';

/** Days after its end in which a meeting still concerns the teacher who held it for another: to write its note and its score. */
export const SUBSTITUTE_DAYS = 7;

export type GivenMeeting = { teacherId: string; classTeacherId: string; end: Date | null };

/**
 * Whether a meeting is a teacher's to read and write at `now`. The class's own teacher keeps it; a substitute has it
 * from the day it is given until `SUBSTITUTE_DAYS` after its end (docs/product/classes.md#substitutes). One without a
 * time went back to the class.
 */
export function isTeachersMeeting(meeting: GivenMeeting, teacherId: string, now: Date): boolean {
  if (meeting.teacherId !== teacherId) return false;
  return meeting.classTeacherId === teacherId || (meeting.end !== null && now < givenUntil(meeting.end));
}

/** The instant from which a meeting that ended at `end` is its substitute's no more. */
export const givenUntil = (end: Date): Date => later(end, SUBSTITUTE_DAYS * DAY);
