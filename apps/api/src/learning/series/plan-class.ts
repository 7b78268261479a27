import { dayIn, later } from '@fasih/school/basics/instants';
import { refuse } from '@fasih/school/basics/refusal';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import { decideExtension } from '@fasih/school/catalogue/policy/growth';
import { policyOfClass, RULES_2, weekLimit } from '@fasih/school/catalogue/policy/rules-2';
import { kindOfNumber } from '@fasih/school/catalogue/policy/seat';
import { earliestStart, noticeUntil } from '@fasih/school/catalogue/policy/timetable';
import { addDays, instantOf } from '@fasih/school/catalogue/policy/validity';
import { isAvailableDuring, isOn, MAX_DAYS, overlaps, type Slot } from '@fasih/school/learning/meetings/plan';
import {
  fallsOnDays,
  losesTimeOnChange,
  planSeries,
  type SeriesPlan,
} from '@fasih/school/learning/series/plan-series';
import type { Queryable } from '../../platform/db/transaction.ts';
import { changesOfCourses } from '../meetings/course-changes.ts';
import type { MeetingFacts } from '../meetings/facts.ts';
import { readTimetable, type Timetable, weekKey } from '../meetings/read-timetable.ts';
import { isPaused, type SeatWithPolicy, withPolicies } from '../meetings/rules-of-meeting.ts';
import { lastDayOfSeat } from '../meetings/seat-writes.ts';
import type { SeriesClass } from './store.ts';
import { timesAlone } from './times-alone.ts';

/**
 * What takes times away from classes, or gives some back. Of a pause `until` is the first day with lessons again; of its end
 * `waiting` are the times that meetings without one had, and `lost` how many times to come each class lost to it.
 */
export type SeriesEvent =
  | {
      kind: 'takenUp';
      /** Whose pause ends: a family plans its own meetings 24 hours ahead, and not in a pause of the class. */
      by: 'school' | 'learner';
      from: string;
      waiting: ReadonlyMap<string, Span>;
      lost: ReadonlyMap<string, number>;
    }
  | { kind: 'times'; from: string; slots: readonly Slot[]; teacherId: string }
  | { kind: 'closed'; days: readonly string[] }
  | { kind: 'paused'; from: string; until: string };

/** Times that plans of other classes have taken, by teacher and by learner. */
export type Taken = { teachers: Map<string, Span[]>; learners: Map<string, Span[]> };

/** A class with its plan; nothing is written yet. */
export type PlannedSeries = {
  found: SeriesClass;
  /** The weekly times and the teacher that it has afterwards. */
  becomes: { slots: readonly Slot[]; teacherId: string; teacherName: string };
  /** All open meetings with the policies of their seats. */
  meetings: (MeetingFacts & { seats: SeatWithPolicy[] })[];
  plan: SeriesPlan;
  numbersFollow: boolean;
  timetable: Timetable;
  /** Meetings in a pause that are too near. */
  staying: MeetingFacts[];
};

type Open = PlannedSeries['meetings'][number] & { span: Span; isWaiting?: boolean };

const isToCome = (meeting: PlannedSeries['meetings'][number], now: Date): meeting is Open =>
  meeting.state === 'planned' &&
  meeting.closedAt === null &&
  meeting.checkedInAt === null &&
  meeting.span !== null &&
  meeting.span.start > now;

/**
 * Plans one class again (docs/product/classes.md#planning-a-class-again). One statement, another one for a make-up of a group.
 *
 * @param facts its open meetings.
 */
export async function planClass(
  db: Queryable,
  found: SeriesClass,
  facts: readonly MeetingFacts[],
  event: SeriesEvent,
  taken: Taken,
  now: Date,
) {
  const meetings: PlannedSeries['meetings'] = [];
  for (const one of facts) meetings.push({ ...one, seats: await withPolicies(db, one.seats) });
  const open = meetings.filter((one): one is Open => isToCome(one, now));
  // A class whose meetings all wait for a time can still get another teacher.
  const waiting = meetings.filter(({ state }) => state === 'to_plan');
  const seats = [...open, ...waiting].flatMap((one) => one.seats);
  const policy = policyOfClass(seats.map((seat) => seat.policy));
  if (!policy) return refuse('classes.over');
  const slots = event.kind === 'times' ? event.slots : found.slots;
  const teacherId = event.kind === 'times' ? event.teacherId : found.teacherId;
  const learnerIds = [...new Set(seats.map(({ learnerId }) => learnerId))];
  const timetable = await readTimetable(db, {
    teacherId,
    learnerIds,
    from: now,
    until: instantOf(addDays(dayIn(now), MAX_DAYS), 0),
    without: open.map(({ id }) => id),
    now,
  });
  const busy = {
    teacher: [...timetable.teacherBusy, ...(taken.teachers.get(teacherId) ?? [])],
    learners: [...timetable.learnersBusy, ...learnerIds.flatMap((id) => taken.learners.get(id) ?? [])],
  };
  const isFree = (span: Span) =>
    isAvailableDuring(timetable.availability, span) && !busy.teacher.some((other) => overlaps(other, span));
  const isNewTeacher = teacherId !== found.teacherId;
  const isNearTest = ({ seats: of, span }: Open) =>
    policy.rules === 2 &&
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
  const numbersFollow = policy.rules === 2 && open.every(({ capacity }) => capacity === 1);
  const endsPause = event.kind === 'takenUp' && event.by === 'school';
  const isFamilys = event.kind === 'takenUp' && event.by === 'learner';
  const concerned = [...open, ...(back?.waiting ?? [])];
  const earliest = (isFamilys && earliestStart(policy, 'learner', now)) || later(now, RULES_2.told);
  const alone = await timesAlone(db, found, concerned.filter(losesTime), policy, timetable, busy, earliest);
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
    courses: await coursesOf(db, seats, open.filter(losesTime), event),
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
  const planned: PlannedSeries = {
    found,
    becomes: {
      slots,
      teacherId,
      teacherName: isNewTeacher ? (timetable.teacher?.name ?? '') : found.teacherName,
    },
    meetings,
    plan,
    numbersFollow,
    timetable,
    staying: open.filter((one) => fallsOnDays(one.span, isInPause) && isNear(one)),
  };
  return planned;
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
async function coursesOf(
  db: Queryable,
  seats: readonly SeatWithPolicy[],
  losing: readonly Open[],
  event: SeriesEvent,
): Promise<{ id: string; lastDay: string; perWeek: number }[]> {
  const active = new Map(
    seats.filter(({ enrolmentState }) => enrolmentState === 'active').map((seat) => [seat.enrolmentId, seat]),
  );
  const grows = event.kind === 'paused' && [...active.values()].some(({ policy }) => policy.rules === 2);
  const before = grows ? await changesOfCourses(db, [...active.keys()]) : null;
  return [...active.values()].map((seat) => {
    const id = seat.enrolmentId;
    const lastDay = lastDayOfSeat(seat);
    const perWeek = weekLimit(seat.policy, seat.perWeek);
    if (event.kind !== 'paused' || !before) return { id, lastDay, perWeek };
    const meetings = losing
      .filter((one) => one.seats.some(({ enrolmentId }) => enrolmentId === id))
      .map(({ span }) => dayIn(span.start));
    const { from, until } = event;
    const change = { kind: 'schoolPause', from, until, meetings } as const;
    return {
      id,
      lastDay: decideExtension(seat.policy, { lastDay, before: before(id) }, change).lastDay,
      perWeek,
    };
  });
}

function take(taken: Taken, teacherId: string, learnerIds: readonly string[], spans: readonly Span[]): void {
  const add = (map: Map<string, Span[]>, key: string) => map.set(key, [...(map.get(key) ?? []), ...spans]);
  add(taken.teachers, teacherId);
  for (const id of learnerIds) add(taken.learners, id);
}
