import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { weekOf } from '@fasih/school/catalogue/policy/validity';
import type { PoolClient } from 'pg';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { addChanges } from '../meetings/changes.ts';
import type { MeetingFacts } from '../meetings/facts.ts';
import { readTimetable, weekKey } from '../meetings/read-timetable.ts';
import { clashOf, decideMoveOfAll, withPolicies } from '../meetings/rules-of-meeting.ts';
import { setTimes } from '../meetings/store-moves.ts';
import { lockTeacher } from '../teachers/lock-teacher.ts';

/** A meeting to plan, with the time it had. */
export type Untimed = { meeting: MeetingFacts; was: Span };
/** A meeting that got its old time back. */
export type PlannedBack = Untimed & { decision: Decision };

/** The meetings whose last change was losing their time to a pause or a stopped course. */
export async function withOldTimes(
  db: Queryable,
  meetings: readonly MeetingFacts[],
  by: 'paused' | 'stopped',
): Promise<Untimed[]> {
  const { rows } = await db.query<{ meetingId: string; start: Date; end: Date }>(
    `select "meetingId", start, "end" from (
       select distinct on (meeting_id) meeting_id as "meetingId", kind, lower(was) as start, upper(was) as "end"
       from meeting_change where meeting_id = any($1) order by meeting_id, id desc
     ) last where kind = $2 and start is not null`,
    [meetings.filter(({ state }) => state === 'to_plan').map(({ id }) => id), by],
  );
  return meetings.flatMap((meeting) => {
    const was = rows.find(({ meetingId }) => meetingId === meeting.id);
    return was ? [{ meeting, was: { start: was.start, end: was.end } }] : [];
  });
}

/**
 * Gives meetings their old times back if these are in the future, free and within the rules, one after the
 * other; returns those that succeeded. Four statements and two per teacher.
 */
export async function planBack(
  db: PoolClient,
  waiting: readonly Untimed[],
  call: SignedInCall,
): Promise<PlannedBack[]> {
  const planned = await thoseThatFit(db, waiting, call.now);
  await setTimes(
    db,
    planned.map(({ meeting, was, decision }) => ({ meetingId: meeting.id, to: was, decision })),
  );
  await addChanges(
    db,
    planned.map(({ meeting, was, decision }) => ({
      meetingId: meeting.id,
      kind: 'planned',
      becomes: was,
      decision,
    })),
    { at: call.now, ...call.person },
  );
  return planned;
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
    });
    const inWeek = new Map(free.inWeek);
    for (const { meeting, was } of ofTeacher) {
      const seats = await withPolicies(db, meeting.seats);
      const decision = decideMoveOfAll(meeting, seats, was, inWeek, 'school', now);
      if (decision?.outcome !== 'allowed' || clashOf(meeting, was, free)) continue;
      planned.push({ meeting, was, decision });
      for (const { enrolmentId } of seats) {
        const key = weekKey(enrolmentId, weekOf(was.start));
        inWeek.set(key, (inWeek.get(key) ?? 0) + 1);
      }
    }
  }
  return planned;
}
