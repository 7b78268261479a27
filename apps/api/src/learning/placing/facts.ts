import { isId } from '@fasih/school/basics/ids';
import { DAY, dayIn, later } from '@fasih/school/basics/instants';
import { DAY_MINUTES } from '@fasih/school/basics/week-minutes';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import { addDays, instantOf } from '@fasih/school/catalogue/policy/validity';
import type { Slot } from '@fasih/school/learning/meetings/plan';
import type { BookingMode } from '@fasih/school/learning/placing/booking-contract';
import type { KnownBooking } from '@fasih/school/learning/placing/booking-rules';
import type { PlacingSchool, PlacingTeacher } from '@fasih/school/learning/placing/types';
import { mayTeachMinors } from '@fasih/school/learning/teachers/clearance';
import type { Wishes } from '@fasih/school/learning/wishes/wishes';
import { type Expression, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { requireRow } from '../../platform/db/require-row.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { jsonList, jsonRows, recordsAs, scalar, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { type Candidate, candidateColumns, candidateFrom } from '../classes/candidates.ts';
import { holidaysIn } from '../holidays/holidays.ts';
import { lessonHoursOf, lessonHoursValue } from '../lesson-hours/lesson-hours.ts';
import { heldTimes, keepsTimes, openBooking } from '../meetings/open-bookings.ts';
import { clearancesQuery } from '../teachers/clearance.ts';
import { exceptionsOf, weeklyHoursOf } from '../teachers/hours-json.ts';
import { bookingModeOf, bookingModeValue } from './booking-mode.ts';
import { knownOf, recentBookings } from './recent-bookings.ts';

/** How many teachers are considered: first those the family wishes for, then those with the most free hours inside its wishes. */
const MAX_TEACHERS = 60;
const WHOLE_WEEK = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: DAY_MINUTES }));
/** How far ahead meetings are read, in days; the longest course ends earlier. */
const DAYS_AHEAD = 400;
const LOAD_DAYS = 28;

/** A teacher with what screens show. */
export type KnownTeacher = PlacingTeacher & {
  /** Weekly times of classes that are not over. */
  slots: number;
  /** What families see; null without a published profile. */
  firstName: string | null;
  photoFile: string | null;
};

/** A booking that a family has not finished: its times are held for it, or the school was asked to decide. */
export type OpenBooking = {
  id: string;
  enrolmentId: string;
  teacherId: string;
  slots: Slot[];
  /** Length of a meeting, in minutes. */
  minutes: number;
  firstDay: string;
  lastDay: string;
  state: 'held' | 'asked';
  heldUntil: Date;
};

export type PlacingFacts = {
  candidates: Candidate[];
  /** The taken times of the learners, by learner id. */
  busyOf: ReadonlyMap<string, Span[]>;
  teachers: KnownTeacher[];
  school: Omit<PlacingSchool, 'earliest'>;
  mode: BookingMode;
  /** Open bookings of these enrolments. */
  bookings: OpenBooking[];
  /** Bookings of their families that may count against a new hold. */
  recent: KnownBooking[];
};

const e = tableAs('enrolment', 'e');
const l = tableAs('learner', 'l');
const a = tableAs('account', 'a');
const t = tableAs('teacher', 't');
const m = tableAs('meeting', 'm');
const s = tableAs('seat', 's');
const c = tableAs('school_class', 'c');
const slot = tableAs('class_slot', 'slot');
const v = tableAs('availability', 'v');
const p = tableAs('teacher_profile', 'p');
const b = tableAs('booking', 'b');
const p2 = tableAs('package', 'p2');
const e2 = tableAs('enrolment', 'e2');

/** All starts and lengths, in minutes, as arrays of numbers: short, because there are thousands. Starts count from 1970. */
const timesOf = (during: Expression<string | null>) =>
  jsonBuildObject({
    starts: sql<number[]>`coalesce(json_agg(extract(epoch from lower(${during}))::bigint / 60), '[]')`,
    lengths: sql<
      number[]
    >`coalesce(json_agg(extract(epoch from upper(${during}) - lower(${during}))::integer / 60), '[]')`,
  });

/**
 * The weekly minutes of each teacher, those inside these hours, and the weekly times that classes take of it: each table is
 * read once, because a school has hundreds of teachers.
 */
const loadsOf = (hours: Expression<string>) => {
  const r = recordsAs(hours, 'r', { weekday: 'integer', from: 'integer', to: 'integer' });
  const inside = sql`greatest(0, least(upper(${v.minutes}), ${r.to}) - greatest(lower(${v.minutes}), ${r.from}))`;
  return sql`left join (select ${v.teacher_id}, sum(upper(${v.minutes}) - lower(${v.minutes})) as minutes
      from ${v} group by ${v.teacher_id}) weekly on weekly.teacher_id = ${t.account_id}
    left join (select ${v.teacher_id}, sum(${inside}) as minutes
      from ${v} join ${r} on ${r.weekday} = ${v.weekday} group by ${v.teacher_id}) inside
      on inside.teacher_id = ${t.account_id}
    left join (select ${c.teacher_id}, count(*) as slots from ${c} join ${slot} on ${slot.class_id} = ${c.id}
      where ${c.state} in ('scheduled', 'active', 'paused') group by ${c.teacher_id}) taken
      on taken.teacher_id = ${t.account_id}`;
};

/** SQL number: minutes a week of a teacher inside these hours, less the part of all its hours that classes take. */
const freeMinutes = sql`coalesce(inside.minutes
  * (1 - 60 * coalesce(taken.slots, 0)::numeric / weekly.minutes), 0)`;

type Request = {
  enrolmentIds: readonly string[];
  wishedTeachers: readonly string[];
  /** Weekly hours as JSON. */
  hours: string;
  firstDay: string;
  lastDay: string;
  now: Date;
  until: Date;
  maxTeachers: number;
  onlyTeacher: string | null;
};

const selectFacts = statement((of: Params<Request>) => {
  const [firstDay, lastDay] = [sql<string>`${of.firstDay}::date`, sql<string>`${of.lastDay}::date`];
  const ahead = sql`tstzrange(${of.now}, ${of.until})`;
  const ofTeacher = sql`from ${m} where ${m.teacher_id} = ${a.id} and ${m.during} && ${ahead}`;
  const teacher = {
    teacherId: a.id,
    name: shownNameOf(a),
    programs: t.programs,
    ageGroups: t.age_groups,
    weekly: weeklyHoursOf(a.id),
    exceptions: exceptionsOf(a.id, firstDay, lastDay),
    times: scalar(timesOf(m.during), ofTeacher),
    slots: sql<number>`chosen.slots`,
    firstName: sql<
      string | null
    >`(select ${p.published} ->> 'firstName' from ${p} where ${p.teacher_id} = ${a.id})`,
    photoFile: sql<string | null>`(select ${p.photo_file} from ${p} where ${p.teacher_id} = ${a.id})`,
    bookings: scalar(
      jsonList(openBooking, sql`${b.id}`),
      sql`from ${b} where ${b.teacher_id} = ${a.id} and ${b.state} in ('held', 'asked') and ${keepsTimes(of.now)}
        and ${b.enrolment_id} <> all(${of.enrolmentIds}::uuid[])`,
    ),
  };
  // Limited first, so that only the calendars of these teachers are read.
  const chosen = sql`select ${t.account_id}, coalesce(taken.slots, 0) as slots
    from ${t} join ${a} on ${a.id} = ${t.account_id} ${loadsOf(of.hours)}
    where (${of.onlyTeacher}::uuid is null or ${t.account_id} = ${of.onlyTeacher}) and ${a.role} = 'teacher' and ${a.active} and (${t.programs} = '{}' or ${t.programs} && (
      select array_agg(distinct ${p2.type}) from ${e2} join ${p2} on ${p2.id} = ${e2.package_id}
      where ${e2.id} = any(${of.enrolmentIds}::uuid[])))
    order by ${t.account_id} = any(${of.wishedTeachers}::uuid[]) desc, ${freeMinutes} desc, ${t.account_id} limit ${of.maxTeachers}`;
  return select(
    [
      jsonRows(
        select(
          candidateColumns,
          sql`${candidateFrom} where ${e.id} = any(${of.enrolmentIds}::uuid[]) and ${l.erased_at} is null
            order by ${e.level_given_at}, ${e.id}`,
        ),
      ).as('candidates'),
      scalar(
        jsonList(
          {
            learnerId: s.learner_id,
            start: sql<Date>`lower(${s.during})`,
            end: sql<Date>`upper(${s.during})`,
          },
          s.during,
        ),
        sql`from ${s} where ${s.during} && ${ahead} and ${s.learner_id} in (select ${e2.learner_id} from ${e2}
          where ${e2.id} = any(${of.enrolmentIds}::uuid[]))`,
      ).as('seats'),
      holidaysIn(firstDay, lastDay).as('holidays'),
      lessonHoursValue.as('lessonHours'),
      bookingModeValue.as('mode'),
      scalar(
        jsonList(openBooking, sql`${b.id}`),
        sql`from ${b} where ${b.enrolment_id} = any(${of.enrolmentIds}::uuid[]) and ${b.state} in ('held', 'asked')
          and ${keepsTimes(of.now)}`,
      ).as('bookings'),
      recentBookings(of.enrolmentIds, of.now).as('recent'),
      scalar(
        sql<JsonOf<typeof teacher>[]>`coalesce(json_agg(${jsonBuildObject(teacher)}), '[]')`,
        sql`from (${chosen}) chosen join ${t} on ${t.account_id} = chosen.account_id
          join ${a} on ${a.id} = ${t.account_id}`,
      ).as('teachers'),
      jsonRows(clearancesQuery).as('clearances'),
    ],
    sql``,
  );
}, 'placing-facts');

type JsonOf<O extends Record<string, Expression<unknown>>> =
  ReturnType<typeof jsonBuildObject<O>> extends Expression<infer One> ? One : never;

/** Which calendars are read. */
type Reach = {
  maxTeachers?: number;
  /** No other teacher's. */
  onlyTeacher?: string;
  /** Nothing after it is looked at; without it all that a course may need is. */
  until?: Date;
};

/**
 * Everything that decides about classes for these enrolments: themselves, the calendars of teachers who teach their
 * programs, the school's hours. Times that other families hold count as taken. One statement.
 */
export async function readFacts(
  db: Queryable,
  enrolmentIds: readonly string[],
  wished: Pick<Wishes, 'teacherIds' | 'possible'>,
  now: Date,
  { maxTeachers = MAX_TEACHERS, onlyTeacher, until }: Reach = {},
): Promise<PlacingFacts> {
  const firstDay = dayIn(now);
  const loadUntil = later(now, LOAD_DAYS * DAY);
  const lastDay = until
    ? addDays(dayIn(until > loadUntil ? until : loadUntil), 1)
    : addDays(firstDay, DAYS_AHEAD);
  const row = requireRow(
    await selectFacts.all(db, {
      enrolmentIds: enrolmentIds.filter(isId),
      wishedTeachers: wished.teacherIds.filter(isId),
      hours: JSON.stringify(wished.possible.length > 0 ? wished.possible : WHOLE_WEEK),
      firstDay,
      lastDay,
      now,
      until: instantOf(lastDay, 0),
      maxTeachers,
      onlyTeacher: onlyTeacher !== undefined && isId(onlyTeacher) ? onlyTeacher : null,
    }),
  );
  const busyOf = new Map<string, Span[]>();
  for (const { learnerId, start, end } of row.seats) {
    const span = { start: new Date(start), end: new Date(end) };
    busyOf.set(learnerId, [...(busyOf.get(learnerId) ?? []), span]);
  }
  const cleared = new Set(
    row.clearances.filter((one) => mayTeachMinors(one, firstDay)).map(({ teacherId }) => teacherId),
  );
  return {
    candidates: row.candidates,
    busyOf,
    mode: bookingModeOf(row.mode),
    bookings: row.bookings.map(bookingOf),
    recent: row.recent.map(knownOf),
    school: {
      lessonHours: lessonHoursOf(row.lessonHours),
      holidays: new Set(row.holidays.map(({ day }) => day)),
    },
    teachers: row.teachers.map(({ weekly, exceptions, times, bookings, ...teacher }) => {
      const meetings = times.starts.map((start, n) => spanOf(start, times.lengths[n] ?? 0));
      return {
        ...teacher,
        mayTeachMinors: cleared.has(teacher.teacherId),
        availability: { weekly, exceptions },
        busy: [...meetings, ...bookings.flatMap((one) => heldTimes(one, { from: firstDay, until: lastDay }))],
        load: meetings.filter(({ start }) => start < loadUntil).length,
      };
    }),
  };
}

const MINUTE_MS = 60_000;
const spanOf = (start: number, minutes: number): Span => ({
  start: new Date(start * MINUTE_MS),
  end: new Date((start + minutes) * MINUTE_MS),
});

const bookingOf = ({
  heldUntil,
  ...rest
}: Omit<OpenBooking, 'heldUntil'> & { heldUntil: string }): OpenBooking => ({
  ...rest,
  heldUntil: new Date(heldUntil),
});
