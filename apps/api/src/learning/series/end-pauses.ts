import type { Accepted } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { dayIn, later, SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import { RULES_2 } from '@fasih/school/catalogue/policy/rules-2';
import type { endPauses as endContract } from '@fasih/school/learning/series/contract';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { writeAuditOfEach } from '../../platform/audit/write-audit.ts';
import { anyOf, endOf, select, startOf, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { endPauses as clearPauses } from '../classes/pause-store.ts';
import { refuseWhenBusy } from '../meetings/busy.ts';
import { carryOut } from './carry-out.ts';
import type { PlannedSeries } from './plan-class.ts';
import { planClasses } from './plan-classes.ts';
import { presentPlan } from './present-plan.ts';
import { noticesOf, tellAll } from './recipients.ts';
import { lockClasses } from './store.ts';

const c = tableAs('school_class', 'c');
const m = tableAs('meeting', 'm');
const mc = tableAs('meeting_change', 'mc');

type Form = Accepted<typeof endContract>['body'];

const selectPaused = statement(({ classIds }: Params<{ classIds: readonly string[] }>) =>
  select(
    [c.id.as('id'), sql<boolean>`${c.paused_until} is not null`.as('isPaused')],
    sql`from ${c} where ${c.id} = ${anyOf(classIds)}`,
  ),
);

const day = (instant: unknown) => sql`(${instant} at time zone ${sql.lit(SCHOOL_ZONE)})::date`;

/** What a pause of these classes took: the time that each meeting lost to it last, and whether it still waits for another one. */
const selectLost = statement(({ classIds, from }: Params<{ classIds: readonly string[]; from: Date }>) =>
  select(
    [
      m.id.as('meetingId'),
      c.id.as('classId'),
      startOf(mc.was).$notNull().as('start'),
      endOf(mc.was).$notNull().as('end'),
      sql<boolean>`${m.state} = 'to_plan' and ${mc.kind} = 'paused' and not exists (select from meeting_change after
        where after.meeting_id = ${m.id} and after.id > ${mc.id} and after.kind <> 'renumbered')`.as('waits'),
      sql<boolean>`lower(${mc.was}) >= ${from}`.as('isAhead'),
    ],
    sql`from ${c} join ${m} on ${m.class_id} = ${c.id} join ${mc} on ${mc.meeting_id} = ${m.id}
      where ${c.id} = ${anyOf(classIds)} and ${mc.was} is not null and ${mc.of_meeting} is null
        and ${day(sql`lower(${mc.was})`)} >= ${c.paused_from} and ${day(sql`lower(${mc.was})`)} < ${c.paused_until}
        and (${mc.kind} = 'paused' or (${mc.kind} = 'moved' and ${day(sql`lower(${mc.becomes})`)} >= ${c.paused_until}))
      order by ${mc.id}`,
  ),
);

/** What the end of these classes' pauses would mean. Writes nothing. */
export async function previewEnd(pool: Pool, classIds: readonly string[], call: SignedInCall) {
  const planned = await planEnd(pool, classIds, call.now, null);
  return isRefusal(planned) ? planned : presentPlan(planned);
}

/**
 * Ends the pauses of classes today and plans their meetings, as the preview has shown it (docs/product/classes.md#pauses);
 * refused where anything has changed since. Every family and teacher is told by one message.
 */
export async function endPauses(pool: Pool, { classIds, seen }: Form, call: SignedInCall) {
  return refuseWhenBusy(() =>
    inTransaction(pool, async (db) => {
      const planned = await planEnd(db, classIds, call.now, 'lock');
      if (isRefusal(planned)) return planned;
      const plan = presentPlan(planned);
      if (plan.seen !== seen) return refuse('classes.planChanged');
      const ids = [...new Set(classIds)].sort();
      if ((await clearPauses(db, ids, call.now)).length < ids.length) return refuse('meetings.notPaused');
      await carryOut(db, planned, { reason: '' }, call);
      const replaced = new Map(planned.map(({ found, plan }) => [found.id, plan.replaced.length]));
      await writeAuditOfEach(db, call, {
        action: 'class.resumed',
        targetKind: 'class',
        targets: ids.map((id) => ({ id, after: { meetings: replaced.get(id) ?? 0 } })),
      });
      const event = eventOf(call.now, []);
      await tellAll(db, noticesOf(planned, event, { source: seen }), call.now);
      return plan;
    }),
  );
}

type Lost = { meetingId: string; classId: string; start: Date; end: Date; waits: boolean; isAhead: boolean };

function eventOf(now: Date, rows: readonly Lost[]) {
  const waiting = new Map<string, Span>();
  for (const { meetingId, start, end, waits } of rows) if (waits) waiting.set(meetingId, { start, end });
  const lost = new Map(
    [...Map.groupBy(rows, ({ classId }) => classId)].map(([id, ofClass]) => {
      const ahead = ofClass.filter(({ isAhead }) => isAhead);
      return [id, new Set(ahead.map(({ start }) => start.getTime())).size];
    }),
  );
  return { kind: 'takenUp', by: 'school', from: dayIn(now), waiting, lost } as const;
}

async function planEnd(
  db: Queryable,
  classIds: readonly string[],
  now: Date,
  lock: 'lock' | null,
): Promise<PlannedSeries[] | Refusal<'meetings.classNotFound' | 'meetings.notPaused'>> {
  const ids = [...new Set(classIds)];
  if (!ids.every(isId)) return refuse('meetings.classNotFound');
  if (lock) await lockClasses(db, ids);
  const classes = await selectPaused.all(db, { classIds: ids });
  if (classes.length < ids.length) return refuse('meetings.classNotFound');
  if (!classes.every(({ isPaused }) => isPaused)) return refuse('meetings.notPaused');
  const rows = await selectLost.all(db, { classIds: ids, from: later(now, RULES_2.told) });
  return planClasses(db, ids, eventOf(now, rows), now, lock);
}
