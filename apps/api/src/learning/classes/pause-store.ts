import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { type Expression, sql } from 'kysely';
import { anyOf } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const columns = [
  'id',
  'name',
  'state',
  'teacher_id as teacherId',
  'paused_from as pausedFrom',
  'paused_until as pausedUntil',
  'version',
] as const;

type State = 'scheduled' | 'active' | 'paused' | 'completed' | 'cancelled';

/** The state of a class without its pause. */
const unpausedState = (today: Expression<string>) =>
  sql<State>`case when starts_on > ${today}::date then 'scheduled' else 'active' end`;

type OnDay = { classIds: readonly string[]; today: string };

const start = statement(({ classIds, from, until, today }: Params<OnDay & { from: string; until: string }>) =>
  build
    .updateTable('school_class')
    .set((eb) => ({
      paused_from: from,
      paused_until: until,
      version: eb('version', '+', 1),
      state: sql<State>`case when ${from}::date <= ${today}::date then 'paused' else ${unpausedState(today)} end`,
    }))
    .where('id', '=', anyOf(classIds))
    .where('state', 'in', ['scheduled', 'active', 'paused'])
    .returning(columns),
);

/** A class with its pause, days `[pausedFrom, pausedUntil)`; both null without a pause. */
export type PausedClass = RowOf<typeof start>;

type PauseDays = { from: string; until: string };

/** Sets a class's pause and locks its row; null if the class does not exist or is over. */
export async function startPause(
  db: Queryable,
  classId: string,
  days: PauseDays,
  now: Date,
): Promise<PausedClass | null> {
  return (await startPauses(db, [classId], days, now))[0] ?? null;
}

/** As `startPause` for several classes, which must be locked; those that are over are left out. One statement. */
export function startPauses(
  db: Queryable,
  classIds: readonly string[],
  { from, until }: PauseDays,
  now: Date,
): Promise<PausedClass[]> {
  return start.all(db, { classIds, from, until, today: dayIn(now) });
}

const end = statement(({ classIds, today }: Params<OnDay>) =>
  build
    .updateTable('school_class')
    .set((eb) => ({
      paused_from: null,
      paused_until: null,
      version: eb('version', '+', 1),
      state: sql<State>`case when state in ('scheduled', 'active', 'paused') then ${unpausedState(today)} else state end`,
    }))
    .where('id', '=', anyOf(classIds))
    .where('paused_until', 'is not', null)
    .returning(columns),
);

/** Clears a class's pause and locks its row; null if the class does not exist or has no pause. */
export async function endPause(db: Queryable, classId: string, now: Date): Promise<PausedClass | null> {
  return (await endPauses(db, [classId], now))[0] ?? null;
}

/** As `endPause` for several classes, which must be locked; those without a pause are left out. One statement. */
export function endPauses(db: Queryable, classIds: readonly string[], now: Date): Promise<PausedClass[]> {
  return end.all(db, { classIds, today: dayIn(now) });
}

const selectClass = statement(({ classId }: Params<{ classId: string }>) =>
  build.selectFrom('school_class').where('id', '=', classId).select('id'),
);

/** True if a class with this id exists. */
export async function classExists(db: Queryable, classId: string): Promise<boolean> {
  return isId(classId) && (await selectClass.first(db, { classId })) !== null;
}

const turn = statement(({ today }: Params<{ today: string }>) => {
  const lasts = sql`paused_until > ${today}::date`;
  return build
    .updateTable('school_class')
    .set((eb) => ({
      version: eb('version', '+', 1),
      state: sql<State>`case when ${lasts} then 'paused' when state = 'paused' then ${unpausedState(today)} else state end`,
      paused_from: sql<string | null>`case when ${lasts} then paused_from end`,
      paused_until: sql<string | null>`case when ${lasts} then paused_until end`,
    }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('school_class')
        .where(sql<boolean>`paused_from <= ${today}::date`)
        .where(({ eb, or }) =>
          or([sql<boolean>`paused_until <= ${today}::date`, eb('state', 'in', ['scheduled', 'active'])]),
        )
        .select('id')
        .orderBy('id')
        .forNoKeyUpdate()
        .skipLocked(),
    );
});

/** Starts and ends pauses that are due, but for classes that others have locked; returns the number of classes changed. */
export function turnPauses(db: Queryable, now: Date): Promise<number> {
  return turn.run(db, { today: dayIn(now) });
}
