import { dayIn, later, MINUTE } from '../../basics/instants.ts';
import { type Refusal, refuse } from '../../basics/refusal.ts';
import { addDays, instantOf } from '../../catalogue/policy/validity.ts';

/** How substitutes are asked (docs/product/classes.md#absence): teachers at once, minutes, and minutes of the school's day. */
export const ASKING = {
  atOnce: 3,
  waitMinutes: 10,
  cancelMinutes: 90,
  from: 6 * 60,
  until: 21 * 60,
} as const;

/** The search for a substitute of one meeting. */
export type Search = {
  start: Date;
  /** When teachers were asked last; null: nobody yet. */
  askedAt: Date | null;
  /** Teachers who can hold it and were not asked yet. */
  left: number;
};

export type NextStep = { step: 'ask' } | { step: 'cancel' } | { step: 'wait'; until: Date };

/** When a meeting without a substitute is cancelled. */
export const cancelAt = (start: Date): Date => later(start, -ASKING.cancelMinutes * MINUTE);

/** The first instant from `now` on at which teachers may be asked and may answer. */
export function nextAskingTime(now: Date): Date {
  const day = dayIn(now);
  const [from, until] = [instantOf(day, ASKING.from), instantOf(day, ASKING.until)];
  if (now < from) return from;
  return now < until ? now : instantOf(addDays(day, 1), ASKING.from);
}

/** Whether teachers may be asked and may answer now. */
export const isAskingTime = (now: Date): boolean => nextAskingTime(now) <= now;

/**
 * What happens next with a meeting that has no substitute: the first three are asked, after ten minutes without a yes
 * the next three, only between 06:00 and 21:00; 90 minutes before its start it is cancelled.
 */
export function nextStep({ start, askedAt, left }: Search, now: Date): NextStep {
  const cancel = cancelAt(start);
  if (now >= cancel) return { step: 'cancel' };
  if (left === 0) return { step: 'wait', until: cancel };
  const patient = askedAt ? later(askedAt, ASKING.waitMinutes * MINUTE) : now;
  const next = nextAskingTime(patient > now ? patient : now);
  if (next <= now) return { step: 'ask' };
  return { step: 'wait', until: next < cancel ? next : cancel };
}

/** An offer to a teacher, as it stands. */
export type OfferFacts = {
  /** The meeting's start, as offered. */
  start: Date;
  /** `ended`: somebody else was faster, or the meeting needs nobody any more. */
  state: 'open' | 'accepted' | 'declined' | 'ended';
  /** Whether the meeting still needs a substitute at that time. */
  isNeeded: boolean;
};

/** Why a teacher cannot say yes; null if the meeting can be taken. */
export function refuseAnswer(
  { state, isNeeded, start }: OfferFacts,
  now: Date,
): Refusal<'absences.offerUsed' | 'absences.offerEnded' | 'absences.offerAtNight'> | null {
  if (state === 'accepted' || state === 'declined') return refuse('absences.offerUsed');
  if (state === 'ended' || !isNeeded || now >= cancelAt(start)) return refuse('absences.offerEnded');
  return isAskingTime(now) ? null : refuse('absences.offerAtNight');
}
