import type { Slot } from '@fasih/school/learning/meetings/plan';
import { type KnownBooking, RECENT_MS } from '@fasih/school/learning/placing/booking-rules';
import { type Expression, sql } from 'kysely';
import { dateOf } from '../../platform/db/json-rows.ts';
import { jsonList, scalar, tableAs } from '../../platform/db/sql.ts';

const b = tableAs('booking', 'b');
const e = tableAs('enrolment', 'e');
const l = tableAs('learner', 'l');
const own = tableAs('enrolment', 'own');
const other = tableAs('learner', 'other');

const SINCE = sql.lit(`${RECENT_MS / 1000} seconds`);

/** Bookings of the families of these enrolments that may count against a new hold, as a list; parsed by `knownOf`. */
export const recentBookings = (enrolmentIds: Expression<readonly string[]>, now: Expression<Date>) =>
  scalar(
    jsonList(
      {
        enrolmentId: b.enrolment_id,
        teacherId: b.teacher_id,
        slots: b.slots.$castTo<Slot[]>(),
        state: b.state.$castTo<KnownBooking['state']>(),
        heldUntil: b.held_until,
        bookedAt: b.booked_at,
        endedAt: b.ended_at,
      },
      sql`${b.id}`,
    ),
    sql`from ${own} join ${l} on ${l.id} = ${own.learner_id} join ${other} on ${other.account_id} = ${l.account_id}
      join ${e} on ${e.learner_id} = ${other.id} join ${b} on ${b.enrolment_id} = ${e.id}
      where ${own.id} = any(${enrolmentIds}::uuid[]) and ${b.created_at} > ${now}::timestamptz - ${SINCE}::interval`,
  );

type Read = Omit<KnownBooking, 'heldUntil' | 'bookedAt' | 'endedAt'> & {
  heldUntil: string;
  bookedAt: string | null;
  endedAt: string | null;
};

/** Parses a booking of `recentBookings`, whose instants are texts in JSON. */
export const knownOf = ({ heldUntil, bookedAt, endedAt, ...rest }: Read): KnownBooking => ({
  ...rest,
  heldUntil: new Date(heldUntil),
  bookedAt: dateOf(bookedAt),
  endedAt: dateOf(endedAt),
});
