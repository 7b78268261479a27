import { later } from '@fasih/school/basics/instants';
import { RULES_2 } from '@fasih/school/catalogue/policy/rules-2';
import { sql } from 'kysely';
import { followsRules2 } from '../../catalogue/policy/read-policy.ts';
import { isNotSetAside } from '../../platform/db/set-aside.ts';
import { select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import { eachRecord, recordJob } from '../../platform/jobs/each-record.ts';
import { addChanges } from './changes.ts';
import { numbersOfClasses, renumber } from './numbers.ts';
import { lockFreeClass } from './store-numbers.ts';

const BATCH = 50;

const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const s = tableAs('seat', 's');
const e = tableAs('enrolment', 'e');

const selectDue = statement(({ now, until }: Params<{ now: Date; until: Date }>) =>
  select(
    [c.id.as('id')],
    sql`from ${c} where ${c.id} in (
        select ${m.class_id} from ${m} join ${s} on ${s.meeting_id} = ${m.id}
          join ${e} on ${e.id} = ${s.enrolment_id}
        where ${followsRules2(e.policy_version)} and ${m.closed_at} is null and ${m.state} = 'planned' and ${m.kind} = 'series'
          and lower(${m.during}) > ${now} and lower(${m.during}) < ${until}
          and ${m.number_frozen_for} is distinct from lower(${m.during}))
        and ${c.capacity} = 1 and ${isNotSetAside('meetings.freeze', c.id, now)}
      order by ${c.id} limit ${sql.lit(BATCH)}`,
  ),
);

/**
 * Freezes the numbers of one-to-one courses under rules 2, 24 hours before each meeting. Every change of times does so
 * first for its own course, so it does not matter when this runs.
 */
export const freezeNumbers = recordJob('meetings.freeze', {
  everyMs: 5000,
  async run(run) {
    const { pool, now } = run;
    const due = await selectDue.all(pool, { now, until: later(now, RULES_2.freeze) });
    const ids = due.map(({ id }) => id);
    return eachRecord(run, ids, async (db, id) => {
      if (!(await lockFreeClass(db, id))) return false;
      const { changes } = await renumber(db, await numbersOfClasses(db, [id], now), [], now);
      await addChanges(db, changes, { at: now, accountId: null, role: null });
      return true;
    });
  },
});
