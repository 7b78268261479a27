import { later, MINUTE } from '../../basics/instants.ts';
import { type Refusal, refuse } from '../../basics/refusal.ts';
import type { Span } from '../../catalogue/policy/attendance.ts';
import { addDays, instantOf, weekdayOf } from '../../catalogue/policy/validity.ts';
import type { Slot } from '../meetings/plan.ts';

/** Limits of self-booking (docs/product/classes.md#self-booking), in minutes and pieces. */
export const BOOKING = { holdMinutes: 10, restMinutes: 30, undoMinutes: 30, holdsOfAccount: 2 } as const;

/** How far back bookings count against a new hold, in ms. */
export const RECENT_MS = 2 * BOOKING.restMinutes * MINUTE;

/** A booking of the family, open or of the last hour. */
export type KnownBooking = {
  enrolmentId: string;
  teacherId: string;
  slots: readonly Slot[];
  state: 'held' | 'asked' | 'booked' | 'ended';
  heldUntil: Date;
  bookedAt: Date | null;
  endedAt: Date | null;
};

/** Whether a hold still keeps its times. */
export const isHeld = ({ state, heldUntil }: Pick<KnownBooking, 'state' | 'heldUntil'>, now: Date): boolean =>
  state === 'held' && now < heldUntil;

/** When a booking gave its times back; null while it has them. */
const endOf = ({ state, heldUntil, endedAt }: KnownBooking, now: Date): Date | null => {
  if (state === 'held') return heldUntil <= now ? heldUntil : null;
  return endedAt;
};

/**
 * Whether a family may hold these times: one hold for a course (a new one takes the place of the old one), two for an
 * account, and no time again within 30 minutes after it was given back.
 */
export function mayHold(
  wanted: { enrolmentId: string; teacherId: string; slots: readonly Slot[] },
  known: readonly KnownBooking[],
  now: Date,
): Refusal<'placing.askedAlready' | 'placing.tooManyHolds' | 'placing.heldBefore'> | null {
  if (known.some(({ enrolmentId, state }) => enrolmentId === wanted.enrolmentId && state === 'asked'))
    return refuse('placing.askedAlready');
  const others = known.filter((one) => one.enrolmentId !== wanted.enrolmentId && isHeld(one, now));
  if (others.length >= BOOKING.holdsOfAccount)
    return refuse('placing.tooManyHolds', { params: { n: BOOKING.holdsOfAccount } });
  const rests = known.some((one) => isResting(one, now) && sharesTime(one, wanted));
  return rests ? refuse('placing.heldBefore', { params: { minutes: BOOKING.restMinutes } }) : null;
}

/** Whether the family gave these times back, or let them run out, so lately that it may not hold them again. */
export function isResting(one: KnownBooking, now: Date): boolean {
  const ended = endOf(one, now);
  return ended !== null && now < later(ended, BOOKING.restMinutes * MINUTE);
}

/** Whether two choices are the same weekly times with the same teacher. */
export const isSameChoice = (
  a: { teacherId: string; slots: readonly Slot[] },
  b: { teacherId: string; slots: readonly Slot[] },
): boolean =>
  a.slots.length === b.slots.length && a.slots.every((slot) => sharesTime({ ...a, slots: [slot] }, b));

const sharesTime = (
  a: { teacherId: string; slots: readonly Slot[] },
  b: { teacherId: string; slots: readonly Slot[] },
): boolean =>
  a.teacherId === b.teacherId &&
  a.slots.some((x) => b.slots.some((y) => x.weekday === y.weekday && x.minute === y.minute));

/** Until when a booking can be undone free. */
export const undoUntil = (bookedAt: Date): Date => later(bookedAt, BOOKING.undoMinutes * MINUTE);

/** The times that a booking keeps on the days from `from` to `until`, week by week. */
export function timesOf(
  {
    slots,
    minutes,
    firstDay,
    lastDay,
  }: { slots: readonly Slot[]; minutes: number; firstDay: string; lastDay: string },
  { from, until }: { from: string; until: string },
): Span[] {
  const spans: Span[] = [];
  const last = lastDay < until ? lastDay : until;
  for (let day = firstDay > from ? firstDay : from; day <= last; day = addDays(day, 1)) {
    for (const { weekday, minute } of slots) {
      if (weekday === weekdayOf(day))
        spans.push({ start: instantOf(day, minute), end: instantOf(day, minute + minutes) });
    }
  }
  return spans;
}

/** The start of the first meeting of weekly times that begin on a day. */
export const firstStart = ({ firstDay, slots }: { firstDay: string; slots: readonly Slot[] }): Date =>
  instantOf(firstDay, slots.find(({ weekday }) => weekday === weekdayOf(firstDay))?.minute ?? 0);
