import type { Lang } from '@fasih/messages/texts';
import type { Accepted } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { DAY, later, MINUTE, SCHOOL_ZONE, type Zone } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { addDays, instantOf } from '@fasih/school/catalogue/policy/validity';
import type {
  CalendarMeeting,
  SchoolCalendar,
  schoolCalendar,
} from '@fasih/school/learning/classes/calendar-contract';
import { calendarHours } from '@fasih/school/learning/classes/calendar-hours';
import { SUBSTITUTE_DAYS } from '@fasih/school/learning/classes/substitute';
import { type Expression, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { given, rowsOf } from '../../platform/db/built-query.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import { allOf } from '../../platform/db/search-words.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import {
  coalesce,
  cteAs,
  jsonList,
  orNull,
  scalar,
  select,
  tableAs,
  withCtes,
} from '../../platform/db/sql.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { holidaysIn } from '../holidays/holidays.ts';
import { lessonHoursOf, lessonHoursValue } from '../lesson-hours/lesson-hours.ts';
import { awaitsSubstitute } from '../teachers/away.ts';
import { exceptionsOf, weeklyHoursOf } from '../teachers/hours-json.ts';

type Query = Accepted<typeof schoolCalendar>['query'];

/** The longest range, in days. */
const MAX_DAYS = 7;
/** A longer week is unreadable as a calendar and its reply would exceed 200 kB. */
const MAX_MEETINGS_PER_WEEK = 700;
const MAX_MEETINGS_PER_DAY = 1000;
type Row = Awaited<ReturnType<typeof readRow>>;
type MeetingRow = Row['meetings'][number];

type CalendarReply = SchoolCalendar | Refusal<'classes.calendarRange' | 'classes.nobody'>;
type At = { now: Date; lang: Lang };

/** The calendar of a teacher who reads it, in days of a zone; without meetings that a substitute may no longer read. */
export const readOwnCalendar = (
  db: Queryable,
  teacher: string,
  { zone = SCHOOL_ZONE, ...range }: Pick<Query, 'from' | 'until'> & { zone?: Zone | undefined },
  at: At,
): Promise<CalendarReply> =>
  readCalendar(db, { ...range, teacher }, at, { zone, givenSince: later(at.now, -SUBSTITUTE_DAYS * DAY) });

/**
 * Meetings and holidays of the days `[from, until)`, of everybody or of one teacher or learner, plus one
 * teacher's teaching hours. Cancelled meetings have no time and are left out. One statement.
 */
export async function readCalendar(
  db: Queryable,
  query: Query,
  at: At,
  { zone, givenSince }: { zone: Zone; givenSince: Date | null } = { zone: SCHOOL_ZONE, givenSince: null },
): Promise<CalendarReply> {
  const { from, until, teacher = null, learner = null } = query;
  const length = (Date.parse(until) - Date.parse(from)) / DAY;
  if (!(length >= 1 && length <= MAX_DAYS)) return refuse('classes.calendarRange');
  if ((teacher !== null && !isId(teacher)) || (learner !== null && !isId(learner)))
    return refuse('classes.nobody');
  const days = Array.from({ length }, (_, n) => addDays(from, n));
  const most = length === 1 ? MAX_MEETINGS_PER_DAY : MAX_MEETINGS_PER_WEEK;
  const row = await readRow(db, { days, from, until, teacher, learner, most, zone, givenSince, now: at.now });
  if ((teacher !== null || learner !== null) && row.of === null) return refuse('classes.nobody');
  const tooMany = row.counts.reduce((sum, n) => sum + n, 0) > most;
  const places = {
    class: new Map(row.classes.map(({ id }, n) => [id, n])),
    teacher: new Map(row.teachers.map(({ id }, n) => [id, n])),
  };
  const lessonHours = lessonHoursOf(row.lessonHours);
  const own = calendarHours(days, zone, {
    teacher: row,
    school: lessonHours,
    holidays: new Set(row.holidays.map(({ day }) => day)),
  });
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
    hours: teacher === null ? null : own.hours,
    away: teacher === null ? null : own.away,
    zone,
    of: row.of,
    startsEvery: lessonHours.startsEvery,
    serverNow: at.now.toISOString(),
  };
}

function presentMeeting(
  { classId, teacherId, start, awaitsSubstitute, ...one }: MeetingRow,
  places: Record<'class' | 'teacher', ReadonlyMap<string, number>>,
): CalendarMeeting {
  return {
    ...one,
    class: places.class.get(classId) ?? 0,
    teacher: places.teacher.get(teacherId) ?? 0,
    start: new Date(start * 1000).toISOString().replace(/:\d\d\.\d{3}Z$/, 'Z'),
    ...(awaitsSubstitute ? { awaitsSubstitute } : {}),
  };
}

type CalendarRequest = {
  days: string[];
  from: string;
  until: string;
  teacher: string | null;
  learner: string | null;
  most: number;
  zone: Zone;
  /** Where set, meetings of other teachers' classes that ended before it are left out. */
  givenSince: Date | null;
  now: Date;
};

const a = tableAs('account', 'a');
const c = tableAs('school_class', 'c');
const cm = tableAs('class_member', 'cm');
const l = tableAs('learner', 'l');
const m = tableAs('meeting', 'm');
const s = tableAs('seat', 's');

/** Counts per day from the index first; reads meetings, classes and teachers only if they can be shown. */
async function readRow(
  db: Queryable,
  { days, teacher, learner, most, zone, givenSince, now, ...range }: CalendarRequest,
) {
  // One day more, as a zone's day may begin in the school's day before.
  const from = sql<string>`${given(addDays(range.from, -1))}::date`;
  const until = sql<string>`${given(range.until)}::date`;
  const at = (day: string) => instantOf(day, 0, zone);
  const [start, end] = [given(at(range.from)), given(at(range.until))];
  const teacherId = sql<string>`${given(teacher)}::uuid`;
  const learnerId = sql<string>`${given(learner)}::uuid`;
  // A learner's meetings are found through seats, not by checking every meeting.
  const ofPerson = allOf([
    teacher !== null && sql<boolean>`${m.teacher_id} = ${teacherId}`,
    learner !== null &&
      sql<boolean>`${m.id} in (select ${s.meeting_id} from ${s} where ${s.learner_id} = ${learnerId}
        and ${s.during} && tstzrange(${start}, ${end}) and ${s.state} <> 'lapsed')`,
    givenSince !== null &&
      sql<boolean>`(upper(${m.during}) > ${given(givenSince)} or ${m.class_id} in
        (select ${c.id} from ${c} where ${c.teacher_id} = ${teacherId}))`,
  ]);
  const meetings = (since: Expression<Date>, before: Expression<Date>) =>
    sql`${m} where ${m.during} is not null and lower(${m.during}) >= ${since} and lower(${m.during}) < ${before}
      and ${ofPerson}`;
  const counted = select(
    [
      sql<number>`d.n`.as('n'),
      sql<number>`(select count(*)::integer from ${meetings(sql`d.since`, sql`d.before`)})`.as('meetings'),
    ],
    sql`from unnest(${days.map(at)}::timestamptz[],
      ${days.map((day) => at(addDays(day, 1)))}::timestamptz[]) with ordinality as d (since, before, n)`,
  );
  const n = cteAs(counted, 'counted', 'n');
  const shown = select(
    [
      m.id.as('id'),
      m.class_id.as('class_id'),
      m.teacher_id.as('teacher_id'),
      m.number.as('number'),
      m.kind.as('kind'),
      m.state.as('state'),
      m.during.as('during'),
      sql<boolean>`lower(${m.during}) > ${given(now)}::timestamptz and ${awaitsSubstitute(m)}`.as(
        'uncovered',
      ),
    ],
    sql`from ${meetings(start, end)} and (select sum(${n.meetings}) from ${n}) <= ${most}::integer
      order by lower(${m.during}), ${m.id}`,
  );
  const k = cteAs(shown, 'shown', 'k');
  const ofClass = sql`from ${cm} join ${l} on ${l.id} = ${cm.learner_id}
    where ${cm.class_id} = ${c.id} and ${cm.left_at} is null`;
  const columns = [
    coalesce(
      orNull(
        scalar(
          jsonBuildObject({ id: a.id, name: shownNameOf(a) }),
          sql`from ${a} where ${a.id} = ${teacherId} and ${a.role} = 'teacher'`,
        ),
      ),
      orNull(
        scalar(
          jsonBuildObject({ id: l.id, name: l.name }),
          sql`from ${l} where ${l.id} = ${learnerId} and ${l.erased_at} is null`,
        ),
      ),
    ).as('of'),
    holidaysIn(from, until).as('holidays'),
    weeklyHoursOf(teacherId).as('weekly'),
    lessonHoursValue.as('lessonHours'),
    exceptionsOf(teacherId, from, until).as('exceptions'),
    // Meetings per requested day.
    sql<number[]>`(select json_agg(${n.meetings} order by ${n.n}) from ${n})`.as('counts'),
    // Empty if there are too many meetings; then classes and teachers are empty too.
    scalar(
      jsonList(
        {
          id: k.id,
          classId: k.class_id,
          teacherId: k.teacher_id,
          number: k.number,
          kind: k.kind,
          // A meeting that has a time is neither to plan nor lapsed.
          state: k.state.$castTo<CalendarMeeting['state']>(),
          awaitsSubstitute: k.uncovered,
          start: sql<number>`extract(epoch from lower(${k.during}))`,
          minutes: sql<number>`(extract(epoch from upper(${k.during}) - lower(${k.during})) / ${sql.lit(MINUTE / 1000)})::integer`,
          learner: sql<string | null>`case when ${k.kind} <> 'series' then (select ${l.name}
            from ${s} join ${l} on ${l.id} = ${s.learner_id} where ${s.meeting_id} = ${k.id} order by ${s.id} limit 1) end`,
        },
        sql`lower(${k.during}), ${k.id}`,
      ),
      sql`from ${k}`,
    ).as('meetings'),
    scalar(
      jsonList(
        {
          id: c.id,
          name: c.name,
          ageGroup: c.age_group,
          capacity: c.capacity,
          learners: scalar(
            sql<string[]>`coalesce(json_agg(${l.name} order by ${l.name}, ${l.id}), '[]')`,
            ofClass,
          ),
        },
        sql`${c.name}, ${c.id}`,
      ),
      sql`from ${c} where ${c.id} = any(array(select ${k.class_id} from ${k}))`,
    ).as('classes'),
    scalar(
      jsonList({ id: a.id, name: shownNameOf(a) }, sql`${a.name}, ${a.id}`),
      sql`from ${a} where ${a.id} = any(array(select ${k.teacher_id} from ${k}))`,
    ).as('teachers'),
  ] as const;
  return requireRow(await rowsOf(db, withCtes({ counted, shown }, select(columns, sql``))));
}
