import type { Reply } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import type { PageQuery } from '@fasih/school/basics/paging';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { typeOfProgram } from '@fasih/school/catalogue/packages/programs';
import { addDays, addMonths, instantOf } from '@fasih/school/catalogue/policy/validity';
import type {
  teacherClassDetail,
  teacherClasses,
  teacherDashboard,
  teacherHistory,
  teacherStudentDetail,
  teacherStudents,
} from '@fasih/school/office/homes/teacher-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { titleOfClass } from '../../learning/classes/class-title.ts';
import { given } from '../../platform/db/built-query.ts';
import { countedPage, searchedPage } from '../../platform/db/page.ts';
import { allOf, likePattern } from '../../platform/db/search-words.ts';
import { tableAs } from '../../platform/db/sql.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { seatsOf } from './meeting-store.ts';
import { presentBalance, presentSeat, stonesOf } from './present.ts';
import { presentAgenda, presentClass, presentStudent } from './present-teacher.ts';
import { teacherHome } from './teacher-home.ts';
import {
  agendaColumns,
  agendaFrom,
  classColumns,
  classesFirst,
  classOf,
  classState,
  marks,
  meetingsOfClass,
  ofTeacher,
  studentColumns,
  studentFrom,
  studentNames,
  studentOf,
  studentsLimitedFirst,
} from './teacher-store.ts';

const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const cm = tableAs('class_member', 'cm');
const e = tableAs('enrolment', 'e');
const l = tableAs('learner', 'l');
const b = tableAs('balance_event', 'b');

/** Attended meetings of all bought and extra ones, for sorting: the progress before it is rounded. */
const attendedShare = sql`(${marks.present} + ${marks.late})::float / greatest(1, ${e.meetings} + (
  select coalesce(sum(${b.meetings}), 0) from ${b} where ${b.enrolment_id} = ${e.id} and ${b.kind} = 'owed_meeting'))`;

/** The condition of a class filter: a class id or a program's slug. Unknown values match nothing. */
const inClass = (filter: string | undefined) =>
  filter !== undefined &&
  (isId(filter)
    ? sql<boolean>`${c.id} = ${filter}`
    : sql<boolean>`${c.package_type} = ${typeOfProgram(filter) ?? 'none'}`);

/** The pattern of a search; empty without one. */
const patternOf = ({ q }: Paging) => q && likePattern(q);

/** Days of the week ahead, and for how many days a meeting without a note is asked for one. */
const WEEK = 7;
const NOTE_DAYS = 14;
/** For how many days after its end a class is on the home with its learners, their levels and tests. */
const ENDED_DAYS = 30;

/** A teacher's home: the day's meetings, the week ahead, what is owed, classes, history and learners. */
export async function readTeacherDashboard(
  pool: Pool,
  requestedDay: string | undefined,
  call: SignedInCall,
): Promise<Reply<typeof teacherDashboard>> {
  const { accountId } = call.person;
  const today = dayIn(call.now);
  const day = requestedDay ?? today;
  const month = `${today.slice(0, 7)}-01`;
  const home = await teacherHome(pool, accountId, {
    now: call.now,
    day: [instantOf(day, 0), instantOf(addDays(day, 1), 0)],
    month: [instantOf(month, 0), instantOf(addMonths(month, 1), 0)],
    week: [instantOf(addDays(today, 1), 0), instantOf(addDays(today, 1 + WEEK), 0)],
    notesFrom: instantOf(addDays(today, -NOTE_DAYS), 0),
    endedFrom: instantOf(addDays(today, -ENDED_DAYS), 0),
  });
  return {
    serverNow: call.now.toISOString(),
    day,
    bookable: home.bookable,
    linkless: home.linkless,
    cancelled: home.cancelled,
    agenda: home.agenda.map((row) => presentAgenda(row, call.now)),
    levels: {
      total: home.levelCount,
      data: home.levels.map((row) => ({ ...row, dueAt: row.dueAt?.toISOString() ?? null })),
    },
    ahead: home.ahead.map((row) => presentAgenda(row, call.now)),
    unwritten: home.unwritten.map((row) => presentAgenda(row, call.now)),
    unscored: home.unscored.map(({ bought, startsAt, ...row }) => ({
      ...row,
      kind: row.number === bought ? 'final' : 'test',
      startsAt: startsAt.toISOString(),
    })),
    minutesThisMonth: home.minutes,
    classes: home.classes.map(presentClass),
    history: home.history.map((row) => presentAgenda(row, call.now)),
    students: home.students.map(presentStudent),
    totals: home.totals,
  };
}

type Page<C extends typeof teacherClasses | typeof teacherHistory | typeof teacherStudents> = Reply<C>;
type Paging = Pick<PageQuery, 'page' | 'pageSize'> & { q?: string | undefined; sort?: string | undefined };

async function taughtClasses(
  pool: Pool,
  teacherId: string,
  query: Paging,
  states: readonly string[],
  now: Date,
): Promise<Page<typeof teacherClasses> | Refusal<'common.narrow'>> {
  const at = given(now);
  const sorts: Record<string, RawBuilder<unknown>> = {
    name: sql`${titleOfClass(c)}, ${c.id}`,
    '-name': sql`${titleOfClass(c)} desc, ${c.id}`,
    starts_on: sql`${c.starts_on}, ${c.id}`,
    '-starts_on': sql`${c.starts_on} desc, ${c.id}`,
  };
  const pattern = patternOf(query);
  const where = allOf([
    ofTeacher(at, given(teacherId)),
    sql`${classState(at)} = any(${states})`,
    pattern &&
      sql`(${c.name} ilike ${pattern} or exists (select from ${cm} join ${l} on ${l.id} = ${cm.learner_id}
        where ${cm.class_id} = ${c.id} and ${cm.left_at} is null and ${l.name} ilike ${pattern}))`,
  ]);
  const found = await countedPage(pool, query, {
    columns: classColumns(at),
    from: sql`${c} where ${where}`,
    orderBy: sorts[query.sort ?? ''] ?? classesFirst(at),
  });
  return isRefusal(found) ? found : { ...found, data: found.data.map(presentClass) };
}

/** The teacher's classes, active ones first. */
export function readTeacherClasses(
  pool: Pool,
  query: Paging & { state?: string | undefined },
  call: SignedInCall,
): Promise<Page<typeof teacherClasses> | Refusal<'common.narrow'>> {
  const all = ['scheduled', 'active', 'paused', 'completed', 'cancelled'];
  return taughtClasses(pool, call.person.accountId, query, query.state ? [query.state] : all, call.now);
}

/** One of the teacher's classes with all meetings; not found for other teachers. */
export async function readTeacherClass(
  pool: Pool,
  classId: string,
  call: SignedInCall,
): Promise<Reply<typeof teacherClassDetail> | Refusal<'classes.notFound'>> {
  if (!isId(classId)) return refuse('classes.notFound');
  const row = await classOf(pool, classId, call.person.accountId, call.now);
  if (!row) return refuse('classes.notFound');
  const meetings = await meetingsOfClass(pool, classId, call.person.accountId, call.now);
  return {
    serverNow: call.now.toISOString(),
    class: presentClass(row),
    meetings: meetings.map((row) => presentAgenda(row, call.now)),
  };
}

async function studentsOf(
  pool: Pool,
  teacherId: string,
  query: Paging,
  ofClass: string | undefined,
): Promise<Page<typeof teacherStudents> | Refusal<'common.narrow'>> {
  const byMarks: Record<string, RawBuilder<unknown>> = {
    progress: sql`${attendedShare}, ${l.name}, ${cm.id}`,
    '-progress': sql`${attendedShare} desc, ${l.name}, ${cm.id}`,
    lastAttendance: sql`${marks.lastAt} nulls first, ${cm.id}`,
    '-lastAttendance': sql`${marks.lastAt} desc nulls last, ${cm.id}`,
  };
  const { sort = 'name' } = query;
  const pattern = patternOf(query);
  const where = allOf([
    sql`${c.teacher_id} = ${teacherId} and ${cm.left_at} is null`,
    pattern && sql`${l.name} ilike ${pattern} or ${c.name} ilike ${pattern}`,
    inClass(ofClass),
  ]);
  const list = { columns: studentColumns, limitFirst: studentsLimitedFirst };
  const found = byMarks[sort]
    ? await countedPage(pool, query, {
        ...list,
        // Counted without the names unless they are searched.
        from: sql`${pattern ? studentNames : sql`${cm} join ${c} on ${c.id} = ${cm.class_id}`} where ${where}`,
        pageFrom: sql`${studentFrom} where ${where}`,
        orderBy: byMarks[sort],
      })
    : // Each learner lies in pages of their own, so that names and total are read together.
      await searchedPage(pool, query, {
        ...list,
        from: sql`${studentNames} where ${where}`,
        orderBy: sql`cm.learner_name ${sort === '-name' ? sql`desc` : sql``}, ${cm.id}`,
      });
  return isRefusal(found) ? found : { ...found, data: found.data.map(presentStudent) };
}

/** Learners of the teacher's classes. */
export function readTeacherStudents(
  pool: Pool,
  query: Paging & { class?: string | undefined },
  call: SignedInCall,
): Promise<Page<typeof teacherStudents> | Refusal<'common.narrow'>> {
  return studentsOf(pool, call.person.accountId, query, query.class);
}

/** One learner's course for the class's teacher; not found for others. */
export async function readTeacherStudent(
  pool: Pool,
  enrolmentId: string,
  call: SignedInCall,
): Promise<Reply<typeof teacherStudentDetail> | Refusal<'learners.notFound'>> {
  if (!isId(enrolmentId)) return refuse('learners.notFound');
  const found = await studentOf(pool, call.person.accountId, enrolmentId, call.now);
  if (!found) return refuse('learners.notFound');
  const { course, student } = found;
  const seats = await seatsOf(pool, [enrolmentId]);
  return {
    serverNow: call.now.toISOString(),
    student: presentStudent(student),
    ageGroup: course.ageGroup ?? course.bank,
    balance: presentBalance(course, call.now),
    stones: stonesOf(course.bought, seats, call.now),
    meetings: seats.map((seat) => presentSeat(seat, course, call.now)),
  };
}

async function historyOf(
  pool: Pool,
  teacherId: string,
  query: Paging,
  ofClass: string | undefined,
  now: Date,
): Promise<Page<typeof teacherHistory> | Refusal<'common.narrow'>> {
  const pattern = patternOf(query);
  const where = allOf([
    sql`${m.teacher_id} = ${teacherId} and upper(${m.during}) <= ${now}`,
    inClass(ofClass),
    pattern && sql`${c.name} ilike ${pattern}`,
  ]);
  const found = await countedPage(pool, query, {
    columns: agendaColumns,
    from: sql`${agendaFrom} where ${where}`,
    orderBy: sql`lower(${m.during}) ${query.sort === 'date' ? sql`asc` : sql`desc`}, ${m.id}`,
  });
  return isRefusal(found) ? found : { ...found, data: found.data.map((row) => presentAgenda(row, now)) };
}

/** The teacher's past meetings, newest first. */
export function readTeacherHistory(
  pool: Pool,
  query: Paging & { class?: string | undefined },
  call: SignedInCall,
): Promise<Page<typeof teacherHistory> | Refusal<'common.narrow'>> {
  return historyOf(pool, call.person.accountId, query, query.class, call.now);
}
