import type { Walk } from './journey.ts';
import { ask } from './school-database.ts';

/** A running one-to-one course of the demo school, as its class's page and its people know it. */
export type DemoCourse = {
  username: string;
  email: string;
  learnerId: string;
  learnerName: string;
  enrolmentId: string;
  classId: string;
  className: string;
  /** The course rules: under the first ones numbers never change. */
  rules: 1 | 2;
  /** The username. */
  teacher: string;
  teacherName: string;
  /** Bought, less what is held or forfeited. */
  left: number;
  /** To come, in their order. */
  meetings: {
    id: string;
    number: number;
    start: Date;
    end: Date;
    /** The teacher's next meeting begins as soon as this one ends, so a delay cannot be made up for at once. */
    followed: boolean;
  }[];
};

/** The demo school's courses that run, the one that is furthest first. */
export async function demoCourses({ dataDir }: Pick<Walk, 'dataDir'>): Promise<DemoCourse[]> {
  const rows = await ask<Omit<DemoCourse, 'meetings'> & { meetings: Sent[] | null }>(
    dataDir,
    `select a.username, a.email, l.id as "learnerId", l.name as "learnerName", e.id as "enrolmentId", c.id as "classId", c.name as "className",
       (select rules from policy_version where number = e.policy_version) as rules,
       t.username as teacher, coalesce(nullif(t.name, ''), t.display_username) as "teacherName",
       e.meetings - (select count(*)::int from seat s where s.enrolment_id = e.id
         and s.state in ('present', 'late', 'absent')) as "left",
       (select jsonb_agg(jsonb_build_object('id', m.id, 'number', s.number, 'start', lower(m.during),
           'end', upper(m.during), 'followed', exists (select from meeting other
             where other.teacher_id = m.teacher_id and lower(other.during) = upper(m.during)))
           order by lower(m.during))
         from seat s join meeting m on m.id = s.meeting_id
         where s.enrolment_id = e.id and s.state = 'planned') as meetings
     from school_class c join class_member cm on cm.class_id = c.id join enrolment e on e.id = cm.enrolment_id
     join learner l on l.id = e.learner_id join account a on a.id = l.account_id
     join account t on t.id = c.teacher_id
     where c.state = 'active' and c.capacity = 1 order by "left", a.username`,
    [],
  );
  return rows.map(({ meetings, ...course }) => ({
    ...course,
    meetings: (meetings ?? []).map((one) => ({
      ...one,
      start: new Date(one.start),
      end: new Date(one.end),
    })),
  }));
}

type Sent = { id: string; number: number; start: string; end: string; followed: boolean };

/** The course of the demo school that a journey needs; another seed may have to offer it again. */
export async function demoCourse(
  walk: Pick<Walk, 'dataDir'>,
  what: string,
  fits: (course: DemoCourse) => boolean,
): Promise<DemoCourse> {
  const found = (await demoCourses(walk)).find(fits);
  if (found === undefined) throw new Error(`the demo school has no course ${what}`);
  return found;
}

/** What a mail says of one meeting of such a course. */
export function ofMeeting(
  { learnerName, className, classId }: DemoCourse,
  { id, number, start }: DemoCourse['meetings'][number],
) {
  return { learnerName, className, classId, meetingId: id, number, startsAt: start.toISOString() };
}

/** The demo school's other teachers with teaching hours. */
export function otherTeachers(
  { dataDir }: Pick<Walk, 'dataDir'>,
  username: string,
): Promise<{ id: string; username: string; name: string }[]> {
  return ask(
    dataDir,
    `select id, username, name from account
     where role = 'teacher' and username <> $1 and id in (select teacher_id from availability) order by username`,
    [username],
  );
}
