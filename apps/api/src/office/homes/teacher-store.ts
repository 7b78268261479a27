import { dayIn, SCHOOL_ZONE } from '@fasih/school/basics/instants';
import type { SentDecision } from '@fasih/school/catalogue/policy/contract';
import type { ProgressFacts } from '@fasih/school/catalogue/policy/progress';
import type { Attendance, SeatState } from '@fasih/school/catalogue/policy/seat';
import { SUBSTITUTE_DAYS } from '@fasih/school/learning/classes/substitute';
import type { AgendaMeeting, TeacherClass } from '@fasih/school/office/homes/contract';
import { progressFacts } from '../../courses/balance/progress.ts';
import { classProgressFacts } from '../../learning/classes/class-progress.ts';
import { stateOn } from '../../learning/classes/state-on.ts';
import { dateOf, type JsonRow, jsonRowSql } from '../../platform/db/json-rows.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { coursesSql, type HomeCourseRow } from './course-store.ts';

export type AgendaSeatRow = {
  learnerId: string;
  enrolmentId: string;
  name: string;
  number: number;
  bought: number;
  state: SeatState;
  stopped: boolean;
  toldLateAt: string | null;
  markedAt: string | null;
  decision: SentDecision | null;
  score: number | null;
};

export type AgendaRow = {
  meetingId: string;
  classId: string;
  className: string;
  packageType: string;
  category: string;
  level: string | null;
  kind: AgendaMeeting['kind'];
  capacity: number;
  number: number;
  startsAt: Date | null;
  endsAt: Date | null;
  state: AgendaMeeting['state'];
  checkedInAt: Date | null;
  delayMinutes: number;
  paidMinutes: number | null;
  link: string | null;
  room: string | null;
  /** Held for the class's teacher. */
  given: boolean;
  note: string;
  homework: string;
  version: number;
  seats: AgendaSeatRow[];
};

/** Columns of a teacher's meeting, its learners in one value; for `from meeting m join school_class c …`. */
export const agendaColumns = `m.id as "meetingId", m.class_id as "classId", c.name as "className",
  c.package_type as "packageType", c.category, c.level, m.kind,
    case when m.kind = 'series' then c.capacity else 1 end as capacity,
    m.number, lower(m.during) as "startsAt",
  upper(m.during) as "endsAt", m.state, m.checked_in_at as "checkedInAt", m.delay_minutes as "delayMinutes",
  m.paid_minutes as "paidMinutes", c.zoom_link as link, c.zoom_room as room, m.note, m.homework, m.version,
  m.teacher_id <> c.teacher_id as given,
  coalesce((select jsonb_agg(jsonb_build_object('learnerId', s.learner_id, 'enrolmentId', s.enrolment_id, 'name', l.name,
      'number', s.number, 'bought', e.meetings, 'state', s.state, 'stopped', e.state <> 'active', 'toldLateAt', s.told_late_at,
      'markedAt', s.marked_at, 'decision', s.decision, 'score', ts.score) order by l.name, s.id)
    from seat s join learner l on l.id = s.learner_id join enrolment e on e.id = s.enrolment_id
    left join test_score ts on ts.enrolment_id = s.enrolment_id and ts.number = s.number
    where s.meeting_id = m.id), '[]') as seats`;

export const agendaFrom = 'meeting m join school_class c on c.id = m.class_id';

/** The meetings of a class by number: all for its teacher, for a substitute those that are given just now. */
export async function meetingsOfClass(
  db: Queryable,
  classId: string,
  teacherId: string,
  now: Date,
): Promise<AgendaRow[]> {
  const { rows } = await db.query<AgendaRow>(
    `select ${agendaColumns} from ${agendaFrom} where m.class_id = $1 and (c.teacher_id = $2
       or m.teacher_id = $2 and upper(m.during) > $3::timestamptz - interval '${SUBSTITUTE_DAYS} days')
     order by m.number, m.id`,
    [classId, teacherId, now],
  );
  return rows;
}

export type ClassRow = Omit<TeacherClass, 'nextStartsAt' | 'progress' | 'progressCounts'> & {
  nextStartsAt: Date | null;
  progressFacts: ProgressFacts;
};

/** What a class is today; `$1` is the instant now. */
export const classState = stateOn(`($1::timestamptz at time zone '${SCHOOL_ZONE}')::date`);

/** Classes the teacher has, or holds a meeting of as a substitute just now; `$1` is the instant now, `$2` the teacher. */
export const ofTeacher = `c.id in (select id from school_class where teacher_id = $2
  union select class_id from meeting where teacher_id = $2
    and upper(during) > $1::timestamptz - interval '${SUBSTITUTE_DAYS} days')`;

/** Running classes first, then those to come, then what is over. */
export const classesFirst = `array_position(array['active', 'scheduled', 'paused', 'completed', 'cancelled'], ${classState}),
  c.starts_on desc, c.id`;

/** Columns of a class on its teacher's screens; `$1` is the instant now. */
export const classColumns = `c.id as "classId", c.name, c.package_type as "packageType", c.category,
  c.age_group as "ageGroup", c.level, ${classState} as state, c.capacity, c.zoom_link, c.zoom_room, c.version, c.meetings,
  coalesce((select jsonb_agg(jsonb_build_object('weekday', weekday, 'minute', minute) order by weekday, minute)
    from class_slot where class_id = c.id), '[]') as slots,
  coalesce((select jsonb_agg(l.name order by l.name) from class_member cm join learner l on l.id = cm.learner_id
    where cm.class_id = c.id and cm.left_at is null), '[]') as students,
  ${classProgressFacts} as "progressFacts",
  (select min(lower(m.during)) from meeting m where m.class_id = c.id and m.state = 'planned' and upper(m.during) > $1)
    as "nextStartsAt"`;

export type TaughtStudentRow = {
  enrolmentId: string;
  learnerId: string;
  name: string;
  classId: string;
  className: string;
  level: string | null;
  progressFacts: ProgressFacts;
  present: number;
  late: number;
  absent: number;
  lastAt: Date | null;
  lastState: Attendance | null;
};

/** Columns and joins of a learner on the teacher's screens. */
export const studentColumns = `cm.enrolment_id as "enrolmentId", cm.learner_id as "learnerId", l.name, c.id as "classId",
  c.name as "className", coalesce(e.level, c.level) as level,
  ${progressFacts('e')} as "progressFacts",
  k.present, k.late, k.absent, k."lastAt", k."lastState"`;

export const studentFrom = `class_member cm
  join school_class c on c.id = cm.class_id
  join learner l on l.id = cm.learner_id
  join enrolment e on e.id = cm.enrolment_id
  cross join lateral (
    select count(*) filter (where s.state = 'present')::int as present,
      count(*) filter (where s.state = 'late')::int as late,
      count(*) filter (where s.state = 'absent')::int as absent,
      max(lower(s.during)) filter (where s.state in ('present', 'late', 'absent')) as "lastAt",
      (array_agg(s.state order by lower(s.during) desc) filter (where s.state in ('present', 'late', 'absent')))[1]
        as "lastState"
    from seat s where s.enrolment_id = cm.enrolment_id
  ) k`;

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
  const { rows } = await db.query<{ course: HomeCourseRow; student: JsonRow<TaughtStudentRow> | null }>(
    `select ${jsonRowSql(`${coursesSql()} where e.id = $1`)} as course,
       ${jsonRowSql(`select ${studentColumns} from ${studentFrom} where cm.enrolment_id = $1 and c.teacher_id = $3
         order by cm.left_at desc nulls first limit 1`)} as student`,
    [enrolmentId, dayIn(now), teacherId],
  );
  const [found] = rows;
  if (!found?.student) return null;
  return { course: found.course, student: { ...found.student, lastAt: dateOf(found.student.lastAt) } };
}
