import type { AgeGroup } from '../../basics/age-group.ts';
import type { PackageType } from '../../catalogue/packages/contract.ts';
import type { Span } from '../../catalogue/policy/attendance.ts';
import { isAvailableDuring, overlaps } from '../meetings/plan.ts';
import { type PlacingTeacher, teaches } from '../placing/types.ts';

/** A meeting whose teacher is away. */
export type MeetingToCover = {
  meetingId: string;
  classId: string;
  packageType: PackageType;
  ageGroup: AgeGroup;
  span: Span;
};

/**
 * The teachers who can hold a meeting, best first: they teach its program and age group (learners under 18 only with a
 * valid clearance), work then and have no other meeting. Those with the fewest meetings in 28 days come first.
 */
export function rankSubstitutes(
  meeting: MeetingToCover,
  teachers: readonly PlacingTeacher[],
  absentId: string,
): PlacingTeacher[] {
  return teachers
    .filter(
      (teacher) =>
        teacher.teacherId !== absentId &&
        teaches(teacher, meeting) &&
        isAvailableDuring(teacher.availability, meeting.span) &&
        !teacher.busy.some((busy) => overlaps(busy, meeting.span)),
    )
    .sort(byLoad(new Map()));
}

const byLoad =
  (given: ReadonlyMap<string, number>) =>
  (a: PlacingTeacher, b: PlacingTeacher): number => {
    const load = ({ load, teacherId }: PlacingTeacher) => load + (given.get(teacherId) ?? 0);
    return load(a) - load(b) || a.name.localeCompare(b.name) || a.teacherId.localeCompare(b.teacherId);
  };

/** A meeting with everybody who can hold it, best first, and who is proposed; null where nobody can. */
export type Coverage = { meeting: MeetingToCover; ranked: PlacingTeacher[]; proposed: string | null };

/**
 * A substitute for each meeting of one absent teacher, in order of time. A class keeps the substitute of its meeting
 * before where possible; else the first by load, counting what was given already. One teacher's meetings never overlap,
 * so no choice takes a substitute from another meeting.
 */
export function proposeSubstitutes(
  meetings: readonly MeetingToCover[],
  teachers: readonly PlacingTeacher[],
  absentId: string,
): Coverage[] {
  const given = new Map<string, number>();
  const ofClass = new Map<string, string>();
  return meetings
    .toSorted((a, b) => a.span.start.getTime() - b.span.start.getTime())
    .map((meeting) => {
      const ranked = rankSubstitutes(meeting, teachers, absentId);
      const known = ranked.find(({ teacherId }) => teacherId === ofClass.get(meeting.classId));
      const proposed = (known ?? ranked.toSorted(byLoad(given))[0])?.teacherId ?? null;
      if (proposed !== null) {
        given.set(proposed, (given.get(proposed) ?? 0) + 1);
        ofClass.set(meeting.classId, proposed);
      }
      return { meeting, ranked, proposed };
    });
}
