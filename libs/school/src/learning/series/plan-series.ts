import { dayIn, later, MINUTE } from '../../basics/instants.ts';
import type { Span } from '../../catalogue/policy/attendance.ts';
import { addDays, endOfDay, instantOf, weekdayOf, weekOf } from '../../catalogue/policy/validity.ts';
import { inLessonHours } from '../lesson-hours/lesson-hours.ts';
import {
  type Availability,
  isAvailableDuring,
  isOn,
  type LessonHours,
  MAX_DAYS,
  overlaps,
  type Slot,
  teacherTakenBy,
} from '../meetings/plan.ts';

/** A planned meeting to come of a class. */
export type SeriesMeeting = {
  id: string;
  /** False for a make-up or owed meeting, whose time no other meeting takes over. */
  isSeries: boolean;
  /** Of a meeting that waits, the time that it had. */
  span: Span;
  isWaiting?: boolean;
  teacherId: string;
  /** The courses of its learners. */
  courses: readonly string[];
  /** It loses its time; see `losesTimeOnChange` and `fallsOnDays`. */
  losesTime: boolean;
};

/** What limits the times of a course. */
export type SeriesCourse = { id: string; lastDay: string; perWeek: number };

export type SeriesInput = {
  meetings: readonly SeriesMeeting[];
  courses: readonly SeriesCourse[];
  /** The weekly times at which new times are looked for, with this teacher, from a day on and never before `earliest`. */
  slots: readonly Slot[];
  teacherId: string;
  from: string;
  earliest: Date;
  meetingMinutes: number;
  /** Days on which nothing is planned: holidays and pauses. */
  isClosed: (day: string) => boolean;
  availability: Availability;
  lessonHours: LessonHours;
  /** Times taken by anything but `meetings`. */
  busy: { teacher: readonly Span[]; learners: readonly Span[] };
  /** Other meetings of a course in the week that begins on this Monday. */
  othersInWeek: (course: string, monday: string) => number;
  /**
   * Times for a meeting that one learner of a group holds alone, best first: the class has its weekly times itself until its
   * end, so behind them a lesson would follow the Final Test. Null for all other meetings.
   */
  alone?: (id: string) => readonly Span[] | null;
  /** Whether numbers follow the times by themselves; otherwise the meetings themselves keep their order. */
  numbersFollow: boolean;
};

export type SeriesOutcome = 'kept' | 'moved' | 'waits';

/** The outcome for one meeting. `was` is null if it had no time before, `to` if it has none afterwards. */
export type SeriesChange = {
  id: string;
  outcome: SeriesOutcome;
  was: Span | null;
  to: Span | null;
  teacherId: string;
};

export type WhySkipped =
  | 'closed'
  | 'outsideLessonHours'
  | 'teacherAway'
  | 'teacherBusy'
  | 'timeHeld'
  | 'timeAsked'
  | 'learnerBusy'
  | 'weekFull';

export type SeriesPlan = {
  /** A change for each meeting, in the order of their old times. */
  changes: SeriesChange[];
  /** Each time that the class loses, in order, with the one that it gets instead; null where none was found. */
  replaced: { id: string; was: Span | null; to: Span | null }[];
  /** Weekly times that could not be used, and why. */
  skipped: { start: Date; why: WhySkipped }[];
};

/** A time of the class with the teacher who is there at it. */
type Place = { span: Span; teacherId: string };

const byStart = (a: { span: Span }, b: { span: Span }) => a.span.start.getTime() - b.span.start.getTime();

/**
 * Gives the meetings of a class that lose their times the next free weekly times
 * (docs/product/classes.md#planning-a-class-again). Other times of the class stay; its meetings keep their order over
 * all times, so that lessons and tests do not change places. Weeks keep their limits and everything ends by the last
 * day. What finds no time waits.
 */
export function planSeries(input: SeriesInput): SeriesPlan {
  const meetings = input.meetings.toSorted(byStart);
  const losing = meetings.filter(({ losesTime }) => losesTime);
  const kept = meetings.filter(({ losesTime }) => !losesTime);
  const { found: first, skipped } = search(input, kept, losing);
  const found = nearest(
    losing.filter(({ id }) => !input.alone?.(id)),
    first,
  );
  for (const { id } of losing) {
    const place = first.get(id);
    if (place && input.alone?.(id)) found.set(id, place);
  }
  const places = new Map<string, Place>(
    input.numbersFollow
      ? [...kept.map((one): [string, Place] => [one.id, one]), ...found]
      : inOrder(meetings, kept, found),
  );
  const changes = meetings.map(({ id, span, teacherId, isWaiting }): SeriesChange => {
    const place = places.get(id);
    const isSame = !isWaiting && place?.span.start.getTime() === span.start.getTime();
    return {
      id,
      outcome: place === undefined ? 'waits' : isSame ? 'kept' : 'moved',
      was: isWaiting ? null : span,
      to: place?.span ?? null,
      teacherId: place?.teacherId ?? teacherId,
    };
  });
  return {
    changes,
    replaced: losing
      .map(({ id, span, isWaiting }) => ({
        id,
        was: isWaiting ? null : span,
        to: found.get(id)?.span ?? null,
      }))
      // A weekly time that is found again is not lost.
      .filter(({ was, to }) => was === null || was.start.getTime() !== to?.start.getTime()),
    skipped,
  };
}

/** The first free weekly times, each with the meeting that may have it. */
function search(
  input: SeriesInput,
  kept: readonly SeriesMeeting[],
  losing: readonly SeriesMeeting[],
): { found: Map<string, Place>; skipped: SeriesPlan['skipped'] } {
  const found = new Map<string, Place>();
  const skipped: SeriesPlan['skipped'] = [];
  const isAlone = ({ id }: SeriesMeeting) => !!input.alone?.(id);
  const waiting = losing.filter((one) => !isAlone(one));
  const weeks = new Map<string, number>();
  const count = ({ courses }: SeriesMeeting, span: Span) => {
    for (const course of courses) {
      const key = `${course} ${weekOf(span.start)}`;
      weeks.set(key, (weeks.get(key) ?? 0) + 1);
    }
  };
  for (const one of kept) count(one, one.span);
  const coursesOf = (one: SeriesMeeting) => input.courses.filter(({ id }) => one.courses.includes(id));
  const hasRoom = (one: SeriesMeeting, { start }: Span) => {
    const monday = weekOf(start);
    return coursesOf(one).every(
      ({ id, perWeek }) => (weeks.get(`${id} ${monday}`) ?? 0) + input.othersInWeek(id, monday) < perWeek,
    );
  };
  const endsInTime = (one: SeriesMeeting, { end }: Span) =>
    coursesOf(one).every(({ lastDay }) => end <= endOfDay(lastDay));
  const own = kept.map(({ span }) => span);
  for (const span of weeklyTimes(input)) {
    if (waiting.length === 0) break;
    // The class has this time already.
    if (own.some((other) => overlaps(other, span))) continue;
    const inTime = waiting.filter((one) => endsInTime(one, span));
    if (inTime.length === 0) break;
    const next = inTime.find((one) => hasRoom(one, span));
    const why = whyNot(input, span) ?? (next ? null : 'weekFull');
    if (why || !next) {
      skipped.push({ start: span.start, why: why ?? 'weekFull' });
      continue;
    }
    found.set(next.id, { span, teacherId: input.teacherId });
    count(next, span);
    waiting.splice(waiting.indexOf(next), 1);
  }
  for (const one of losing.filter(isAlone)) {
    const others = [
      ...kept,
      ...losing.flatMap((other) => ({ ...other, span: found.get(other.id)?.span ?? null })),
    ];
    const open = (input.alone?.(one.id) ?? []).filter(
      (time) =>
        time.start >= input.earliest &&
        dayIn(time.start) >= input.from &&
        whyNot(input, time) === null &&
        endsInTime(one, time) &&
        hasRoom(one, time) &&
        !others.some(({ span }) => span && overlaps(span, time)),
    );
    const days = new Set(
      others.flatMap(({ courses, span }) =>
        span && courses.some((course) => one.courses.includes(course)) ? dayIn(span.start) : [],
      ),
    );
    // One lesson a day, as long as there are days.
    const span = open.find(({ start }) => !days.has(dayIn(start))) ?? open[0];
    if (!span) continue;
    found.set(one.id, { span, teacherId: input.teacherId });
    count(one, span);
  }
  return { found, skipped };
}

/**
 * The same times so that meetings stay in their weeks where they can: a course grows by what goes to a later week. Times
 * change places only between meetings of the same courses.
 */
function nearest(losing: readonly SeriesMeeting[], found: ReadonlyMap<string, Place>): Map<string, Place> {
  const result = new Map<string, Place>();
  for (const group of Map.groupBy(losing, ({ courses }) => courses.join()).values()) {
    const times = group.flatMap(({ id }) => found.get(id) ?? []).sort(byStart);
    const others: SeriesMeeting[] = [];
    for (const one of group) {
      const at = times.findIndex(({ span }) => weekOf(span.start) === weekOf(one.span.start));
      const [place] = at < 0 ? [] : times.splice(at, 1);
      if (place) result.set(one.id, place);
      else others.push(one);
    }
    for (const one of others) {
      const place = times.shift();
      if (place) result.set(one.id, place);
    }
  }
  return result;
}

/** All weekly times in order, from the first possible one on. */
function* weeklyTimes({ slots, from, earliest, meetingMinutes }: SeriesInput): Generator<Span> {
  const sorted = slots.toSorted((a, b) => a.minute - b.minute);
  for (let ahead = 0; ahead < MAX_DAYS; ahead++) {
    const day = addDays(from, ahead);
    for (const { minute } of sorted.filter(({ weekday }) => weekday === weekdayOf(day))) {
      const start = instantOf(day, minute);
      if (start >= earliest) yield { start, end: later(start, meetingMinutes * MINUTE) };
    }
  }
}

function whyNot(
  { isClosed, lessonHours, availability, busy }: SeriesInput,
  span: Span,
): Exclude<WhySkipped, 'weekFull'> | null {
  if (isClosed(dayIn(span.start))) return 'closed';
  if (!inLessonHours(lessonHours, span)) return 'outsideLessonHours';
  if (!isAvailableDuring(availability, span)) return 'teacherAway';
  const taken = teacherTakenBy(busy.teacher, span);
  if (taken) return taken.why;
  if (busy.learners.some((other) => overlaps(other, span))) return 'learnerBusy';
  return null;
}

/** The meetings of the series over its times in their old order; the last ones have none where times are missing. */
function inOrder(
  meetings: readonly SeriesMeeting[],
  kept: readonly SeriesMeeting[],
  found: ReadonlyMap<string, Place>,
): [string, Place][] {
  const series = meetings.filter(({ isSeries }) => isSeries);
  const times = [
    ...kept.filter(({ isSeries }) => isSeries),
    ...series.flatMap(({ id }) => found.get(id) ?? []),
  ].sort(byStart);
  const others = meetings.filter(({ isSeries }) => !isSeries);
  return [
    ...series.flatMap(({ id }, at): [string, Place][] => (times[at] ? [[id, times[at]]] : [])),
    ...others.flatMap((one): [string, Place][] => {
      const place = one.losesTime ? found.get(one.id) : one;
      return place ? [[one.id, place]] : [];
    }),
  ];
}

/**
 * Whether a meeting loses its time when its class gets other weekly times or another teacher from a day on: if it is on a
 * weekly time that the class gives up, or the new teacher is not free. A meeting that was moved alone keeps its time.
 */
export function losesTimeOnChange(
  span: Span,
  change: { from: string; before: readonly Slot[]; after: readonly Slot[]; isFree: (span: Span) => boolean },
): boolean {
  const day = dayIn(span.start);
  if (day < change.from) return false;
  return (isOn(change.before, span) && !isOn(change.after, span)) || !change.isFree(span);
}

/** Whether a time is on a day on which the school is closed or the class paused. */
export const fallsOnDays = (span: Span, isClosed: (day: string) => boolean): boolean =>
  isClosed(dayIn(span.start));
