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

const inside = ({ from, until }: Pause, day: string) => from <= day && day < until;
const lengthOf = ({ from, until }: Pause) => Math.max(0, daysBetween(from, until));

/**
 * Days by which a course is longer than its package (docs/product/course-rules-2.md#validity): 7 for each meeting that
 * the school cancels or, unasked, moves to a later week; for a school's pause its days if they are more; for a
 * family's pause its days without those already added. Under rules 1 only cancellations count.
 */
export function extensionOf(policy: Policy, changes: readonly CourseChange[]): number {
  const each = policy.values.extensionDays;
  const school = pausesOf(changes, 'schoolPause');
  // A pause can be cut by another one of the school; its meetings are those cancelled within it, by whatever name.
  const cancelled = changes.flatMap((change) => (change.kind === 'cancelled' ? [change.day] : []));
  if (policy.rules === 1) return each * cancelled.length;
  const alone = cancelled.filter((day) => !school.some((pause) => inside(pause, day)));
  const meetingsIn = (pause: (typeof school)[number]) => [
    ...pause.meetings,
    ...cancelled.filter((day) => school.find((one) => inside(one, day)) === pause),
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
  const inputs = { kind: change.kind, lastDay: course.lastDay, days };
  const outcome = days > 0 ? 'extended' : 'same';
  const reason = days > 0 ? reasonOf(change, days, lastDay) : because('extend.nothing', { lastDay });
  return { ...decide(policy, 'extend', outcome, inputs, reason), days, lastDay };
}

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

function pausesOf<K extends Pause['kind']>(
  changes: readonly CourseChange[],
  kind: K,
): Extract<Pause, { kind: K }>[] {
  return changes.filter((change): change is Extract<Pause, { kind: K }> => change.kind === kind);
}

function overlapOf(a: Pause, b: Pause): number {
  const from = a.from > b.from ? a.from : b.from;
  const until = a.until < b.until ? a.until : b.until;
  return from < until ? daysBetween(from, until) : 0;
}

const mondayOf = (day: string) => addDays(day, 1 - weekdayOf(day));
