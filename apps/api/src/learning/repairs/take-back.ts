import { isId } from '@fasih/school/basics/ids';
import { refuse } from '@fasih/school/basics/refusal';
import { decideTakeBack } from '@fasih/school/catalogue/policy/repair';
import { policyOfClass } from '@fasih/school/catalogue/policy/rules-2';
import type { Pool, PoolClient } from 'pg';
import { notifyAll } from '../../learning/calendars/notify.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { refuseWhenBusy } from '../meetings/busy.ts';
import { addChanges, type MeetingChange, withGuests } from '../meetings/changes.ts';
import { openMeetingsOfClasses } from '../meetings/facts.ts';
import { lostTime, numbersBefore, renumber } from '../meetings/numbers.ts';
import { withPolicies } from '../meetings/rules-of-meeting.ts';
import { toPlan } from '../meetings/seat-writes.ts';
import { setTimes } from '../meetings/store-moves.ts';
import { noteChosen } from '../offered-times/replan-course.ts';
import { lockClasses, readSeriesClasses } from '../series/store.ts';
import { repairNotices } from './notices.ts';
import { type Restored, refuseOldTimes } from './old-times.ts';
import { timesOfRepair } from './read-repairs.ts';
import { classOfRepair, markTakenBack } from './store.ts';

/**
 * Takes a repair back within 24 hours (docs/product/classes.md#self-repair): what had no time waits as before, what was moved
 * has its old time. Refused as a whole if one of its times was changed since, or one of the old times is not possible any more.
 * Of two admins one takes it back. Families and teacher are told once, and the job does not make it again. Seventeen
 * statements at most.
 */
export async function takeBack(pool: Pool, repairId: string, call: SignedInCall) {
  return refuseWhenBusy(() =>
    inTransaction(pool, async (db) => {
      const repair = isId(repairId) ? await classOfRepair(db, repairId) : null;
      if (!repair) return refuse('repairs.notFound');
      await lockClasses(db, [repair.classId]);
      const [found] = await readSeriesClasses(db, [repair.classId]);
      const meetings = await openMeetingsOfClasses(db, [repair.classId], 'lock');
      const stored = await timesOfRepair(db, repairId);
      const times = stored.flatMap((time): Restored[] => {
        const meeting = meetings.find(({ id }) => id === time.meetingId);
        const isSame = meeting?.span?.start.getTime() === time.to.start.getTime();
        return meeting && isSame ? [{ ...time, meeting }] : [];
      });
      const seats = await withPolicies(
        db,
        times.flatMap(({ meeting }) => meeting.seats),
      );
      const policy = policyOfClass(seats.map((seat) => seat.policy));
      if (!found || !policy || times.length < stored.length) return refuse('repairs.changed');
      const decision = decideTakeBack(policy, repair.madeAt, call.now);
      if (decision.outcome === 'over') return refuse('repairs.over');
      const impossible = await refuseOldTimes(db, times, seats, call);
      if (impossible) return impossible;
      if (!(await markTakenBack(db, { id: repairId, by: call.person.accountId, at: call.now })))
        return refuse('repairs.over');
      const history = await restore(db, times, call.now);
      await addChanges(
        db,
        history.map((change) => ({ ...change, decision: change.decision ?? decision })),
        { at: call.now, ...call.person },
      );
      const back = times.map(({ meeting, was }) => ({ meeting, was: meeting.span, to: was }));
      await notifyAll(db, repairNotices(found, back, { repairId, why: 'takenBack' }), call.now);
      await writeAudit(db, call, {
        action: 'class.repairTakenBack',
        targetKind: 'class',
        targetId: found.id,
        after: { meetings: times.map(({ meeting }) => meeting.number) },
      });
      return { ok: true as const };
    }),
  );
}

/** Gives the meetings their old times, or none; returns what their history says. */
async function restore(db: PoolClient, times: readonly Restored[], now: Date): Promise<MeetingChange[]> {
  const numbers = await numbersBefore(
    db,
    times.map(({ meeting }) => meeting),
    now,
  );
  const [waiting, moved] = [times.filter(({ was }) => !was), times.filter(({ was }) => was)];
  const guests = await toPlan(
    db,
    waiting.map(({ meeting }) => ({ id: meeting.id, decision: null })),
    waiting.flatMap(({ meeting }) => meeting.seats.map(({ seatId }) => ({ id: seatId, decision: null }))),
  );
  const back = moved.flatMap(({ meeting, was, cause }) => (was ? [{ meeting, to: was, cause }] : []));
  await setTimes(
    db,
    back.map(({ meeting, to }) => ({ meetingId: meeting.id, to, decision: null })),
  );
  for (const { meeting, to, cause } of back)
    if (cause === 'outsideHours') await noteChosen.run(db, { meetingId: meeting.id, start: to.start });
  const changes = [
    ...waiting.map(({ meeting }) => lostTime(meeting, 'school')),
    ...back.map(({ meeting, to }) => ({
      meetingId: meeting.id,
      was: meeting.span?.start ?? null,
      to: to.start,
      by: 'school' as const,
    })),
  ];
  const renumbered = await renumber(db, numbers, changes, now);
  return [
    // Without a new time: the meeting has not lost one that was offered for nothing.
    ...withGuests(
      waiting.map(({ meeting }) => ({ meetingId: meeting.id, kind: 'planned' as const, was: meeting.span })),
      guests,
    ),
    ...back.map(({ meeting, to }) => ({
      meetingId: meeting.id,
      kind: 'moved' as const,
      was: meeting.span,
      becomes: to,
    })),
    ...renumbered.changes,
  ];
}
