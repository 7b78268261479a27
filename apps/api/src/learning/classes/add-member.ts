import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { begunMinutes, type Span } from '@fasih/school/catalogue/policy/attendance';
import { endOfDay } from '@fasih/school/catalogue/policy/validity';
import { overlaps } from '@fasih/school/learning/meetings/plan';
import { mayTeachMinors } from '@fasih/school/learning/teachers/clearance';
import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { setCourseDays } from '../../courses/balance/balance.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import { jsonRow, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { refuseWhenBusy } from '../meetings/busy.ts';
import { readTimetable } from '../meetings/read-timetable.ts';
import {
  type Candidate,
  candidateColumns,
  candidateFrom,
  candidatesOf,
  courseOf,
  sameCourse,
} from './candidates.ts';
import {
  type ClassMeeting,
  isToCome,
  lockMeetingsOf,
  meetingsOfClassAsJson,
  sentMeetings,
} from './class-meetings.ts';
import { insertMeetings, insertSeats, type NewSeat } from './insert-series.ts';
import { lastDayFor } from './plan-preview.ts';
import { readClass } from './read-classes.ts';
import { classById, insertMember, type LockedClass, lockClass } from './store.ts';

/**
 * Adds a learner to a group's coming meetings, which keep the class's numbers so that lessons and tests fall
 * together. Meetings the class has already held become make-ups to plan (docs/product/classes.md#groups).
 */
export async function addMember(pool: Pool, classId: string, enrolmentId: string, call: SignedInCall) {
  const added = await refuseWhenBusy(() =>
    inTransaction(pool, (db) => joinClass(db, classId, enrolmentId, call)),
  );
  if (isRefusal(added)) return added;
  return (await readClass(pool, classId, call.now)) ?? refuse('classes.notFound');
}

/** `addMember` inside an open transaction; also used when an offered place is accepted. */
export async function joinClass(db: PoolClient, classId: string, enrolmentId: string, call: SignedInCall) {
  const found = await lockClass(db, classId);
  if (!found) return refuse('classes.notFound');
  const [candidate] = await candidatesOf(db, [enrolmentId], 'lock');
  if (!candidate) return refuse('classes.enrolmentNotFound');
  const refused = refuseMember(found, candidate, call.now);
  if (refused) return refused;
  const place = await placeFor(db, found, candidate, await lockMeetingsOf(db, classId), call.now);
  if (isRefusal(place)) return place;
  const { days } = place;
  await writeSeats(db, found, candidate, place);
  await insertMember(
    db,
    { classId, enrolmentId: candidate.enrolmentId, learnerId: candidate.learnerId },
    call.now,
  );
  await setCourseDays(db, [
    { enrolmentId: candidate.enrolmentId, startsOn: days.startsOn, lastDay: days.lastDay },
  ]);
  await writeAudit(db, call, {
    action: 'class.memberAdded',
    targetKind: 'class',
    targetId: classId,
    concerns: { kind: 'enrolment', id: candidate.enrolmentId },
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
          minutes: days.minutes,
          lastDay: days.lastDay,
        },
        source: `class.assigned:${classId}:${candidate.enrolmentId}`,
      },
      {
        accountId: found.teacherId,
        kind: 'class.memberAdded',
        params: { className: found.name, classId, learnerName: candidate.name, startsAt: days.startsAt },
        source: `class.memberAdded:${classId}:${candidate.enrolmentId}`,
      },
    ],
    call.now,
  );
  return { learnerName: candidate.name };
}

/** Previews adding a learner; writes nothing. */
export async function previewMember(pool: Pool, classId: string, enrolmentId: string, now: Date) {
  const { found, candidate, meetings } = await readPreview(pool, classId, enrolmentId);
  if (!found) return refuse('classes.notFound');
  if (!candidate) return refuse('classes.enrolmentNotFound');
  const refused = refuseMember(found, candidate, now);
  if (refused) return refused;
  const place = await placeFor(pool, found, candidate, meetings, now);
  if (isRefusal(place)) return place;
  const { days, series, missed } = place;
  return {
    name: candidate.name,
    startsAt: days.startsAt,
    meetings: series.length,
    makeups: missed,
    lastDay: days.lastDay,
  };
}

type Preview = { found: LockedClass | null; candidate: Candidate | null; meetings: ClassMeeting[] };

const e = tableAs('enrolment', 'e');
const l = tableAs('learner', 'l');

const selectPreview = statement(
  ({ classId, enrolmentId }: Params<{ classId: string | null; enrolmentId: string | null }>) => {
    const id = classId.$castTo<string>();
    const candidate = sql`${candidateFrom} where ${e.id} = ${enrolmentId} and ${l.erased_at} is null`;
    return select(
      [
        jsonRow(classById(id)).as('found'),
        jsonRow(select(candidateColumns, candidate)).as('candidate'),
        meetingsOfClassAsJson(id).as('meetings'),
      ],
      sql``,
    );
  },
);

/** A class with its meetings and the candidate, without locks. One statement. */
async function readPreview(db: Queryable, classId: string, enrolmentId: string): Promise<Preview> {
  const row = requireRow(
    await selectPreview.all(db, {
      classId: isId(classId) ? classId : null,
      enrolmentId: isId(enrolmentId) ? enrolmentId : null,
    }),
  );
  return { ...row, meetings: sentMeetings(row.meetings) };
}

/** Refuses a learner who cannot join this class; a place offered to somebody else is not free. */
function refuseMember(found: LockedClass, candidate: Candidate, now: Date) {
  if (found.state === 'completed' || found.state === 'cancelled') return refuse('classes.over');
  if (found.members.length >= found.capacity) {
    return refuse('classes.full', { params: { capacity: found.capacity } });
  }
  const held = found.offered.filter((one) => one !== candidate.enrolmentId).length;
  if (found.members.length + held >= found.capacity) return refuse('classes.placesOffered');
  if (found.members.length + held + found.guests >= found.capacity) return refuse('classes.placesGuests');
  return refuseCourse(found, candidate, now);
}

/** Refuses a learner whose course does not match this class, regardless of free places. */
export function refuseCourse(found: LockedClass, candidate: Candidate, now: Date) {
  const { name, perWeek } = candidate;
  if (found.state === 'completed' || found.state === 'cancelled') return refuse('classes.over');
  const course = courseOf(candidate, now);
  if (isRefusal(course)) return course;
  if (found.members.some(({ learnerId }) => learnerId === candidate.learnerId))
    return refuse('classes.sameLearnerTwice', { params: { name } });
  if (!sameCourse(course, found)) return refuse('classes.notTogether', { params: { name } });
  if (found.slots > perWeek) return refuse('classes.tooManySlots', { params: { name, perWeek } });
  return null;
}

type Place = {
  days: { startsOn: string; lastDay: string; startsAt: string; minutes: number; teacherName: string };
  /** The coming meetings the learner joins, and the numbers to make up. */
  series: ClassMeeting[];
  missed: number[];
};

/** The meetings and course days a learner would get, or why joining is impossible. One statement. */
export async function placeFor(
  db: Queryable,
  found: LockedClass,
  candidate: Candidate,
  meetings: readonly ClassMeeting[],
  now: Date,
): Promise<
  | Place
  | Refusal<'classes.over' | 'classes.pastLastDay' | 'classes.teacherNotCleared' | 'meetings.learnerBusy'>
> {
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
    now,
  });
  if (teacher && found.ageGroup !== 'adult' && !mayTeachMinors(teacher.clearance, startsOn))
    return refuse('classes.teacherNotCleared', { params: { name: teacher.name } });
  const clash = spans.find((span) => learnersBusy.some((busy) => overlaps(busy, span)));
  if (clash) return refuse('meetings.learnerBusy', { params: { start: clash.start.toISOString() } });
  const known = new Set(series.map(({ number }) => number));
  const missed = Array.from({ length: candidate.meetings }, (_, at) => at + 1).filter((n) => !known.has(n));
  const days = {
    startsOn,
    lastDay,
    startsAt: first.start.toISOString(),
    minutes: begunMinutes(first.start, first.end),
    teacherName: teacher?.name ?? '',
  };
  return { days, series, missed };
}

/** Writes the learner's seats and make-ups for past meetings; two statements. */
async function writeSeats(
  db: PoolClient,
  found: LockedClass,
  candidate: Candidate,
  { series, missed }: Place,
): Promise<void> {
  const makeups =
    missed.length === 0
      ? new Map<number, string>()
      : await insertMeetings(
          db,
          { classId: found.id, teacherId: found.teacherId },
          missed.map((number) => ({ number, kind: 'makeup', span: null })),
        );
  const learner = { enrolmentId: candidate.enrolmentId, learnerId: candidate.learnerId };
  const seats: NewSeat[] = [
    ...series.map(({ id, number, span }) => ({ ...learner, meetingId: id, number, span })),
    ...[...makeups].map(([number, meetingId]) => ({ ...learner, meetingId, number, span: null })),
  ];
  await insertSeats(db, seats);
}
