import type { Reply } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { decidePause, type PauseOutcome } from '@fasih/school/catalogue/policy/timetable';
import type { pauseClass as pauseContract } from '@fasih/school/learning/meetings/pause-contract';
import type { Pool, PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { addChanges, type ChangedBy, withGuests } from '../meetings/changes.ts';
import { type MeetingFacts, openMeetingsOfClass } from '../meetings/facts.ts';
import { familiesOf, teacherOf } from '../meetings/notices.ts';
import { lostTime, numbersBefore, renumber } from '../meetings/numbers.ts';
import { presentDecision } from '../meetings/present.ts';
import { withPolicies } from '../meetings/rules-of-meeting.ts';
import { lastDayOfSeat, toPlan } from '../meetings/seat-writes.ts';
import { extendPaused } from './extend-paused.ts';
import { classExists, type PausedClass, startPause } from './pause-store.ts';

export type Pause = { from: string; until: string; reason: string };
type Paused = Reply<typeof pauseContract>;

/**
 * Pauses a class: meetings in those days go back to plan if there is enough notice, the others stay and are
 * listed (docs/product/classes.md#pauses). A pause costs no meeting and moves no last day. Seven statements.
 */
export async function pauseClass(
  pool: Pool,
  classId: string,
  pause: Pause,
  call: SignedInCall,
): Promise<Paused | Refusal<'meetings.classNotFound' | 'meetings.classOver' | 'meetings.pauseOrder'>> {
  if (!isId(classId)) return refuse('meetings.classNotFound');
  const inOrder = dayIn(call.now) <= pause.from && pause.from < pause.until;
  return inTransaction(pool, async (db) => {
    if (!inOrder)
      return refuse((await classExists(db, classId)) ? 'meetings.pauseOrder' : 'meetings.classNotFound');
    const result = await pauseInside(db, classId, pause, { at: call.now, ...call.person });
    if (!result)
      return refuse((await classExists(db, classId)) ? 'meetings.classOver' : 'meetings.classNotFound');
    const { paused, given, staying } = result;
    await writeAudit(db, call, {
      action: 'class.paused',
      targetKind: 'class',
      targetId: classId,
      after: { from: pause.from, until: pause.until, meetings: given.map(({ meeting }) => meeting.number) },
      reason: pause.reason,
    });
    return {
      class: presentPaused(paused),
      toPlan: given.map(({ meeting }) => numbered(meeting)),
      staying: staying.map(({ meeting, decision }) => ({
        ...numbered(meeting),
        decision: presentDecision(decision),
      })),
    };
  });
}

/** Pauses a class in the caller's transaction; null if it does not exist or is over. Five statements, eleven
 * under course rules 2. */
export async function pauseInside(
  db: PoolClient,
  classId: string,
  pause: Pause,
  by: ChangedBy,
): Promise<{ paused: PausedClass; given: Decided[]; staying: Decided[] } | null> {
  const paused = await startPause(db, classId, pause, by.at);
  if (!paused) return null;
  const meetings = await openMeetingsOfClass(db, classId);
  const decided = await decideAll(db, meetings, pause, by.at);
  const given = decided.filter(({ decision }) => decision.outcome === 'kept');
  const staying = decided.filter(({ decision }) => decision.outcome !== 'kept');
  const freed = given.map(({ meeting }) => meeting);
  const numbers = await numbersBefore(db, freed, by.at);
  const guests = await toPlan(
    db,
    given.map(({ meeting, decision }) => ({ id: meeting.id, decision })),
    given.flatMap(({ meeting, decision }) => meeting.seats.map(({ seatId }) => ({ id: seatId, decision }))),
  );
  const lost = freed.map((meeting) => lostTime(meeting, 'school'));
  const renumbered = await renumber(db, numbers, lost, by.at);
  await addChanges(
    db,
    [
      ...renumbered.changes,
      ...withGuests(
        given.map(({ meeting, decision }) => ({
          meetingId: meeting.id,
          kind: 'paused' as const,
          was: meeting.span,
          reason: pause.reason,
          decision,
        })),
        guests,
      ),
    ],
    by,
  );
  const source = `extended:paused:${paused.id}:${paused.version}`;
  await extendPaused(db, [{ meetings, given: freed, source }], pause, by.at);
  await notifyPaused(db, paused, meetings, { ...pause, staying }, by.at);
  return { paused, given, staying };
}

type Decided = { meeting: MeetingFacts; decision: Decision<PauseOutcome> };

/** Decides each coming meeting of these days; one learner without notice keeps the meeting. */
async function decideAll(
  db: PoolClient,
  meetings: readonly MeetingFacts[],
  pause: Pause,
  now: Date,
): Promise<Decided[]> {
  const { from, until } = pause;
  const decided: Decided[] = [];
  for (const meeting of meetings) {
    if (!meeting.span || meeting.span.start <= now) continue;
    const day = dayIn(meeting.span.start);
    if (day < from || day >= until) continue;
    const decisions = (await withPolicies(db, meeting.seats)).map((seat) =>
      decidePause(seat.policy, { ...seat, lastDay: lastDayOfSeat(seat) }, { from, until }, now),
    );
    const decision = decisions.find(({ outcome }) => outcome !== 'kept') ?? decisions[0];
    if (decision) decided.push({ meeting, decision });
  }
  return decided;
}

async function notifyPaused(
  db: PoolClient,
  paused: PausedClass,
  meetings: readonly MeetingFacts[],
  { from, until, reason, staying }: Pause & { staying: readonly Decided[] },
  now: Date,
): Promise<void> {
  const seats = new Map(meetings.flatMap((meeting) => meeting.seats).map((seat) => [seat.learnerId, seat]));
  const all = [...seats.values()];
  const first = meetings[0];
  const people = [...familiesOf(all), ...(first ? [teacherOf(first, all, paused.teacherId)] : [])];
  await notifyAll(
    db,
    people.map((recipient) => ({
      accountId: recipient.accountId,
      kind: 'class.paused',
      params: {
        learnerName: recipient.learnerName,
        className: paused.name,
        classId: paused.id,
        from,
        until,
        reason,
        staying: staying.flatMap(({ meeting: { span } }) => span?.start.toISOString() ?? []),
      },
      source: `class.paused:${paused.id}:${paused.version}:${recipient.key}`,
    })),
    now,
  );
}

/** A class as pause and resume return it. */
export function presentPaused({ teacherId: _, ...paused }: PausedClass): Paused['class'] {
  return paused;
}

/** A meeting's number with its former start. */
export const numbered = (meeting: MeetingFacts, start = meeting.span?.start) => ({
  meetingId: meeting.id,
  number: meeting.number,
  start: start?.toISOString() ?? '',
});
