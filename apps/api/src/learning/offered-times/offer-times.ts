import { HOUR, later } from '@fasih/school/basics/instants';
import { needsOffer, OFFERED } from '@fasih/school/learning/offered-times/when-due';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { followsRules2, readPolicy } from '../../catalogue/policy/read-policy.ts';
import { isRefundAsked } from '../../courses/enrolments/waits.ts';
import { isNotSetAside } from '../../platform/db/set-aside.ts';
import { anyOf, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import { eachRecord, recordJob } from '../../platform/jobs/each-record.ts';
import { notifyAll } from '../calendars/notify.ts';
import { offersFor, offersOfMeeting, plannableOf, timetableOf } from './free-for.ts';
import { type NewOffer, offeredCourse, storeOffers } from './store.ts';

const BATCH = 50;
/** A course is looked at again after this time; what lost its time meanwhile at once. */
const LOOK_AGAIN_MS = HOUR;

const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const s = tableAs('seat', 's');
const e = tableAs('enrolment', 'e');

const selectDue = statement(({ now, before }: Params<{ now: Date; before: Date }>) =>
  select(
    [e.id.as('id')],
    sql`from ${e} where ${followsRules2(e.policy_version)} and ${e.state} = 'active' and ${e.last_day} is not null and not ${isRefundAsked(e.id)} and ${isNotSetAside('offers.offer', e.id, now)}
        and ${e.id} in (
          select ${s.enrolment_id} from ${m} join ${c} on ${c.id} = ${m.class_id} join ${s} on ${s.meeting_id} = ${m.id}
          where ${m.state} = 'to_plan' and ${s.state} = 'to_plan' and (${m.kind} <> 'series' or ${c.capacity} = 1)
            and (${m.offers_at} is null or ${m.offers_at} <= ${before} or exists (
              select from meeting_change where meeting_id = ${m.id} and at > ${m.offers_at}
                and kind in ('excused', 'cancelled', 'paused', 'waived', 'stopped'))))
      order by ${e.id} limit ${sql.lit(BATCH)}`,
  ),
);

const noteLooked = statement(({ ids, at }: Params<{ ids: readonly string[]; at: Date }>) =>
  build.updateTable('meeting').set({ offers_at: at }).where('id', '=', anyOf(ids)),
);

const lockWaiting = statement(({ enrolmentId }: Params<{ enrolmentId: string }>) =>
  select(
    [m.id.as('id')],
    sql`from ${m} where ${m.state} = 'to_plan' and ${m.id} in (
        select ${s.meeting_id} from ${s} where ${s.enrolment_id} = ${enrolmentId} and ${s.state} = 'to_plan')
      order by ${m.id} for no key update`,
  ),
);

/**
 * Offers three times for each meeting without one in courses under rules 2, in one message a course, and keeps what was
 * offered (docs/product/course-rules-2.md#offered-times).
 */
export const offerNewTimes = recordJob('offers.offer', {
  everyMs: 10_000,
  async run(run) {
    const { pool, now } = run;
    const due = await selectDue.all(pool, { now, before: later(now, -LOOK_AGAIN_MS) });
    const ids = due.map(({ id }) => id);
    return eachRecord(run, ids, (db, id) => offerFor(db, id, now));
  },
});

/** Offers times for what needs some in one course; false if another process has just done so. */
async function offerFor(db: PoolClient, enrolmentId: string, now: Date): Promise<boolean> {
  // All that wait, also those of another teacher, whose turn comes after: else the course is due again at once.
  const ids = (await lockWaiting.all(db, { enrolmentId })).map(({ id }) => id);
  await noteLooked.run(db, { ids, at: now });
  const course = await offeredCourse(db, enrolmentId, now);
  // A refund may have been asked for since the course was found due.
  if (!course || course.lastDay === null || course.state !== 'active' || course.refundAsked) return false;
  const waiting = plannableOf(course);
  const [first] = waiting;
  const { lastDay } = course;
  const needing = waiting.filter((one) => needsOffer(offersOfMeeting(course, one), lastDay, now));
  if (!first || needing.length === 0) return false;
  const policy = await readPolicy(db, course.policyVersion);
  const timetable = await timetableOf(db, course, first.teacherId, now);
  const offered = offersFor(course, waiting, timetable, policy, later(now, OFFERED.ahead));
  const notice = `meeting.timesOffered:${enrolmentId}:${now.getTime()}`;
  const offers = needing.flatMap(({ id }) =>
    (offered.get(id) ?? []).map(
      ({ start, end, inWeek }): NewOffer => ({ meetingId: id, enrolmentId, start, end, inWeek, notice }),
    ),
  );
  const shown = needing.find(({ id }) => offered.get(id)?.length);
  if (!shown) return false;
  await storeOffers(db, offers, now);
  const params = {
    learnerName: course.learnerName,
    className: shown.className,
    classId: shown.classId,
    enrolmentId,
    meetings: needing.length,
    number: shown.number,
    starts: (offered.get(shown.id) ?? []).map(({ start }) => start.toISOString()),
  };
  await notifyAll(
    db,
    [{ accountId: course.accountId, kind: 'meeting.timesOffered', params, source: notice }],
    now,
  );
  return true;
}
