import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { weekOf } from '@fasih/school/catalogue/policy/validity';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { distinctOn, endOf, select, startOf, subqueryAs, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { addChanges } from '../meetings/changes.ts';
import type { MeetingFacts } from '../meetings/facts.ts';
import { numbersBefore, renumber, withNumber } from '../meetings/numbers.ts';
import { readTimetable, weekKey } from '../meetings/read-timetable.ts';
import { decideMoveForSeats, refuseClash, withPolicies } from '../meetings/rules-of-meeting.ts';
import { setTimes } from '../meetings/store-moves.ts';
import { lockTeacher } from '../teachers/lock-teacher.ts';

/** A meeting to plan, with the time it had. */
export type Untimed = { meeting: MeetingFacts; was: Span };
/** A meeting that got its old time back. */
export type PlannedBack = Untimed & { decision: Decision };

const mc = tableAs('meeting_change', 'mc');

type LostTime = { meetingIds: readonly string[]; kind: 'paused' | 'stopped' };

const selectOldTimes = statement(({ meetingIds, kind }: Params<LostTime>) => {
  const last = subqueryAs(
    distinctOn(
      [mc.meeting_id],
      [
        mc.meeting_id.as('meetingId'),
        mc.kind.as('kind'),
        startOf(mc.was).as('start'),
        endOf(mc.was).as('end'),
        mc.of_meeting.as('ofMeeting'),
      ],
      sql`from ${mc} where ${mc.meeting_id} = any(${meetingIds}) and ${mc.kind} <> 'renumbered' order by ${mc.meeting_id}, ${mc.id} desc`,
    ),
    'last',
  );
  return select(
    [last.meetingId.as('meetingId'), last.start.$notNull().as('start'), last.end.$notNull().as('end')],
    sql`from ${last} where ${last.kind} = ${kind} and ${last.start} is not null and ${last.ofMeeting} is null`,
  );
});

/**
 * The meetings whose last change was losing their time to a pause or a stopped course; not make-ups that lost a seat in another
 * class to that class's pause.
 */
export async function withOldTimes(
  db: Queryable,
  meetings: readonly MeetingFacts[],
  by: 'paused' | 'stopped',
): Promise<Untimed[]> {
  const toPlan = meetings.filter(({ state }) => state === 'to_plan');
  const rows = await selectOldTimes.all(db, { meetingIds: toPlan.map(({ id }) => id), kind: by });
  return meetings.flatMap((meeting) => {
    const was = rows.find(({ meetingId }) => meetingId === meeting.id);
    return was ? [{ meeting, was: { start: was.start, end: was.end } }] : [];
  });
}

/**
 * Gives meetings their old times back if these are in the future, free and within the rules, one after the
 * other; returns those that succeeded, with the numbers that they have then. Four
 * statements, six under course rules 2, and two per teacher. The classes must be locked.
 */
export async function planBack(
  db: PoolClient,
  waiting: readonly Untimed[],
  call: SignedInCall,
): Promise<PlannedBack[]> {
  const planned = await thoseThatFit(db, waiting, call.now);
  const numbers = await numbersBefore(
    db,
    planned.map(({ meeting }) => meeting),
    call.now,
  );
  await setTimes(
    db,
    planned.map(({ meeting, was, decision }) => ({ meetingId: meeting.id, to: was, decision })),
  );
  const given = planned.map(({ meeting, was }) => ({
    meetingId: meeting.id,
    was: null,
    to: was.start,
    by: 'school' as const,
  }));
  const renumbered = await renumber(db, numbers, given, call.now);
  await addChanges(
    db,
    [
      ...planned.map(({ meeting, was, decision }) => ({
        meetingId: meeting.id,
        kind: 'planned' as const,
        becomes: was,
        decision,
      })),
      ...renumbered.changes,
    ],
    { at: call.now, ...call.person },
  );
  return planned.map((one) => ({ ...one, meeting: withNumber(one.meeting, renumbered) }));
}

async function thoseThatFit(db: PoolClient, waiting: readonly Untimed[], now: Date): Promise<PlannedBack[]> {
  const planned: PlannedBack[] = [];
  const teachers = new Set(waiting.map(({ meeting }) => meeting.teacherId));
  for (const teacherId of teachers) {
    const ofTeacher = waiting.filter(({ meeting }) => meeting.teacherId === teacherId);
    const starts = ofTeacher.map(({ was }) => was.start.getTime());
    await lockTeacher(db, teacherId);
    const free = await readTimetable(db, {
      teacherId,
      learnerIds: ofTeacher.flatMap(({ meeting }) => meeting.seats.map(({ learnerId }) => learnerId)),
      from: new Date(Math.min(...starts)),
      until: new Date(Math.max(...starts)),
      without: [],
      now,
    });
    const inWeek = new Map(free.inWeek);
    for (const { meeting, was } of ofTeacher) {
      const seats = await withPolicies(db, meeting.seats);
      const decision = decideMoveForSeats(meeting, seats, was, inWeek, 'school', now);
      if (decision?.outcome !== 'allowed' || refuseClash(meeting, was, free)) continue;
      planned.push({ meeting, was, decision });
      for (const { enrolmentId } of seats) {
        const key = weekKey(enrolmentId, weekOf(was.start));
        inWeek.set(key, (inWeek.get(key) ?? 0) + 1);
      }
    }
  }
  return planned;
}
