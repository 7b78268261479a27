import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { notify } from '../calendars/notify.ts';
import { openBooked, takenWhenBusy } from './book-times.ts';
import { endBookings, lockBookingsOf, openRequests, requestById } from './booking-store.ts';

/** Times that families ask for, oldest first. */
export async function readRequests(pool: Pool) {
  const rows = await openRequests(pool);
  return {
    requests: rows.map(({ learnerId, name, askedAt, accountId, teacherId, ...rest }) => ({
      ...rest,
      learner: { id: learnerId, name },
      askedAt: askedAt.toISOString(),
    })),
  };
}

/** Opens the class that a family asks for, or declines it with a reason that the family reads. */
export async function answerRequest(
  pool: Pool,
  bookingId: string,
  { accept, reason }: { accept: boolean; reason?: string | undefined },
  call: SignedInCall,
) {
  return takenWhenBusy(() =>
    inTransaction(pool, async (db) => {
      const seen = await requestById(db, bookingId);
      if (!seen) return refuse('placing.requestNotFound');
      await lockBookingsOf(db, seen.accountId, call.now);
      // Another admin may have answered while this one waited.
      const found = await requestById(db, bookingId);
      if (!found) return refuse('placing.requestNotFound');
      if (accept) {
        const opened = await openBooked(db, { ...found, id: bookingId }, call);
        return isRefusal(opened) ? opened : { classId: opened.classId };
      }
      await endBookings(db, [bookingId], call.now);
      await notify(
        db,
        {
          accountId: found.accountId,
          kind: 'booking.declined',
          params: {
            learnerName: found.name,
            className: found.packageName,
            enrolmentId: found.enrolmentId,
            reason: reason ?? '',
          },
          source: `booking.declined:${bookingId}`,
        },
        call.now,
      );
      await writeAudit(db, call, {
        action: 'booking.declined',
        targetKind: 'enrolment',
        targetId: found.enrolmentId,
        after: {},
        ...(reason ? { reason } : {}),
      });
      return { classId: null };
    }),
  );
}
