import { addDays } from '../../basics/calendar.ts';
import { type Decision, decide, type Policy } from './decision.ts';
import { because, type Reason } from './reasons.ts';
import { daysBetween, weekdayOf } from './validity.ts';

/** What can make a course longer. Days are the school's; a pause lasts from its first day until the first day after it. */
export type CourseChange =
  /** The school or the teacher cancelled the meeting of this day. */
  | { kind: 'cancelled'; day: string }
  /** The school moved a meeting without having been asked. */
  | { kind: 'moved'; from: string; to: string }
  /** The school's pause, with the days of the meetings that it cancelled. */
  | { kind: 'schoolPause'; from: string; until: string; meetings: readonly string[] }
  | { kind: 'familyPause'; from: string; until: string };

type Pause = Extract<CourseChange, { from: string; until: string }>;
type PauseDays = { from: string; until: string; meetings: string[] };
type Days = Pick<PauseDays, 'from' | 'until'>;

const inside = ({ from, until }: Days, day: string) => from <= day && day < until;
const lengthOf = ({ from, until }: Days) => Math.max(0, daysBetween(from, until));

/**
 * Days by which a course is longer than its package (docs/product/course-rules-2.md#validity): 7 for each meeting that
 * the school cancels or, unasked, moves to a later week; for a school's pause its days if they are more; for a
 * family's pause its days without those already added. Under rules 1 only cancellations count.
 */
export function extensionOf(policy: Policy, changes: readonly CourseChange[]): number {
  const each = policy.values.extensionDays;
  const school = pausesOf(changes, 'schoolPause');
  const cancelled = changes.flatMap((change) => (change.kind === 'cancelled' ? [change.day] : []));
  if (policy.rules < 2) return each * cancelled.length;
  const alone = cancelled.filter((day) => !school.some((pause) => inside(pause, day)));
  // A pause's meetings are those that it or a cancellation before it took from its days.
  const meetingsIn = (pause: PauseDays) => [
    ...pause.meetings,
    ...cancelled.filter((day) => inside(pause, day)),
  ];
  const later = changes.filter(
    (change) => change.kind === 'moved' && mondayOf(change.to) > mondayOf(change.from),
  );
  const ofSchool = school.map((pause) => Math.max(lengthOf(pause), each * meetingsIn(pause).length));
  const ofFamily = pausesOf(changes, 'familyPause').map((pause) => {
    const added =
      each * alone.filter((day) => inside(pause, day)).length +
      school.reduce((sum, one) => {
        const meetings = meetingsIn(one).filter((day) => inside(pause, day)).length;
        return sum + Math.max(overlapOf(pause, one), each * meetings);
      }, 0);
    return Math.max(0, lengthOf(pause) - added);
  });
  return (
    each * (alone.length + later.length) + [...ofSchool, ...ofFamily].reduce((sum, days) => sum + days, 0)
  );
}

/** The course's last day after one more change; it only grows. `before` are the changes so far. */
export function decideExtension(
  policy: Policy,
  course: { lastDay: string; before: readonly CourseChange[] },
  change: CourseChange,
): Decision<'extended' | 'same'> & { days: number; lastDay: string } {
  const { before } = course;
  const days = Math.max(0, extensionOf(policy, [...before, change]) - extensionOf(policy, before));
  const lastDay = addDays(course.lastDay, days);
  const inputs = { ...inputsOf(change), lastDay: course.lastDay, days };
  const outcome = days > 0 ? 'extended' : 'same';
  const reason = days > 0 ? reasonOf(change, days, lastDay) : because('extend.nothing', { lastDay });
  return { ...decide(policy, 'extend', outcome, inputs, reason), days, lastDay };
}

/** The change as inputs of a decision; `changeOf` reads it back. */
const inputsOf = (change: CourseChange): Record<string, string> =>
  Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.join(' '),
    ]),
  );

function reasonOf(change: CourseChange, days: number, lastDay: string): Reason {
  switch (change.kind) {
    case 'cancelled':
      return because('extend.cancelled', { days, lastDay });
    case 'moved':
      return because('extend.later', { days, lastDay });
    case 'schoolPause':
      return because('extend.schoolPause', { days, meetings: change.meetings.length, lastDay });
    case 'familyPause':
      return because('extend.familyPause', { days, already: lengthOf(change) - days, lastDay });
  }
}

/** Pauses of one kind by their days; what overlaps or meets is one pause. */
function pausesOf(changes: readonly CourseChange[], kind: Pause['kind']): PauseDays[] {
  const joined: PauseDays[] = [];
  const own = changes.filter((change): change is Pause => change.kind === kind);
  for (const change of own.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const { from, until } = change;
    const meetings = change.kind === 'schoolPause' ? change.meetings : [];
    const last = joined.at(-1);
    if (!last || last.until < from) joined.push({ from, until, meetings: [...meetings] });
    else {
      last.until = last.until > until ? last.until : until;
      last.meetings.push(...meetings);
    }
  }
  return joined;
}

/** Days of the family's pauses so far; no day counts twice. */
export const familyPauseDays = (changes: readonly CourseChange[]): number =>
  pausesOf(changes, 'familyPause').reduce((sum, pause) => sum + lengthOf(pause), 0);

/** The change that a stored decision of `decideExtension` was about; null for other decisions. */
export function changeOf({ rule, inputs }: Pick<Decision, 'rule' | 'inputs'>): CourseChange | null {
  if (rule !== 'extend') return null;
  const text = (name: string) => String(inputs[name] ?? '');
  const [from, until] = [text('from'), text('until')];
  switch (inputs.kind as CourseChange['kind']) {
    case 'cancelled':
      return { kind: 'cancelled', day: text('day') };
    case 'moved':
      return { kind: 'moved', from, to: text('to') };
    case 'schoolPause':
      return { kind: 'schoolPause', from, until, meetings: text('meetings').split(' ').filter(Boolean) };
    case 'familyPause':
      return { kind: 'familyPause', from, until };
    default:
      return null;
  }
}

function overlapOf(a: Days, b: Days): number {
  const from = a.from > b.from ? a.from : b.from;
  const until = a.until < b.until ? a.until : b.until;
  return from < until ? daysBetween(from, until) : 0;
}

const mondayOf = (day: string) => addDays(day, 1 - weekdayOf(day));
