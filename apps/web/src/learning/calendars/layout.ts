import { dayIn, MINUTE, type Zone } from '@fasih/school/basics/instants';
import { DAY_MINUTES } from '@fasih/school/basics/week-minutes';
import { addDays, instantOf, weekOf } from '@fasih/school/catalogue/policy/validity';
import type { CalendarMeeting, SchoolCalendar } from '@fasih/school/learning/classes/calendar-contract';

export type View = 'day' | 'week';

/** A meeting as the calendar places it: its class and teacher by name, its minutes of the day in the calendar's zone. */
export type Placed = Omit<CalendarMeeting, 'class' | 'teacher'> & {
  zone: Zone;
  day: string;
  /** Minutes of the day. */
  from: number;
  to: number;
  schoolClass: SchoolCalendar['classes'][number];
  teacher: SchoolCalendar['teachers'][number];
};
/** A place in the layout: lane `lane` of `lanes` side by side, and in that lane row `row` of `rows`. */
type Place = { lane: number; lanes: number; row: number; rows: number };
export type Laid = Placed & Place;
/** Meetings for which a time has no room; they open behind one button. */
export type Rest = Place & { from: number; to: number; hidden: Placed[] };
export type ColumnOf = {
  key: string;
  day: string;
  title: string;
  meetings: Laid[];
  rests: Rest[];
  lanes: number;
};

/** A row is readable if it is at least as high as this time. */
const ROW_MINUTES = 19;

/** Rows always show these hours; earlier and later ones when something lies there. */
const [FIRST, LAST] = [7 * 60, 20 * 60];

/** The days `[from, until)` that a view shows around a day. */
export function rangeOf(view: View, day: string): { from: string; until: string } {
  const from = view === 'day' ? day : weekOf(instantOf(day, 0));
  return { from, until: addDays(from, view === 'day' ? 1 : 7) };
}

/** The same view one step further, or back. */
export const stepOf = (view: View, day: string, by: 1 | -1): string =>
  addDays(day, by * (view === 'day' ? 1 : 7));

/** Meetings with everything that is written on them. */
export function placedOf({ meetings, classes, teachers, zone }: SchoolCalendar): Placed[] {
  return meetings.flatMap(({ class: classIndex, teacher: teacherIndex, ...one }) => {
    const [schoolClass, teacher] = [classes[classIndex], teachers[teacherIndex]];
    if (!schoolClass || !teacher) return [];
    const start = new Date(one.start);
    const day = dayIn(start, zone);
    const from = (start.getTime() - instantOf(day, 0, zone).getTime()) / MINUTE;
    return [{ ...one, schoolClass, teacher, zone, day, from, to: from + one.minutes }];
  });
}

type Stack = { from: number; to: number; meetings: Placed[] };
type LaidStack = Stack & { lane: number; lanes: number };

/** Meetings that begin together, by their start. */
function stacksOf(meetings: readonly Placed[]): Stack[] {
  const stacks = Map.groupBy(
    meetings.toSorted((a, b) => a.from - b.from || a.to - b.to),
    ({ from }) => from,
  );
  return [...stacks].map(([from, those]) => ({
    from,
    to: Math.max(...those.map(({ to }) => to)),
    meetings: those,
  }));
}

/** Places stacks that overlap side by side, in as few lanes as each heap needs. */
function lanesOf(stacks: readonly Stack[]): LaidStack[] {
  const laid: LaidStack[] = [];
  let heap: LaidStack[] = [];
  let until = 0;
  const settle = () => {
    const lanes = Math.max(0, ...heap.map(({ lane }) => lane)) + 1;
    laid.push(...heap.map((one) => ({ ...one, lanes })));
    heap = [];
  };
  for (const one of stacks) {
    if (heap.length > 0 && one.from >= until) settle();
    const taken = new Set(heap.filter(({ to }) => to > one.from).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    heap.push({ ...one, lane, lanes: 1 });
    until = heap.length === 1 ? one.to : Math.max(until, one.to);
  }
  settle();
  return laid;
}

/**
 * Meetings that begin at one time are below each other, those that overlap otherwise side by side. Of more than have room, the
 * last row holds the rest.
 */
export function layOut(meetings: readonly Placed[]): { meetings: Laid[]; rests: Rest[] } {
  const shown: Laid[] = [];
  const rests: Rest[] = [];
  for (const { from, to, meetings: together, lane, lanes } of lanesOf(stacksOf(meetings))) {
    const room = Math.max(1, Math.floor((to - from) / ROW_MINUTES));
    const rows = Math.min(room, together.length);
    const fits = together.length <= room ? together.length : room - 1;
    shown.push(...together.slice(0, fits).map((one, row) => ({ ...one, lane, lanes, row, rows })));
    const hidden = together.slice(fits);
    if (hidden.length > 0) rests.push({ from, to, lane, lanes, row: fits, rows, hidden });
  }
  return { meetings: shown, rests };
}

/** The columns of a view: its days, or for one day of everybody the teachers who have something. */
export function columnsOf(data: SchoolCalendar, view: View, titleOf: (day: string) => string): ColumnOf[] {
  const placed = placedOf(data);
  const column = (key: string, day: string, title: string, meetings: Placed[]): ColumnOf => {
    const laid = layOut(meetings);
    const lanes = Math.max(1, ...[...laid.meetings, ...laid.rests].map((one) => one.lanes));
    return { key, day, title, ...laid, lanes };
  };
  const day = data.days[0]?.day ?? '';
  if (view === 'day' && data.of === null && data.teachers.length > 0)
    return data.teachers.map(({ id, name }) =>
      column(
        id,
        day,
        name,
        placed.filter(({ teacher }) => teacher.id === id),
      ),
    );
  return data.days.map((one) =>
    column(
      one.day,
      one.day,
      titleOf(one.day),
      placed.filter((meeting) => meeting.day === one.day),
    ),
  );
}

/** The hours of a day that are drawn, in minutes, on full hours. */
export function hoursShown(columns: readonly ColumnOf[]): { from: number; to: number } {
  const all = columns.flatMap(({ meetings, rests }) => [...meetings, ...rests]);
  const from = Math.min(FIRST, ...all.map((one) => one.from));
  const to = Math.max(LAST, ...all.map((one) => one.to));
  return { from: Math.floor(from / 60) * 60, to: Math.min(DAY_MINUTES, Math.ceil(to / 60) * 60) };
}

/** Heights in CSS pixels: of an hour with meetings, of one of several that begin together, and of an hour without any. */
const [HOUR_PX, ROW_PX, EMPTY_PX] = [64, 54, 30];

/** Where minutes of the day are drawn: hours in which nothing happens are low, those with several meetings high. */
export type Scale = {
  from: number;
  to: number;
  height: number;
  hours: readonly { minute: number; y: number }[];
  y: (minute: number) => number;
  minuteAt: (y: number) => number;
};

/** The scale of a calendar, the same for all of its columns. */
export function scaleOf(columns: readonly ColumnOf[]): Scale {
  const { from, to } = hoursShown(columns);
  const all = columns.flatMap(({ meetings, rests }) => [...meetings, ...rests]);
  let height = 0;
  const hours = Array.from({ length: (to - from) / 60 }, (_, n) => {
    const minute = from + n * 60;
    const within = all.filter((one) => one.from < minute + 60 && one.to > minute);
    const px = within.length === 0 ? EMPTY_PX : Math.max(HOUR_PX, ...within.map(({ rows }) => rows * ROW_PX));
    const y = height;
    height += px;
    return { minute, y, px };
  });
  const find = (isBefore: (hour: (typeof hours)[number]) => boolean) => hours.findLast(isBefore) ?? hours[0];
  return {
    from,
    to,
    height,
    hours,
    y: (minute) => {
      const hour = find((one) => one.minute <= minute);
      return hour === undefined ? 0 : hour.y + ((minute - hour.minute) / 60) * hour.px;
    },
    minuteAt: (y) => {
      const hour = find((one) => one.y <= y);
      return hour === undefined ? from : hour.minute + ((y - hour.y) / hour.px) * 60;
    },
  };
}

/** Where a meeting dragged by `minutes` lands: on the school's grid of starts, and inside the day. */
export function dropAt(meeting: Placed, minutes: number, startsEvery: number): number {
  const last = Math.floor((DAY_MINUTES - meeting.minutes) / startsEvery) * startsEvery;
  const moved = Math.round((meeting.from + minutes) / startsEvery) * startsEvery;
  return Math.max(0, Math.min(last, moved));
}

/** What of a day lies outside the hours that a teacher can teach. */
export function awayOf(
  hours: readonly { day: string; from: number; to: number }[],
  day: string,
  shown: { from: number; to: number },
): { from: number; to: number }[] {
  const gaps: { from: number; to: number }[] = [];
  let reached = shown.from;
  for (const one of hours.filter((each) => each.day === day)) {
    if (one.from > reached) gaps.push({ from: reached, to: Math.min(one.from, shown.to) });
    reached = Math.max(reached, one.to);
  }
  if (reached < shown.to) gaps.push({ from: reached, to: shown.to });
  return gaps.filter(({ from, to }) => from < to);
}
