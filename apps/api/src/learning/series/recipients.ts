import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { notifyAll } from '../calendars/notify.ts';
import type { PlannedSeries } from './plan-class.ts';
import type { SeriesEvent } from './series-event.ts';

/** Somebody whose classes have changed, with the learners' names that they may read. */
type Recipient = {
  accountId: string;
  isTeacher: boolean;
  classes: { planned: PlannedSeries; learnerName: string }[];
};

/** Whether anybody has to be told of a class. */
const isChanged = ({ found, becomes, plan }: PlannedSeries) =>
  plan.replaced.length > 0 || becomes.teacherId !== found.teacherId;

/** Every family and teacher once, with all their classes that change. */
export function recipientsOf(planned: readonly PlannedSeries[]): Recipient[] {
  const recipients = new Map<string, Recipient>();
  const add = (accountId: string, isTeacher: boolean, one: Recipient['classes'][number]) => {
    const known = recipients.get(accountId) ?? { accountId, isTeacher, classes: [] };
    known.classes.push(one);
    recipients.set(accountId, known);
  };
  for (const one of planned.filter(isChanged)) {
    const seats = one.meetings.flatMap((meeting) => meeting.seats);
    const namesIn = (some: typeof seats) =>
      [...new Set(some.map(({ learnerName }) => learnerName).filter(Boolean))].sort().join(', ');
    for (const accountId of new Set(seats.map((seat) => seat.accountId))) {
      const learnerName = namesIn(seats.filter((seat) => seat.accountId === accountId));
      add(accountId, false, { planned: one, learnerName });
    }
    const substitutes = one.meetings
      .filter(({ id }) => one.plan.changes.some((change) => change.id === id && change.outcome !== 'kept'))
      .map(({ teacherId }) => teacherId);
    for (const accountId of new Set([one.found.teacherId, one.becomes.teacherId, ...substitutes]))
      add(accountId, true, { planned: one, learnerName: namesIn(seats) });
  }
  return [...recipients.values()];
}

/** People told by one statement: each notice has the calendar of whole classes, and a statement ends within seconds. */
const BATCH = 200;

/** Tells everybody concerned, see `noticesOf`. One statement for 200 people, two where there are second guardians. */
export async function tellAll(db: Queryable, notices: readonly AnyNotice[], now: Date): Promise<void> {
  for (let at = 0; at < notices.length; at += BATCH) await notifyAll(db, notices.slice(at, at + BATCH), now);
}

/** One notice for each person. `source` identifies the change, so that repeating it tells nobody twice. */
export function noticesOf(
  planned: readonly PlannedSeries[],
  event: SeriesEvent,
  {
    source,
    reason = '',
    names = [],
  }: { source: string; reason?: string; names?: readonly { id: string; en: string }[] },
): AnyNotice[] {
  return recipientsOf(planned).map(
    ({ accountId, classes }): AnyNotice => ({
      accountId,
      kind: 'classes.replanned',
      params: {
        learnerName: [...new Set(classes.map(({ learnerName }) => learnerName))].join(', '),
        why: event.kind,
        ...daysOf(event),
        reason,
        names,
        classes: classes.map(({ planned: { found, becomes, plan }, learnerName }) => ({
          classId: found.id,
          className: found.name,
          learnerName,
          teacherName: becomes.teacherName,
          hasNewTeacher: becomes.teacherId !== found.teacherId,
          times: timesOf(plan),
        })),
      },
      source: `classes.replanned:${source}:${accountId}`,
    }),
  );
}

function daysOf(event: SeriesEvent): { from: string; until: string; days?: string[] } {
  if (event.kind === 'paused') return { from: event.from, until: event.until };
  if (event.kind === 'times' || event.kind === 'takenUp') return { from: event.from, until: event.from };
  const days = [...new Set(event.days)].sort();
  return { from: days[0] ?? '', until: days.at(-1) ?? '', days };
}

/** Each time that the class loses, with the one that replaces it. */
export const timesOf = ({ replaced }: PlannedSeries['plan']): { was: string | null; to: string | null }[] =>
  replaced
    .filter(({ was, to }) => was || to)
    .sort((a, b) => instantIn(a) - instantIn(b))
    .map(({ was, to }) => ({
      was: was?.start.toISOString() ?? null,
      to: to?.start.toISOString() ?? null,
    }));

const instantIn = ({ was, to }: PlannedSeries['plan']['replaced'][number]): number =>
  (was ?? to)?.start.getTime() ?? 0;
