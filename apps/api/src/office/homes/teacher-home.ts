import { dateOf, type JsonRow, jsonListSql } from '../../platform/db/json-rows.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import {
  agendaColumns,
  agendaFrom,
  classColumns,
  classesFirst,
  classState,
  ofTeacher,
  studentColumns,
  studentFrom,
} from './teacher-sql.ts';
import type { AgendaRow, ClassRow, TaughtStudentRow } from './teacher-store.ts';

/** Classes, and history entries and learners, shown on the home. */
const CLASSES = 6;
const SHOWN = 5;

const LEVELS = 10;

/**
 * SQL: running enrolments `e` in the teacher's classes whose level waits for a decision; `$2` is the teacher.
 */
const WAITING_LEVELS = `school_class c join class_member cm on cm.class_id = c.id and cm.left_at is null
    join enrolment e on e.id = cm.enrolment_id join learner l on l.id = e.learner_id
  where c.teacher_id = $2 and c.state <> 'cancelled' and e.state = 'active' and e.level_waits_since is not null`;

/** A half-open range of instants. */
type Stretch = readonly [from: Date, until: Date];

export type TeacherHome = {
  /** Meetings of the day in order. */
  agenda: AgendaRow[];
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
};

type LevelRow = { enrolmentId: string; name: string; className: string; level: string; dueAt: Date | null };

type SentHome = Pick<TeacherHome, 'minutes' | 'bookable' | 'levelCount'> & {
  levels: JsonRow<LevelRow>[];
  agenda: JsonRow<AgendaRow>[];
  classes: JsonRow<ClassRow>[];
  history: JsonRow<AgendaRow>[];
  students: JsonRow<TaughtStudentRow>[];
};

/** SQL: `$1` is now, `$2` the teacher, `$3` and `$4` the day, `$5` and `$6` the month. */
const HOME = `select
  ${jsonListSql(`select ${agendaColumns} from ${agendaFrom} where m.teacher_id = $2
    and lower(m.during) >= $3 and lower(m.during) < $4 order by lower(m.during), m.id`)} as agenda,
  (select coalesce(sum(paid_minutes), 0)::int from meeting
    where teacher_id = $2 and lower(during) >= $5 and lower(during) < $6) as minutes,
  exists (select from availability where teacher_id = $2) as bookable,
  ${jsonListSql(`select ${classColumns} from school_class c where ${ofTeacher}
    and ${classState} in ('scheduled', 'active', 'paused') order by ${classesFirst} limit ${CLASSES}`)} as classes,
  ${jsonListSql(`select ${agendaColumns} from ${agendaFrom} where m.teacher_id = $2 and upper(m.during) <= $1
    order by lower(m.during) desc, m.id limit ${SHOWN}`)} as history,
  ${jsonListSql(`select ${studentColumns} from ${studentFrom} where c.teacher_id = $2 and cm.left_at is null
    order by l.name, cm.id limit ${SHOWN}`)} as students,
  ${jsonListSql(`select e.id as "enrolmentId", l.name, c.name as "className", e.level, level_due(e) as "dueAt"
    from ${WAITING_LEVELS} order by level_due(e) nulls last, e.level_waits_since, e.id limit ${LEVELS}`)} as levels,
  (select count(*)::int from ${WAITING_LEVELS}) as "levelCount"`;

/** Reads a teacher's home in one statement. */
export async function teacherHome(
  db: Queryable,
  teacherId: string,
  { now, day, month }: { now: Date; day: Stretch; month: Stretch },
): Promise<TeacherHome> {
  const { rows } = await db.query<SentHome>({
    name: 'teacher-home',
    text: HOME,
    values: [now, teacherId, ...day, ...month],
  });
  const home = requireRow(rows);
  return {
    minutes: home.minutes,
    bookable: home.bookable,
    agenda: home.agenda.map(meetingFrom),
    classes: home.classes.map((row) => ({ ...row, nextStartsAt: dateOf(row.nextStartsAt) })),
    history: home.history.map(meetingFrom),
    levels: home.levels.map((row) => ({ ...row, dueAt: dateOf(row.dueAt) })),
    levelCount: home.levelCount,
    students: home.students.map((row) => ({ ...row, lastAt: dateOf(row.lastAt) })),
  };
}

const meetingFrom = (row: JsonRow<AgendaRow>): AgendaRow => ({
  ...row,
  startsAt: dateOf(row.startsAt),
  endsAt: dateOf(row.endsAt),
  checkedInAt: dateOf(row.checkedInAt),
});
