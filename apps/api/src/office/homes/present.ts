import { later, MINUTE } from '@fasih/school/basics/instants';
import { foldBalance } from '@fasih/school/catalogue/policy/balance';
import type { SentBalance } from '@fasih/school/catalogue/policy/contract';
import { progressPercent } from '@fasih/school/catalogue/policy/progress';
import { kindOfNumber } from '@fasih/school/catalogue/policy/seat';
import { decisionAt } from '@fasih/school/catalogue/policy/timetable';
import { paceOf } from '@fasih/school/catalogue/policy/validity';
import { LINK_OPENS_MINUTES, roomName } from '@fasih/school/learning/classes/room';
import { undoUntil } from '@fasih/school/learning/placing/booking-rules';
import type { Course, LearnerMeeting, stone } from '@fasih/school/office/homes/contract';
import type * as z from 'zod/mini';
import { presentReview } from '../../courses/enrolments/level-review.ts';
import { publishedPhotoUrl } from '../../learning/teachers/read-profile.ts';
import type { HomeCourseRow } from './course-store.ts';
import type { HomeSeatRow, SeatStory } from './meeting-store.ts';
import { topicOf } from './topic.ts';

type Stone = z.output<typeof stone>;
/** Seat facts for the course path. */
type PathSeat = Pick<HomeSeatRow, 'number' | 'state' | 'moved' | 'isGroup' | 'startsAt' | 'endsAt'>;

/** A course's balance and pace. */
export function presentBalance(row: HomeCourseRow, now: Date): SentBalance {
  const balance = foldBalance(row.events);
  const pace = row.lastDay === null ? null : paceOf(balance.left, row.lastDay, now);
  return {
    ...balance,
    // Enrolments from before events were recorded lack a purchase event.
    bought: row.bought,
    lastDay: row.lastDay,
    weeks: pace?.weeks ?? null,
    perWeek: pace?.perWeek ?? null,
  };
}

/** A course with its path. */
export function presentCourse(
  row: HomeCourseRow,
  seats: readonly PathSeat[],
  now: Date,
): Course & { stones: Stone[] } {
  const balance = presentBalance(row, now);
  const toPlan = seats.filter(({ state }) => state === 'to_plan');
  return {
    enrolmentId: row.enrolmentId,
    learnerId: row.learnerId,
    learnerName: row.learnerName,
    packageName: row.packageName,
    packageType: row.packageType,
    category: row.category,
    ageGroup: row.ageGroup ?? row.bank,
    level: row.level,
    levelReview: presentReview(row.levelReview, row.level),
    state: row.state,
    finished: row.finished,
    ending: row.ending,
    placement: row.placement,
    areas: row.areas,
    wished: row.wished,
    classId: row.classId,
    className: row.className,
    classState: row.classState,
    teacherName: row.teacherName,
    zoomRoom: roomName(row.zoomRoom, row.zoomLink),
    slots: row.slots,
    durationMonths: row.durationMonths,
    perWeek: row.perWeek,
    opensMinutes: row.opensMinutes,
    startsOn: row.startsOn,
    undoBookingUntil: undoBookingUntil(row, now),
    refundAnswerBy: row.refundAnswerBy,
    balance,
    progress: progressPercent(balance),
    toPlan: toPlan.length,
    toPlanBySchool: toPlan.filter(({ isGroup }) => isGroup).length,
    stones: stonesOf(row.bought, seats, now),
  };
}

/** Until when the family can undo its own booking; null once that is over. */
function undoBookingUntil({ bookedAt }: HomeCourseRow, now: Date): string | null {
  const until = bookedAt === null ? null : undoUntil(new Date(bookedAt));
  return until && now <= until ? until.toISOString() : null;
}

/** The first meeting that is not over: to prepare for or to join now. */
function nextOf<T extends Pick<HomeSeatRow, 'state' | 'endsAt' | 'startsAt'>>(
  seats: readonly T[],
  now: Date,
): T | null {
  const open = seats.filter(
    ({ state, endsAt }) =>
      endsAt !== null && endsAt >= now && (state === 'planned' || state === 'present' || state === 'late'),
  );
  const byStart = open.sort((a, b) => Number(a.startsAt) - Number(b.startsAt));
  return byStart[0] ?? null;
}

/** The course path, one stone per meeting. Without a class all are still to come. */
export function stonesOf(bought: number, seats: readonly PathSeat[], now: Date): Stone[] {
  const next = nextOf(seats, now);
  const byNumber = new Map(seats.map((seat) => [seat.number, seat]));
  const last = Math.max(bought, ...byNumber.keys());
  return Array.from({ length: last }, (_, i) => {
    const number = i + 1;
    const seat = byNumber.get(number);
    return { number, state: stoneState(seat, next), test: kindOfNumber(number, bought) !== 'lesson' };
  });
}

function stoneState(seat: PathSeat | undefined, next: PathSeat | null): Stone['state'] {
  if (!seat) return 'toCome';
  if (seat.state === 'late') return 'late';
  if (seat.state === 'present') return 'held';
  if (seat.state === 'absent') return 'forfeited';
  if (seat.state === 'lapsed') return 'lapsed';
  if (seat === next) return 'next';
  if (seat.state === 'to_plan') return 'toPlan';
  return seat.moved ? 'moved' : 'toCome';
}

/** One meeting for its learner or teacher. */
export function presentSeat(
  row: HomeSeatRow & Partial<SeatStory> & { teacherPhoto?: string | null },
  course: HomeCourseRow,
  now: Date,
): LearnerMeeting {
  const opensAt = row.startsAt === null ? null : later(row.startsAt, -LINK_OPENS_MINUTES * MINUTE);
  const inTime = opensAt !== null && row.endsAt !== null && now >= opensAt && now <= row.endsAt;
  // Stopped courses have no lessons, even if planned.
  const open = inTime && course.state === 'active';
  return {
    meetingId: row.meetingId,
    number: row.number,
    kind: kindOfNumber(row.number, course.bought),
    owed: row.number > course.bought,
    makeup: row.makeup,
    topic: topicOf(course, row.number),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    state: row.state,
    ...(row.lost ? { lost: row.lost } : {}),
    isGroup: row.isGroup,
    moved: row.moved,
    teacherName: row.teacherName,
    teacherPhoto: publishedPhotoUrl(row.teacherPhoto ?? null),
    substitute: row.substitute,
    ...(row.awaitsSubstitute && row.startsAt !== null && now < row.startsAt
      ? { awaitsSubstitute: true }
      : {}),
    join: {
      opensAt: opensAt?.toISOString() ?? null,
      link: open ? row.zoomLink : null,
      room: open ? row.zoomRoom : roomName(row.zoomRoom, row.zoomLink),
    },
    decision: row.decision && decisionAt(row.decision, now),
    correctionReason: row.correctionReason ?? null,
    teacherDelay: row.teacherDelay ?? null,
    markedAt: row.markedAt?.toISOString() ?? null,
    toldLateAt: row.toldLateAt?.toISOString() ?? null,
    teacherHere: row.teacherHere,
    ...(row.dispute ? { dispute: row.dispute } : {}),
    note: row.note,
    homework: row.homework,
    score: row.score,
    version: row.version,
  };
}
