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

const repair = tableAs('plan_repair', 'repair');
const repairedTime = tableAs('repaired_time', 'repaired_time');
const meeting = tableAs('meeting', 'meeting');
const seat = tableAs('seat', 'seat');
const learner = tableAs('learner', 'learner');
const schoolClass = tableAs('school_class', 'school_class');
const teacher = tableAs('account', 'teacher');
const takenBackBy = tableAs('account', 'taken_back_by');

const times = select(
  [
    repairedTime.meeting_id.as('meetingId'),
    meeting.number.as('number'),
    startOf(repairedTime.was).as('was'),
    startOf(repairedTime.becomes).$notNull().as('to'),
    repairedTime.decision.$castTo<Decision>().as('decision'),
    sql<boolean>`${meeting.state} = 'planned' and lower(${meeting.during}) = lower(${repairedTime.becomes})`.as(
      'isCurrent',
    ),
  ],
  sql`from ${repairedTime} join ${meeting} on ${meeting.id} = ${repairedTime.meeting_id} where ${repairedTime.repair_id} = ${repair.id}
    order by ${repairedTime.becomes}`,
);

const columns = [
  repair.id.as('id'),
  repair.class_id.as('classId'),
  schoolClass.name.as('className'),
  sql<
    string[]
  >`array(select distinct ${learner.name} from ${repairedTime} join ${seat} on ${seat.meeting_id} = ${repairedTime.meeting_id}
    join ${learner} on ${learner.id} = ${seat.learner_id} where ${repairedTime.repair_id} = ${repair.id}
    and ${seat.state} <> 'lapsed' order by 1)`.as('learners'),
  shownNameOf(teacher).as('teacherName'),
  repair.made_at.as('madeAt'),
  repair.taken_back_at.as('takenBackAt'),
  orNull(shownNameOf(takenBackBy)).as('takenBackBy'),
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
    from: sql`${repair}`,
    pageFrom: sql`${repair} join ${schoolClass} on ${schoolClass.id} = ${repair.class_id}
      join ${teacher} on ${teacher.id} = ${schoolClass.teacher_id}
      left join ${takenBackBy} on ${takenBackBy.id} = ${repair.taken_back_by}`,
    orderBy: backwards
      ? sql`${repair.made_at}, ${repair.id}`
      : sql`${repair.made_at} desc, ${repair.id} desc`,
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
      repairedTime.meeting_id.as('meetingId'),
      repairedTime.cause.$castTo<RepairCause>().as('cause'),
      startOf(repairedTime.was).as('wasStart'),
      endOf(repairedTime.was).as('wasEnd'),
      startOf(repairedTime.becomes).$notNull().as('start'),
      endOf(repairedTime.becomes).$notNull().as('end'),
    ],
    sql`from ${repairedTime} where ${repairedTime.repair_id} = ${repairId} order by lower(${repairedTime.becomes})`,
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
