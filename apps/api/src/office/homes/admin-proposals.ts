import { dayIn } from '@fasih/school/basics/instants';
import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import { addDays, instantOf, lastDayOf } from '@fasih/school/catalogue/policy/validity';
import { proposeClasses, type TeacherCandidate } from '@fasih/school/learning/classes/propose';
import type { LessonHoursForm } from '@fasih/school/learning/lesson-hours/lesson-hours-contract';
import { type Expression, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Pool } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { type Course, candidatesOf, courseOf } from '../../learning/classes/candidates.ts';
import { holidaysIn } from '../../learning/holidays/holidays.ts';
import { lessonHoursOf, lessonHoursValue } from '../../learning/lesson-hours/lesson-hours.ts';
import { exceptionsOf, weeklyHoursOf } from '../../learning/teachers/hours-json.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { scalar, select, type TableAs, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';

/** Extra weeks for holidays and days away. */
const SPARE_WEEKS = 8;

/**
 * Teachers with fitting weekly plans for a class of this enrolment; refused with the reasons of `POST
 * /classes` if no class can be opened. Locks nothing, because opening the class checks again.
 */
export async function readProposals(pool: Pool, enrolmentId: string, call: SignedInCall) {
  const [candidate] = await candidatesOf(pool, [enrolmentId]);
  if (!candidate) return refuse('classes.enrolmentNotFound');
  const course = courseOf(candidate, call.now);
  if (isRefusal(course)) return course;
  const { meetingMinutes } = (await readPolicy(pool, candidate.policyVersion)).values;
  const startsOn = addDays(dayIn(call.now), 1);
  const weeks = Math.ceil(course.meetings / candidate.perWeek) + SPARE_WEEKS;
  const found = await calendarOf(pool, {
    course,
    learnerId: candidate.learnerId,
    from: startsOn,
    until: addDays(startsOn, weeks * 7),
  });
  return {
    enrolmentId: candidate.enrolmentId,
    learner: { id: candidate.learnerId, name: candidate.name },
    packageName: candidate.packageName,
    level: course.level,
    ageGroup: course.ageGroup,
    meetings: course.meetings,
    perWeek: candidate.perWeek,
    startsOn,
    meetingMinutes,
    lessonHours: found.lessonHours,
    teachers: proposeClasses({
      ...found,
      startsOn,
      count: course.meetings,
      // A class has at least two slots a week.
      perWeek: Math.max(2, candidate.perWeek),
      meetingMinutes,
      ageGroup: course.ageGroup,
      lastDay: (day) => lastDayOf(day, candidate.months, candidate.extensionDays),
    }),
  };
}

type JsonSpan = { start: string; end: string };

const a = tableAs('account', 'a');
const t = tableAs('teacher', 't');
const s = tableAs('seat', 's');
const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const slot = tableAs('class_slot', 'slot');

/** The spans of seats or meetings as one JSON list. */
const spansOf = ({ during }: Pick<TableAs<'seat'>, 'during'>) =>
  sql<
    JsonSpan[]
  >`coalesce(json_agg(json_build_object('start', lower(${during}), 'end', upper(${during}))), '[]')`;

type Ask = {
  from: string;
  until: string;
  start: Date;
  end: Date;
  learnerId: string;
  packageType: Course['packageType'];
  ageGroup: Course['ageGroup'];
};

const selectCalendar = statement(
  ({ from, until, start, end, learnerId, packageType, ageGroup }: Params<Ask>) => {
    const [firstDay, lastDay] = [sql<string>`${from}::date`, sql<string>`${until}::date`];
    const teacher = {
      teacherId: a.id,
      name: shownNameOf(a),
      weekly: weeklyHoursOf(a.id),
      exceptions: exceptionsOf(a.id, firstDay, lastDay),
      busy: scalar(
        spansOf(m),
        sql`from ${m} where ${m.teacher_id} = ${a.id} and ${m.during} && tstzrange(${start}, ${end})`,
      ),
      load: sql<number>`(select count(*) from ${c} join ${slot} on ${slot.class_id} = ${c.id}
        where ${c.teacher_id} = ${a.id} and ${c.state} in ('scheduled', 'active', 'paused'))`,
    };
    return select(
      [
        holidaysIn(firstDay, lastDay).as('holidays'),
        lessonHoursValue.as('lessonHours'),
        scalar(
          spansOf(s),
          sql`from ${s} where ${s.learner_id} = ${learnerId} and ${s.during} && tstzrange(${start}, ${end})`,
        ).as('seats'),
        scalar(
          sql<JsonOf<typeof teacher>[]>`coalesce(json_agg(${jsonBuildObject(teacher)}), '[]')`,
          sql`from ${t} join ${a} on ${a.id} = ${t.account_id}
            where ${a.role} = 'teacher' and ${a.active}
              and (${t.programs} = '{}' or ${packageType} = any(${t.programs}))
              and (${t.age_groups} = '{}' or ${ageGroup} = any(${t.age_groups}))`,
        ).as('teachers'),
      ],
      sql``,
    );
  },
  'proposal-calendar',
);

type JsonOf<O extends Record<string, Expression<unknown>>> =
  ReturnType<typeof jsonBuildObject<O>> extends Expression<infer One> ? One : never;

type Calendar = {
  teachers: TeacherCandidate[];
  learnersBusy: Span[];
  holidays: ReadonlySet<string>;
  lessonHours: LessonHoursForm;
};

/** Calendars of all suitable teachers, the learner and the school; one statement. */
async function calendarOf(
  db: Queryable,
  { course, learnerId, from, until }: { course: Course; learnerId: string; from: string; until: string },
): Promise<Calendar> {
  const row = requireRow(
    await selectCalendar.all(db, {
      from,
      until,
      start: instantOf(from, 0),
      end: instantOf(until, 0),
      learnerId,
      packageType: course.packageType,
      ageGroup: course.ageGroup,
    }),
  );
  const spanOf = ({ start, end }: JsonSpan): Span => ({ start: new Date(start), end: new Date(end) });
  return {
    lessonHours: lessonHoursOf(row.lessonHours),
    holidays: new Set(row.holidays.map(({ day }) => day)),
    learnersBusy: row.seats.map(spanOf),
    teachers: row.teachers.map(({ weekly, exceptions, busy, ...teacher }) => ({
      ...teacher,
      availability: { weekly, exceptions },
      busy: busy.map(spanOf),
    })),
  };
}
