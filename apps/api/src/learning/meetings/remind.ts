import { HOUR, later } from '@fasih/school/basics/instants';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { notify } from '../../learning/calendars/notify.ts';
import { isNotSetAside } from '../../platform/db/set-aside.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { cteAs, jsonList, returning, scalar, select, tableAs, withCtes } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import { batchOrEach } from '../../platform/jobs/each-record.ts';
import type { Job } from '../../platform/jobs/run-jobs.ts';
import { freezeNumbers } from './freeze-numbers.ts';

const BATCH = 50;

const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const t = tableAs('account', 't');
const s = tableAs('seat', 's');
const l = tableAs('learner', 'l');
const e = tableAs('enrolment', 'e');

type Window = { after: Date; until: Date; now: Date };
type ReminderJob = 'meetings.remindDay' | 'meetings.remindHour';
type Column = 'reminded_day_for' | 'reminded_hour_for';

/** Meetings `m` that begin in the window and were not reminded of this start. */
const isDue = (job: ReminderJob, column: Column, { after, until, now }: Params<Window>) =>
  sql<boolean>`${m.closed_at} is null and ${m.state} = 'planned'
    and lower(${m.during}) > ${after} and lower(${m.during}) <= ${until}
    and ${m[column]} is distinct from lower(${m.during}) and ${isNotSetAside(job, m.id, now)}`;

const dueIds = (job: ReminderJob, column: Column) =>
  statement((window: Params<Window>) =>
    select(
      [m.id.as('id')],
      sql`from ${m} where ${isDue(job, column, window)} order by lower(${m.during}) limit ${sql.lit(BATCH)}`,
    ),
  );

/** Takes the next batch of due meetings, or only one of them, and notes their starts as reminded. */
const takeDue = (job: ReminderJob, column: Column) =>
  statement((of: Params<Window & { only: string | null }>) => {
    const due = select(
      [m.id.as('id')],
      sql`from ${m} where ${isDue(job, column, of)} and (${of.only}::uuid is null or ${m.id} = ${of.only})
        order by lower(${m.during}) limit ${sql.lit(BATCH)} for update skip locked`,
    );
    const told = returning(
      sql`update ${m} set ${sql.ref(column)} = lower(${m.during}) from due where ${m.id} = due.id`,
      [
        m.id.as('id'),
        m.class_id.as('class_id'),
        m.teacher_id.as('teacher_id'),
        m.version.as('version'),
        sql<Date>`lower(${m.during})`.as('starts_at'),
      ],
    );
    const k = cteAs(told, 'told', 'k');
    const seat = { number: s.number, learnerId: l.id, learnerName: l.name, accountId: l.account_id };
    return withCtes(
      { due, told },
      select(
        [
          k.id.as('meetingId'),
          k.version.as('version'),
          k.starts_at.as('startsAt'),
          c.id.as('classId'),
          c.name.as('className'),
          shownNameOf(t).as('teacherName'),
          scalar(
            jsonList(seat, s.id),
            sql`from ${s} join ${l} on ${l.id} = ${s.learner_id} join ${e} on ${e.id} = ${s.enrolment_id}
              where ${s.meeting_id} = ${k.id} and ${s.state} = 'planned' and ${e.state} = 'active'`,
          ).as('seats'),
        ],
        sql`from ${k} join ${c} on ${c.id} = ${k.class_id} join ${t} on ${t.id} = ${k.teacher_id}`,
      ),
    );
  });

type Due = RowOf<ReturnType<typeof takeDue>>;

/**
 * Reminds families 24 hours and 1 hour before a meeting. The start is stored with the meeting, so that a
 * moved meeting is reminded again and nobody twice. `atLeast` skips a reminder that would come too late, e.g.
 * 'tomorrow' within the last hour.
 */
function reminder(name: string, job: ReminderJob, column: Column, ahead: number, atLeast: number): Job {
  const kind = column === 'reminded_day_for' ? 'reminder.day' : 'reminder.hour';
  const [selectIds, take] = [dueIds(job, column), takeDue(job, column)];
  return {
    name,
    everyMs: 20_000,
    async run(services) {
      // The number that a family is reminded of no longer changes.
      if (column === 'reminded_day_for') await freezeNumbers.run(services);
      const now = services.clock.now();
      const window = { after: later(now, atLeast), until: later(now, ahead), now };
      return batchOrEach(
        { ...services, job, now },
        {
          batch: (db) => remind(db, null),
          ids: async () => (await selectIds.all(services.pool, window)).map(({ id }) => id),
          one: async (db, id) => (await remind(db, id)) > 0,
        },
      );

      /** Sends the next batch of reminders, or those of one meeting. */
      async function remind(db: PoolClient, only: string | null): Promise<number> {
        const due = await take.all(db, { ...window, only });
        for (const one of due) await notifyFamilies(db, kind, one, now);
        return due.length;
      }
    },
  };
}

async function notifyFamilies(
  db: PoolClient,
  kind: 'reminder.day' | 'reminder.hour',
  { seats, meetingId, startsAt, classId, className, teacherName }: Due,
  now: Date,
): Promise<void> {
  for (const { number, learnerId, learnerName, accountId } of seats) {
    const params = { learnerName, className, classId, meetingId, number, teacherName };
    await notify(
      db,
      {
        accountId,
        kind,
        params: { ...params, startsAt: startsAt.toISOString() },
        source: `${kind}:${meetingId}:${startsAt.toISOString()}:${learnerId}`,
      },
      now,
    );
  }
}

export const remindDayBefore = reminder(
  'remind a day before',
  'meetings.remindDay',
  'reminded_day_for',
  24 * HOUR,
  HOUR,
);
export const remindHourBefore = reminder(
  'remind an hour before',
  'meetings.remindHour',
  'reminded_hour_for',
  HOUR,
  0,
);
