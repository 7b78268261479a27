import { type Decision, decide, type Policy } from './decision.ts';
import { because } from './reasons.ts';
import { isDrawn, type SeatState } from './seat.ts';

/**
 * What can happen to a family's balance. `meetings`, `minutes` and `days` are signed changes:
 * `bought` +n · `held`, `forfeited` −1 · `returned` +1 undoes a held one (the teacher never came, a correction) ·
 * `waived` +1 undoes a forfeited one · `owed_minutes` minutes +m · `owed_meeting` meetings +1, minutes −60 ·
 * `extended` days +7 · `expired`, `refunded` −rest · `money` changes none of them: the money that stands for the course
 * became less or more (taken back, given back in part, a dispute won).
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

/** What a change of a seat can be. */
type SeatEventKind = 'held' | 'forfeited' | 'returned' | 'waived';

export type BalanceEvent = { kind: EventKind; meetings: number; minutes: number; days: number };

export type Balance = {
  bought: number;
  /** Meetings beyond the bought ones, from a teacher's delays. */
  extra: number;
  held: number;
  forfeited: number;
  expired: number;
  refunded: number;
  left: number;
  /** Minutes in the bank that do not make a whole meeting yet. */
  minutesOwed: number;
  extensionDays: number;
};

/** The balance after these events in their order; a balance is nothing but this fold and can always be replayed. */
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
 * What a change of one seat's state does to the balance: at most two events, e.g. absent → present gives back the
 * forfeited meeting and draws it as held. States that draw nothing alike change nothing.
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

/** Each full 60 minutes in the bank give one meeting beyond the bought ones: how many to grant now. */
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
