import { type Decision, decide, type Policy } from './decision.ts';
import { because } from './reasons.ts';
import { isDrawn, type SeatState } from './seat.ts';

/**
 * The events of a family's balance, with signed `meetings`, `minutes` and `days`: `bought` +n; `held`, `forfeited`
 * −1; `returned`, `waived` +1 (undo a held or forfeited one); `owed_minutes` +m minutes; `owed_meeting` +1 meeting,
 * −60 minutes; `extended` +7 days; `expired`, `refunded` −rest; `expired` +rest undoes one. `money` only changes the course's money (reversed,
 * partly refunded, a dispute won).
 */
export const EVENT_KINDS = [
  'bought',
  'held',
  'forfeited',
  'returned',
  'waived',
  'owed_minutes',
  'owed_meeting',
  'extended',
  'expired',
  'refunded',
  'money',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** The events that a seat change can cause. */
type SeatEventKind = 'held' | 'forfeited' | 'returned' | 'waived';

export type BalanceEvent = { kind: EventKind; meetings: number; minutes: number; days: number };

export type Balance = {
  bought: number;
  /** Extra meetings from a teacher's delays. */
  extra: number;
  held: number;
  forfeited: number;
  expired: number;
  refunded: number;
  left: number;
  /** Minutes in the bank that are not a whole meeting yet. */
  minutesOwed: number;
  extensionDays: number;
};

/** Folds events in order into a balance, which is nothing but this fold and can always be replayed. */
export function foldBalance(events: readonly BalanceEvent[]): Balance {
  const total = (...kinds: EventKind[]) =>
    events.filter(({ kind }) => kinds.includes(kind)).reduce((n, { meetings }) => n + meetings, 0);
  const sum = (field: 'meetings' | 'minutes' | 'days') => events.reduce((n, event) => n + event[field], 0);
  return {
    bought: total('bought'),
    extra: total('owed_meeting'),
    held: 0 - total('held', 'returned'),
    forfeited: 0 - total('forfeited', 'waived'),
    expired: 0 - total('expired'),
    refunded: 0 - total('refunded'),
    left: sum('meetings'),
    minutesOwed: sum('minutes'),
    extensionDays: sum('days'),
  };
}

/**
 * The balance events of a seat's state change: at most two, e.g. absent → present gives back the forfeited meeting
 * and draws it as held. Changes between equally drawn states cause none.
 */
export function eventsOfChange(from: SeatState, to: SeatState): { kind: SeatEventKind; meetings: number }[] {
  const drawn = (state: SeatState) => (state === 'absent' ? 'forfeited' : isDrawn(state) ? 'held' : null);
  const before = drawn(from);
  const after = drawn(to);
  if (before === after) return [];
  const events: { kind: SeatEventKind; meetings: number }[] = [];
  if (before) events.push({ kind: before === 'held' ? 'returned' : 'waived', meetings: 1 });
  if (after) events.push({ kind: after, meetings: -1 });
  return events;
}

/** How many extra meetings to grant now: one for each full 60 minutes in the bank. */
export function meetingsFromMinutes(policy: Policy, minutesOwed: number): number {
  return Math.floor(minutesOwed / policy.values.minutesPerOwedMeeting);
}

/** The decision kept with a meeting granted from owed minutes. */
export function decideOwedMeeting(policy: Policy, minutesOwed: number): Decision<'granted'> {
  const minutes = policy.values.minutesPerOwedMeeting;
  return decide(policy, 'owed', 'granted', { minutesOwed }, because('owed.meeting', { minutes }));
}

/**
 * The share of the price, in whole rupiah, that the k-th of n meetings earns: floor(p·k/n) − floor(p·(k−1)/n), so that
 * all n shares sum to the price (docs/product/courses-and-money.md#shares).
 */
export function shareOf(price: number, n: number, k: number): number {
  return Math.floor((price * k) / n) - Math.floor((price * (k - 1)) / n);
}
