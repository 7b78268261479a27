import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import { fingerprint } from '../../platform/fingerprint.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { refuseWhenBusy } from '../meetings/busy.ts';
import { changesOfCourses } from '../meetings/course-changes.ts';
import { lockedMeetings } from '../meetings/facts.ts';
import { courseOfFamily } from '../meetings/family-pause.ts';
import { lockClassesToPlan } from '../meetings/lock-order.ts';
import { takeSeatIn } from '../offered-times/take-seat.ts';
import { carryOut } from './carry-out.ts';
import type { PlannedSeries } from './plan-class.ts';
import { planClasses } from './plan-classes.ts';
import { type PlannedSeat, planMakeups } from './plan-makeups.ts';
import { presentPlan } from './present-plan.ts';
import { noticesOf, tellAll } from './recipients.ts';
import type { SeriesEvent } from './series-event.ts';

type PlannedEnd = {
  planned: PlannedSeries[];
  /** Free seats of other classes for numbers of a group. */
  seats: PlannedSeat[];
  inGroup: boolean;
  event: Extract<SeriesEvent, { kind: 'takenUp' }>;
};

/** The times that the meetings of a family's pause would get from a day on. Writes nothing. */
export async function previewFamilyEnd(
  pool: Pool,
  enrolmentId: string,
  { from }: { from?: string | undefined },
  call: SignedInCall,
) {
  const found = await planFamilyEnd(pool, enrolmentId, from, call, null);
  return isRefusal(found) ? found : presentEnd(found);
}

function presentEnd({ planned, seats, inGroup, event }: PlannedEnd) {
  const plan = presentPlan(planned);
  return {
    ...plan,
    from: event.from,
    inGroup,
    seats: seats.map(({ makeupId, start, hostId: _, ...seat }) => ({
      ...seat,
      meetingId: makeupId,
      start: start.toISOString(),
    })),
    // With the seats: where another one is free by now, the family looks again.
    seen: seats.length === 0 ? plan.seen : fingerprint([plan.seen, seats]),
  };
}

/**
 * Has lessons again after a family's pause, or before its end (docs/product/course-rules-2.md#family-pause): the meetings that
 * it left without a time get the next weekly times, those of a group free seats of their numbers or times alone, as the
 * preview has shown it; refused where anything has changed since. Family and teacher are told by one message, a seat by one of
 * its own.
 */
export async function endFamilyPause(
  pool: Pool,
  enrolmentId: string,
  { from, seen }: { from?: string | undefined; seen: string },
  call: SignedInCall,
) {
  return refuseWhenBusy(() =>
    inTransaction(pool, async (db) => {
      const hosts = isId(enrolmentId) ? await lockForEnd(db, enrolmentId, from, call) : [];
      const found = await planFamilyEnd(db, enrolmentId, from, call, 'lock');
      if (isRefusal(found)) return found;
      const { planned, seats, event } = found;
      const plan = presentEnd(found);
      if (plan.seen !== seen || !seats.every(({ hostId }) => hosts.includes(hostId)))
        return refuse('classes.planChanged');
      for (const seat of seats)
        if (isRefusal(await takeSeatIn(db, seat, 'learner', call))) return refuse('classes.planChanged');
      await carryOut(db, planned, { reason: '', actor: 'learner' }, call);
      await tellAll(db, noticesOf(planned, event, { source: seen }), call.now);
      const times = plan.classes.reduce((sum, one) => sum + one.times.length, 0);
      await writeAudit(db, call, {
        action: 'enrolment.pauseEnded',
        targetKind: 'enrolment',
        targetId: enrolmentId,
        after: { meetings: times + seats.length },
      });
      return plan;
    }),
  );
}

/**
 * Locks what ending the pause may write: the classes of the course and of the seats that it may get, then their meetings. The
 * meetings of these seats.
 */
async function lockForEnd(
  db: Queryable,
  enrolmentId: string,
  from: string | undefined,
  call: SignedInCall,
): Promise<string[]> {
  const seen = await planFamilyEnd(db, enrolmentId, from, call, null);
  const hosts = isRefusal(seen) ? [] : seen.seats.map(({ hostId }) => hostId);
  const makeups = isRefusal(seen) ? [] : seen.makeups;
  await lockClassesToPlan(db, [...makeups, ...hosts], enrolmentId);
  if (makeups.length > 0) await lockedMeetings(db, [...makeups, ...hosts]);
  return hosts;
}

async function planFamilyEnd(
  db: Queryable,
  enrolmentId: string,
  wanted: string | undefined,
  { person, now }: SignedInCall,
  lock: 'lock' | null,
): Promise<
  (PlannedEnd & { makeups: string[] }) | Refusal<'meetings.courseNotFound' | 'meetings.nothingPaused'>
> {
  const course = await courseOfFamily(db, enrolmentId, person);
  if (!course) return refuse('meetings.courseNotFound');
  if (course.state !== 'active' || course.paused.length === 0) return refuse('meetings.nothingPaused');
  const { paused } = course;
  const lostBy = (isOne: (meeting: (typeof paused)[number]) => boolean) =>
    new Map(
      paused
        .filter(isOne)
        .map(({ meetingId, start, end }) => [meetingId, { start: new Date(start), end: new Date(end) }]),
    );
  const waiting = lostBy(({ inGroup }) => !inGroup);
  const makeups = lostBy(({ inGroup }) => inGroup);
  const classIds = [...new Set(paused.flatMap((one) => (one.inGroup ? [] : one.classId)))];
  const changes = (await changesOfCourses(db, [enrolmentId]))(enrolmentId);
  const ends = changes.flatMap((one) => (one.kind === 'familyPause' ? one.until : []));
  const today = dayIn(now);
  const day = wanted ?? ends.sort().at(-1) ?? today;
  const from = day > today ? day : today;
  const event = { kind: 'takenUp', by: 'learner', from, waiting, lost: new Map<string, number>() } as const;
  const weekly = classIds.length > 0 ? await planClasses(db, classIds, event, now, lock) : [];
  const { seats, alone } = await planMakeups(db, enrolmentId, makeups, from, now, lock);
  return {
    planned: [...weekly, ...alone],
    seats,
    inGroup: makeups.size > 0,
    event,
    makeups: [...makeups.keys()],
  };
}
