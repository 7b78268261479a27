import { dayIn, MINUTE, SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { addDays, instantOf, weekOf } from '@fasih/school/catalogue/policy/validity';
import type { CalendarMeeting, SchoolCalendar } from '@fasih/school/learning/classes/calendar-contract';

export type View = 'day' | 'week';

/** A meeting as the calendar places it: its class and teacher by name, its minutes of the school's day. */
export type Placed = CalendarMeeting & {
  day: string;
  /** Minutes of the school's day. */
  from: number;
  to: number;
  of: SchoolCalendar['classes'][number];
  taughtBy: SchoolCalendar['teachers'][number];
};
/** The same beside those at the same time: the n-th of so many lanes. */
export type Laid = Placed & { lane: number; lanes: number };
export type ColumnOf = { key: string; day: string; title: string; meetings: Laid[]; lanes: number };

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
export function placedOf({ meetings, classes, teachers }: SchoolCalendar): Placed[] {
  return meetings.flatMap((one) => {
    const [of, taughtBy] = [classes[one.class], teachers[one.teacher]];
    if (!of || !taughtBy) return [];
    const start = new Date(one.start);
    const day = dayIn(start, SCHOOL_ZONE);
    const from = (start.getTime() - instantOf(day, 0).getTime()) / MINUTE;
    return [{ ...one, of, taughtBy, day, from, to: from + one.minutes }];
  });
}

/** Places meetings that overlap side by side, in as few lanes as each heap needs. */
export function laneOut(meetings: readonly Placed[]): Laid[] {
  const laid: Laid[] = [];
  let heap: Laid[] = [];
  let until = 0;
  const settle = () => {
    const lanes = Math.max(0, ...heap.map(({ lane }) => lane)) + 1;
    laid.push(...heap.map((one) => ({ ...one, lanes })));
    heap = [];
  };
  for (const one of meetings.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
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

/** The columns of a view: its days, or for one day of everybody the teachers who have something. */
export function columnsOf(data: SchoolCalendar, view: View, titleOf: (day: string) => string): ColumnOf[] {
  const placed = placedOf(data);
  const column = (key: string, day: string, title: string, meetings: Placed[]): ColumnOf => {
    const laid = laneOut(meetings);
    return { key, day, title, meetings: laid, lanes: Math.max(1, ...laid.map(({ lanes }) => lanes)) };
  };
  const day = data.days[0]?.day ?? '';
  if (view === 'day' && data.of === null && data.teachers.length > 0)
    return data.teachers.map(({ id, name }) =>
      column(
        id,
        day,
        name,
        placed.filter(({ taughtBy }) => taughtBy.id === id),
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
  const all = columns.flatMap(({ meetings }) => meetings);
  const from = Math.min(FIRST, ...all.map((one) => one.from));
  const to = Math.max(LAST, ...all.map((one) => one.to));
  return { from: Math.floor(from / 60) * 60, to: Math.min(1440, Math.ceil(to / 60) * 60) };
}

/** Where a meeting lands that is dragged by so many minutes: on the school's grid of starts, and inside the day. */
export function dropAt(meeting: Placed, minutes: number, startsEvery: number): number {
  const last = Math.floor((1440 - meeting.minutes) / startsEvery) * startsEvery;
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
