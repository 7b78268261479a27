import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { later } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { type RepairCause, TAKE_BACK_MS } from '@fasih/school/catalogue/policy/repair';
import type { listRepairs, Repair } from '@fasih/school/learning/repairs/contract';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { countedPage } from '../../platform/db/page.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { endOf, jsonRows, orNull, select, startOf, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { presentDecision } from '../meetings/present.ts';

const r = tableAs('plan_repair', 'r');
const t = tableAs('repaired_time', 't');
const m = tableAs('meeting', 'm');
const s = tableAs('seat', 's');
const l = tableAs('learner', 'l');
const c = tableAs('school_class', 'c');
const a = tableAs('account', 'a');
const b = tableAs('account', 'b');

const times = select(
  [
    t.meeting_id.as('meetingId'),
    m.number.as('number'),
    startOf(t.was).as('was'),
    startOf(t.becomes).$notNull().as('to'),
    t.decision.$castTo<Decision>().as('decision'),
    sql<boolean>`${m.state} = 'planned' and lower(${m.during}) = lower(${t.becomes})`.as('isCurrent'),
  ],
  sql`from ${t} join ${m} on ${m.id} = ${t.meeting_id} where ${t.repair_id} = ${r.id}
    order by ${t.becomes}`,
);

const columns = [
  r.id.as('id'),
  r.class_id.as('classId'),
  c.name.as('className'),
  sql<string[]>`array(select distinct ${l.name} from ${t} join ${s} on ${s.meeting_id} = ${t.meeting_id}
    join ${l} on ${l.id} = ${s.learner_id} where ${t.repair_id} = ${r.id} and ${s.state} <> 'lapsed' order by 1)`.as(
    'learners',
  ),
  shownNameOf(a).as('teacherName'),
  r.made_at.as('madeAt'),
  r.taken_back_at.as('takenBackAt'),
  orNull(shownNameOf(b)).as('takenBackBy'),
  jsonRows(times).as('times'),
] as const;

/** What self-repair did, the newest first. Two statements. */
export async function readRepairs(
  pool: Pool,
  query: Accepted<typeof listRepairs>['query'],
  { now }: SignedInCall,
): Promise<Reply<typeof listRepairs> | Refusal<'common.narrow'>> {
  const backwards = query.sort === 'madeAt';
  const page = await countedPage(pool, query, {
    columns,
    from: sql`${r}`,
    pageFrom: sql`${r} join ${c} on ${c.id} = ${r.class_id} join ${a} on ${a.id} = ${c.teacher_id}
      left join ${b} on ${b.id} = ${r.taken_back_by}`,
    orderBy: backwards ? sql`${r.made_at}, ${r.id}` : sql`${r.made_at} desc, ${r.id} desc`,
  });
  if (isRefusal(page)) return page;
  const data = page.data.map((row): Repair => {
    const until = later(row.madeAt, TAKE_BACK_MS);
    const state = row.takenBackAt
      ? 'takenBack'
      : now > until
        ? 'over'
        : row.times.every(({ isCurrent }) => isCurrent)
          ? 'open'
          : 'changed';
    return {
      ...row,
      state,
      madeAt: row.madeAt.toISOString(),
      takeBackUntil: until.toISOString(),
      takenBackAt: row.takenBackAt?.toISOString() ?? null,
      times: row.times.map(({ meetingId, number, was, to, decision }) => ({
        meetingId,
        number,
        was: was && new Date(was).toISOString(),
        to: new Date(to).toISOString(),
        decision: presentDecision(decision),
      })),
    };
  });
  return { ...page, data };
}

const selectTimes = statement(({ repairId }: Params<{ repairId: string }>) =>
  select(
    [
      t.meeting_id.as('meetingId'),
      t.cause.$castTo<RepairCause>().as('cause'),
      startOf(t.was).as('wasStart'),
      endOf(t.was).as('wasEnd'),
      startOf(t.becomes).$notNull().as('start'),
      endOf(t.becomes).$notNull().as('end'),
    ],
    sql`from ${t} where ${t.repair_id} = ${repairId} order by lower(${t.becomes})`,
  ),
);

/** A time that a repair gave a meeting; `was` is null for one that waited. */
export type StoredTime = { meetingId: string; cause: RepairCause; was: Span | null; to: Span };

/** The times of one repair. One statement. */
export async function timesOfRepair(db: Queryable, repairId: string): Promise<StoredTime[]> {
  return (await selectTimes.all(db, { repairId })).map(
    ({ meetingId, cause, wasStart, wasEnd, start, end }) => ({
      meetingId,
      cause,
      to: { start, end },
      was: wasStart && wasEnd ? { start: wasStart, end: wasEnd } : null,
    }),
  );
}
