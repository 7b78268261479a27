import { HOUR, later } from '@fasih/school/basics/instants';
import type { PoolClient } from 'pg';
import { notify } from '../../learning/calendars/notify.ts';
import { notSetAside } from '../../platform/db/set-aside.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import { batchOrEach } from '../../platform/jobs/each-record.ts';
import type { Job } from '../../platform/jobs/run-jobs.ts';

const BATCH = 50;

type Due = {
  meetingId: string;
  version: number;
  startsAt: Date;
  classId: string;
  className: string;
  teacherName: string;
  seats: { number: number; learnerId: string; learnerName: string; accountId: string }[];
};

/**
 * Reminds families 24 hours and 1 hour before a meeting. The start is stored with the meeting, so that a
 * moved meeting is reminded again and nobody twice. `atLeast` skips a reminder that would come too late, e.g.
 * 'tomorrow' within the last hour.
 */
function reminder(
  name: string,
  job: 'meetings.remindDay' | 'meetings.remindHour',
  column: 'reminded_day_for' | 'reminded_hour_for',
  ahead: number,
  atLeast: number,
): Job {
  const kind = column === 'reminded_day_for' ? 'reminder.day' : 'reminder.hour';
  const isDue = `m.closed_at is null and m.state = 'planned' and lower(m.during) > $1 and lower(m.during) <= $2
    and m.${column} is distinct from lower(m.during) and ${notSetAside(job, 'm.id', '$3')}`;
  return {
    name,
    everyMs: 20_000,
    run(services) {
      const now = services.clock.now();
      const span = [later(now, atLeast), later(now, ahead), now];
      return batchOrEach(
        { ...services, job, now },
        {
          batch: (db) => remind(db, null),
          async ids() {
            const { rows } = await services.pool.query<{ id: string }>(
              `select m.id from meeting m where ${isDue} order by lower(m.during) limit ${BATCH}`,
              span,
            );
            return rows.map(({ id }) => id);
          },
          one: async (db, id) => (await remind(db, id)) > 0,
        },
      );

      /** Sends the next batch of reminders, or those of one meeting. */
      async function remind(db: PoolClient, only: string | null): Promise<number> {
        const { rows } = await db.query<Due>(
          `with due as (
             select m.id from meeting m where ${isDue} and ($4::uuid is null or m.id = $4)
             order by lower(m.during) limit ${BATCH} for update skip locked
           ), told as (
             update meeting m set ${column} = lower(m.during) from due where m.id = due.id
             returning m.id, m.class_id, m.teacher_id, m.version, lower(m.during) as starts_at
           )
           select told.id as "meetingId", told.version, told.starts_at as "startsAt", c.id as "classId",
             c.name as "className", ${shownName('t')} as "teacherName",
             coalesce((select jsonb_agg(jsonb_build_object('number', s.number, 'learnerId', l.id, 'learnerName', l.name,
                 'accountId', l.account_id))
               from seat s join learner l on l.id = s.learner_id join enrolment e on e.id = s.enrolment_id
               where s.meeting_id = told.id and s.state = 'planned' and e.state = 'active'), '[]') as seats
           from told join school_class c on c.id = told.class_id join account t on t.id = told.teacher_id`,
          [...span, only],
        );
        for (const due of rows) await notifyFamilies(db, kind, due, now);
        return rows.length;
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
