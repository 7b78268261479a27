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
} from '@fasih/school/office/homes/contract';
import type { Pool } from 'pg';
import { likePattern, readPage } from '../../platform/db/read-page.ts';
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
  classState,
  ofTeacher,
  studentColumns,
  studentFrom,
} from './teacher-sql.ts';
import {
  type AgendaRow,
  type ClassRow,
  meetingsOfClass,
  studentOf,
  type TaughtStudentRow,
} from './teacher-store.ts';

/** SQL: share of attended meetings, for sorting. */
const attendedShare = `(k.present + k.late)::float / greatest(1, e.meetings)`;

/** Parses a class filter: a class id or a program's slug. Unknown values match nothing. */
const classFilter = (filter: string | undefined): [id: string | null, type: string | null] =>
  filter === undefined || isId(filter) ? [filter ?? null, null] : [null, typeOfProgram(filter) ?? 'none'];

/** A teacher's home: the day's meetings, classes, history and learners. */
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
  });
  return {
    serverNow: call.now.toISOString(),
    day,
    bookable: home.bookable,
    agenda: home.agenda.map((row) => presentAgenda(row, call.now)),
    levels: {
      total: home.levelCount,
      data: home.levels.map((row) => ({ ...row, dueAt: row.dueAt?.toISOString() ?? null })),
    },
    minutesThisMonth: home.minutes,
    classes: home.classes.map(presentClass),
    history: home.history.map((row) => presentAgenda(row, call.now)),
    students: home.students.map(presentStudent),
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
  const sorts: Record<string, string> = {
    name: 'c.name, c.id',
    '-name': 'c.name desc, c.id',
    starts_on: 'c.starts_on, c.id',
    '-starts_on': 'c.starts_on desc, c.id',
  };
  const found = await readPage<ClassRow>(pool, query, {
    select: classColumns,
    from: `school_class c where ${ofTeacher} and ${classState} = any($3)
      and ($4::text is null or c.name ilike $4)`,
    orderBy: sorts[query.sort ?? ''] ?? classesFirst,
    values: [now, teacherId, states, query.q ? likePattern(query.q) : null],
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
  const { rows } = await pool.query<ClassRow>(
    `select ${classColumns} from school_class c where c.id = $3 and ${ofTeacher}`,
    [call.now, call.person.accountId, classId],
  );
  const row = rows[0];
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
  const sorts: Record<string, string> = {
    name: 'l.name, cm.id',
    '-name': 'l.name desc, cm.id',
    progress: `${attendedShare}, l.name, cm.id`,
    '-progress': `${attendedShare} desc, l.name, cm.id`,
    lastAttendance: 'k."lastAt" nulls first, cm.id',
    '-lastAttendance': 'k."lastAt" desc nulls last, cm.id',
  };
  const found = await readPage<TaughtStudentRow>(pool, query, {
    select: studentColumns,
    from: `${studentFrom} where c.teacher_id = $1 and cm.left_at is null
      and ($2::text is null or l.name ilike $2 or c.name ilike $2)
      and ($3::uuid is null or c.id = $3) and ($4::text is null or c.package_type = $4)`,
    orderBy: sorts[query.sort ?? ''] ?? 'l.name, cm.id',
    values: [teacherId, query.q ? likePattern(query.q) : null, ...classFilter(ofClass)],
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
  const found = await readPage<AgendaRow>(pool, query, {
    select: agendaColumns,
    from: `${agendaFrom} where m.teacher_id = $1 and upper(m.during) <= $2 and ($3::uuid is null or c.id = $3)
      and ($4::text is null or c.package_type = $4) and ($5::text is null or c.name ilike $5)`,
    orderBy: `lower(m.during) ${query.sort === 'date' ? '' : 'desc'}, m.id`,
    values: [teacherId, now, ...classFilter(ofClass), query.q ? likePattern(query.q) : null],
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
