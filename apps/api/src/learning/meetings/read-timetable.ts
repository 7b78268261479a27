import type { AgeGroup } from '@fasih/school/basics/age-group';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import { addDays, instantOf, weekOf } from '@fasih/school/catalogue/policy/validity';
import type { LessonHoursForm } from '@fasih/school/learning/lesson-hours/lesson-hours-contract';
import type { Availability, BusySpan, LessonHours } from '@fasih/school/learning/meetings/plan';
import type { Clearance } from '@fasih/school/learning/teachers/clearance';
import { type Expression, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { dateOf } from '../../platform/db/json-rows.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { jsonList, jsonRow, jsonRows, orNull, scalar, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { holidaysIn } from '../holidays/holidays.ts';
import { lessonHoursOf, lessonHoursValue } from '../lesson-hours/lesson-hours.ts';
import { clearanceJson } from '../teachers/clearance.ts';
import { exceptionsOf, weeklyHoursOf } from '../teachers/hours-json.ts';
import { type StoredChange, selectChangesOf } from './course-changes.ts';
import { type PlannedFinal, selectFinalOf } from './final-behind.ts';
import { bookingsOfOthers, heldTimes } from './open-bookings.ts';
import { type Telling, tellingOf } from './telling.ts';

export type Timetable = {
  /** Null for an unknown or inactive teacher. */
  teacher: {
    name: string;
    programs: PackageType[];
    ageGroups: AgeGroup[];
    hasLink: boolean;
    /** What an admin saw of the teacher, who may teach minors by it; null where nobody has looked. */
    clearance: Clearance | null;
  } | null;
  availability: Availability;
  /** The school's lesson hours. */
  lessonHours: LessonHours;
  /** Holidays. */
  holidays: ReadonlySet<string>;
  /** Meetings, and times that families hold or have asked for; those of these learners themselves are left out. */
  teacherBusy: BusySpan[];
  /** Times of the learners, with their courses. */
  learnersBusy: (Span & { enrolmentId: string })[];
  /** Number of scheduled meetings by enrolment and week; see `weekKey`. */
  inWeek: ReadonlyMap<string, number>;
  /** How the learners of `tellingOf` were told; empty without it. */
  telling: Telling[];
  /** The planned Final Test of `finalOf`; null without it. */
  final: PlannedFinal | null;
  /** What has made the courses of `changesOf` longer; empty without them. */
  changes: StoredChange[];
};

/** Key of `inWeek`: `week` is the week's Monday. */
export const weekKey = (enrolmentId: string, week: string) => `${enrolmentId} ${week}`;

type Request = {
  teacherId: string;
  firstDay: string;
  lastDay: string;
  from: Date;
  until: Date;
  learnerIds: readonly string[];
  without: readonly string[];
  tellingOf: string | null;
  changesOf: readonly string[];
  finalOf: string | null;
  now: Date;
};

const a = tableAs('account', 'a');
const t = tableAs('teacher', 't');

/** Who a teacher is and what they teach, as JSON; null for an unknown or inactive one. */
export const teacherJson = (teacherId: Expression<string>) =>
  orNull(
    scalar(
      jsonBuildObject({
        name: shownNameOf(a),
        programs: t.programs,
        ageGroups: t.age_groups,
        hasLink: sql<boolean>`${t.meeting_link} is not null`,
        clearance: clearanceJson(t.account_id),
      }),
      sql`from ${t} join ${a} on ${a.id} = ${t.account_id}
        where ${t.account_id} = ${teacherId} and ${a.active} and ${a.role} = 'teacher'`,
    ),
  );

const selectTimetable = statement((of: Params<Request>) => {
  const m = tableAs('meeting', 'm');
  const s = tableAs('seat', 's');
  const [teacherId, firstDay, lastDay] = [
    sql<string>`${of.teacherId}::uuid`,
    sql<string>`${of.firstDay}::date`,
    sql<string>`${of.lastDay}::date`,
  ];
  const within = sql`tstzrange(${of.from}, ${of.until})`;
  return select(
    [
      teacherJson(sql`${of.teacherId}`).as('teacher'),
      weeklyHoursOf(teacherId).as('weekly'),
      lessonHoursValue.as('lessonHours'),
      exceptionsOf(teacherId, firstDay, lastDay).as('exceptions'),
      holidaysIn(firstDay, lastDay).as('holidays'),
      scalar(
        jsonList({ start: sql<Date>`lower(${m.during})`, end: sql<Date>`upper(${m.during})` }, m.during),
        sql`from ${m} where ${m.teacher_id} = ${of.teacherId} and ${m.during} && ${within}
          and ${m.id} <> all(${of.without}::uuid[])`,
      ).as('teacherBusy'),
      bookingsOfOthers(teacherId, sql`${of.learnerIds}`, sql`${of.now}`).as('bookings'),
      scalar(
        jsonList(
          {
            start: sql<Date>`lower(${s.during})`,
            end: sql<Date>`upper(${s.during})`,
            enrolmentId: s.enrolment_id,
          },
          s.during,
        ),
        sql`from ${s} where ${s.learner_id} = any(${of.learnerIds}::uuid[]) and ${s.during} && ${within}
          and ${s.meeting_id} <> all(${of.without}::uuid[])`,
      ).as('seats'),
      jsonRows(tellingOf(of.tellingOf)).as('telling'),
      jsonRows(selectChangesOf(sql<readonly string[]>`${of.changesOf}::uuid[]`)).as('changes'),
      jsonRow(selectFinalOf(of.finalOf)).as('final'),
    ],
    sql``,
  );
}, 'meeting-timetable');

/**
 * Reads the timetables of a teacher and learners for the whole weeks from `from` to `until`, ignoring the
 * meetings in `without` (those being moved). One statement. A write locks the teacher before it (`lockTeacher`), as holding
 * times does, because no constraint keeps meetings out of held times.
 */
export async function readTimetable(
  db: Queryable,
  query: {
    teacherId: string;
    learnerIds: readonly string[];
    from: Date;
    until: Date;
    without: readonly string[];
    /** Decides which families still hold times. */
    now: Date;
    /** The meeting of which `telling` is read as well; see `addFreeUntil`. */
    tellingOf?: string | null;
    /** Courses of which `changes` are read as well. */
    changesOf?: readonly string[];
    /** The course of which `final` is read as well. */
    finalOf?: string | null;
  },
): Promise<Timetable> {
  const days = wholeWeeks(query.from, query.until);
  const { teacherId, learnerIds, without } = query;
  const row = await selectTimetable.first(db, {
    teacherId,
    learnerIds,
    without,
    ...days,
    now: query.now,
    tellingOf: query.tellingOf ?? null,
    changesOf: query.changesOf ?? [],
    finalOf: query.finalOf ?? null,
  });
  if (!row) throw new Error('a select without a table has one row');
  return {
    ...timetableOf(
      {
        ...row,
        meetings: row.teacherBusy.map(spanOf),
        learnersBusy: row.seats.map((seat) => ({ ...spanOf(seat), enrolmentId: seat.enrolmentId })),
      },
      schoolOf(row),
      days,
    ),
    telling: row.telling.map((one) => ({
      ...one,
      setAt: dateOf(one.setAt),
      noticeAt: dateOf(one.noticeAt),
      mailAnsweredAt: dateOf(one.mailAnsweredAt),
    })),
    final: row.final && { ...row.final, span: spanOf(row.final) },
    changes: row.changes.map((one) => ({ ...one, cancelled: dateOf(one.cancelled) })),
  };
}

/** The whole weeks from `from` to `until`, as days and as instants. */
export function wholeWeeks(from: Date, until: Date) {
  const [firstDay, lastDay] = [weekOf(from), addDays(weekOf(until), 7)];
  return { firstDay, lastDay, from: instantOf(firstDay, 0), until: instantOf(lastDay, 0) };
}

/** The school's part of a timetable. */
export const schoolOf = (row: {
  lessonHours: LessonHoursForm | null;
  holidays: readonly { day: string }[];
}): Pick<Timetable, 'lessonHours' | 'holidays'> => ({
  lessonHours: lessonHoursOf(row.lessonHours),
  holidays: new Set(row.holidays.map(({ day }) => day)),
});

/** Puts together a timetable of `wholeWeeks`, without what only `readTimetable` reads. */
export function timetableOf(
  read: Pick<Timetable, 'teacher' | 'learnersBusy'> &
    Availability & { meetings: readonly Span[]; bookings: readonly Parameters<typeof heldTimes>[0][] },
  school: Pick<Timetable, 'lessonHours' | 'holidays'>,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): Timetable {
  const { teacher, weekly, exceptions, learnersBusy } = read;
  const inWeek = new Map<string, number>();
  for (const { start, enrolmentId } of learnersBusy) {
    const key = weekKey(enrolmentId, weekOf(start));
    inWeek.set(key, (inWeek.get(key) ?? 0) + 1);
  }
  const held = read.bookings.flatMap((one) => heldTimes(one, { from: firstDay, until: lastDay }));
  return {
    teacher,
    learnersBusy,
    inWeek,
    ...school,
    availability: { weekly, exceptions },
    teacherBusy: [...read.meetings, ...held],
    telling: [],
    final: null,
    changes: [],
  };
}

export const spanOf = ({ start, end }: { start: string; end: string }): Span => ({
  start: new Date(start),
  end: new Date(end),
});
