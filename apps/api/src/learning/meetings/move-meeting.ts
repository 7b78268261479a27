import { isId } from '@fasih/school/basics/ids';
import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import type { Actor } from '@fasih/school/catalogue/policy/timetable';
import type { Pool, PoolClient } from 'pg';
import { notifyAll } from '../../learning/calendars/notify.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { lockTeacher } from '../teachers/lock-teacher.ts';
import { type Relation, relationTo } from './access.ts';
import { refuseWhenBusy } from './busy.ts';
import { addChanges } from './changes.ts';
import { extendMoved } from './extend-moved.ts';
import { type MeetingFacts, meetingFacts } from './facts.ts';
import { withFreeUntil } from './free-until.ts';
import { familiesOf, paramsOf, sourceOf, teacherOf } from './notices.ts';
import { numbersBefore, renumber, withNumber } from './numbers.ts';
import { presentDecision, presentMeeting } from './present.ts';
import { readTimetable } from './read-timetable.ts';
import {
  decideMoveForSeats,
  policyOfMeeting,
  refusalOfMove,
  refuseClash,
  refuseOffGrid,
  spanFrom,
  withPolicies,
} from './rules-of-meeting.ts';
import { setTimes } from './store-moves.ts';
import { lockSeries } from './store-numbers.ts';

export type Move = { start: string; learnerId?: string | undefined; version: number };

/**
 * Moves a meeting, or plans one that is to plan, after checking the rules and everybody's timetable
 * (docs/product/classes.md#moving); exclusion constraints decide between simultaneous requests. Family and
 * teacher are notified. Nine statements, thirteen at
 * most under course rules 2.
 */
export async function moveMeeting(pool: Pool, meetingId: string, move: Move, call: SignedInCall) {
  return refuseWhenBusy(() =>
    inTransaction(pool, async (db) => {
      if (isId(meetingId)) await lockSeries(db, { meetingId });
      const meeting = await meetingFacts(db, meetingId, 'lock');
      const relation = meeting && relationTo(meeting, call.person, call.now, move.learnerId);
      if (!meeting || !relation) return refuse('meetings.notFound');
      if (meeting.version !== move.version)
        return refuse('common.stale', { current: presentMeeting(meeting, call.person) });
      return moveLocked(db, meeting, relation, new Date(move.start), call);
    }),
  );
}

async function moveLocked(
  db: PoolClient,
  found: MeetingFacts,
  { actor }: Relation,
  start: Date,
  call: SignedInCall,
) {
  // Serialises this with changes of the teacher's hours, exceptions and other meetings.
  await lockTeacher(db, found.teacherId);
  const numbers = await numbersBefore(db, [found], call.now);
  const checked = await checkMove(db, found, actor, start, call.now);
  if (isRefusal(checked)) return checked;
  const { to, decision } = checked;
  const was = found.span;
  await setTimes(db, [{ meetingId: found.id, to, decision }]);
  const change = { meetingId: found.id, was: was?.start ?? null, to: to.start, by: actor };
  const renumbered = await renumber(db, numbers, [change], call.now);
  const meeting = withNumber(found, renumbered);
  const seats = await withPolicies(db, meeting.seats);
  if (was && actor !== 'learner') await extendMoved(db, seats, was, to, call.now);
  await addChanges(
    db,
    [
      { meetingId: meeting.id, kind: was ? 'moved' : 'planned', was, becomes: to, decision },
      ...renumbered.changes,
    ],
    { at: call.now, ...call.person },
  );
  await notifyAll(
    db,
    [...familiesOf(seats), teacherOf(meeting, seats)].map((recipient) => ({
      accountId: recipient.accountId,
      kind: 'meeting.moved',
      params: { ...paramsOf(meeting, recipient, to.start), was: was?.start.toISOString() ?? null, by: actor },
      source: sourceOf('meeting.moved', meeting, recipient),
    })),
    call.now,
  );
  await writeAudit(db, call, {
    action: was ? 'meeting.moved' : 'meeting.planned',
    targetKind: 'meeting',
    targetId: meeting.id,
    before: { start: was?.start ?? null },
    after: { start: to.start },
  });
  const moved: MeetingFacts = {
    ...meeting,
    state: 'planned',
    span: to,
    checkedInAt: null,
    delayMinutes: 0,
    version: meeting.version + 1,
    seats: meeting.seats.map((seat) => ({ ...seat, state: 'planned', span: to, toldLateAt: null })),
  };
  return { decision: presentDecision(decision), meeting: presentMeeting(moved, call.person) };
}

/** Checks a move against the rules, then everybody's timetable. */
async function checkMove(db: Queryable, meeting: MeetingFacts, actor: Actor, start: Date, now: Date) {
  const bought = await withPolicies(db, meeting.seats);
  // Only a family's moves have a limit that the telling shifts.
  const seats = actor === 'learner' ? await withFreeUntil(db, meeting.id, bought) : bought;
  const to = spanFrom(start, await policyOfMeeting(db, seats, now));
  const free = await readTimetable(db, {
    teacherId: meeting.teacherId,
    learnerIds: seats.map(({ learnerId }) => learnerId),
    from: to.start,
    until: to.end,
    without: [meeting.id],
  });
  const decision = decideMoveForSeats(meeting, seats, to, free.inWeek, actor, now);
  if (!decision) return refuse('meetings.notMovable');
  return (
    refusalOfMove(decision) ?? refuseOffGrid(to, free) ?? refuseClash(meeting, to, free) ?? { to, decision }
  );
}

/** Previews a move and who would be notified. Writes nothing; two statements. */
export async function previewMove(
  pool: Pool,
  meetingId: string,
  input: { start: string; learnerId?: string | undefined },
  call: SignedInCall,
) {
  const meeting = await meetingFacts(pool, meetingId);
  const relation = meeting && relationTo(meeting, call.person, call.now, input.learnerId);
  if (!meeting || !relation) return refuse('meetings.notFound');
  const checked = await checkMove(pool, meeting, relation.actor, new Date(input.start), call.now);
  if (isRefusal(checked)) return checked;
  const { to, decision } = checked;
  return {
    decision: presentDecision(decision),
    meeting: presentMeeting(meeting, call.person),
    becomes: { start: to.start.toISOString(), end: to.end.toISOString() },
    told: [...relation.seats.map(({ learnerName }) => learnerName), meeting.teacherName],
  };
}
