import { later, MINUTE } from '../../basics/instants.ts';
import type { Policy } from './decision.ts';
import { RULES_2 } from './rules-2.ts';
import { noticeUntil } from './timetable.ts';

/**
 * When a family was told: the later of the notice in the app and the answer to the mail, accepted or refused for its
 * address; null while one of them is missing (docs/product/course-rules-2.md#told).
 */
export function toldAt(telling: { noticeAt: Date | null; mailAnsweredAt: Date | null }): Date | null {
  const { noticeAt, mailAnsweredAt } = telling;
  if (!noticeAt || !mailAnsweredAt) return null;
  return noticeAt > mailAnsweredAt ? noticeAt : mailAnsweredAt;
}

/** How a meeting got its present time. */
export type Booking = {
  start: Date;
  /** When the family was told of this time; null: not yet. */
  toldAt: Date | null;
  /** The school chose or moved it without having been asked. */
  unasked: boolean;
  /** When the family booked the time itself; null: it did not. */
  bookedAt: Date | null;
};

/**
 * Until when a family may move or excuse a meeting free: the version's notice before the start. What the school,
 * unasked, told less than 48 hours ahead stays free until the start; a time that the family booked itself for 30
 * minutes; and no limit lies before the telling. Under rules 1 the notice alone counts.
 */
export function freeUntil(policy: Policy, { start, toldAt, unasked, bookedAt }: Booking): Date {
  const notice = noticeUntil(policy, start);
  if (policy.rules < 2) return notice;
  if (!bookedAt && (!toldAt || (unasked && later(toldAt, RULES_2.told) > start))) return start;
  const undo = bookedAt ? later(bookedAt, RULES_2.undo) : notice;
  const latest = Math.max(notice.getTime(), undo.getTime(), toldAt?.getTime() ?? 0);
  return new Date(Math.min(latest, start.getTime()));
}

/** The first start that the engine chooses, and of a class that is told, at `now`: 48 hours later, on a full minute. */
export function earliestUnasked(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + RULES_2.told) / MINUTE) * MINUTE);
}
