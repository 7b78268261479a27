import { textsIn } from '@fasih/messages/texts';
import { later } from '@fasih/school/basics/instants';
import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import type { Slot } from '@fasih/school/learning/meetings/plan';
import type { BookingMode } from '@fasih/school/learning/placing/booking-contract';
import { firstStart, isHeld, RECENT_MS, undoUntil } from '@fasih/school/learning/placing/booking-rules';
import type { Pool, PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { cancelClassIn } from '../classes/cancel-class.ts';
import { openClassIn } from '../classes/open-class.ts';
import { lockClass } from '../classes/store.ts';
import { refuseWhenBusy } from '../meetings/busy.ts';
import { readBookingMode } from './booking-mode.ts';
import { askForBooking, endBookings, isOwn, lockBookingsOf, noteBooked } from './booking-store.ts';

type Booked = { id: string; enrolmentId: string; teacherId: string; slots: Slot[]; firstDay: string };

/**
 * Takes the times that a family holds. Where the school books at once the class is open afterwards, as an admin opens it;
 * otherwise the school is asked, and the times stay taken until it answers.
 */
export async function bookTimes(pool: Pool, enrolmentId: string, call: SignedInCall) {
  const { person, now } = call;
  return takenWhenBusy(() =>
    inTransaction(pool, async (db) => {
      if (!(await isOwn(db, enrolmentId, person.accountId))) return refuse('classes.enrolmentNotFound');
      const known = await lockBookingsOf(db, person.accountId, later(now, -RECENT_MS));
      const held = known.find((one) => one.enrolmentId === enrolmentId && isHeld(one, now));
      if (!held) return refuse('placing.notHeld');
      const mode: BookingMode = (await readBookingMode(db)).mode;
      if (mode === 'off') return refuse('placing.off');
      if (mode === 'ask') {
        await askForBooking(db, held.id);
        await writeAudit(db, call, {
          action: 'booking.asked',
          targetKind: 'enrolment',
          targetId: enrolmentId,
          after: { teacherId: held.teacherId, slots: held.slots },
        });
        return { classId: null, startsAt: firstStart(held).toISOString(), undoUntil: null };
      }
      return openBooked(db, held, call);
    }),
  );
}

/** Opens the class of a booking, which must be locked, and tells family and teacher. */
export async function openBooked(db: PoolClient, booking: Booked, call: SignedInCall) {
  const { id, enrolmentId, teacherId, slots, firstDay } = booking;
  const made = await openClassIn(
    db,
    { teacherId, slots, startsOn: firstDay, enrolmentIds: [enrolmentId] },
    call,
  );
  if (isRefusal(made)) return refuse('placing.taken');
  await noteBooked(db, id, made.classId, call.now);
  await notifyAll(db, made.notices, call.now);
  const start = made.prepared.plan.meetings[0]?.start ?? firstStart(booking);
  return {
    classId: made.classId,
    startsAt: start.toISOString(),
    undoUntil: undoUntil(call.now).toISOString(),
  };
}

/** Somebody took a time meanwhile, whichever way: the family looks for the next best. */
export async function takenWhenBusy<T>(work: () => Promise<T>) {
  const result = await refuseWhenBusy(work);
  return isRefusal(result) &&
    (result.code === 'meetings.teacherBusy' || result.code === 'meetings.learnerBusy')
    ? refuse('placing.taken')
    : (result as T);
}

/** Undoes a booking of the last 30 minutes: its class is cancelled, the teacher is told, the learner waits as before. */
export async function undoBooking(pool: Pool, enrolmentId: string, call: SignedInCall) {
  const { person, now, lang } = call;
  return inTransaction(pool, async (db) => {
    if (!(await isOwn(db, enrolmentId, person.accountId))) return refuse('classes.enrolmentNotFound');
    const known = await lockBookingsOf(db, person.accountId, later(now, -RECENT_MS));
    const booked = known.find((one) => one.enrolmentId === enrolmentId && one.state === 'booked');
    if (!booked?.bookedAt || !booked.classId) return refuse('placing.nothingToUndo');
    if (now > undoUntil(booked.bookedAt)) return refuse('placing.undoOver');
    const found = await lockClass(db, booked.classId);
    if (!found || found.state === 'cancelled') return refuse('placing.nothingToUndo');
    const reason = textsIn(lang).placing.undoReason;
    if (await cancelClassIn(db, found, reason, call, ['teacher'])) return refuse('placing.undoOver');
    await endBookings(db, [booked.id], now);
    await writeAudit(db, call, {
      action: 'booking.undone',
      targetKind: 'enrolment',
      targetId: enrolmentId,
      after: { classId: booked.classId },
    });
    return { undone: true };
  });
}
