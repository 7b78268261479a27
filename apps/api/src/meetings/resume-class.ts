import type { Reply } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { resumeClass as resumeContract } from '@fasih/school/meetings/contract';
import type { Span } from '@fasih/school/policy/attendance';
import type { Decision } from '@fasih/school/policy/decision';
import { weekOf } from '@fasih/school/policy/validity';
import type { Pool, PoolClient } from 'pg';
import { writeAudit } from '../audit/write-audit.ts';
import { classExists, endPause } from '../classes/pause-store.ts';
import { inTransaction, type Queryable } from '../db/transaction.ts';
import type { SignedInCall } from '../http/call.ts';
import { notifyAll } from '../notifications/notify.ts';
import { lockTeacher } from '../teachers/store.ts';
import { refuseWhenBusy } from './busy.ts';
import { addChanges } from './changes.ts';
import { type MeetingFacts, openMeetingsOfClass } from './facts.ts';
import { familiesOf, paramsOf, sourceOf, teacherOf } from './notices.ts';
import { numbered, presentPaused } from './pause-class.ts';
import { readTimetable, weekKey } from './read-timetable.ts';
import { clashOf, decideMoveOfAll, withPolicies } from './rules-of-meeting.ts';
import { setTimes } from './store-moves.ts';

type Resumed = Reply<typeof resumeContract>;
type Waiting = { meeting: MeetingFacts; was: Span };
type Planned = Waiting & { decision: Decision };

/**
 * Ends a pause, also early: meetings that the pause took from their times go back to them where these are still to come,
 * free, and within the rules; the rest stays to plan and is named. Ten statements.
 */
export async function resumeClass(
  pool: Pool,
  classId: string,
  call: SignedInCall,
): Promise<Resumed | Refusal> {
  if (!isId(classId)) return refuse('meetings.classNotFound');
  return refuseWhenBusy(() =>
    inTransaction<Resumed | Refusal>(pool, async (db) => {
      const resumed = await endPause(db, classId, call.now);
      if (!resumed)
        return refuse((await classExists(db, classId)) ? 'meetings.notPaused' : 'meetings.classNotFound');
      const waiting = await pausedMeetings(db, await openMeetingsOfClass(db, classId));
      const planned = await planBack(db, waiting, call.now);
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
      await tellPlanned(db, planned, call.now);
      await writeAudit(db, call, {
        action: 'class.resumed',
        targetKind: 'class',
        targetId: classId,
        after: { meetings: planned.map(({ meeting }) => meeting.number) },
      });
      const back = new Set(planned.map(({ meeting }) => meeting.id));
      const named = ({ meeting, was }: Waiting) => numbered(meeting, was.start);
      return {
        class: presentPaused(resumed),
        planned: planned.map(named),
        toPlan: waiting.filter(({ meeting }) => !back.has(meeting.id)).map(named),
      };
    }),
  );
}

/** Those of some meetings that a pause made 'to plan', nothing having happened to them since, with the time they had. */
async function pausedMeetings(db: Queryable, meetings: readonly MeetingFacts[]): Promise<Waiting[]> {
  const { rows } = await db.query<{ meetingId: string; start: Date; end: Date }>(
    `select "meetingId", start, "end" from (
       select distinct on (meeting_id) meeting_id as "meetingId", kind, lower(was) as start, upper(was) as "end"
       from meeting_change where meeting_id = any($1) order by meeting_id, id desc
     ) last where kind = 'paused' and start is not null`,
    [meetings.filter(({ state }) => state === 'to_plan').map(({ id }) => id)],
  );
  return meetings.flatMap((meeting) => {
    const was = rows.find(({ meetingId }) => meetingId === meeting.id);
    return was ? [{ meeting, was: { start: was.start, end: was.end } }] : [];
  });
}

/** Which of the waiting meetings can have their old times back, one after the other. */
async function planBack(db: PoolClient, waiting: readonly Waiting[], now: Date): Promise<Planned[]> {
  const planned: Planned[] = [];
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
      const unpaused = { pausedFrom: null, pausedUntil: null };
      if (decision?.outcome !== 'allowed' || clashOf(unpaused, was, free)) continue;
      planned.push({ meeting, was, decision });
      for (const { enrolmentId } of seats) {
        const key = weekKey(enrolmentId, weekOf(was.start));
        inWeek.set(key, (inWeek.get(key) ?? 0) + 1);
      }
    }
  }
  return planned;
}

async function tellPlanned(db: PoolClient, planned: readonly Planned[], now: Date): Promise<void> {
  await notifyAll(
    db,
    planned.flatMap(({ meeting, was }) =>
      [...familiesOf(meeting.seats), teacherOf(meeting, meeting.seats)].map((told) => ({
        accountId: told.accountId,
        kind: 'meeting.moved' as const,
        params: { ...paramsOf(meeting, told, was.start), was: null, by: 'school' as const },
        source: sourceOf('meeting.moved', meeting, told),
      })),
    ),
    now,
  );
}
