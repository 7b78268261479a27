import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import { weekMinuteOf, weekTimeAt } from '@fasih/school/basics/week-minutes';
import { firstStart, isResting, type KnownBooking } from '@fasih/school/learning/placing/booking-rules';
import { freeStarts } from '@fasih/school/learning/placing/free-starts';
import { bestOf, rankTeachers } from '@fasih/school/learning/placing/rank';
import type { Pool } from 'pg';
import type { SignedInCall } from '../../platform/http/call.ts';
import { wishesOf } from '../wishes/read-wishes.ts';
import { readFacts } from './facts.ts';
import { wishesIn } from './known-wishes.ts';
import { earliestFor, placingLearner, presentTimes } from './present.ts';

/** What a family sees to pick its learner's times: the three best proposals, and every time that is free. */
export async function readTimes(pool: Pool, enrolmentId: string, { person, now }: SignedInCall) {
  const wishes = wishesIn(await wishesOf(pool, [enrolmentId]), enrolmentId);
  const facts = await readFacts(pool, [enrolmentId], wishes, now);
  const [candidate] = facts.candidates;
  if (!candidate || candidate.accountId !== person.accountId) return refuse('classes.enrolmentNotFound');
  if (facts.mode === 'off') return refuse('placing.off');
  const learner = await placingLearner(pool, candidate, facts, wishes, now);
  if (isRefusal(learner)) return learner;
  const school = { ...facts.school, earliest: earliestFor('family', now) };
  // A family reads a first name, so only teachers with a published profile are offered.
  const resting = facts.recent.filter((one) => isResting(one, now));
  const teachers = facts.teachers.flatMap(({ firstName, ...one }) =>
    firstName ? [{ ...one, firstName, resting: weekMinutesOf(one.teacherId, resting) }] : [],
  );
  const placeOf = new Map(teachers.map(({ teacherId }, place) => [teacherId, place]));
  const [booking] = facts.bookings;
  return {
    enrolmentId: candidate.enrolmentId,
    learnerName: candidate.name,
    packageName: candidate.packageName,
    mode: facts.mode,
    meetings: learner.meetings,
    meetingMinutes: learner.meetingMinutes,
    perWeek: Math.min(3, Math.max(2, learner.perWeek)),
    proposals: bestOf(rankTeachers(learner, teachers, school)).map((one) => ({
      ...presentTimes(one),
      teacherId: one.teacherId,
    })),
    teachers: teachers.map(({ teacherId, firstName, photoFile }) => ({
      teacherId,
      firstName,
      photo: photoFile === null ? null : `/api/teachers/photos/${photoFile}`,
    })),
    free: freeStarts(learner, teachers, school).map(({ weekMinute, teacherIds, fit }) => ({
      ...weekTimeAt(weekMinute),
      teachers: teacherIds.flatMap((id) => placeOf.get(id) ?? []),
      wished: fit === null ? null : fit > 0,
    })),
    booking: booking
      ? {
          state: booking.state,
          teacherId: booking.teacherId,
          slots: booking.slots,
          startsAt: firstStart(booking).toISOString(),
          heldUntil: booking.heldUntil.toISOString(),
        }
      : null,
    serverNow: now.toISOString(),
  };
}

/** The weekly starts of these bookings with a teacher, as minutes of the week. */
const weekMinutesOf = (teacherId: string, bookings: readonly KnownBooking[]): number[] =>
  bookings.filter((one) => one.teacherId === teacherId).flatMap(({ slots }) => slots.map(weekMinuteOf));
