import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

/** A seat that waits to be marked, and the sign-in of its family. */
export type WaitingSeat = { meetingId: string; learnerId: string; sessionId: string };

/** Learners of one meeting; each has this many seats more, on the same hour of the weeks to come. */
const GROUP = 20;
const LATER_WEEKS = 4;

/**
 * Opens families that are signed in and have just looked at the page, each with a learner in a meeting that began two minutes ago, straight in the
 * database; `count` seats can be marked now. The school's own data stays as it is; `name` tells several such crowds apart.
 */
export async function openRunningMeetings(
  pool: Pool,
  count: number,
  name = 'bench',
  group = GROUP,
): Promise<WaitingSeat[]> {
  const groups = Math.ceil(count / group);
  await pool.query('set statement_timeout = 0');
  await pool.query(
    `with account_made as (
       insert into account (username, display_username, email, name, role, lang)
       select role || '.${name}.' || n, role || '.${name}.' || n, role || '.${name}.' || n || '@contoh.example', 'Uji', role, 'id'
       from (select 'student' as role, n from generate_series(1, $1) n
         union all select 'teacher', n from generate_series(1, $2) n) names
       returning id, role
     ), session_made as (
       insert into session (account_id, token, expires_at, last_seen_at)
       select id, $3 || id, now() + interval '1 day', now() + interval '10 minutes' from account_made
       where role = 'student'
     ), teacher_made as (
       insert into teacher (account_id) select id from account_made where role = 'teacher'
     ), hours_made as (
       insert into availability (teacher_id, weekday, minutes)
       select id, d, '[0,1440)' from account_made, generate_series(1, 7) d where role = 'teacher'
     )
     insert into learner (account_id, kind, name) select id, 'child', 'Sekar' from account_made where role = 'student'`,
    [count, groups, randomUUID()],
  );
  await pool.query(
    `with ordered as (
       insert into orders (account_id, learner_id, package_id, package_name, price, total, policy_version, terms_version,
         lang, status, created_at, expires_at, paid_at)
       select l.account_id, l.id, p.id, p.name, p.price, p.price, 1, '1', 'id', 'paid', now(), now() + interval '1 day', now()
       from learner l join account a on a.id = l.account_id and a.username like 'student.${name}.%'
         cross join (select * from package order by id limit 1) p
       returning id, learner_id, package_id, total
     )
     insert into enrolment (order_id, learner_id, package_id, meetings, meetings_per_week, price_paid, policy_version,
       opened_at, starts_on, last_day)
     select o.id, o.learner_id, o.package_id, 20, 2, o.total, 1, now(), current_date, current_date + 90 from ordered o`,
  );
  await pool.query(
    `with class_made as (
       insert into school_class (name, package_type, age_group, teacher_id, capacity, meetings, starts_on, created_at, zoom_link)
       select 'Kelas ${name}', 'general_english', 'kids', id, ${group}, 20, current_date, now(), 'https://zoom.us/j/912345678'
       from account where username like 'teacher.${name}.%' returning id, teacher_id
     )
     insert into meeting (class_id, number, teacher_id, during, checked_in_at)
     select c.id, week + 1, c.teacher_id, tstzrange(start, start + interval '1 hour'), case week when 0 then now() end
     from class_made c, generate_series(0, ${LATER_WEEKS}) week,
       lateral (select now() - interval '2 minutes' + week * interval '7 days' as start) at`,
  );
  await pool.query(
    `with placed as (
       select e.id, e.learner_id, (row_number() over (order by e.id) - 1) / ${group} as group_no
       from enrolment e join learner l on l.id = e.learner_id join account a on a.id = l.account_id
       where a.username like 'student.${name}.%'
     ), grouped as (
       select c.id, row_number() over (order by c.id) - 1 as group_no from school_class c where c.name = 'Kelas ${name}'
     )
     insert into seat (meeting_id, enrolment_id, learner_id, number, during)
     select m.id, p.id, p.learner_id, m.number, m.during
     from placed p join grouped g using (group_no) join meeting m on m.class_id = g.id order by p.id, m.number`,
  );
  await pool.query('vacuum analyze');
  const { rows } = await pool.query<WaitingSeat>(
    `select s.meeting_id as "meetingId", s.learner_id as "learnerId", n.id as "sessionId"
     from seat s join learner l on l.id = s.learner_id join account a on a.id = l.account_id
       join session n on n.account_id = a.id
     where a.username like 'student.${name}.%' and s.number = 1 order by md5(s.id::text)`,
  );
  return rows;
}
