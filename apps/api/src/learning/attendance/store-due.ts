import { DAY, dayIn, later } from '@fasih/school/basics/instants';
import { notSetAside } from '../../platform/db/set-aside.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const idsOf = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id);

/**
 * Ids of meetings that ended by `endedBy`, or whose teacher is missing after the shortest grace period of any
 * policy version; oldest first. The condition on the start keeps the index scan from reading future meetings.
 */
export async function dueMeetings(db: Queryable, now: Date, endedBy: Date, limit: number): Promise<string[]> {
  return idsOf(
    await db.query<{ id: string }>(
      `select m.id from meeting m
       where m.closed_at is null and m.during is not null and m.state = 'planned'
         and lower(m.during) < greatest($1::timestamptz, $2::timestamptz) and (upper(m.during) <= $2
         or m.checked_in_at is null and lower(m.during) < $1::timestamptz
           - (select min(("values" ->> 'teacherMissingSeconds')::integer) from policy_version) * interval '1 second')
         and ${notSetAside('attendance.close', 'm.id', '$1::timestamptz')}
       order by lower(m.during), m.id limit $3`,
      [now, endedBy, limit],
    ),
  );
}

/** Locks an unsettled meeting; false if it is settled or locked by another transaction. */
export async function lockDueMeeting(db: Queryable, meetingId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from meeting where id = $1 and closed_at is null and during is not null and state = 'planned'
     for update skip locked`,
    [meetingId],
  );
  return rowCount === 1;
}

export type MissingTeacher = {
  meetingId: string;
  classId: string;
  className: string;
  teacherName: string;
  startsAt: Date;
  adminId: string;
  source: string;
};

/**
 * Pairs each active admin with each running meeting that began by `startedBy` without its teacher and was not
 * reported yet. Meetings whose courses are all stopped are left out because nobody is waiting.
 */
export async function missingTeachers(
  db: Queryable,
  startedBy: Date,
  now: Date,
  limit: number,
): Promise<MissingTeacher[]> {
  const { rows } = await db.query<MissingTeacher>(
    `select * from (
       select m.id as "meetingId", c.id as "classId", c.name as "className",
         ${shownName('t')} as "teacherName", lower(m.during) as "startsAt",
         a.id as "adminId",
         'teacher.missing:' || m.id || ':' || extract(epoch from lower(m.during))::bigint || ':' || a.id as source
       from meeting m join school_class c on c.id = m.class_id join account t on t.id = m.teacher_id
         cross join account a
       where m.closed_at is null and m.during is not null and m.state = 'planned' and m.checked_in_at is null
         and lower(m.during) <= $1 and a.role = 'admin' and a.active
         and exists (select from seat s join enrolment e on e.id = s.enrolment_id
           where s.meeting_id = m.id and e.state = 'active')
     ) missing
     where not exists (select from notification n where n.source = missing.source)
       and ${notSetAside('attendance.warn', '"meetingId"', '$3')}
     order by "startsAt", source limit $2`,
    [startedBy, limit, now],
  );
  return rows;
}

/** Past its last day with no started meeting still open. */
const over = `e.state = 'active' and e.last_day < $1::date and not exists (
  select from seat s join meeting m on m.id = s.meeting_id
  where s.enrolment_id = e.id and m.closed_at is null and m.state = 'planned' and lower(m.during) <= $2)`;

/** Ids of courses past their last day, oldest first. */
export async function dueCourses(db: Queryable, now: Date, limit: number): Promise<string[]> {
  return idsOf(
    await db.query<{ id: string }>(
      `select e.id from enrolment e where ${over} and ${notSetAside('attendance.end', 'e.id', '$2::timestamptz')}
       order by e.last_day, e.id limit $3`,
      [dayIn(now), now, limit],
    ),
  );
}

/**
 * Ids of courses that ended within the last week and still have open seats, e.g. because the learner was
 * erased: `people` ends courses without knowing about meetings.
 */
export async function endedCoursesWithSeats(db: Queryable, now: Date, limit: number): Promise<string[]> {
  return idsOf(
    await db.query<{ id: string }>(
      `select e.id from enrolment e
       where e.state = 'ended' and e.ended_at > $1 and exists (
         select from seat s where s.enrolment_id = e.id and s.state in ('planned', 'to_plan')
       ) and ${notSetAside('attendance.free', 'e.id', '$3')} order by e.ended_at, e.id limit $2`,
      [later(now, -7 * DAY), limit, now],
    ),
  );
}

export type DueCourse = {
  lastDay: string;
  policyVersion: number;
  learnerName: string;
  accountId: string;
  className: string;
  classIds: string[];
};

/** Locks a course that is over; null if it is not, or if another transaction has it locked. */
export async function lockDueCourse(
  db: Queryable,
  enrolmentId: string,
  now: Date,
): Promise<DueCourse | null> {
  const { rows } = await db.query<DueCourse>(
    `select e.last_day as "lastDay", e.policy_version as "policyVersion", l.name as "learnerName",
       l.account_id as "accountId", coalesce(c.names[1], p.name) as "className", coalesce(c.ids, '{}') as "classIds"
     from enrolment e join learner l on l.id = e.learner_id join package p on p.id = e.package_id
       cross join lateral (
         select array_agg(c.id::text order by m.left_at nulls first, m.joined_at desc) as ids,
           array_agg(c.name order by m.left_at nulls first, m.joined_at desc) as names
         from class_member m join school_class c on c.id = m.class_id where m.enrolment_id = e.id
       ) c
     where e.id = $3 and ${over} for update of e skip locked`,
    [dayIn(now), now, enrolmentId],
  );
  return rows[0] ?? null;
}
