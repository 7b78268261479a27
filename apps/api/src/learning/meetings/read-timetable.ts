import type { AgeGroup } from '@fasih/school/basics/age-group';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import { addDays, instantOf, weekOf } from '@fasih/school/catalogue/policy/validity';
import type { LessonHoursForm } from '@fasih/school/learning/lesson-hours/lesson-hours-contract';
import type {
  Availability,
  DayException,
  LessonHours,
  WeeklyHours,
} from '@fasih/school/learning/meetings/plan';
import { requireRow } from '../../platform/db/require-row.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { holidaysJson } from '../holidays/holidays.ts';
import { lessonHoursJson, lessonHoursOf } from '../lesson-hours/lesson-hours.ts';
import { exceptionsJson, weeklyJson } from '../teachers/hours-json.ts';

export type Timetable = {
  /** Null for an unknown or inactive teacher. */
  teacher: { name: string; programs: PackageType[]; ageGroups: AgeGroup[] } | null;
  availability: Availability;
  /** The school's lesson hours. */
  lessonHours: LessonHours;
  /** Holidays. */
  holidays: ReadonlySet<string>;
  teacherBusy: Span[];
  learnersBusy: Span[];
  /** Number of scheduled meetings by enrolment and week; see `weekKey`. */
  inWeek: ReadonlyMap<string, number>;
};

/** Key of `inWeek`: `week` is the week's Monday. */
export const weekKey = (enrolmentId: string, week: string) => `${enrolmentId} ${week}`;

type Row = {
  teacher: Timetable['teacher'];
  weekly: WeeklyHours[];
  lessonHours: LessonHoursForm | null;
  exceptions: DayException[];
  holidays: { day: string }[];
  teacherBusy: JsonSpan[];
  seats: (JsonSpan & { enrolmentId: string })[];
};
type JsonSpan = { start: string; end: string };

/**
 * Reads the timetables of a teacher and learners for the whole weeks from `from` to `until`, ignoring the
 * meetings in `without` (those being moved). One statement.
 */
export async function readTimetable(
  db: Queryable,
  query: {
    teacherId: string;
    learnerIds: readonly string[];
    from: Date;
    until: Date;
    without: readonly string[];
  },
): Promise<Timetable> {
  const firstDay = weekOf(query.from);
  const lastDay = addDays(weekOf(query.until), 7);
  const { rows } = await db.query<Row>(
    `select
       (select json_build_object('name', ${shownName('a')}, 'programs', t.programs,
          'ageGroups', t.age_groups)
        from teacher t join account a on a.id = t.account_id
        where t.account_id = $1 and a.active and a.role = 'teacher') as teacher,
       ${weeklyJson('$1::uuid')} as weekly, ${lessonHoursJson} as "lessonHours",
       ${exceptionsJson('$1::uuid', '$2::date', '$3::date')} as exceptions,
       ${holidaysJson('$2::date', '$3::date')} as holidays,
       (select coalesce(json_agg(json_build_object('start', lower(during), 'end', upper(during))), '[]') from meeting
        where teacher_id = $1 and during && tstzrange($4, $5) and id <> all($7::uuid[])) as "teacherBusy",
       (select coalesce(json_agg(json_build_object('start', lower(during), 'end', upper(during),
          'enrolmentId', enrolment_id)), '[]') from seat
        where learner_id = any($6::uuid[]) and during && tstzrange($4, $5) and meeting_id <> all($7::uuid[])) as seats`,
    [
      query.teacherId,
      firstDay,
      lastDay,
      instantOf(firstDay, 0),
      instantOf(lastDay, 0),
      query.learnerIds,
      query.without,
    ],
  );
  const row = requireRow(rows);
  const inWeek = new Map<string, number>();
  for (const { start, enrolmentId } of row.seats) {
    const key = weekKey(enrolmentId, weekOf(new Date(start)));
    inWeek.set(key, (inWeek.get(key) ?? 0) + 1);
  }
  return {
    teacher: row.teacher,
    availability: { weekly: row.weekly, exceptions: row.exceptions },
    lessonHours: lessonHoursOf(row.lessonHours),
    holidays: new Set(row.holidays.map(({ day }) => day)),
    teacherBusy: row.teacherBusy.map(spanOf),
    learnersBusy: row.seats.map(spanOf),
    inWeek,
  };
}

const spanOf = ({ start, end }: JsonSpan): Span => ({ start: new Date(start), end: new Date(end) });
