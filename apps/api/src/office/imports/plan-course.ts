import type { AgeGroup } from '@fasih/school/basics/age-group';
import { dayIn } from '@fasih/school/basics/instants';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import { addDays, instantOf } from '@fasih/school/catalogue/policy/validity';
import {
  MAX_DAYS,
  overlaps,
  type PlannedMeeting,
  planMeetings,
  slotsCollide,
  slotsOutsideHours,
} from '@fasih/school/learning/meetings/plan';
import { type CourseFault, nextDayOf, validityOf } from '@fasih/school/office/imports/course-rules';
import type { ImportedCourse } from '@fasih/school/office/imports/sheet';
import type { PoolClient } from 'pg';
import { refuseTeacher } from '../../learning/classes/plan-preview.ts';
import { readTimetable } from '../../learning/meetings/read-timetable.ts';

type Wanted = {
  courses: readonly ImportedCourse[];
  learnerIds: readonly string[];
  teacherId: string;
  packageType: PackageType;
  /** That of its minors, if there are any. */
  ageGroup: AgeGroup;
  months: number;
  past: readonly Span[];
  meetingMinutes: number;
};

type Planned = {
  planned: PlannedMeeting[];
  startsOn: string;
  validity: { lastDay: string; extensionDays: number }[];
  teacherName: string;
  /** The teacher has one link for all classes. */
  hasLink: boolean;
};

/**
 * Plans the meetings that are left of a class at its weekly times, by the rules of every new class: the teacher's hours and
 * program, lesson hours, holidays and the course's last day. The teacher must be locked.
 */
export async function planRest(
  db: PoolClient,
  wanted: Wanted,
  now: Date,
): Promise<Planned | { fault: CourseFault; of?: ImportedCourse }> {
  const { courses, past, meetingMinutes } = wanted;
  const [course] = courses;
  if (!course) throw new Error('a class without learners');
  const { slots, left, teacherEmail } = course;
  const today = dayIn(now);
  const from = nextDayOf(slots, past, now, today);
  const first = past[0] ? dayIn(past[0].start) : from;
  const timetable = await readTimetable(db, {
    teacherId: wanted.teacherId,
    learnerIds: wanted.learnerIds,
    from: instantOf(first, 0),
    until: instantOf(addDays(from, MAX_DAYS), 0),
    without: [],
    now,
  });
  const wrongTeacher = (code: CourseFault['code']) =>
    ({ fault: { column: 'teacher', code, value: teacherEmail } }) as const;
  if (!timetable.teacher) return wrongTeacher('teacherUnknown');
  const refused = left > 0 && refuseTeacher(timetable.teacher, wanted, from);
  if (refused)
    return wrongTeacher(
      refused.code === 'classes.teacherNotCleared' ? 'teacherNotCleared' : 'teacherTeachesOther',
    );
  const times = (code: CourseFault['code'], value = '') =>
    ({ fault: { column: 'weeklyTimes', code, value } }) as const;
  if (slotsCollide(slots, meetingMinutes)) return times('timesOverlap');
  if (left > 0 && slotsOutsideHours(slots, timetable.lessonHours.week, meetingMinutes).length > 0)
    return times('outsideLessonHours');
  if (left > 0 && slotsOutsideHours(slots, timetable.availability.weekly, meetingMinutes).length > 0)
    return times('outsideHours');
  for (const span of past) {
    const value = dayIn(span.start);
    if (timetable.teacherBusy.some((busy) => overlaps(span, busy)))
      return { fault: { column: 'meetingsHeld', code: 'teacherBusy', value } };
    if (timetable.learnersBusy.some((busy) => overlaps(span, busy)))
      return { fault: { column: 'meetingsHeld', code: 'learnerBusy', value } };
  }
  const plan = planMeetings({
    ...timetable,
    slots,
    startsOn: from,
    count: left,
    meetingMinutes,
    lastDay: () => null,
  });
  if (plan.meetings.length < left) return times('notEnoughDays');
  const [clash] = plan.conflicts;
  if (clash && clash.why !== 'pastLastDay')
    return times(clash.why === 'timeAsked' ? 'timeHeld' : clash.why, dayIn(clash.start));
  const startsOn = past[0] ? first : (plan.meetings[0]?.day ?? from);
  const validity: Planned['validity'] = [];
  for (const one of courses) {
    const until = validityOf(one, { startsOn, months: wanted.months, today });
    if ('code' in until) return { fault: until, of: one };
    const last = plan.meetings.at(-1);
    if (last && last.day > until.lastDay)
      return { fault: { column: 'lastDay', code: 'pastLastDay', value: last.day }, of: one };
    validity.push(until);
  }
  const { name: teacherName, hasLink } = timetable.teacher;
  return { planned: plan.meetings, startsOn, validity, teacherName, hasLink };
}
