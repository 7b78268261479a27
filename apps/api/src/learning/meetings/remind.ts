import type { NoticeParams } from '@fasih/messages/notice';
import type { Reminded } from '@fasih/messages/notice-meetings';
import { later, MINUTE, ZONES } from '@fasih/school/basics/instants';
import { freeUntil, toldAt } from '@fasih/school/catalogue/policy/told';
import { isToldAnyway, type Reminder } from '@fasih/school/learning/meetings/reminders';
import type { PoolClient } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import { dateOf } from '../../platform/db/json-rows.ts';
import { batchOrEach, recordJob } from '../../platform/jobs/each-record.ts';
import type { Job } from '../../platform/jobs/run-jobs.ts';
import { notifyAll } from '../calendars/notify.ts';
import { type DueMeeting, dueIds, dueWindows, type ReminderJob, takeDue } from './due-reminders.ts';
import { freezeNumbers } from './freeze-numbers.ts';

type Column = 'reminded_day_for' | 'reminded_hour_for';

/**
 * Reminds families of a meeting (docs/product/classes.md#reminders). The start is stored with the meeting, so that a
 * moved meeting is reminded again and nobody twice.
 */
function reminderJob(name: ReminderJob, reminder: Reminder, column: Column): Job {
  const [selectIds, take] = [dueIds(name, column), takeDue(name, column)];
  return recordJob(name, {
    everyMs: 20_000,
    async run(run) {
      // The number that a family is reminded of no longer changes.
      if (reminder === 'last') await freezeNumbers.run(run);
      const { now } = run;
      const windows = dueWindows(reminder, now);
      if (windows.length === 0) return 0;
      const until = new Date(Math.max(...windows.map((window) => window.until.getTime())));
      const at = { windows: JSON.stringify(windows), until, now };
      return batchOrEach(run, {
        batch: (db) => remind(db, null),
        ids: async () => (await selectIds.all(run.pool, at)).map(({ id }) => id),
        one: async (db, id) => (await remind(db, id)) > 0,
      });

      /** Sends the reminders of the next batch of meetings, or of one of them. */
      async function remind(db: PoolClient, only: string | null): Promise<number> {
        const due = await take.all(db, { ...at, only });
        await notifyAll(db, await noticesOf(db, reminder, due, now), now);
        return due.length;
      }
    },
  });
}

type Seat = DueMeeting['seats'][number];
type OfFamily = {
  meeting: DueMeeting;
  seats: Seat[];
  reminded: Reminded & Required<Pick<Reminded, 'classId' | 'meetingId' | 'number'>>;
};

/** One notice for each family of these meetings, the first of them first. */
async function noticesOf(
  db: PoolClient,
  reminder: Reminder,
  due: readonly DueMeeting[],
  now: Date,
): Promise<AnyNotice[]> {
  const families = new Map<string, OfFamily[]>();
  for (const meeting of due) {
    const zones = zonesOf(meeting.seats);
    for (const [accountId, seats] of Map.groupBy(meeting.seats, (seat) => seat.accountId)) {
      const [seat] = seats;
      const telling = meeting.telling.find(({ seatId }) => seatId === seat?.seatId);
      const setAt = dateOf(telling?.setAt ?? telling?.noticeAt);
      if (!seat || (setAt && isToldAnyway(reminder, meeting.startsAt, zones, setAt))) continue;
      const reminded = {
        learner: namesOf(seats),
        classId: meeting.classId,
        meetingId: meeting.meetingId,
        number: seat.number,
        className: meeting.className,
        startsAt: meeting.startsAt.toISOString(),
        teacherName: meeting.teacherName,
        isGroup: meeting.isGroup,
        freeUntil: await freeUntilOf(db, meeting, seat, now),
      };
      families.set(accountId, [...(families.get(accountId) ?? []), { meeting, seats, reminded }]);
    }
  }
  return [...families].flatMap(([accountId, [first, ...more]]) =>
    first ? [noticeOf(reminder, accountId, first, more, now)] : [],
  );
}

/** The learners of these seats, each once. */
const namesOf = (seats: readonly Seat[]) =>
  [...new Set(seats.map(({ learnerName }) => learnerName))].filter(Boolean).join(', ');

const zonesOf = (seats: readonly Seat[]) => {
  const zones = seats.map(({ zone }) => zone);
  const at = (index: number) => ZONES[index] ?? ZONES[0];
  return { west: at(Math.min(...zones)), east: at(Math.max(...zones)) };
};

/** Until when the family may still change the meeting free; null when that has passed. */
async function freeUntilOf(
  db: PoolClient,
  { startsAt, telling }: DueMeeting,
  { seatId, policyVersion }: Seat,
  now: Date,
): Promise<string | null> {
  const told = telling.find((row) => row.seatId === seatId);
  const byFamily = told?.byRole === 'student';
  const until = freeUntil(await readPolicy(db, policyVersion), {
    start: startsAt,
    toldAt: toldAt({
      noticeAt: dateOf(told?.noticeAt),
      mailAnsweredAt: dateOf(told?.mailAnsweredAt),
    }),
    unasked: !byFamily,
    bookedAt: byFamily ? dateOf(told?.setAt) : null,
  });
  return until > now ? until.toISOString() : null;
}

function noticeOf(
  reminder: Reminder,
  accountId: string,
  { meeting, seats, reminded }: OfFamily,
  more: readonly OfFamily[],
  now: Date,
): AnyNotice {
  const kind = reminder === 'early' ? 'reminder.day' : 'reminder.hour';
  const params: NoticeParams['reminder.hour'] = {
    ...reminded,
    learnerName: namesOf([...seats, ...more.flatMap((other) => other.seats)]),
    ...(more.length > 0 ? { more: more.map((other) => other.reminded) } : {}),
  };
  const source = `${kind}:${meeting.meetingId}:${reminded.startsAt}:${accountId}`;
  // Sent in the evening for an early or late hour, the lesson is not soon.
  const isSoon = meeting.startsAt <= later(now, 61 * MINUTE);
  return reminder === 'early'
    ? { accountId, kind: 'reminder.day', params, source }
    : { accountId, kind: 'reminder.hour', params: { ...params, isSoon }, source };
}

export const remindEarly = reminderJob('meetings.remindDay', 'early', 'reminded_day_for');
export const remindLast = reminderJob('meetings.remindHour', 'last', 'reminded_hour_for');
