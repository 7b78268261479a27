import { DAY, later } from '../../basics/instants.ts';

/** Days after its end in which a substitute may write a meeting's note and score. */
export const SUBSTITUTE_DAYS = 7;

export type GivenMeeting = { teacherId: string; classTeacherId: string; end: Date | null };

/**
 * True if a teacher may read and write a meeting at `now`: the class's own teacher always, a substitute until
 * `SUBSTITUTE_DAYS` after its end (docs/product/classes.md#substitutes). A substitute has no access to a
 * meeting without a time, which went back to the class.
 */
export function isTeachersMeeting(meeting: GivenMeeting, teacherId: string, now: Date): boolean {
  if (meeting.teacherId !== teacherId) return false;
  return meeting.classTeacherId === teacherId || (meeting.end !== null && now < givenUntil(meeting.end));
}

/** The instant at which a substitute loses access to a meeting that ended at `end`. */
export const givenUntil = (end: Date): Date => later(end, SUBSTITUTE_DAYS * DAY);
