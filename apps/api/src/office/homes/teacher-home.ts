import type { LinklessClass } from '@fasih/school/office/homes/linkless';
import type { CancelledMeeting } from '@fasih/school/office/homes/teacher-contract';
import { sql } from 'kysely';
import { isOngoing } from '../../learning/classes/state-on.ts';
import { dateOf, type JsonRow } from '../../platform/db/json-rows.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import { isAmong, jsonRows, select, tableAs, withCtes } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { cancelledMeetings } from './cancelled-meetings.ts';
import { linklessClasses, presentLinkless } from './linkless.ts';
import {
  type AgendaRow,
  agendaColumns,
  agendaFrom,
  type ClassRow,
  classColumns,
  classesFirst,
  ongoingOfTeacher,
  studentColumns,
  studentsLimitedFirst,
  type TaughtStudentRow,
} from './teacher-store.ts';

/** Classes, and history entries and learners, shown on the home. */
const CLASSES = 6;
const SHOWN = 5;
const LEVELS = 10;
/** Meetings ahead, and of the work owed each of meetings without a note and tests without a score. */
const AHEAD = 8;
const OWED = 5;

const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const cm = tableAs('class_member', 'cm');
const e = tableAs('enrolment', 'e');
const l = tableAs('learner', 'l');
const w = tableAs('availability', 'w');
const s = tableAs('seat', 's');
const ts = tableAs('test_score', 'ts');

type OfTeacher = {
  now: Date;
  teacherId: string;
  dayFrom: Date;
  dayUntil: Date;
  monthFrom: Date;
  monthUntil: Date;
  /** The days after today that count as the week ahead. */
  weekFrom: Date;
  weekUntil: Date;
  /** Meetings that ended before it are no longer asked for a note. */
  notesFrom: Date;
  /** Classes that ended before it are no longer looked through for learners, levels and tests. */
  endedFrom: Date;
};

const selectHome = statement(
  ({
    now,
    teacherId,
    dayFrom,
    dayUntil,
    monthFrom,
    monthUntil,
    weekFrom,
    weekUntil,
    notesFrom,
    endedFrom,
  }: Params<OfTeacher>) => {
    const startsAt = sql<Date | null>`lower(${m.during})`;
    const agenda = select(
      agendaColumns,
      sql`from ${agendaFrom} where ${m.teacher_id} = ${teacherId} and ${startsAt} >= ${dayFrom}
        and ${startsAt} < ${dayUntil} order by ${startsAt}, ${m.id}`,
    );
    const history = select(
      agendaColumns,
      sql`from ${agendaFrom} where ${m.teacher_id} = ${teacherId} and upper(${m.during}) <= ${now}
        and ${startsAt} < ${now} order by ${startsAt} desc, ${m.id} limit ${SHOWN}`,
    );
    const ahead = select(
      agendaColumns,
      sql`from ${agendaFrom} where ${m.teacher_id} = ${teacherId} and ${startsAt} >= ${weekFrom}
        and ${startsAt} < ${weekUntil} and ${m.state} = 'planned' order by ${startsAt}, ${m.id} limit ${AHEAD}`,
    );
    const hasNoNote = sql`${m.teacher_id} = ${teacherId} and ${startsAt} >= ${notesFrom} and ${m.state} = 'held' and ${m.note} = ''`;
    const unwritten = select(
      agendaColumns,
      sql`from ${agendaFrom} where ${isAmong(m.id, sql`select id from unnoted order by starts_at, id limit ${OWED}`)}
        order by ${startsAt}, ${m.id}`,
    );
    // As in `testNumbers`: an odd number of meetings has no test in the middle.
    const tests = sql`case when ${e.meetings} % 2 = 0 then array[${e.meetings} / 2, ${e.meetings}] else array[${e.meetings}::int] end`;
    const numbers = sql`coalesce(scored.numbers, '{}')`;
    // `offset 0` keeps the seats of other courses out of it, all of which the planner would read first.
    const owing = sql`(select ${e.id}, ${e.learner_id}, ${e.meetings}, ${c.name} as class_name, ${tests} as tests, ${numbers} as scored
      from own c join membership cm on ${cm.class_id} = ${c.id} join course e on ${e.id} = ${cm.enrolment_id}
        left join scored on scored.enrolment_id = ${e.id}
      where not ${tests} <@ ${numbers} offset 0) e`;
    // The teacher's classes of these weeks with learners and courses, read once, in one pass through each index. All of them would be
    // hundreds after some years, and each learner lies in pages of their own.
    const taught = {
      own: sql`select c.* from ${c} where ${c.teacher_id} = ${teacherId} and ${isOngoing(c)}
        union all select c.* from ${c} where ${c.teacher_id} = ${teacherId} and ${c.state} = 'completed' and ${c.ended_at} > ${endedFrom}`,
      membership: sql`select cm.* from ${cm} where ${isAmong(cm.class_id, sql`select id from own`)} and ${cm.left_at} is null`,
      course: sql`select e.id, e.meetings, e.learner_id, e.state, e.level_waits_since from ${e}
        where ${isAmong(e.id, sql`select enrolment_id from membership`)}`,
      learning: sql`select l.id, l.name from ${l} where ${isAmong(l.id, sql`select learner_id from membership`)}`,
      scored: sql`select ts.enrolment_id, array_agg(${ts.number}::int) as numbers from ${ts}
        where ${isAmong(ts.enrolment_id, sql`select id from course`)} group by ts.enrolment_id`,
      // Running courses whose level waits for a decision.
      waiting: sql`select course.id, ${c.name} as class_name from own c join membership cm on ${cm.class_id} = ${c.id}
          join course on course.id = ${cm.enrolment_id}
        where course.state = 'active' and course.level_waits_since is not null`,
      // What the lists hold the first of, and the totals count.
      unnoted: sql`select ${m.id}, ${startsAt} as starts_at from ${m} where ${hasNoNote}`,
      // The test in the middle of a course and the one at its end, of learners who came.
      sat: sql`select ${s.id}, ${s.enrolment_id}, ${l.name}, e.class_name, ${s.number}, ${e.meetings}, lower(${s.during}) as starts_at
        from ${owing} join learning l on ${l.id} = ${e.learner_id}
          join ${s} on ${s.enrolment_id} = ${e.id} and ${s.number} = any(e.tests)
        where ${s.state} in ('present', 'late') and ${s.number} <> all(e.scored)`,
      ongoing: sql`select ${c.id} from ${c} where ${ongoingOfTeacher(now, teacherId)}`,
    };
    const unscored = select(
      [
        sql<string>`sat.enrolment_id`.as('enrolmentId'),
        sql<string>`sat.name`.as('name'),
        sql<string>`sat.class_name`.as('className'),
        sql<number>`sat.number`.as('number'),
        sql<number>`sat.meetings`.as('bought'),
        sql<Date>`sat.starts_at`.as('startsAt'),
      ],
      sql`from sat order by sat.starts_at, sat.id limit ${OWED}`,
    );
    const classes = select(
      classColumns(now),
      sql`from ${c} where ${isAmong(c.id, sql`select id from ongoing`)} order by ${classesFirst(now)} limit ${CLASSES}`,
    );
    const students = select(
      studentColumns,
      sql`from (select ${studentsLimitedFirst.columns} from membership cm join own c on ${c.id} = ${cm.class_id}
          join learning l on ${l.id} = ${cm.learner_id} order by ${l.name}, ${cm.id} limit ${SHOWN}) cm ${studentsLimitedFirst.joins}
        order by ${l.name}, ${cm.id}`,
    );
    const levels = select(
      [
        e.id.as('enrolmentId'),
        l.name.as('name'),
        sql<string>`waiting.class_name`.as('className'),
        e.level.$notNull().as('level'),
        sql<boolean>`exists (select from level_look o where o.enrolment_id = ${e.id})`.as('isAskedAgain'),
        sql<Date | null>`level_due(e)`.as('dueAt'),
      ],
      sql`from waiting join ${e} on ${e.id} = waiting.id join learning l on ${l.id} = ${e.learner_id}
        order by level_due(e) nulls last, ${e.level_waits_since}, ${e.id} limit ${LEVELS}`,
    );
    const home = select(
      [
        jsonRows(linklessClasses(now, sql<boolean>`${c.teacher_id} = ${teacherId}`)).as('linkless'),
        jsonRows(agenda).as('agenda'),
        jsonRows(cancelledMeetings(teacherId, dayFrom, dayUntil)).as('cancelled'),
        sql<number>`(select coalesce(sum(${m.paid_minutes}), 0)::int from ${m} where ${m.teacher_id} = ${teacherId}
          and ${startsAt} >= ${monthFrom} and ${startsAt} < ${monthUntil})`.as('minutes'),
        sql<boolean>`exists (select from ${w} where ${w.teacher_id} = ${teacherId})`.as('bookable'),
        jsonRows(ahead).as('ahead'),
        jsonRows(unwritten).as('unwritten'),
        jsonRows(unscored).as('unscored'),
        jsonRows(classes).as('classes'),
        jsonRows(history).as('history'),
        jsonRows(students).as('students'),
        jsonRows(levels).as('levels'),
        sql<number>`(select count(*)::int from waiting)`.as('levelCount'),
        sql<HomeTotals>`json_build_object('unwritten', (select count(*) from unnoted), 'unscored', (select count(*) from sat),
          'classes', (select count(*) from ongoing), 'students', (select count(*) from membership))`.as(
          'totals',
        ),
      ],
      sql``,
    );
    return withCtes(taught, home, 'materialized');
  },
  'teacher-home',
);

/** How many there are of what the home lists the first of. */
type HomeTotals = { unwritten: number; unscored: number; classes: number; students: number };

/** A half-open range of instants. */
type Stretch = readonly [from: Date, until: Date];

type UnscoredRow = Omit<RowOf<typeof selectHome>['unscored'][number], 'startsAt'> & { startsAt: Date };

type LevelRow = Omit<RowOf<typeof selectHome>['levels'][number], 'dueAt'> & { dueAt: Date | null };

export type TeacherHome = {
  /** Meetings of the day in order. */
  agenda: AgendaRow[];
  /** Meetings of the day that were cancelled, in order. */
  cancelled: CancelledMeeting[];
  /** Own classes that meet within a day and have no link. */
  linkless: LinklessClass[];
  /** Paid minutes of the month's meetings. */
  minutes: number;
  /** True if the teacher has weekly hours, without which classes cannot be planned. */
  bookable: boolean;
  classes: ClassRow[];
  history: AgendaRow[];
  students: TaughtStudentRow[];
  /** Levels to decide, earliest due first, and their total. */
  levels: LevelRow[];
  levelCount: number;
  /** Meetings of the days after today in order. */
  ahead: AgendaRow[];
  /** Meetings without a note and tests without a score, oldest first. */
  unwritten: AgendaRow[];
  unscored: UnscoredRow[];
  totals: HomeTotals;
};

export type TeacherHomeTimes = {
  now: Date;
  day: Stretch;
  month: Stretch;
  /** The days after today that count as the week ahead. */
  week: Stretch;
  /** Meetings before it are no longer asked for a note. */
  notesFrom: Date;
  /** Classes that ended before it are no longer looked through for learners, levels and tests. */
  endedFrom: Date;
};

/** Reads a teacher's home in one statement. */
export async function teacherHome(
  db: Queryable,
  teacherId: string,
  { now, day, month, week, notesFrom, endedFrom }: TeacherHomeTimes,
): Promise<TeacherHome> {
  const [dayFrom, dayUntil] = day;
  const [monthFrom, monthUntil] = month;
  const [weekFrom, weekUntil] = week;
  const times = { now, dayFrom, dayUntil, monthFrom, monthUntil, weekFrom, weekUntil, notesFrom, endedFrom };
  const home = requireRow(await selectHome.all(db, { teacherId, ...times }));
  return {
    ahead: home.ahead.map(meetingFrom),
    unwritten: home.unwritten.map(meetingFrom),
    unscored: home.unscored.map((row) => ({ ...row, startsAt: new Date(row.startsAt) })),
    linkless: presentLinkless(home.linkless),
    cancelled: home.cancelled.map((row) => ({
      ...row,
      startsAt: new Date(row.startsAt).toISOString(),
      endsAt: new Date(row.endsAt).toISOString(),
    })),
    minutes: home.minutes,
    bookable: home.bookable,
    agenda: home.agenda.map(meetingFrom),
    classes: home.classes.map((row) => ({ ...row, nextStartsAt: dateOf(row.nextStartsAt) })),
    history: home.history.map(meetingFrom),
    levels: home.levels.map((row) => ({ ...row, dueAt: dateOf(row.dueAt) })),
    levelCount: home.levelCount,
    totals: home.totals,
    students: home.students.map((row) => ({ ...row, lastAt: dateOf(row.lastAt) })),
  };
}

const meetingFrom = (row: JsonRow<AgendaRow>): AgendaRow => ({
  ...row,
  startsAt: dateOf(row.startsAt),
  endsAt: dateOf(row.endsAt),
  checkedInAt: dateOf(row.checkedInAt),
});
