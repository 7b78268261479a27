import { HOUR, later } from '@fasih/school/basics/instants';
import { choosesAt, OFFERED } from '@fasih/school/learning/offered-times/when-due';
import { sql } from 'kysely';
import { followsRules2 } from '../../catalogue/policy/read-policy.ts';
import { isRefundAsked } from '../../courses/enrolments/waits.ts';
import { isNotSetAside } from '../../platform/db/set-aside.ts';
import { select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import { systemCall } from '../../platform/http/system-call.ts';
import { eachRecord, recordJob } from '../../platform/jobs/each-record.ts';
import { offersOfMeeting } from './free-for.ts';
import { replanCourse } from './replan-course.ts';

const BATCH = 200;
/** What found no time is tried again after this time, what is not due yet when it is. */
const TRY_AGAIN_MS = HOUR;

const m = tableAs('meeting', 'm');
const f = tableAs('offered_time', 'f');
const e = tableAs('enrolment', 'e');

const selectDue = statement(({ now, before }: Params<{ now: Date; before: Date }>) =>
  select(
    [e.id.as('id')],
    sql`from ${e} join (
        select ${f.enrolment_id}, min(coalesce(${m.choose_at}, ${f.offered_at})) as at
        from ${m} join ${f} on ${f.meeting_id} = ${m.id}
        where ${m.state} = 'to_plan' and ${f.offered_at} <= ${before} and (${m.choose_at} is null or ${m.choose_at} <= ${now})
          and ${m.decision} -> 'reason' ->> 'key' is distinct from 'giveBack.unconfirmed'
        group by ${f.enrolment_id}
      ) due on due.enrolment_id = ${e.id}
      where ${followsRules2(e.policy_version)} and ${e.state} = 'active' and not ${isRefundAsked(e.id)} and ${isNotSetAside('offers.choose', e.id, now)}
      order by due.at, ${e.id} limit ${sql.lit(BATCH)}`,
  ),
);

const setNext = statement(({ enrolmentId, at }: Params<{ enrolmentId: string; at: Date }>) =>
  build
    .updateTable('meeting as m')
    .set({ choose_at: at })
    .where('m.state', '=', 'to_plan')
    .where(
      sql<boolean>`${m.id} in (select ${f.meeting_id} from ${f} where ${f.enrolment_id} = ${enrolmentId})`,
    ),
);

/**
 * Chooses a time for each meeting whose family took none in the 72 hours after it was told of three
 * (docs/product/course-rules-2.md#offered-times). What came back because nobody confirmed such a time waits for its family.
 */
export const chooseTimes = recordJob('offers.choose', {
  everyMs: 60_000,
  async run(run) {
    const { pool, now } = run;
    const due = await selectDue.all(pool, { now, before: later(now, -OFFERED.choose) });
    const ids = due.map(({ id }) => id);
    return eachRecord(run, ids, async (db, id) => {
      const call = systemCall(now, 'job:offers');
      let next = later(now, TRY_AGAIN_MS);
      const chosen = await replanCourse(
        db,
        id,
        (course, meeting) => {
          const at = choosesAt(offersOfMeeting(course, meeting));
          if (at !== null && at > now && at < next) next = at;
          return at !== null && at <= now && !meeting.chosenOnce;
        },
        call,
      );
      await setNext.run(db, { enrolmentId: id, at: next });
      return chosen?.some(({ start }) => start !== null) ?? false;
    });
  },
});
