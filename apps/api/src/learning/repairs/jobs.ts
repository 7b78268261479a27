import { DAY, dayIn, HOUR, later } from '@fasih/school/basics/instants';
import { isRefusal } from '@fasih/school/basics/refusal';
import { REPAIR } from '@fasih/school/learning/repairs/repair-plan';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { clearManySetAside, clearSetAside, isNotSetAside } from '../../platform/db/set-aside.ts';
import { select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { systemCall } from '../../platform/http/system-call.ts';
import { eachOutside, recordJob } from '../../platform/jobs/each-record.ts';
import { refuseWhenBusy } from '../meetings/busy.ts';
import { mayNeedRepair } from './may-need-repair.ts';
import { repairClass } from './repair-class.ts';
import { beginLook, type Look, noteLooks } from './store.ts';

/** Classes that one run looks at. */
const BATCH = 500;
/** Of these, classes that one run repairs; the others wait for the next run. */
const MAX_REPAIRED = 100;

const c = tableAs('school_class', 'c');
const m = tableAs('meeting', 'm');

const isRunning = sql<boolean>`${c.state} in ('scheduled', 'active')`;

/** `daily`, `hourly`: classes looked at before then are due again; `near`, `waits`: as in `mayNeedRepair`. */
type Due = { now: Date; daily: Date; hourly: Date; today: string; near: Date; waits: Date };

// Each class once a day, those with a meeting that waits for a time once an hour; two queries, each by its own index.
const selectDue = statement((of: Params<Due>) =>
  select(
    [c.id.as('id'), c.repair_looked_at.as('seen'), mayNeedRepair(c, of).as('mayNeedRepair')],
    sql`from ${c} where ${isRunning} and ${c.id} in (
        (select id from school_class where state in ('scheduled', 'active')
          and (repair_looked_at is null or repair_looked_at <= ${of.daily})
          order by repair_looked_at nulls first limit ${sql.lit(BATCH)})
        union all (select ${m.class_id} from ${m} where ${m.state} = 'to_plan'))
      and (${c.repair_looked_at} is null or ${c.repair_looked_at} <= ${of.hourly})
      and (${c.paused_from} is null or ${c.paused_from} > ${of.today}::date)
      and ${isNotSetAside('plans.repair', c.id, of.now)}
      order by ${c.repair_looked_at} nulls first, ${c.id} limit ${sql.lit(BATCH)}`,
  ),
);

/** Notes that these classes were looked at and need no repair; what an earlier run set aside is over. */
async function noteNoRepair(db: PoolClient, looks: readonly Look[], now: Date): Promise<void> {
  const ids = looks.map(({ id }) => id);
  await noteLooks(db, looks, now);
  await clearManySetAside(db, 'plans.repair', ids);
}

/**
 * Repairs plans that are not whole and that nobody else repairs (docs/product/classes.md#self-repair). A process first notes in
 * the class that it looked at it, in the transaction of the repair: of two processes one does so, and one that is killed has noted
 * nothing.
 */
export const repairPlans = recordJob('plans.repair', {
  everyMs: 60_000,
  async run(run) {
    const { pool, now } = run;
    const before = { daily: later(now, -DAY), hourly: later(now, -HOUR), today: dayIn(now) };
    const since = { near: later(now, REPAIR.near), waits: later(now, -REPAIR.waits) };
    const due = await selectDue.all(pool, { now, ...before, ...since });
    // Nearly all plans are whole: these are noted in one statement, and only the others are locked and read one by one.
    const whole = due.filter((one) => !one.mayNeedRepair);
    if (whole.length > 0) await inTransaction(pool, (db) => noteNoRepair(db, whole, now));
    const toRepair = due.filter((one) => one.mayNeedRepair).slice(0, MAX_REPAIRED);
    const seenOf = new Map(toRepair.map(({ id, seen }) => [id, seen]));
    return eachOutside(run, [...seenOf.keys()], async (id) => {
      const look = { id, seen: seenOf.get(id) ?? null, at: now };
      const done = await refuseWhenBusy(() =>
        inTransaction(pool, async (db) => {
          if (!(await beginLook(db, look))) return false;
          const isRepaired = await repairClass(db, id, systemCall(now, 'job:repairs'));
          await clearSetAside(db, 'plans.repair', id);
          return isRepaired;
        }),
      );
      if (!isRefusal(done)) return done;
      // A teacher or learner got another meeting at one of these times meanwhile. Only the look is noted, so that the class waits
      // for its next turn and does not hold up the others.
      await beginLook(pool, look);
      return false;
    });
  },
});
