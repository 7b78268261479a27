import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { tableAs, withCtes } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Call, SignedInCall } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { relationTo } from '../meetings/access.ts';
import { refuseWhenBusy } from '../meetings/busy.ts';
import { addChanges } from '../meetings/changes.ts';
import { lockedMeetings, type MeetingFacts, meetingFacts, type SeatFacts } from '../meetings/facts.ts';
import { lockClassesToPlan } from '../meetings/lock-order.ts';
import { familiesOf, paramsOf, teacherOf } from '../meetings/notices.ts';
import { timetableOf } from './free-for.ts';
import { chooseSeat } from './free-seats.ts';
import { offeredCourse } from './store.ts';

const m = tableAs('meeting', 'm');
const s = tableAs('seat', 's');

type Taking = { makeupId: string; hostId: string; seatId: string; decision: string };

const take = statement(({ makeupId, hostId, seatId, decision }: Params<Taking>) =>
  withCtes(
    {
      left_behind: sql`update ${m} set state = 'lapsed', version = ${m.version} + 1 where ${m.id} = ${makeupId}`,
      // Whoever edits the other meeting has not seen this learner.
      grown: sql`update ${m} set version = ${m.version} + 1 where ${m.id} = ${hostId} returning ${m.id}, ${m.during}`,
    },
    sql`update ${s} set meeting_id = grown.id, during = grown.during, state = 'planned', decision = ${decision}::jsonb,
        left_makeup = ${makeupId}, version = ${s.version} + 1 from grown where ${s.id} = ${seatId}`,
  ),
);

type Taken = { start: Date };
type NoSeat = Refusal<'offeredTimes.notFound' | 'offeredTimes.seatTaken'>;

/**
 * Holds a make-up of a group in a free seat of another class (docs/product/course-rules-2.md#groups) instead of a meeting
 * of its own, which lapses. The number stays; family and teacher are told. Of two who want the last seat one gets it.
 * Both classes must be locked (`lockClassesToPlan`), because joining the other one takes one of its places too.
 */
export async function takeSeatIn(
  db: PoolClient,
  { makeupId, hostId }: { makeupId: string; hostId: string },
  by: 'learner' | 'school',
  call: Call,
): Promise<Taken | NoSeat> {
  const { now } = call;
  const locked = await lockedMeetings(db, [makeupId, hostId]);
  const makeup = locked.find(({ id }) => id === makeupId);
  const host = locked.find(({ id }) => id === hostId);
  const seat = makeup?.seats[0];
  if (!makeup || !host || !seat) return refuse('offeredTimes.notFound');
  const course = await offeredCourse(db, seat.enrolmentId, now);
  const waiting = course?.waiting.find(({ id }) => id === makeupId);
  if (!course || !waiting || course.state !== 'active' || course.refundAsked)
    return refuse('offeredTimes.seatTaken');
  const timetable = await timetableOf(db, course, makeup.teacherId, now);
  const policy = await readPolicy(db, course.policyVersion);
  const chosen = chooseSeat(policy, course, waiting, timetable, { by, now, only: hostId });
  if (!chosen) return refuse('offeredTimes.seatTaken');
  const { decision } = chosen;
  const span = { start: chosen.seat.start, end: chosen.seat.end };
  await take.run(db, { makeupId, hostId, seatId: seat.seatId, decision: JSON.stringify(decision) });
  await addChanges(db, [{ meetingId: makeupId, kind: 'planned', was: null, becomes: span, decision }], {
    at: now,
    accountId: call.person?.accountId ?? null,
    role: call.person?.role ?? null,
  });
  await tell(db, host, seat, by, now);
  await writeAudit(db, call, {
    action: 'meeting.seatTaken',
    targetKind: 'meeting',
    targetId: hostId,
    concerns: { kind: 'enrolment', id: seat.enrolmentId },
    before: { meetingId: makeupId },
    after: { start: span.start },
  });
  return { start: span.start };
}

/** Tells the family, and the teacher of the other class who comes. */
async function tell(
  db: PoolClient,
  host: MeetingFacts,
  seat: SeatFacts,
  by: 'learner' | 'school',
  now: Date,
): Promise<void> {
  const teacher = { ...teacherOf(host, [seat]), number: host.number };
  const source = `meeting.joined:${host.id}:${seat.seatId}:${seat.version + 1}`;
  await notifyAll(
    db,
    [
      ...familiesOf([seat]).map((family) => ({ recipient: family, key: source })),
      { recipient: teacher, key: `${source}:teacher` },
    ].map(({ recipient, key }) => ({
      accountId: recipient.accountId,
      kind: 'meeting.joined',
      params: { ...paramsOf(host, recipient), teacherName: host.teacherName, by },
      source: key,
    })),
    now,
  );
}

/** A family takes a seat for its make-up. Sent again it answers the same and changes nothing. */
export async function takeSeatOf(
  pool: Pool,
  meetingId: string,
  { seatIn, version }: { seatIn: string; version: number },
  call: SignedInCall,
): Promise<
  { meetingId: string; start: string } | NoSeat | Refusal<'meetings.learnerBusy' | 'meetings.teacherBusy'>
> {
  return refuseWhenBusy(() =>
    inTransaction(pool, async (db) => {
      const host = await meetingFacts(db, seatIn);
      const makeup = await meetingFacts(db, meetingId);
      if (!makeup) return refuse('offeredTimes.notFound');
      const start = host && ownStart(host, makeup, call);
      if (start) return { meetingId: seatIn, start: start.toISOString() };
      if (!relationTo(makeup, call.person, call.now)) return refuse('offeredTimes.notFound');
      if (!host || makeup.version !== version) return refuse('offeredTimes.seatTaken');
      await lockClassesToPlan(db, [meetingId, seatIn], null);
      const taken = await takeSeatIn(db, { makeupId: meetingId, hostId: seatIn }, 'learner', call);
      return isRefusal(taken) ? taken : { meetingId: seatIn, start: taken.start.toISOString() };
    }),
  );
}

/** Start of the other class's meeting if the family has its seat there instead of this make-up already. */
function ownStart(host: MeetingFacts, makeup: MeetingFacts, { person, now }: SignedInCall): Date | null {
  const seat = relationTo(host, person, now)?.seats.find(
    ({ number, state, homeClassId }) =>
      number === makeup.number && state === 'planned' && homeClassId === makeup.classId,
  );
  return makeup.state === 'lapsed' && host.classId !== makeup.classId ? (seat?.span?.start ?? null) : null;
}
