import type { AgeGroup } from '@fasih/school/basics/age-group';
import { isId } from '@fasih/school/basics/ids';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import type { WeeklyHours } from '@fasih/school/learning/meetings/plan';
import { sql } from 'kysely';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { insertFrom, jsonList, recordsAs, scalar, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { lessonHoursValue } from '../lesson-hours/lesson-hours.ts';
import { isTeacherAway } from './away.ts';
import { exceptionsOf, weeklyHoursOf } from './hours-json.ts';

const selectTeacher = statement(
  ({ accountId, today, now }: Params<{ accountId: string; today: string; now: Date }>) => {
    const a = tableAs('account', 'a');
    const t = tableAs('teacher', 't');
    const m = tableAs('meeting', 'm');
    const start = sql<Date>`lower(${m.during})`;
    return select(
      [
        a.id.as('teacherId'),
        shownNameOf(a).as('name'),
        sql<PackageType[]>`coalesce(${t.programs}, '{}')`.as('programs'),
        sql<AgeGroup[]>`coalesce(${t.age_groups}, '{}')`.as('ageGroups'),
        sql<number>`coalesce(${t.version}, 1)`.as('version'),
        weeklyHoursOf(a.id).as('weekly'),
        lessonHoursValue.as('lessonHours'),
        // From the requested day on.
        exceptionsOf(a.id, sql<string>`${today}::date`).as('exceptions'),
        // Meetings still to be held.
        scalar(
          jsonList({ start, end: sql<Date>`upper(${m.during})`, away: isTeacherAway(m) }, start),
          sql`from ${m} where ${m.teacher_id} = ${a.id} and ${m.state} = 'planned' and ${m.closed_at} is null
            and lower(${m.during}) > ${now}::timestamptz`,
        ).as('planned'),
      ],
      sql`from ${a} left join ${t} on ${t.account_id} = ${a.id} where ${a.id} = ${accountId} and ${a.role} = 'teacher'`,
    );
  },
);

export type TeacherRow = RowOf<typeof selectTeacher>;
export type ExceptionRow = TeacherRow['exceptions'][number];

/**
 * One teacher with hours, exceptions from `today` on and coming meetings; null if the account is not a
 * teacher.
 */
export async function teacherOf(
  db: Queryable,
  accountId: string,
  at: { today: string; now: Date },
): Promise<TeacherRow | null> {
  return isId(accountId) ? selectTeacher.first(db, { accountId, ...at }) : null;
}

type Touch = {
  teacherId: string;
  version: number;
  programs: readonly PackageType[] | null;
  ageGroups: readonly AgeGroup[] | null;
};

const touch = statement(({ teacherId, version, programs, ageGroups }: Params<Touch>) =>
  build
    .updateTable('teacher')
    .set((eb) => ({
      version: eb('version', '+', 1),
      programs: sql<PackageType[]>`coalesce(${programs}, programs)`,
      age_groups: sql<AgeGroup[]>`coalesce(${ageGroups}, age_groups)`,
    }))
    .where('account_id', '=', teacherId)
    .where('version', '=', version),
);

/** Raises the version and sets what the teacher teaches (null keeps it); false if the version is outdated. */
export async function touchTeacher(db: Queryable, change: Touch): Promise<boolean> {
  return (await touch.run(db, change)) === 1;
}

const deleteWeek = statement(({ teacherId }: Params<{ teacherId: string }>) =>
  build.deleteFrom('availability').where('teacher_id', '=', teacherId),
);

const insertWeek = statement(({ teacherId, weekly }: Params<{ teacherId: string; weekly: string }>) => {
  const w = recordsAs(weekly, 'w', { weekday: 'smallint', from: 'integer', to: 'integer' });
  return insertFrom(
    'availability',
    { teacher_id: teacherId, weekday: w.weekday, minutes: sql<string>`int4range(${w.from}, ${w.to})` },
    sql`from ${w}`,
  );
});

/** Replaces all weekly hours; they must not overlap. */
export async function replaceWeek(
  db: Queryable,
  teacherId: string,
  weekly: readonly WeeklyHours[],
): Promise<void> {
  await deleteWeek.run(db, { teacherId });
  await insertWeek.run(db, { teacherId, weekly: JSON.stringify(weekly) });
}

type NewException = Omit<ExceptionRow, 'id'>;

const insertOne = statement((one: Params<NewException & { teacherId: string }>) => {
  const x = tableAs('availability_exception', 'x');
  const minutes = sql<string>`int4range(${one.from}, ${one.to})`;
  return insertFrom(
    'availability_exception',
    { teacher_id: one.teacherId, day: one.day, kind: one.kind, minutes, reason: one.reason },
    sql`where not exists (select from ${x} where ${x.teacher_id} = ${one.teacherId} and ${x.day} = ${one.day}
      and ${x.kind} = ${one.kind} and ${x.minutes} && ${minutes})`,
  ).returning('id');
});

/** Adds an exception; null if one of its kind overlaps. The teacher's row must be locked. */
export async function insertException(
  db: Queryable,
  teacherId: string,
  one: NewException,
): Promise<string | null> {
  return (await insertOne.first(db, { teacherId, ...one }))?.id ?? null;
}

const deleteOne = statement(({ exceptionId }: Params<{ exceptionId: string }>) =>
  build.deleteFrom('availability_exception').where('id', '=', exceptionId),
);

/** Deletes an exception. */
export async function deleteException(db: Queryable, exceptionId: string): Promise<void> {
  await deleteOne.run(db, { exceptionId });
}

const countAhead = statement(({ teacherId, now }: Params<{ teacherId: string; now: Date }>) =>
  build
    .selectFrom('meeting as m')
    .innerJoin('school_class as c', 'c.id', 'm.class_id')
    .where('m.teacher_id', '=', teacherId)
    .where('m.closed_at', 'is', null)
    .where('c.state', '<>', 'cancelled')
    .where((eb) =>
      eb.or([
        eb('m.state', '=', 'to_plan'),
        eb.and([eb('m.state', '=', 'planned'), sql<boolean>`upper(m.during) > ${now}`]),
      ]),
    )
    .select(sql<number>`count(*)::integer`.as('count')),
);

/** Number of a teacher's running, coming and unplanned meetings. */
export async function meetingsAhead(db: Queryable, teacherId: string, now: Date): Promise<number> {
  return (await countAhead.first(db, { teacherId, now }))?.count ?? 0;
}
