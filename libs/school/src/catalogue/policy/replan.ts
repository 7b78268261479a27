import type { Span } from './attendance.ts';
import { type Decision, decide, type Policy } from './decision.ts';
import { because } from './reasons.ts';
import { weekLimit } from './rules-2.ts';
import { earliestUnasked } from './told.ts';
import { endOfDay, weekOf } from './validity.ts';

/** A meeting of the course; held ones and those that cannot be moved have their times too. */
export type MeetingToPlan = { id: string; span: Span | null };

export type Replanned = Decision<'moved' | 'planned' | 'waits'> & { id: string; span: Span | null };

/**
 * Plans a course again after meetings have lost their times (docs/product/course-rules-2.md#planning-again): as many of
 * them as possible get a time, and as few others as possible are moved, which helps only where times overlap. Weeks
 * keep their limit, everything ends by the last day, and nothing is planned or moved less than 48 hours ahead. Earlier
 * times come first. Meetings are alike here: afterwards their numbers follow their times.
 *
 * @param course `waiting` is the order of `meetings` without a time; `free` are times at which teacher and learner are
 * free apart from this course.
 * @returns a decision for each meeting that waited or moves.
 */
export function replan(
  policy: Policy,
  course: { meetings: readonly MeetingToPlan[]; free: readonly Span[]; perWeek: number; lastDay: string },
  now: Date,
): Replanned[] {
  const waiting = course.meetings.filter(({ span }) => span === null);
  const chosen = choose(weeksOf(policy, course, now), waiting.length);
  const moving = chosen.flatMap(({ moved }) => moved);
  const times = chosen.flatMap((choice) => choice.times).sort(byStart);
  // What moves keeps a time in any case; of what waited the first ones get the others, and the earlier ones.
  const found = waiting.slice(0, times.length - moving.length);
  const placed = [
    ...found,
    ...moving.sort((a, b) => byStart(a.span, b.span)),
    ...waiting.slice(found.length),
  ];
  const { lastDay } = course;
  return placed.map(({ id, span: was }, at): Replanned => {
    const span = times[at] ?? null;
    const inputs = {
      now: now.toISOString(),
      from: was?.start.toISOString() ?? null,
      to: span?.start.toISOString() ?? null,
      lastDay,
      perWeek: course.perWeek,
    };
    if (!span)
      return { ...decide(policy, 'replan', 'waits', inputs, because('replan.waits', { lastDay })), id, span };
    const to = span.start.toISOString();
    return was
      ? {
          ...decide(
            policy,
            'replan',
            'moved',
            inputs,
            because('replan.moved', { from: was.start.toISOString(), to }),
          ),
          id,
          span,
        }
      : { ...decide(policy, 'replan', 'planned', inputs, because('replan.planned', { to })), id, span };
  });
}

type Placed = MeetingToPlan & { span: Span };
/** In one week: the meetings that give up their times and all new times. */
type Choice = { moved: Placed[]; times: Span[] };

const byStart = (a: Span, b: Span) => a.start.getTime() - b.start.getTime();
const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/** For each week, earliest first, the choices worth making: without a move, and with moves that make room. */
function weeksOf(policy: Policy, course: Parameters<typeof replan>[1], now: Date): Choice[][] {
  const earliest = earliestUnasked(now);
  const until = endOfDay(course.lastDay);
  const limit = weekLimit(policy, course.perWeek);
  const free = course.free.filter(({ start, end }) => start >= earliest && end <= until).sort(byStart);
  const kept = course.meetings.filter((meeting): meeting is Placed => meeting.span !== null);
  return [...new Set(free.map(({ start }) => weekOf(start)))].map((week) => {
    const ofWeek = kept.filter(({ span }) => weekOf(span.start) === week);
    const offered = free.filter(({ start }) => weekOf(start) === week);
    const movable = ofWeek.filter(({ span }) => span.start >= earliest);
    const choices: Choice[] = [];
    for (const moved of subsetsOf(movable).sort((a, b) => a.length - b.length)) {
      const staying = ofWeek.filter((one) => !moved.includes(one)).map(({ span }) => span);
      const times = pack(offered, staying, limit - staying.length);
      const gain = times.length - moved.length;
      if (gain > Math.max(0, ...choices.map((one) => one.times.length - one.moved.length)))
        choices.push({ moved, times });
    }
    return choices;
  });
}

/** As many times as fit beside those that stay, earliest first. */
function pack(offered: readonly Span[], staying: readonly Span[], room: number): Span[] {
  const found: Span[] = [];
  for (const span of offered.toSorted((a, b) => a.end.getTime() - b.end.getTime())) {
    if (found.length >= room) break;
    if (![...staying, ...found].some((other) => overlap(other, span))) found.push(span);
  }
  return found;
}

/** All sets of a week's meetings; there are three at most. */
function subsetsOf<T>(all: readonly T[]): T[][] {
  const sets: T[][] = [[]];
  for (const one of all) sets.push(...sets.map((set) => [...set, one]));
  return sets;
}

/** One choice a week: most meetings placed, then fewest moved, then earliest. */
function choose(weeks: readonly Choice[][], wanted: number): Choice[] {
  type Found = { placed: number; moved: number; choices: Choice[] };
  const known = new Map<string, Found>();
  const best = (at: number, need: number): Found => {
    const week = weeks[at];
    if (!week || need === 0) return { placed: 0, moved: 0, choices: [] };
    const key = `${at} ${need}`;
    const before = known.get(key);
    if (before) return before;
    const options = week.flatMap(({ moved, times }) =>
      Array.from({ length: Math.min(need, times.length - moved.length) }, (_, gain) => ({
        gain: gain + 1,
        choice: { moved, times: times.slice(0, moved.length + gain + 1) },
      })),
    );
    let found = best(at + 1, need);
    for (const { gain, choice } of options) {
      const rest = best(at + 1, need - gain);
      const placed = gain + rest.placed;
      const moved = choice.moved.length + rest.moved;
      // On a tie the earlier week takes more.
      if (placed > found.placed || (placed === found.placed && moved <= found.moved))
        found = { placed, moved, choices: [choice, ...rest.choices] };
    }
    known.set(key, found);
    return found;
  };
  return best(0, wanted).choices;
}
