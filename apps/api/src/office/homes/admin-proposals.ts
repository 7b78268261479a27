import { dayIn } from '@fasih/school/basics/instants';
import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import { addDays, instantOf, lastDayOf } from '@fasih/school/catalogue/policy/validity';
import { proposeClasses, type TeacherCandidate } from '@fasih/school/learning/classes/propose';
import type { LessonHoursForm } from '@fasih/school/learning/lesson-hours/lesson-hours-contract';
import type { DayException, WeeklyHours } from '@fasih/school/learning/meetings/plan';
import type { Pool } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { type Course, candidatesOf, courseOf } from '../../learning/classes/candidates.ts';
import { holidaysJson } from '../../learning/holidays/holidays.ts';
import { lessonHoursJson, lessonHoursOf } from '../../learning/lesson-hours/lesson-hours.ts';
import { exceptionsJson, weeklyJson } from '../../learning/teachers/hours-json.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import { shownName } from '../../platform/db/shown-name.ts';
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
type Row = {
  lessonHours: LessonHoursForm | null;
  holidays: { day: string }[];
  seats: JsonSpan[];
  teachers: {
    teacherId: string;
    name: string;
    weekly: WeeklyHours[];
    exceptions: DayException[];
    busy: JsonSpan[];
    load: number;
  }[];
};

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
  const spans = `coalesce(json_agg(json_build_object('start', lower(during), 'end', upper(during))), '[]')`;
  const { rows } = await db.query<Row>({
    name: 'proposal-calendar',
    text: `select ${holidaysJson('$1::date', '$2::date')} as holidays, ${lessonHoursJson} as "lessonHours",
       (select ${spans} from seat where learner_id = $5 and during && tstzrange($3, $4)) as seats,
       (select coalesce(json_agg(json_build_object('teacherId', a.id,
           'name', ${shownName('a')}, 'weekly', ${weeklyJson('a.id')},
           'exceptions', ${exceptionsJson('a.id', '$1::date', '$2::date')},
           'busy', (select ${spans} from meeting where teacher_id = a.id and during && tstzrange($3, $4)),
           'load', (select count(*) from school_class c join class_slot s on s.class_id = c.id
             where c.teacher_id = a.id and c.state in ('scheduled', 'active', 'paused')))), '[]')
         from teacher t join account a on a.id = t.account_id
         where a.role = 'teacher' and a.active and (t.programs = '{}' or $6 = any(t.programs))
           and (t.age_groups = '{}' or $7 = any(t.age_groups))) as teachers`,
    values: [
      from,
      until,
      instantOf(from, 0),
      instantOf(until, 0),
      learnerId,
      course.packageType,
      course.ageGroup,
    ],
  });
  const row = requireRow(rows);
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
