import type { Lang } from '@fasih/messages/texts';
import type { Accepted } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { DAY, MINUTE } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { addDays, instantOf } from '@fasih/school/catalogue/policy/validity';
import type {
  CalendarMeeting,
  SchoolCalendar,
  schoolCalendar,
} from '@fasih/school/learning/classes/contract';
import { STARTS_EVERY } from '@fasih/school/learning/lesson-hours/lesson-hours';
import type { LessonHoursForm } from '@fasih/school/learning/lesson-hours/lesson-hours-contract';
import { type DayException, isAvailable, type WeeklyHours } from '@fasih/school/learning/meetings/plan';
import { requireRow } from '../../platform/db/require-row.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { type Holiday, holidaysJson } from '../holidays/holidays.ts';
import { lessonHoursJson, lessonHoursOf } from '../lesson-hours/lesson-hours.ts';
import { exceptionsJson, weeklyJson } from '../teachers/hours-json.ts';

type Query = Accepted<typeof schoolCalendar>['query'];

/** The longest range, in days. */
const MAX_DAYS = 7;
/** A longer week is unreadable as a calendar and its reply would exceed 200 kB. */
const MAX_MEETINGS_PER_WEEK = 700;
const MAX_MEETINGS_PER_DAY = 1000;
/** The finest step of start times, in minutes. */
const STEP = Math.min(...STARTS_EVERY);

type Row = {
  of: { id: string; name: string } | null;
  holidays: Holiday[];
  weekly: WeeklyHours[];
  lessonHours: LessonHoursForm | null;
  exceptions: DayException[];
  /** Meetings per requested day. */
  counts: number[];
  /** Empty if there are too many meetings; then classes and teachers are empty too. */
  meetings: MeetingRow[];
  classes: (SchoolCalendar['classes'][number] & { id: string })[];
  teachers: SchoolCalendar['teachers'];
};
type MeetingRow = Omit<CalendarMeeting, 'class' | 'teacher' | 'start'> & {
  start: number;
  classId: string;
  teacherId: string;
};

/**
 * Meetings and holidays of the days `[from, until)`, of everybody or of one teacher or learner, plus one
 * teacher's teaching hours. Cancelled meetings have no time and are left out. One statement.
 */
export async function readCalendar(
  db: Queryable,
  query: Query,
  at: { now: Date; lang: Lang },
): Promise<SchoolCalendar | Refusal<'classes.calendarRange' | 'classes.nobody'>> {
  const { from, until, teacher = null, learner = null } = query;
  const length = (Date.parse(until) - Date.parse(from)) / DAY;
  if (!(length >= 1 && length <= MAX_DAYS)) return refuse('classes.calendarRange');
  if ((teacher !== null && !isId(teacher)) || (learner !== null && !isId(learner)))
    return refuse('classes.nobody');
  const days = Array.from({ length }, (_, n) => addDays(from, n));
  const most = length === 1 ? MAX_MEETINGS_PER_DAY : MAX_MEETINGS_PER_WEEK;
  const row = await readRow(db, { days, from, until, teacher, learner, most });
  if ((teacher !== null || learner !== null) && row.of === null) return refuse('classes.nobody');
  const tooMany = row.counts.reduce((sum, n) => sum + n, 0) > most;
  const places = {
    class: new Map(row.classes.map(({ id }, n) => [id, n])),
    teacher: new Map(row.teachers.map(({ id }, n) => [id, n])),
  };
  return {
    days: days.map((day, n) => ({
      day,
      meetings: row.counts[n] ?? 0,
      holiday: row.holidays.find((one) => one.day === day)?.[at.lang] ?? null,
    })),
    tooMany,
    teachers: row.teachers,
    classes: row.classes,
    meetings: row.meetings.map((one) => presentMeeting(one, places)),
    hours: teacher === null ? null : days.flatMap((day) => hoursOf(row, day)),
    of: row.of,
    startsEvery: lessonHoursOf(row.lessonHours).startsEvery,
    serverNow: at.now.toISOString(),
  };
}

function presentMeeting(
  { classId, teacherId, start, ...one }: MeetingRow,
  places: Record<'class' | 'teacher', ReadonlyMap<string, number>>,
): CalendarMeeting {
  return {
    ...one,
    class: places.class.get(classId) ?? 0,
    teacher: places.teacher.get(teacherId) ?? 0,
    start: new Date(start * 1000).toISOString().replace(/:\d\d\.\d{3}Z$/, 'Z'),
  };
}

/** The stretches of a day in which both teacher and school are available; empty on a holiday. */
function hoursOf(row: Row, day: string): NonNullable<SchoolCalendar['hours']> {
  const found: NonNullable<SchoolCalendar['hours']> = [];
  if (row.holidays.some((one) => one.day === day)) return found;
  const school = { weekly: lessonHoursOf(row.lessonHours).week, exceptions: [] };
  for (let minute = 0; minute < 1440; minute += STEP) {
    const open = [row, school].every((hours) => isAvailable(hours, day, minute, minute + STEP));
    if (!open) continue;
    const last = found.at(-1);
    if (last?.to === minute) last.to = minute + STEP;
    else found.push({ day, from: minute, to: minute + STEP });
  }
  return found;
}

type CalendarRequest = {
  days: string[];
  from: string;
  until: string;
  teacher: string | null;
  learner: string | null;
  most: number;
};

/**
 * SQL: restricts meetings to one teacher or learner; a learner's are found through seats, not by checking
 * every meeting.
 */
function personFilter({ teacher, learner }: CalendarRequest): string {
  return [
    ...(teacher === null ? [] : ['and m.teacher_id = $3::uuid']),
    ...(learner === null
      ? []
      : [
          `and m.id in (select s.meeting_id from seat s where s.learner_id = $4::uuid and s.during && tstzrange($1, $2)
            and s.state <> 'lapsed')`,
        ]),
  ].join(' ');
}

/** Counts per day from the index first; reads meetings, classes and teachers only if they can be shown. */
async function readRow(db: Queryable, request: CalendarRequest): Promise<Row> {
  const meetings = (since: string, before: string) =>
    `meeting m where m.during is not null and lower(m.during) >= ${since} and lower(m.during) < ${before} ${personFilter(request)}`;
  const { rows } = await db.query<Row>(
    `with counted as materialized (
       select d.n, (select count(*)::integer from ${meetings('d.since', 'd.before')}) as meetings
       from unnest($7::timestamptz[], $8::timestamptz[]) with ordinality as d (since, before, n)
     ), shown as materialized (
       select m.id, m.class_id, m.teacher_id, m.number, m.kind, m.state, m.during
       from ${meetings('$1', '$2')} and (select sum(meetings) from counted) <= $9::integer
       order by lower(m.during), m.id
     )
     select coalesce(
         (select json_build_object('id', a.id, 'name', ${shownName('a')})
           from account a where a.id = $3::uuid and a.role = 'teacher'),
         (select json_build_object('id', l.id, 'name', l.name) from learner l where l.id = $4::uuid and l.erased_at is null)
       ) as of,
       ${holidaysJson('$5::date', '$6::date')} as holidays, ${weeklyJson('$3::uuid')} as weekly,
       ${lessonHoursJson} as "lessonHours",
       ${exceptionsJson('$3::uuid', '$5::date', '$6::date')} as exceptions,
       (select json_agg(meetings order by n) from counted) as counts,
       (select coalesce(json_agg(json_build_object('id', m.id, 'classId', m.class_id, 'teacherId', m.teacher_id,
           'number', m.number, 'kind', m.kind, 'state', m.state, 'start', extract(epoch from lower(m.during)),
           'minutes', (extract(epoch from upper(m.during) - lower(m.during)) / ${MINUTE / 1000})::integer,
           'learner', case when m.kind <> 'series' then (select l.name from seat s join learner l on l.id = s.learner_id
             where s.meeting_id = m.id order by s.id limit 1) end)
           order by lower(m.during), m.id), '[]') from shown m) as meetings,
       (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'ageGroup', c.age_group,
           'capacity', c.capacity, 'learners', (select coalesce(json_agg(l.name order by l.name, l.id), '[]')
             from class_member cm join learner l on l.id = cm.learner_id
             where cm.class_id = c.id and cm.left_at is null)) order by c.name, c.id), '[]')
         from school_class c where c.id = any(array(select class_id from shown))) as classes,
       (select coalesce(json_agg(json_build_object('id', a.id,
           'name', ${shownName('a')}) order by a.name, a.id), '[]')
         from account a where a.id = any(array(select teacher_id from shown))) as teachers`,
    [
      instantOf(request.from, 0),
      instantOf(request.until, 0),
      request.teacher,
      request.learner,
      request.from,
      request.until,
      request.days.map((day) => instantOf(day, 0)),
      request.days.map((day) => instantOf(addDays(day, 1), 0)),
      request.most,
    ],
  );
  return requireRow(rows);
}
