import { decideMark } from '@fasih/school/catalogue/policy/attendance';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import { isNotSetAside } from '../../platform/db/set-aside.ts';
import { select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { eachRecord, recordJob } from '../../platform/jobs/each-record.ts';
import { notifyAll } from '../calendars/notify.ts';
import { openMeetingsOfEnrolment } from './facts.ts';
import { type ReleasedSeat, releaseTimes } from './give-times-back.ts';
import { familiesOf, teacherOf } from './notices.ts';
import { lockSeries } from './store-numbers.ts';

const BATCH = 20;

/**
 * Frees the times of stopped courses, because the code that stops a course (withdrawn consent, refund) does
 * not know about meetings.
 */
export const releaseStopped = recordJob('meetings.release', {
  everyMs: 5000,
  async run(run) {
    const { pool, now } = run;
    const due = await stoppedCoursesWithSeats(pool, now);
    return eachRecord(run, due, (db, id) => releaseSeats(db, id, now));
  },
});

const e = tableAs('enrolment', 'e');
const s = tableAs('seat', 's');

const selectStopped = statement(({ now }: Params<{ now: Date }>) =>
  select(
    [e.id.as('id')],
    sql`from ${e} where ${e.state} = 'suspended' and exists (
        select from ${s} where ${s.enrolment_id} = ${e.id} and ${s.state} = 'planned' and lower(${s.during}) > ${now}
      ) and ${isNotSetAside('meetings.release', e.id, now)} order by ${e.id} limit ${sql.lit(BATCH)}`,
  ),
);

async function stoppedCoursesWithSeats(db: Queryable, now: Date): Promise<string[]> {
  return (await selectStopped.all(db, { now })).map(({ id }) => id);
}

const lockStopped = statement(({ enrolmentId }: Params<{ enrolmentId: string }>) =>
  build
    .selectFrom('enrolment')
    .where('id', '=', enrolmentId)
    .where('state', '=', 'suspended')
    .select('id')
    .forNoKeyUpdate()
    .skipLocked(),
);

/**
 * Puts a stopped course's coming meetings back to plan, whatever the notice; in a group the others go on.
 * Family and teacher are notified once per class. False if another process was first.
 */
export async function releaseSeats(db: PoolClient, enrolmentId: string, now: Date): Promise<boolean> {
  await lockSeries(db, { enrolmentId });
  const open = await openMeetingsOfEnrolment(db, enrolmentId);
  if (!(await lockStopped.first(db, { enrolmentId }))) return false;
  const released: ReleasedSeat[] = [];
  for (const meeting of open) {
    const seat = meeting.seats.find((one) => one.enrolmentId === enrolmentId && one.state === 'planned');
    if (!seat || !meeting.span || meeting.span.start <= now) continue;
    const policy = await readPolicy(db, seat.policyVersion);
    released.push({ meeting, seat, decision: decideMark(policy, { ...seat, enrolmentActive: false }, now) });
  }
  if (released.length === 0) return false;
  const by = { at: now, accountId: null, role: null };
  await releaseTimes(db, released, { kind: 'stopped', actor: 'school', by });
  await notifyAll(db, noticesOf(released), now);
  return true;
}

function noticesOf(released: readonly ReleasedSeat[]): AnyNotice[] {
  return [...new Set(released.map(({ meeting }) => meeting.classId))].flatMap((classId) => {
    const ofClass = released.filter(({ meeting }) => meeting.classId === classId);
    const first = ofClass[0];
    if (!first) return [];
    const { meeting, seat } = first;
    return [...familiesOf([seat]), teacherOf(meeting, [seat], meeting.classTeacherId)].map(
      (recipient): AnyNotice => ({
        accountId: recipient.accountId,
        kind: 'course.stopped',
        params: {
          learnerName: recipient.learnerName,
          className: meeting.className,
          classId,
          meetings: ofClass.length,
        },
        source: `course.stopped:${seat.seatId}:${seat.version + 1}:${recipient.key}`,
      }),
    );
  });
}
