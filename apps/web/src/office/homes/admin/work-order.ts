import { DAY, dayIn, HOUR, MINUTE } from '@fasih/school/basics/instants';
import type { WorkGroup, WorkItem, WorkKind } from '@fasih/school/office/homes/work-contract';

/** One thing that waits, whatever its kind. */
export type Task = { kind: WorkKind; item: WorkItem };

/** When something is due, as the list is parted: past its deadline, today, later, without a deadline. */
export const DUE_PARTS = ['over', 'today', 'later', 'open'] as const;
export type DuePart = (typeof DUE_PARTS)[number];

/** The last day on which something can be done in time; what is due at midnight is due by the end of the day before. */
const dayDue = (dueAt: string): string => dayIn(new Date(Date.parse(dueAt) - 1));

/** The day by whose end something is due, or null if it is due at a time of the day. */
export function wholeDayDue(dueAt: string): string | null {
  const day = dayDue(dueAt);
  return day === dayIn(new Date(dueAt)) ? null : day;
}

const partOf = ({ dueAt }: WorkItem, now: Date): DuePart => {
  if (dueAt === null) return 'open';
  if (new Date(dueAt) < now) return 'over';
  return dayDue(dueAt) === dayIn(now) ? 'today' : 'later';
};

/** All work as one list by deadline, parted by when it is due; what has no deadline comes last, the longest waiting first. */
export function tasksByDeadline(work: readonly WorkGroup[], now: Date): Map<DuePart, Task[]> {
  const tasks = work.flatMap(({ kind, items }) => items.map((item) => ({ kind, item })));
  const at = ({ item: { dueAt, since } }: Task) => Date.parse(dueAt ?? since);
  const parts = Map.groupBy(
    tasks.toSorted((a, b) => at(a) - at(b)),
    ({ item }) => partOf(item, now),
  );
  return new Map(DUE_PARTS.flatMap((part) => [[part, parts.get(part) ?? []] as const]));
}

/**
 * The parts of the list that may hold more than is listed: of each kind only the first are, by their deadline, so what is
 * missing is due no earlier than the last of them.
 */
export function partsWithMore(work: readonly WorkGroup[], now: Date): Set<DuePart> {
  const cut = work.filter(({ count, items }) => count > items.length);
  return new Set(
    cut.flatMap(({ items }) => {
      const last = items.at(-1);
      return last ? DUE_PARTS.slice(DUE_PARTS.indexOf(partOf(last, now))) : [];
    }),
  );
}

/** A length of time in the largest unit that says it: days from two on, hours from one on, else minutes. */
export function roughly(ms: number): { n: number; unit: 'days' | 'hours' | 'minutes' } {
  const length = Math.abs(ms);
  if (length >= 2 * DAY) return { n: Math.floor(length / DAY), unit: 'days' };
  if (length >= HOUR) return { n: Math.floor(length / HOUR), unit: 'hours' };
  return { n: Math.max(1, Math.floor(length / MINUTE)), unit: 'minutes' };
}
