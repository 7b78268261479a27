import { later } from '../../basics/instants.ts';
import { type Decision, decide, type Policy } from './decision.ts';
import { because, type Reason } from './reasons.ts';
import { RULES_2 } from './rules-2.ts';
import { kindOfNumber } from './seat.ts';
import type { Actor } from './timetable.ts';

/** A meeting of a course or class with its number; owed meetings have none and are left out. */
export type Numbered = {
  id: string;
  number: number;
  /** Null while it waits for a time. */
  start: Date | null;
  /** A waived forfeit: it keeps its number and moves no other. */
  waived: boolean;
};

export type NumberedCourse = { bought: number; meetings: readonly Numbered[] };

export type Renumbering = Decision<'renumbered' | 'kept'> & {
  /** What changes; empty when all keep their numbers. */
  changes: { id: string; from: number; to: number }[];
};

type Planned = Numbered & { start: Date };

/** When a meeting's number freezes: 24 hours before its start. */
export function freezesAt(start: Date): Date {
  return later(start, -RULES_2.freeze);
}

/** Whether the number of a meeting that starts then is frozen; it is still open exactly 24:00 h before. */
export function isFrozen(start: Date, now: Date): boolean {
  return now > freezesAt(start);
}

/**
 * The numbers after a meeting got a time (docs/product/course-rules-2.md#numbers): those of all open meetings follow
 * their times; meetings that wait keep theirs. In the last 7 days before a test only the family brings it forward.
 *
 * @param course with the new time; one nearer than 24 hours freezes at once (`numbersAtFreeze`).
 * @param moved the meeting, its time before (null: it waited), and who gave it the new one.
 */
export function numbersByTime(
  policy: Policy,
  course: NumberedCourse,
  moved: { id: string; was: Date | null; by: Actor },
  now: Date,
): Renumbering {
  const { planned } = openOf(course, now, moved.id);
  const one = course.meetings.find(({ id }) => id === moved.id);
  const inputs = { now: now.toISOString(), by: moved.by, number: one?.number ?? null };
  const kept = new Map<string, number>();
  if (policy.rules < 2 || !one || one.waived)
    return result(policy, course, kept, inputs, () => because('numbers.kept', {}));
  const pinned = new Set<string>();
  let numbers = inOrder(planned, pinned);
  if (moved.by !== 'learner') {
    for (const test of planned.filter(({ number }) => kindOfNumber(number, course.bought) !== 'lesson')) {
      // A test that was moved itself has left its time; decideMove refuses to bring it forward.
      if (test.id === moved.id || now < later(test.start, -RULES_2.testNear)) continue;
      const holder = planned.find(({ id }) => numbers.get(id) === test.number);
      if (holder && holder.start < test.start) pinned.add(test.id);
    }
    if (pinned.size > 0) numbers = inOrder(planned, pinned);
  }
  return result(policy, course, numbers, inputs, () => because('numbers.byTime', {}));
}

/**
 * The numbers at the instant at which this meeting's number freezes, 24 hours before its start or, given a nearer time,
 * at once: if a meeting with a lower number still has no time, the planned meetings move up and the highest numbers
 * wait instead. The Final keeps the last planned time while at most two lessons wait.
 */
export function numbersAtFreeze(policy: Policy, course: NumberedCourse, id: string, now: Date): Renumbering {
  const meeting = course.meetings.find((one) => one.id === id);
  const inputs = { now: now.toISOString(), number: meeting?.number ?? null };
  const { waiting } = openOf(course, now, id);
  const behind = meeting?.start && !meeting.waived && waiting.some(({ number }) => number < meeting.number);
  const numbers = policy.rules >= 2 && behind ? movedUp(course, now, id) : new Map<string, number>();
  return result(policy, course, numbers, inputs, () =>
    because('numbers.movedUp', { number: numbers.get(id) ?? 0, waiting: waiting.length }),
  );
}

/**
 * The numbers after a meeting lost its time: it keeps its number, unless a higher one is frozen already; then it takes
 * the next open time.
 */
export function numbersOfReturn(policy: Policy, course: NumberedCourse, id: string, now: Date): Renumbering {
  const meeting = course.meetings.find((one) => one.id === id);
  const inputs = { now: now.toISOString(), number: meeting?.number ?? null };
  const late =
    meeting?.start === null &&
    !meeting.waived &&
    course.meetings.some(
      ({ number, start, waived }) => number > meeting.number && start && !waived && isFrozen(start, now),
    );
  const numbers = policy.rules >= 2 && late ? movedUp(course, now, id) : new Map<string, number>();
  return result(policy, course, numbers, inputs, () =>
    because('numbers.cameBack', { number: meeting?.number ?? 0 }),
  );
}

/**
 * The numbers after a family took back a time that it had taken: the meeting waits with the number it had before, and
 * the planned ones follow their times. Where that number is frozen by now, it is treated like every meeting that lost its time.
 *
 * @param undone the meeting, without a time again, and its number before it got that time.
 */
export function numbersOfUndo(
  policy: Policy,
  course: NumberedCourse,
  undone: { id: string; before: number },
  now: Date,
): Renumbering {
  const { id, before } = undone;
  const meeting = course.meetings.find((one) => one.id === id);
  const { planned } = openOf(course, now, id);
  const isOpen = planned.some(({ number }) => number === before);
  if (policy.rules < 2 || meeting?.start !== null || meeting.waived || !isOpen)
    return numbersOfReturn(policy, course, id, now);
  const others = planned
    .map(({ number }) => (number === before ? meeting.number : number))
    .sort((a, b) => a - b);
  const numbers = new Map(planned.map((one, at) => [one.id, others[at] ?? one.number]));
  const inputs = { now: now.toISOString(), number: meeting.number, before };
  return result(policy, course, numbers.set(id, before), inputs, () => because('numbers.byTime', {}));
}

/** Open meetings and this one: planned ones by time, waiting ones by number; waived forfeits take no part. */
function openOf(
  { meetings }: NumberedCourse,
  now: Date,
  open: string,
): { planned: Planned[]; waiting: Numbered[] } {
  const taking = meetings.filter(({ waived }) => !waived);
  return {
    planned: taking
      .filter((one): one is Planned => one.start !== null && (one.id === open || !isFrozen(one.start, now)))
      .sort((a, b) => a.start.getTime() - b.start.getTime()),
    waiting: taking.filter(({ start }) => start === null).sort(byNumber),
  };
}

const byNumber = (a: Numbered, b: Numbered) => a.number - b.number;

/** The planned meetings' own numbers in the order of their times; pinned meetings keep theirs. */
function inOrder(planned: readonly Planned[], pinned: ReadonlySet<string>): Map<string, number> {
  const free = planned.filter(({ id }) => !pinned.has(id));
  const numbers = free.map(({ number }) => number).sort((a, b) => a - b);
  return new Map(free.map(({ id }, at) => [id, numbers[at] ?? 0]));
}

/** Planned meetings take the lowest open numbers in the order of their times, waiting ones the highest. */
function movedUp(course: NumberedCourse, now: Date, open: string): Map<string, number> {
  const { planned, waiting } = openOf(course, now, open);
  const numbers = [...planned, ...waiting].map(({ number }) => number).sort((a, b) => a - b);
  const keepsFinal =
    numbers.at(-1) === course.bought &&
    planned.length > 0 &&
    waiting.length > 0 &&
    waiting.length <= RULES_2.mostWaitingBeforeFinal;
  // If the Final no longer takes the place at the end, the last planned meeting comes before those that wait.
  if (keepsFinal) numbers.splice(planned.length - 1, 0, ...numbers.splice(-1));
  return new Map([...planned, ...waiting].map(({ id }, at) => [id, numbers[at] ?? 0]));
}

function result(
  policy: Policy,
  course: NumberedCourse,
  numbers: ReadonlyMap<string, number>,
  inputs: Decision['inputs'],
  reason: () => Reason,
): Renumbering {
  const changes = course.meetings.flatMap(({ id, number: from }) => {
    const to = numbers.get(id) ?? from;
    return to === from ? [] : [{ id, from, to }];
  });
  const decision =
    changes.length > 0
      ? decide(policy, 'numbers', 'renumbered', inputs, reason())
      : decide(policy, 'numbers', 'kept', inputs, because('numbers.kept', {}));
  return { ...decision, changes };
}
