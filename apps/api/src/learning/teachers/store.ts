import type { AgeGroup } from '@fasih/school/basics/age-group';
import { isId } from '@fasih/school/basics/ids';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import type { LessonHoursForm } from '@fasih/school/learning/lesson-hours/lesson-hours-contract';
import type { WeeklyHours } from '@fasih/school/learning/meetings/plan';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { lessonHoursJson } from '../lesson-hours/lesson-hours.ts';
import { exceptionsJson, weeklyJson } from './hours-json.ts';

export type ExceptionRow = {
  id: string;
  day: string;
  kind: 'away' | 'extra';
  from: number;
  to: number;
  reason: string;
};

export type TeacherRow = {
  teacherId: string;
  name: string;
  programs: PackageType[];
  ageGroups: AgeGroup[];
  version: number;
  weekly: WeeklyHours[];
  lessonHours: LessonHoursForm | null;
  /** From the requested day on. */
  exceptions: ExceptionRow[];
  /** Coming planned meetings as ISO instants. */
  planned: { start: string; end: string }[];
};

/** SQL: a teacher's meetings still to be held after `now`, as a JSON list of instants. */
const plannedJson = (teacher: string, now: string) =>
  `(select coalesce(json_agg(json_build_object('start', lower(m.during), 'end', upper(m.during)) order by lower(m.during)), '[]')
    from meeting m
    where m.teacher_id = ${teacher} and m.state = 'planned' and m.closed_at is null and lower(m.during) > ${now})`;

/**
 * One teacher with hours, exceptions from `today` on and coming meetings; null if the account is not a
 * teacher.
 */
export async function teacherOf(
  db: Queryable,
  accountId: string,
  at: { today: string; now: Date },
): Promise<TeacherRow | null> {
  if (!isId(accountId)) return null;
  const { rows } = await db.query<TeacherRow>(
    `select a.id as "teacherId", ${shownName('a')} as name,
       coalesce(t.programs, '{}') as programs, coalesce(t.age_groups, '{}') as "ageGroups",
       coalesce(t.version, 1) as version, ${weeklyJson('a.id')} as weekly, ${lessonHoursJson} as "lessonHours",
       ${exceptionsJson('a.id', '$2::date')} as exceptions, ${plannedJson('a.id', '$3::timestamptz')} as planned
     from account a left join teacher t on t.account_id = a.id where a.id = $1 and a.role = 'teacher'`,
    [accountId, at.today, at.now],
  );
  return rows[0] ?? null;
}

/** Raises the version and sets what the teacher teaches (null keeps it); false if the version is outdated. */
export async function touchTeacher(
  db: Queryable,
  change: {
    teacherId: string;
    version: number;
    programs: readonly PackageType[] | null;
    ageGroups: readonly AgeGroup[] | null;
  },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update teacher set version = version + 1, programs = coalesce($3, programs), age_groups = coalesce($4, age_groups)
     where account_id = $1 and version = $2`,
    [change.teacherId, change.version, change.programs, change.ageGroups],
  );
  return rowCount === 1;
}

/** Replaces all weekly hours; they must not overlap. */
export async function replaceWeek(
  db: Queryable,
  teacherId: string,
  weekly: readonly WeeklyHours[],
): Promise<void> {
  await db.query('delete from availability where teacher_id = $1', [teacherId]);
  await db.query(
    `insert into availability (teacher_id, weekday, minutes)
     select $1, weekday, int4range("from", "to")
     from jsonb_to_recordset($2) as w (weekday smallint, "from" integer, "to" integer)`,
    [teacherId, JSON.stringify(weekly)],
  );
}

/** Adds an exception; null if one of its kind overlaps. The teacher's row must be locked. */
export async function insertException(
  db: Queryable,
  teacherId: string,
  one: Omit<ExceptionRow, 'id'>,
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `insert into availability_exception (teacher_id, day, kind, minutes, reason)
     select $1, $2, $3, int4range($4, $5), $6
     where not exists (select from availability_exception
       where teacher_id = $1 and day = $2 and kind = $3 and minutes && int4range($4, $5))
     returning id`,
    [teacherId, one.day, one.kind, one.from, one.to, one.reason],
  );
  return rows[0]?.id ?? null;
}

export async function deleteException(db: Queryable, exceptionId: string): Promise<void> {
  await db.query('delete from availability_exception where id = $1', [exceptionId]);
}

/** Number of a teacher's running, coming and unplanned meetings. */
export async function meetingsAhead(db: Queryable, teacherId: string, now: Date): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from meeting m join school_class c on c.id = m.class_id
     where m.teacher_id = $1 and m.closed_at is null and c.state <> 'cancelled'
       and (m.state = 'to_plan' or (m.state = 'planned' and upper(m.during) > $2))`,
    [teacherId, now],
  );
  return rows[0]?.count ?? 0;
}
