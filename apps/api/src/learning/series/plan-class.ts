import { dayIn, later } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Policy } from '@fasih/school/catalogue/policy/decision';
import { decideExtension } from '@fasih/school/catalogue/policy/growth';
import { policyOfClass, RULES_2, weekLimit } from '@fasih/school/catalogue/policy/rules-2';
import { kindOfNumber } from '@fasih/school/catalogue/policy/seat';
import { earliestStart, noticeUntil } from '@fasih/school/catalogue/policy/timetable';
import { isAvailableDuring, isOn, overlaps, type Slot } from '@fasih/school/learning/meetings/plan';
import {
  fallsOnDays,
  losesTimeOnChange,
  planSeries,
  type SeriesPlan,
} from '@fasih/school/learning/series/plan-series';
import type { MeetingFacts } from '../meetings/facts.ts';
import { type Timetable, weekKey } from '../meetings/read-timetable.ts';
import { isPaused, type SeatWithPolicy } from '../meetings/rules-of-meeting.ts';
import { lastDayOfSeat } from '../meetings/seat-writes.ts';
import type { Known, Open } from './read-known.ts';
import type { SeriesEvent } from './series-event.ts';
import type { SeriesClass } from './store.ts';
import { timesAlone } from './times-alone.ts';

/** Times that plans of other classes have taken, by teacher and by learner. */
export type Taken = { teachers: Map<string, Span[]>; learners: Map<string, Span[]> };

/** A class with its plan; nothing is written yet. */
export type PlannedSeries = {
  found: SeriesClass;
  /** The weekly times and the teacher that it has afterwards. */
  becomes: { slots: readonly Slot[]; teacherId: string; teacherName: string };
  /** All open meetings with the policies of their seats. */
  meetings: (MeetingFacts & { seats: SeatWithPolicy[] })[];
  /** By which the class is planned. */
  policy: Policy;
  plan: SeriesPlan;
  numbersFollow: boolean;
  timetable: Timetable;
  /** Meetings in a pause that are too near. */
  staying: MeetingFacts[];
};

/**
 * Plans one class again (docs/product/classes.md#planning-a-class-again).
 *
 * @param known what `readKnown` found for it.
 * @param taken what the classes planned before it have taken; its own times are added.
 */
export function planClass(
  { found, meetings, open, seats, teacherId, learnerIds, timetable, changesOf, wishes }: Known,
  event: SeriesEvent,
  taken: Taken,
  now: Date,
): PlannedSeries | Refusal<'classes.over'> {
  const policy = policyOfClass(seats.map((seat) => seat.policy));
  if (!policy) return refuse('classes.over');
  const slots = event.kind === 'times' ? event.slots : found.slots;
  const busy = {
    teacher: [...timetable.teacherBusy, ...(taken.teachers.get(teacherId) ?? [])],
    learners: [...timetable.learnersBusy, ...learnerIds.flatMap((id) => taken.learners.get(id) ?? [])],
  };
  const isFree = (span: Span) =>
    isAvailableDuring(timetable.availability, span) && !busy.teacher.some((other) => overlaps(other, span));
  const isNewTeacher = teacherId !== found.teacherId;
  const isNearTest = ({ seats: of, span }: Open) =>
    policy.rules >= 2 &&
    span.start < later(now, RULES_2.testNear) &&
    of.some(({ number, bought }) => kindOfNumber(number, bought) !== 'lesson');
  const isNear = ({ span }: Open) => now > noticeUntil(policy, span.start);
  const isInPause = (day: string) => event.kind === 'paused' && event.from <= day && day < event.until;
  const back = event.kind === 'takenUp' ? backFromPause(event, meetings, open, found, now) : null;
  const losesTime = (one: Open): boolean => {
    const isOwn = one.teacherId === found.teacherId;
    if (event.kind === 'takenUp') return back?.losing.has(one.id) ?? false;
    if (event.kind === 'closed') return fallsOnDays(one.span, (day) => event.days.includes(day));
    if (event.kind === 'paused') return fallsOnDays(one.span, isInPause) && !isNear(one);
    return (
      !isNearTest(one) &&
      losesTimeOnChange(one.span, {
        from: event.from,
        before: found.slots,
        after: slots,
        isFree: (span) => !isNewTeacher || !isOwn || isFree(span),
      })
    );
  };
  const teacherAt = (one: Open): string => {
    const isHandedOver =
      event.kind === 'times' &&
      isNewTeacher &&
      one.teacherId === found.teacherId &&
      dayIn(one.span.start) >= event.from &&
      isFree(one.span);
    return isHandedOver ? teacherId : one.teacherId;
  };
  const numbersFollow = policy.rules >= 2 && open.every(({ capacity }) => capacity === 1);
  const endsPause = event.kind === 'takenUp' && event.by === 'school';
  const isFamilys = event.kind === 'takenUp' && event.by === 'learner';
  const concerned = [...open, ...(back?.waiting ?? [])];
  const earliest = (isFamilys && earliestStart(policy, 'learner', now)) || later(now, RULES_2.told);
  const alone = timesAlone(found, concerned.filter(losesTime), wishes, policy, timetable, busy, earliest);
  const plan = planSeries({
    meetings: concerned.map((one) => ({
      id: one.id,
      isSeries: one.kind === 'series',
      isWaiting: one.isWaiting ?? false,
      span: one.span,
      teacherId: teacherAt(one),
      courses: one.seats.map(({ enrolmentId }) => enrolmentId),
      losesTime: losesTime(one),
    })),
    courses: coursesOf(seats, open.filter(losesTime), event, changesOf),
    slots,
    teacherId,
    from: firstDayOf(event, found, now),
    earliest,
    meetingMinutes: policy.values.meetingMinutes,
    isClosed: (day) =>
      timetable.holidays.has(day) ||
      (!endsPause && concerned.some((one) => isPaused(one, day))) ||
      isInPause(day) ||
      (event.kind === 'closed' && event.days.includes(day)),
    availability: timetable.availability,
    lessonHours: timetable.lessonHours,
    busy,
    othersInWeek: (course, monday) => timetable.inWeek.get(weekKey(course, monday)) ?? 0,
    alone,
    numbersFollow,
  });
  take(
    taken,
    teacherId,
    learnerIds,
    plan.replaced.flatMap(({ to }) => to ?? []),
  );
  return {
    found,
    becomes: {
      slots,
      teacherId,
      teacherName: isNewTeacher ? (timetable.teacher?.name ?? '') : found.teacherName,
    },
    meetings,
    policy,
    plan,
    numbersFollow,
    timetable,
    staying: open.filter((one) => fallsOnDays(one.span, isInPause) && isNear(one)),
  };
}

/** Nearer than this nothing is pulled forward into a pause that ends. */
const isFarEnough = ({ span }: Open, now: Date) => span.start >= later(now, RULES_2.told);

/**
 * What gets a time when a pause ends early: the meetings that it left without one, and of those on weekly times the last
 * ones, as many as the class lost times to it. These find the times of the pause, or their own again.
 */
function backFromPause(
  { waiting, lost }: Extract<SeriesEvent, { kind: 'takenUp' }>,
  meetings: PlannedSeries['meetings'],
  open: readonly Open[],
  { id, slots }: SeriesClass,
  now: Date,
): { waiting: Open[]; losing: ReadonlySet<string> } {
  const waits = meetings.flatMap((one): Open[] => {
    const span = one.state === 'to_plan' ? waiting.get(one.id) : undefined;
    return span ? [{ ...one, span, isWaiting: true }] : [];
  });
  const weekly = open
    .filter((one) => one.kind === 'series' && isFarEnough(one, now) && isOn(slots, one.span))
    .sort((a, b) => a.span.start.getTime() - b.span.start.getTime());
  const n = Math.max(0, (lost.get(id) ?? 0) - waits.length);
  const last = n === 0 ? [] : weekly.slice(-n);
  return { waiting: waits, losing: new Set([...waits, ...last].map((one) => one.id)) };
}

/** The first day on which new times are looked for; none lies before the first day of the class. */
function firstDayOf(event: SeriesEvent, { startsOn }: SeriesClass, now: Date): string {
  if (event.kind === 'closed') return event.days.toSorted()[0] ?? dayIn(now);
  return event.kind === 'takenUp' && startsOn > event.from ? startsOn : event.from;
}

/** Each course with its limits; a stopped one has no say. A pause makes a course under rules 2 longer at once. */
function coursesOf(
  seats: readonly SeatWithPolicy[],
  losing: readonly Open[],
  event: SeriesEvent,
  changesOf: Known['changesOf'],
): { id: string; lastDay: string; perWeek: number }[] {
  const active = new Map(
    seats.filter(({ enrolmentState }) => enrolmentState === 'active').map((seat) => [seat.enrolmentId, seat]),
  );
  const grows = event.kind === 'paused' && [...active.values()].some(({ policy }) => policy.rules >= 2);
  return [...active.values()].map((seat) => {
    const id = seat.enrolmentId;
    const lastDay = lastDayOfSeat(seat);
    const perWeek = weekLimit(seat.policy, seat.perWeek);
    if (event.kind !== 'paused' || !grows) return { id, lastDay, perWeek };
    const meetings = losing
      .filter((one) => one.seats.some(({ enrolmentId }) => enrolmentId === id))
      .map(({ span }) => dayIn(span.start));
    const { from, until } = event;
    const change = { kind: 'schoolPause', from, until, meetings } as const;
    return {
      id,
      lastDay: decideExtension(seat.policy, { lastDay, before: changesOf(id) }, change).lastDay,
      perWeek,
    };
  });
}

function take(taken: Taken, teacherId: string, learnerIds: readonly string[], spans: readonly Span[]): void {
  const add = (map: Map<string, Span[]>, key: string) => map.set(key, [...(map.get(key) ?? []), ...spans]);
  add(taken.teachers, teacherId);
  for (const id of learnerIds) add(taken.learners, id);
}
