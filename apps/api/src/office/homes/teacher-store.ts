import { dayIn, SCHOOL_ZONE } from '@fasih/school/basics/instants';
import type { Attendance } from '@fasih/school/catalogue/policy/seat';
import { SUBSTITUTE_DAYS } from '@fasih/school/learning/classes/substitute';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { courseProgressFacts } from '../../courses/balance/progress.ts';
import { classEnding } from '../../learning/classes/class-ending.ts';
import { isTeacherLink, linkOfClass, linkOfMeeting } from '../../learning/classes/class-link.ts';
import { classProgressFacts } from '../../learning/classes/class-progress.ts';
import { namesClass } from '../../learning/classes/class-title.ts';
import { classStateOn, isOngoing } from '../../learning/classes/state-on.ts';
import { awaitsSubstitute } from '../../learning/teachers/away.ts';
import { dateOf } from '../../platform/db/json-rows.ts';
import {
  coalesce,
  jsonList,
  jsonRow,
  orNull,
  type Selected,
  scalar,
  select,
  subqueryAs,
  tableAs,
} from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { coursesOn, type HomeCourseRow } from './course-store.ts';

const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const cm = tableAs('class_member', 'cm');
const e = tableAs('enrolment', 'e');
const l = tableAs('learner', 'l');
const s = tableAs('seat', 's');
const ts = tableAs('test_score', 'ts');
const slot = tableAs('class_slot', 'slot');

const agendaSeat = {
  learnerId: s.learner_id,
  enrolmentId: s.enrolment_id,
  name: l.name,
  number: s.number,
  bought: e.meetings,
  state: s.state,
  stopped: sql<boolean>`${e.state} <> 'active'`,
  toldLateAt: s.told_late_at,
  markedAt: s.marked_at,
  decision: s.decision,
  score: orNull(ts.score),
};

/** Columns of a teacher's meeting, its learners in one value; `agendaFrom` follows them. */
export const agendaColumns = [
  m.id.as('meetingId'),
  m.class_id.as('classId'),
  c.name.as('className'),
  c.package_type.as('packageType'),
  c.category.as('category'),
  c.level.as('level'),
  m.kind.as('kind'),
  sql<number>`case when ${m.kind} = 'series' then ${c.capacity} else 1 end`.as('capacity'),
  m.number.as('number'),
  sql<Date | null>`lower(${m.during})`.as('startsAt'),
  sql<Date | null>`upper(${m.during})`.as('endsAt'),
  m.state.as('state'),
  m.checked_in_at.as('checkedInAt'),
  awaitsSubstitute(m).as('awaitsSubstitute'),
  m.delay_minutes.as('delayMinutes'),
  m.paid_minutes.as('paidMinutes'),
  linkOfMeeting.as('link'),
  c.zoom_room.as('room'),
  m.note.as('note'),
  m.homework.as('homework'),
  m.version.as('version'),
  // Held for the class's teacher.
  sql<boolean>`${m.teacher_id} <> ${c.teacher_id}`.as('given'),
  scalar(
    jsonList(agendaSeat, sql`${l.name}, ${s.id}`),
    sql`from ${s} join ${l} on ${l.id} = ${s.learner_id} join ${e} on ${e.id} = ${s.enrolment_id}
      left join ${ts} on ${ts.enrolment_id} = ${s.enrolment_id} and ${ts.number} = ${s.number}
      where ${s.meeting_id} = ${m.id}`,
  ).as('seats'),
] as const;

export const agendaFrom = sql`${m} join ${c} on ${c.id} = ${m.class_id}`;

export type AgendaRow = Selected<typeof agendaColumns>;

type OfClass = { classId: string; teacherId: string; now: Date };

const selectMeetings = statement(({ classId, teacherId, now }: Params<OfClass>) =>
  select(
    agendaColumns,
    sql`from ${agendaFrom} where ${m.class_id} = ${classId} and (${c.teacher_id} = ${teacherId}
       or ${m.teacher_id} = ${teacherId} and upper(${m.during}) > ${givenSince(now)})
     order by ${m.number}, ${m.id}`,
  ),
);

/** Meetings that ended before this instant are no longer given to their substitute. */
export const givenSince = (now: Expression<Date>) =>
  sql<Date>`${now}::timestamptz - ${sql.lit(`${SUBSTITUTE_DAYS} days`)}::interval`;

/** The meetings of a class by number: all for its teacher, for a substitute those that are given just now. */
export function meetingsOfClass(
  db: Queryable,
  classId: string,
  teacherId: string,
  now: Date,
): Promise<AgendaRow[]> {
  return selectMeetings.all(db, { classId, teacherId, now });
}

/** What a class is today. */
export const classState = (now: Expression<Date>) =>
  classStateOn(c, sql`(${now}::timestamptz at time zone ${sql.lit(SCHOOL_ZONE)})::date`);

const own = tableAs('school_class', 'own');

/**
 * The ids of the teacher's own classes, and of those of whose meetings they hold one as a substitute just now. The overlap
 * is the same as an end after that instant, and the index of a teacher's meetings serves it.
 */
const taughtClasses = (now: Expression<Date>, teacherId: Expression<string>, which: RawBuilder<boolean>) =>
  sql`select ${own.id} from ${own} where ${own.teacher_id} = ${teacherId} and ${which}
    union select ${m.class_id} from ${m} where ${m.teacher_id} = ${teacherId}
      and ${m.during} && tstzrange(${givenSince(now)}, null)`;

/** Classes the teacher has, or holds a meeting of as a substitute just now. */
export const ofTeacher = (now: Expression<Date>, teacherId: Expression<string>) =>
  sql<boolean>`${c.id} in (${taughtClasses(now, teacherId, sql`true`)})`;

/** Those of them that go on: few, so they are looked up as an array, where `in` would read all classes that go on. */
export const ongoingOfTeacher = (now: Expression<Date>, teacherId: Expression<string>) =>
  sql<boolean>`${c.id} = any(array(${taughtClasses(now, teacherId, isOngoing(own))})) and ${isOngoing(c)}`;

/** Running classes first, then those to come, then what is over. */
export const classesFirst = (now: Expression<Date>) =>
  sql`array_position(array['active', 'scheduled', 'paused', 'completed', 'cancelled'], ${classState(now)}),
  ${c.starts_on} desc, ${c.id}`;

/** Columns of a class `c` on its teacher's screens. */
export const classColumns = (now: Expression<Date>) =>
  [
    c.id.as('classId'),
    c.name.as('name'),
    c.package_type.as('packageType'),
    c.category.as('category'),
    c.age_group.as('ageGroup'),
    c.level.as('level'),
    classState(now).as('state'),
    classEnding(c).as('ending'),
    c.capacity.as('capacity'),
    linkOfClass.as('zoom_link'),
    isTeacherLink.as('isTeacherLink'),
    c.zoom_room.as('zoom_room'),
    c.version.as('version'),
    c.meetings.as('meetings'),
    scalar(
      jsonList({ weekday: slot.weekday, minute: slot.minute }, sql`${slot.weekday}, ${slot.minute}`),
      sql`from ${slot} where ${slot.class_id} = ${c.id}`,
    ).as('slots'),
    scalar(
      sql<string[]>`coalesce(json_agg(${l.name} order by ${l.name}), '[]')`,
      sql`from ${cm} join ${l} on ${l.id} = ${cm.learner_id} where ${cm.class_id} = ${c.id} and ${namesClass(cm)}`,
    ).as('students'),
    classProgressFacts(c).as('progressFacts'),
    sql<Date | null>`(select min(lower(${m.during})) from ${m}
      where ${m.class_id} = ${c.id} and ${m.state} = 'planned' and upper(${m.during}) > ${now})`.as(
      'nextStartsAt',
    ),
  ] as const;

export type ClassRow = Selected<ReturnType<typeof classColumns>>;

const selectClass = statement(({ classId, teacherId, now }: Params<OfClass>) =>
  select(classColumns(now), sql`from ${c} where ${c.id} = ${classId} and ${ofTeacher(now, teacherId)}`),
);

/** One class of the teacher, or null. */
export function classOf(
  db: Queryable,
  classId: string,
  teacherId: string,
  now: Date,
): Promise<ClassRow | null> {
  return selectClass.first(db, { classId, teacherId, now });
}

/** How often a learner came, late or not, and the last time. */
export const marks = subqueryAs(
  select(
    [
      sql<number>`count(*) filter (where ${s.state} = 'present')::int`.as('present'),
      sql<number>`count(*) filter (where ${s.state} = 'late')::int`.as('late'),
      sql<number>`count(*) filter (where ${s.state} = 'absent')::int`.as('absent'),
      sql<Date | null>`max(lower(${s.during})) filter (where ${s.state} in ('present', 'late', 'absent'))`.as(
        'lastAt',
      ),
      sql<Attendance | null>`(array_agg(${s.state} order by lower(${s.during}) desc)
        filter (where ${s.state} in ('present', 'late', 'absent')))[1]`.as('lastState'),
    ],
    sql`from ${s} where ${s.enrolment_id} = ${cm.enrolment_id}`,
  ),
  'k',
);

/** Columns of a learner on the teacher's screens; `studentFrom` follows them. */
export const studentColumns = [
  cm.enrolment_id.as('enrolmentId'),
  cm.learner_id.as('learnerId'),
  l.name.as('name'),
  c.id.as('classId'),
  c.name.as('className'),
  coalesce(e.level, c.level).as('level'),
  courseProgressFacts(e).as('progressFacts'),
  marks.present.as('present'),
  marks.late.as('late'),
  marks.absent.as('absent'),
  marks.lastAt.as('lastAt'),
  marks.lastState.as('lastState'),
] as const;

/** Who is in which class: enough to find and sort the learners of a teacher by name. */
export const studentNames = sql`${cm} join ${c} on ${c.id} = ${cm.class_id} join ${l} on ${l.id} = ${cm.learner_id}`;

const enrolmentAndMarks = sql`join ${e} on ${e.id} = ${cm.enrolment_id} cross join lateral ${marks}`;

export const studentFrom = sql`${studentNames} ${enrolmentAndMarks}`;

/**
 * `studentColumns` of the rows on a page only, as a teacher has had hundreds of learners: `columns` of `studentNames`
 * stand for the class and the learner, which are not read again.
 */
export const studentsLimitedFirst = {
  as: 'cm',
  columns: sql`cm.*, ${c.name} as class_name, ${c.level} as class_level, ${l.name} as learner_name`,
  joins: sql`cross join lateral (select cm.class_id as id, cm.class_name as name, cm.class_level as level) c
    cross join lateral (select cm.learner_name as name) l ${enrolmentAndMarks}`,
};

export type TaughtStudentRow = Selected<typeof studentColumns>;

const selectStudent = statement(
  ({ enrolmentId, day, teacherId }: Params<{ enrolmentId: string; day: string; teacherId: string }>) => {
    const course = coursesOn(sql<string>`${day}::date`, sql`where ${e.id} = ${enrolmentId}`);
    const student = select(
      studentColumns,
      sql`from ${studentFrom} where ${cm.enrolment_id} = ${enrolmentId} and ${c.teacher_id} = ${teacherId}
        order by ${cm.left_at} desc nulls first limit 1`,
    );
    return select([jsonRow(course).as('course'), jsonRow(student).as('student')], sql``);
  },
);

/**
 * A learner's course with the learner as the class's teacher reads of them; null where the teacher has no such learner.
 * One statement.
 */
export async function studentOf(
  db: Queryable,
  teacherId: string,
  enrolmentId: string,
  now: Date,
): Promise<{ course: HomeCourseRow; student: TaughtStudentRow } | null> {
  const found = await selectStudent.first(db, { enrolmentId, day: dayIn(now), teacherId });
  if (!found?.course || !found.student) return null;
  return { course: found.course, student: { ...found.student, lastAt: dateOf(found.student.lastAt) } };
}
