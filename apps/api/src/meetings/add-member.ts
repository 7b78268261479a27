import { dayIn } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { SchoolClass } from '@fasih/school/classes/contract';
import { overlaps } from '@fasih/school/classes/plan';
import type { Span } from '@fasih/school/policy/attendance';
import { endOfDay } from '@fasih/school/policy/validity';
import type { Pool, PoolClient } from 'pg';
import { inTransactionOrRefuse } from '../accounts/roll-back.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Candidate, candidatesOf, courseOf, sameCourse } from '../classes/candidates.ts';
import { readClass } from '../classes/read-classes.ts';
import { insertMember, type LockedClass, lockClass } from '../classes/store.ts';
import { setCourseDays } from '../enrolments/balance-store.ts';
import type { SignedInCall } from '../http/call.ts';
import { notifyAll } from '../notifications/notify.ts';
import { refuseWhenBusy } from './busy.ts';
import { type ClassMeeting, isToCome, lockMeetingsOf } from './class-meetings.ts';
import { insertMeetings, insertSeats, type NewSeat } from './insert-series.ts';
import { lastDayFor } from './plan-preview.ts';
import { readTimetable } from './read-timetable.ts';

/**
 * Adds a learner to the meetings of a group that are still to come. Numbers stay those of the class, so that lesson and
 * test fall together for everybody; the learner's meetings that the class has had already become make-ups 'to plan'
 * (decisions.md 'Classes').
 */
export async function addMember(
  pool: Pool,
  classId: string,
  enrolmentId: string,
  call: SignedInCall,
): Promise<SchoolClass | Refusal> {
  const added = await refuseWhenBusy(() =>
    inTransactionOrRefuse(pool, async (db) => {
      const found = await lockClass(db, classId);
      if (!found) return refuse('classes.notFound');
      const [candidate] = await candidatesOf(db, [enrolmentId], 'lock');
      if (!candidate) return refuse('classes.enrolmentNotFound');
      const refused = refuseMember(found, candidate, call.now);
      if (refused) return refused;
      const meetings = await lockMeetingsOf(db, classId);
      const days = await seatMember(db, found, candidate, meetings, call.now);
      if (isRefusal(days)) return days;
      await insertMember(
        db,
        { classId, enrolmentId: candidate.enrolmentId, learnerId: candidate.learnerId },
        call.now,
      );
      await setCourseDays(db, [{ enrolmentId: candidate.enrolmentId, ...days }]);
      await writeAudit(db, call, {
        action: 'class.memberAdded',
        targetKind: 'class',
        targetId: classId,
        after: { enrolmentId: candidate.enrolmentId, startsOn: days.startsOn },
      });
      await notifyAll(
        db,
        [
          {
            accountId: candidate.accountId,
            kind: 'class.assigned',
            params: {
              className: found.name,
              classId,
              learnerName: candidate.name,
              teacherName: days.teacherName,
              startsAt: days.startsAt,
              meetings: candidate.meetings,
              lastDay: days.lastDay,
            },
            source: `class.assigned:${classId}:${candidate.enrolmentId}`,
          },
        ],
        call.now,
      );
      return 'added' as const;
    }),
  );
  if (isRefusal(added)) return added;
  return (await readClass(pool, classId, call.now)) ?? refuse('classes.notFound');
}

/** Why this learner cannot join this class. */
function refuseMember(found: LockedClass, candidate: Candidate, now: Date): Refusal | null {
  const { name, perWeek } = candidate;
  if (found.state === 'completed' || found.state === 'cancelled') return refuse('classes.over');
  if (found.members.length >= found.capacity) {
    return refuse('classes.full', { params: { capacity: found.capacity } });
  }
  const course = courseOf(candidate, now);
  if (isRefusal(course)) return course;
  if (found.members.some(({ learnerId }) => learnerId === candidate.learnerId))
    return refuse('classes.sameLearnerTwice', { params: { name } });
  if (!sameCourse(course, found)) return refuse('classes.notTogether', { params: { name } });
  if (found.slots > perWeek) return refuse('classes.tooManySlots', { params: { name, perWeek } });
  return null;
}

/** Writes the learner's seats, with make-ups for what is over; answers the days of the course. */
async function seatMember(
  db: PoolClient,
  found: LockedClass,
  candidate: Candidate,
  meetings: readonly ClassMeeting[],
  now: Date,
): Promise<{ startsOn: string; lastDay: string; startsAt: string; teacherName: string } | Refusal> {
  const series = meetings.filter((one) => one.kind === 'series' && isToCome(one, now));
  const spans = series.flatMap(({ span }) => span ?? []);
  const first = spans.reduce<Span | null>((a, b) => (a && a.start <= b.start ? a : b), null);
  const last = spans.reduce<Span | null>((a, b) => (a && a.end >= b.end ? a : b), null);
  if (!first || !last) return refuse('classes.over');
  const startsOn = dayIn(first.start);
  const lastDay = lastDayFor(candidate, startsOn);
  if (last.end > endOfDay(lastDay)) {
    return refuse('classes.pastLastDay', { params: { lastDay, start: last.start.toISOString() } });
  }
  const { learnersBusy, teacher } = await readTimetable(db, {
    teacherId: found.teacherId,
    learnerIds: [candidate.learnerId],
    from: first.start,
    until: last.end,
    without: [],
  });
  const clash = spans.find((span) => learnersBusy.some((busy) => overlaps(busy, span)));
  if (clash) return refuse('meetings.learnerBusy', { params: { start: clash.start.toISOString() } });
  const known = new Set(series.map(({ number }) => number));
  const missed = Array.from({ length: candidate.meetings }, (_, at) => at + 1).filter((n) => !known.has(n));
  const makeups =
    missed.length === 0
      ? new Map<number, string>()
      : await insertMeetings(
          db,
          { classId: found.id, teacherId: found.teacherId },
          missed.map((number) => ({ number, kind: 'makeup', span: null })),
        );
  const of = { enrolmentId: candidate.enrolmentId, learnerId: candidate.learnerId };
  const seats: NewSeat[] = [
    ...series.map(({ id, number, span }) => ({ ...of, meetingId: id, number, span })),
    ...[...makeups].map(([number, meetingId]) => ({ ...of, meetingId, number, span: null })),
  ];
  await insertSeats(db, seats);
  return { startsOn, lastDay, startsAt: first.start.toISOString(), teacherName: teacher?.name ?? '' };
}
