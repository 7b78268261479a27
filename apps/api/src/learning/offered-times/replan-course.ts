import { later } from '@fasih/school/basics/instants';
import { isRefusal } from '@fasih/school/basics/refusal';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { isWithin } from '@fasih/school/catalogue/policy/offers';
import { replan } from '@fasih/school/catalogue/policy/replan';
import { hoursOfOffers } from '@fasih/school/learning/offered-times/offer-times';
import { OFFERED } from '@fasih/school/learning/offered-times/when-due';
import type { PoolClient } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Call } from '../../platform/http/call.ts';
import { lockedMeetings, meetingFacts } from '../meetings/facts.ts';
import { lockClassesToPlan } from '../meetings/lock-order.ts';
import { placeMeeting } from '../meetings/place-meeting.ts';
import { freeFor, offersFor, plannableOf, timetableOf } from './free-for.ts';
import { chooseSeats, type SeatElsewhere } from './free-seats.ts';
import { type OfferedCourse, offeredCourse, type WaitingMeeting } from './store.ts';
import { takeSeatIn } from './take-seat.ts';

/** Marks a time that the school's planning chose for a meeting, so that the family confirms or moves it. */
export const noteChosen = statement(({ meetingId, start }: Params<{ meetingId: string; start: Date }>) =>
  build.updateTable('meeting').set({ chosen_for: start }).where('id', '=', meetingId),
);

/** A meeting that got a time, or for which there is none; `seat`: in another class. */
export type Replanned = {
  meetingId: string;
  number: number;
  start: Date | null;
  seat: SeatElsewhere | null;
  decision: Decision;
};

/**
 * Plans a course anew after meetings have lost their times (docs/product/course-rules-2.md#planning-again): as many as
 * possible of the waiting ones get one, at times that the family wishes where its wishes are wide, told 48 hours ahead.
 * A missed number of a group first gets a free seat in another class. No other meeting is moved. What is chosen is marked, so that the family confirms or moves it.
 *
 * @param which the waiting meetings that are to get a time; asked more than once.
 * @returns null where there is no such course.
 */
export async function replanCourse(
  db: PoolClient,
  enrolmentId: string,
  which: (course: OfferedCourse, meeting: WaitingMeeting) => boolean,
  call: Call,
): Promise<Replanned[] | null> {
  const seen = await offeredCourse(db, enrolmentId, call.now);
  if (!seen) return null;
  // The classes of the seats that it may get are locked with its own, so what is decided before is decided again.
  const first =
    seen.seats.length > 0 ? await decideReplan(db, seen, (one) => which(seen, one), call.now) : [];
  const locked = first.filter(({ seat }) => seat !== null).flatMap(meetingsOf);
  await lockClassesToPlan(db, locked, enrolmentId);
  const course = await offeredCourse(db, enrolmentId, call.now);
  if (!course) return null;
  const planned = (await decideReplan(db, course, (one) => which(course, one), call.now)).filter(
    // Another seat became free meanwhile: the meeting waits for the next round.
    ({ seat }) => seat === null || locked.includes(seat.id),
  );
  await lockedMeetings(db, planned.flatMap(meetingsOf));
  const done: Replanned[] = [];
  for (const decided of planned) {
    const { meetingId, start, seat, decision } = decided;
    if (start === null) {
      done.push(decided);
      continue;
    }
    if (seat !== null) {
      // Somebody else took it since it was read: the meeting waits for the next round.
      if (isRefusal(await takeSeatIn(db, { makeupId: meetingId, hostId: seat.id }, 'school', call))) continue;
      done.push(decided);
      continue;
    }
    const meeting = await meetingFacts(db, meetingId, 'lock');
    // The family was quicker.
    if (meeting?.state !== 'to_plan') continue;
    const placed = await placeMeeting(db, meeting, 'school', start, call, decision);
    // Another course took the time since it was read: the meeting waits for the next round.
    if (isRefusal(placed)) continue;
    const got = placed.moved.span?.start ?? start;
    await noteChosen.run(db, { meetingId, start: got });
    done.push({ ...decided, number: placed.moved.seats[0]?.number ?? decided.number, start: got });
  }
  return done;
}

/** A waiting meeting, and the one of another class in which it is to be held. */
const meetingsOf = ({ meetingId, seat }: Replanned): string[] => [meetingId, ...(seat ? [seat.id] : [])];

/** The times that waiting meetings of a course would get. One statement, none for a course that is not active or waits for a refund. */
export async function decideReplan(
  db: Queryable,
  course: OfferedCourse,
  which: (meeting: WaitingMeeting) => boolean,
  now: Date,
): Promise<Replanned[]> {
  const waiting = plannableOf(course).filter(which);
  const [first] = waiting;
  if (!first || course.state !== 'active' || course.refundAsked || course.lastDay === null) return [];
  const policy = await readPolicy(db, course.policyVersion);
  const timetable = await timetableOf(db, course, first.teacherId, now);
  const seats = chooseSeats(policy, course, waiting, timetable, now);
  const inSeats = waiting.flatMap(({ id, number }): Replanned[] => {
    const chosen = seats.get(id);
    return chosen ? [{ meetingId: id, number, start: chosen.seat.start, ...chosen }] : [];
  });
  const alone = waiting.filter(({ id }) => !seats.has(id));
  if (alone.length === 0) return inSeats;
  const from = later(now, OFFERED.ahead);
  // What the family was offered comes first; all other free times only where these do not do.
  const offered = [...offersFor(course, alone, timetable, policy, from).values()].flat();
  const hours = hoursOfOffers(course.wishes, course.lessonHours);
  const all = freeFor(course, first, timetable, policy, from).filter((span) => isWithin(hours, span));
  const kept = timetable.learnersBusy
    .filter((busy) => busy.enrolmentId === course.enrolmentId)
    .concat(inSeats.flatMap(({ seat }) => (seat ? [{ ...seat, enrolmentId: course.enrolmentId }] : [])))
    .map((span, n) => ({ id: `kept ${n}`, span }));
  const plan = (free: { start: Date; end: Date }[]) =>
    replan(
      policy,
      {
        meetings: [...alone.map(({ id }) => ({ id, span: null })), ...kept],
        free,
        perWeek: course.perWeek,
        lastDay: course.lastDay ?? '',
      },
      now,
    );
  const found = plan(offered.filter(({ suits }) => suits !== 'other' || course.wishes.possible.length === 0));
  const best = found.some(({ outcome }) => outcome === 'waits') ? plan(all) : found;
  const planned = best.map(({ id, span, ...decision }) => ({
    meetingId: id,
    number: waiting.find((one) => one.id === id)?.number ?? 0,
    start: span?.start ?? null,
    seat: null,
    decision,
  }));
  return [...inSeats, ...planned];
}
