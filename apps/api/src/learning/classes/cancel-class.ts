import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { SchoolClass } from '@fasih/school/learning/classes/contract';
import type { Pool, PoolClient } from 'pg';
import { forgetCourseDays } from '../../courses/balance/balance.ts';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { openMeetingsOfClass } from '../meetings/facts.ts';
import { takeBackSeries } from '../meetings/lapse-seats.ts';
import { returnMeeting } from '../meetings/return-meeting.ts';
import { decideCancelForSeat } from '../meetings/rules-of-meeting.ts';
import { lockMeetingsOf } from './class-meetings.ts';
import { readClass } from './read-classes.ts';
import { refuseStale } from './stale-class.ts';
import { endUnbegun, type LockedClass, lockClass } from './store.ts';

/**
 * Cancels a class before its first meeting: its meetings and seats are removed, its learners wait for a class
 * again, families and teacher are told why. Refused once the first meeting has started.
 */
export async function cancelClass(
  pool: Pool,
  classId: string,
  form: { reason: string; version: number },
  call: SignedInCall,
): Promise<SchoolClass | Refusal<'classes.begun' | 'classes.notFound' | 'classes.over' | 'common.stale'>> {
  const cancelled = await inTransaction(pool, async (db) => {
    const found = await lockClass(db, classId);
    if (!found) return refuse('classes.notFound');
    if (found.version !== form.version) return refuseStale(db, classId, call.now);
    if (found.state === 'completed' || found.state === 'cancelled') return refuse('classes.over');
    const refused = await cancelClassIn(db, found, form.reason, call, ['families', 'teacher']);
    if (refused) return refused;
    return 'cancelled' as const;
  });
  if (isRefusal(cancelled)) return cancelled;
  return (await readClass(pool, classId, call.now)) ?? refuse('classes.notFound');
}

/** `cancelClass` inside an open transaction; the class must be locked. Tells only those named. */
export async function cancelClassIn(
  db: PoolClient,
  found: LockedClass,
  reason: string,
  call: SignedInCall,
  told: readonly ('families' | 'teacher')[],
) {
  const meetings = await lockMeetingsOf(db, found.id);
  if (meetings.some(({ closed, span }) => closed || (span !== null && span.start <= call.now)))
    return refuse('classes.begun');
  await sendGuestsHome(db, found, reason, call);
  await takeBackSeries(db, found.id);
  await forgetCourseDays(
    db,
    found.members.map(({ enrolmentId }) => enrolmentId),
  );
  await endUnbegun(db, found.id, reason, call.now);
  const notices = noticesOf(found, reason).filter(({ accountId }) =>
    told.includes(accountId === found.teacherId ? 'teacher' : 'families'),
  );
  await notifyAll(db, notices, call.now);
  await writeAudit(db, call, {
    action: 'class.cancelled',
    targetKind: 'class',
    targetId: found.id,
    before: { state: found.state, enrolmentIds: found.members.map(({ enrolmentId }) => enrolmentId) },
    after: { state: 'cancelled' },
    reason,
  });
  return null;
}

/** Gives learners of other classes, who make up a number here, their meeting back before the plan goes. */
async function sendGuestsHome(
  db: PoolClient,
  { id, members }: LockedClass,
  reason: string,
  call: SignedInCall,
): Promise<void> {
  const own = new Set(members.map(({ enrolmentId }) => enrolmentId));
  for (const meeting of await openMeetingsOfClass(db, id)) {
    const seats = meeting.seats.filter(
      ({ enrolmentId, state }) => state === 'planned' && !own.has(enrolmentId),
    );
    if (meeting.kind !== 'series' || seats.length === 0) continue;
    await returnMeeting(
      db,
      { ...meeting, seats },
      (seat, growth) => decideCancelForSeat(meeting, seat.policy, growth, 'school', call.now),
      { actor: 'school', accountId: call.person.accountId, role: call.person.role, reason },
      call.now,
    );
  }
}

function noticesOf(found: LockedClass, reason: string): AnyNotice[] {
  const about = { className: found.name, reason };
  const families = found.members.map(({ accountId, name, enrolmentId }) => ({
    accountId,
    learnerName: name,
    key: enrolmentId,
  }));
  const names = found.members.map(({ name }) => name).join(', ');
  return [...families, { accountId: found.teacherId, learnerName: names, key: 'teacher' }].map(
    ({ accountId, learnerName, key }): AnyNotice => ({
      accountId,
      kind: 'class.cancelled',
      params: { ...about, learnerName },
      source: `class.cancelled:${found.id}:${key}`,
    }),
  );
}
