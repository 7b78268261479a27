import { MINUTE } from '@fasih/school/basics/instants';
import { instantOf } from '@fasih/school/catalogue/policy/validity';
import type { DayOfLessons, Lesson } from '@fasih/school/office/homes/admin-contract';

/** What an admin looks for in a lesson of today; `late` is a teacher who has not checked in to a lesson that runs. */
export const LESSON_STANDINGS = ['late', 'noLink', 'here', 'coming', 'held', 'missed'] as const;
export type LessonStanding = (typeof LESSON_STANDINGS)[number];

/** The standing of a lesson at an instant. */
export function standingOf(lesson: Lesson, now: Date): LessonStanding {
  const { state, checkedInAt, hasLink, startsAt } = lesson;
  if (state !== 'planned') return state;
  if (checkedInAt !== null) return 'here';
  if (new Date(startsAt) <= now) return 'late';
  return hasLink ? 'coming' : 'noLink';
}

/** A lesson with its place in the picture of the day: one row for each teacher, the hours across. */
export type PlacedLesson = Lesson & {
  standing: LessonStanding;
  /** From 0: teachers who are late first, then in the order in which they begin. */
  row: number;
  /** Percent of the picture's width. */
  left: number;
  width: number;
  /** Left out on a phone until all are wanted: it is over, or one of many to come. */
  isFolded: boolean;
};

export type Timeline = {
  lessons: PlacedLesson[];
  teachers: string[];
  /** Full hours of the school's day that the picture shows, the last one ends it. */
  hours: number[];
  /** Percent of the width; null outside the hours. */
  now: number | null;
};

/** The least hours that are shown, so that a day with one lesson does not stretch it over the screen. */
const LEAST_HOURS = 8;
/** Lessons to come that a phone lists at first. */
const UPCOMING_ON_PHONE = 5;

/** Places the lessons of a day: a row for each teacher, and where in the day each lesson lies. */
export function timelineOf({ day, lessons }: DayOfLessons, now: Date): Timeline {
  const midnight = instantOf(day, 0).getTime();
  const minuteOf = (instant: string | Date) => (new Date(instant).getTime() - midnight) / MINUTE;
  const starts = lessons.map(({ startsAt }) => minuteOf(startsAt));
  const ends = lessons.map(({ endsAt }) => minuteOf(endsAt));
  const first = Math.floor(Math.min(...starts) / 60);
  const last = Math.max(Math.ceil(Math.max(...ends) / 60), first + LEAST_HOURS);
  const percent = (minutes: number) => ((minutes - first * 60) / ((last - first) * 60)) * 100;
  const isLate = (lesson: Lesson) => standingOf(lesson, now) === 'late';
  // Missing teachers are on top, also where the rows scroll.
  const teachers = [
    ...new Set([...lessons.filter(isLate), ...lessons].map(({ teacherName }) => teacherName)),
  ];
  let upcoming = 0;
  const nowAt = percent(minuteOf(now));
  return {
    teachers,
    hours: Array.from({ length: last - first + 1 }, (_, n) => first + n),
    now: nowAt >= 0 && nowAt <= 100 ? nowAt : null,
    lessons: lessons.map((lesson) => {
      const standing = standingOf(lesson, now);
      const isAhead = standing !== 'held' && standing !== 'missed';
      if (isAhead) upcoming += 1;
      const left = percent(minuteOf(lesson.startsAt));
      return {
        ...lesson,
        standing,
        row: teachers.indexOf(lesson.teacherName),
        left,
        width: percent(minuteOf(lesson.endsAt)) - left,
        isFolded: standing !== 'late' && (!isAhead || upcoming > UPCOMING_ON_PHONE),
      };
    }),
  };
}
