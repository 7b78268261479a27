import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import type pg from 'pg';

/** A whole school by the limit of the learning part: a million learners and twenty million meetings. */
export const FULL_SCHOOL = 1_000_000;

/** Classes run for ten weeks, twice a week; so many generations of them follow each other, the last one is half over. */
const PERIODS = 20;
const WEEKS = 10;
const MEETINGS = 20;
/** A teacher has this many classes at a time: three pairs of days at six hours. */
const CLASSES_OF_TEACHER = 18;
/**
 * A teacher stays for a year, in which their own rows become one in twelve of the smallest school's. With all four years they would
 * be a third of its tables, which the database then reads whole; no larger school could be compared with that.
 */
const PERIODS_OF_TEACHER = 5;

const TABLES =
  '{account,learner,orders,enrolment,student_line,school_class,class_slot,class_member,meeting,seat,balance_event,test_score,meeting_change}';

/**
 * Fills a school with so many learners, each with a paid course, a class of their own and its twenty meetings, as the
 * school itself would have left them after four years: meetings and seats made with their class, events in the order of
 * time, all with decisions, ids of their days. Nineteen of twenty courses are over. Nobody else may use the database
 * meanwhile: indexes are taken away by the catalogue and made again at the end, which checks every unique and every
 * excluding constraint; references are right because each row is made from the one it refers to.
 *
 * @param name tells several fillings of one school apart.
 */
export async function fillMeetings(client: pg.Client, name: string, learners: number): Promise<void> {
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB';
    set statement_timeout = 0; set session_replication_role = replica`);
  const indexes = await dropIndexes(client);
  const perPeriod = Math.ceil(learners / PERIODS);
  const teachers = Math.ceil(perPeriod / CLASSES_OF_TEACHER);
  await client.query(teachersMade(name, teachers, PERIODS / PERIODS_OF_TEACHER));
  for (let period = 0; period < PERIODS; period += 1) {
    const made = Math.min(perPeriod, learners - period * perPeriod);
    if (made <= 0) break;
    for (const statement of statementsOf({ name, period, perPeriod, made, teachers }))
      await client.query(statement);
  }
  // `seat` keeps room for marks; these rows are marked already.
  await client.query('alter table seat reset (fillfactor); alter table seat set (fillfactor = 25)');
  for (const statement of indexes) await client.query(statement);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}

/** Drops what is rebuilt faster than kept; answers the statements that make it again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `select case when c.oid is null then 'drop index ' || x.indexrelid::regclass
         else format('alter table %s drop constraint %I', x.indrelid::regclass, c.conname) end as drop,
       case when c.oid is null then pg_get_indexdef(x.indexrelid)
         else format('alter table %s add constraint %I %s', x.indrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) end as make
     from pg_index x left join pg_constraint c on c.conindid = x.indexrelid and c.contype in ('u', 'x')
     where x.indrelid = any('${TABLES}'::regclass[]) and not x.indisprimary
       and not exists (select from pg_constraint f where f.conindid = x.indexrelid and f.contype = 'f')
     order by x.indexrelid`,
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ make }) => make);
}

/** The teachers of each year; those of the last one are still here. */
const teachersMade = (name: string, count: number, years: number) => `
  with made as (
    insert into account (username, display_username, email, name, role, active)
    select n, n, n || '@contoh.example', 'Guru ' || k, 'teacher', year = ${years - 1}
    from (select year, k, 'guru.${name}.' || year || '.' || k as n
      from generate_series(0, ${years - 1}) year, generate_series(0, ${count - 1}) k) names order by year, k returning id
  ), hours as (
    insert into availability (teacher_id, weekday, minutes)
    select id, d, '[480,1260)' from made, generate_series(1, 7) d
  )
  insert into teacher (account_id) select id from made`;

type Batch = { name: string; period: number; perPeriod: number; made: number; teachers: number };

/** One generation of classes, each with a link, as in a school that prepares its lessons. `shift` is how long ago something happened, for ids of that day. */
function statementsOf({ name, period, perPeriod, made, teachers }: Batch): string[] {
  const weeksAgo = (PERIODS - 1 - period) * WEEKS + WEEKS / 2;
  return [
    'drop table if exists made_course, made_meeting',
    `create temp table made_course as
      select n, uuidv7(opened - now()) as account_id, uuidv7(opened - now()) as learner_id, uuidv7(opened - now()) as order_id,
        uuidv7(opened - now()) as enrolment_id, uuidv7(opened - now()) as class_id, t.account_id as teacher_id, opened,
        first_day, 1 + slot % 3 as weekday, 8 + slot / 3 + case when slot >= 9 then 5 else 0 end as hour
      from (select n, n / ${teachers} as slot, n % ${teachers} as k,
          date_trunc('week', now() at time zone '${SCHOOL_ZONE}') - interval '${weeksAgo} weeks' as first_day,
          date_trunc('week', now()) - interval '${weeksAgo + 1} weeks' + n * interval '5 days' / ${perPeriod} as opened
        from generate_series(0, ${made - 1}) n) c
      join (select account_id, row_number() over (order by account_id) - 1 as k
        from teacher join account a on a.id = account_id
        where a.username like 'guru.${name}.${Math.floor(period / PERIODS_OF_TEACHER)}.%') t using (k)
      order by n`,
    `create temp table made_meeting as
      select c.n, c.class_id, c.enrolment_id, c.learner_id, c.account_id, c.teacher_id, i + 1 as number, opened,
        uuidv7(opened - now()) as meeting_id, uuidv7(opened - now()) as seat_id, start, start + interval '1 hour' as ends,
        start + interval '1 hour' < now() as over,
        case when r < 0.9 then 'present' when r < 0.96 then 'late' else 'absent' end as state,
        start + case when r < 0.9 then interval '3 minutes' when r < 0.96 then interval '17 minutes' else interval '1 hour 1 second' end
          as marked_at
      from (select *, (first_day + make_interval(days => (i / 2) * 7 + weekday - 1 + (i % 2) * 3, hours => hour))
          at time zone '${SCHOOL_ZONE}' as start, (n * 31 + i * 17) % 100 / 100.0 as r
        from made_course, generate_series(0, ${MEETINGS - 1}) i) c
      order by n, i`,
    `insert into account (id, username, display_username, email, name, role, created_at)
      select account_id, u, u, u || '@contoh.example', 'Keluarga ' || n, 'student', opened
      from (select *, 'murid.${name}.${period}.' || n as u from made_course) c order by n`,
    `insert into learner (id, account_id, kind, name, birth_date)
      select learner_id, account_id, 'child', 'Sekar Wulandari ' || n, '2014-05-05' from made_course order by n`,
    `insert into orders (id, account_id, learner_id, package_id, package_name, price, total, policy_version, terms_version, lang,
        status, created_at, expires_at, paid_at)
      select c.order_id, c.account_id, c.learner_id, p.id, p.name, p.price, p.price, 1, '1', 'id', 'paid', opened,
        opened + interval '1 day', opened
      from made_course c cross join (select * from package order by id limit 1) p order by n`,
    `insert into enrolment (id, order_id, learner_id, package_id, meetings, meetings_per_week, price_paid, policy_version, level,
        level_given_at, state, opened_at, ended_at, starts_on, last_day)
      select c.enrolment_id, c.order_id, c.learner_id, p.id, ${MEETINGS}, 2, p.price, 1, 'Kids Beginner', opened,
        case when over then 'ended' else 'active' end, opened, case when over then first_day + interval '${WEEKS + 3} weeks' end,
        first_day::date, first_day::date + ${(WEEKS + 3) * 7}
      from (select *, first_day + interval '${WEEKS + 3} weeks' < now() as over from made_course) c
        cross join (select * from package order by id limit 1) p order by n`,
    `insert into student_line (learner_id, enrolment_id, name, words, package_type, package_name, status)
      select c.learner_id, e.id, 'Sekar Wulandari ' || n, lower('Sekar Wulandari ' || n || ' murid.${name}.${period}.' || n),
        p.type, p.name, student_status(e)
      from made_course c join enrolment e on e.id = c.enrolment_id join package p on p.id = e.package_id`,
    `insert into school_class (id, name, package_type, age_group, level, teacher_id, meetings, starts_on, state, created_at, ended_at,
        zoom_link)
      select class_id, 'Kelas ${name} ${period} ' || n, 'general_english', 'kids', 'Kids Beginner', teacher_id, ${MEETINGS},
        first_day::date, case when over then 'completed' else 'active' end, opened,
        case when over then first_day + interval '${WEEKS} weeks' end,
        'https://zoom.us/j/9' || lpad(n::text, 9, '0')
      from (select *, first_day + interval '${WEEKS} weeks' < now() as over from made_course) c order by n`,
    `insert into class_slot (class_id, weekday, minute)
      select class_id, weekday + d, hour * 60 from made_course, unnest('{0,3}'::integer[]) d order by n`,
    `insert into class_member (class_id, enrolment_id, learner_id, joined_at)
      select class_id, enrolment_id, learner_id, opened from made_course order by n`,
    `insert into meeting (id, class_id, number, teacher_id, during, state, checked_in_at, paid_minutes, decision, closed_at,
        reminded_day_for, reminded_hour_for, version)
      select meeting_id, class_id, number, teacher_id, tstzrange(start, ends),
        case when not over then 'planned' when state = 'absent' then 'missed' else 'held' end,
        case when over then start end, case when over then 60 end,
        case when over then ${decisionOf('close', "case state when 'absent' then 'forfeited' else 'held' end")} end,
        case when over then ends + interval '1 second' end, case when start < now() + interval '2 days' then start end,
        case when start < now() + interval '3 hours' then start end, case when over then 3 else 1 end
      from made_meeting order by n, number`,
    // A page of seats holds the same number of marked ones as in life, where they are marked one by one.
    'alter table seat set (fillfactor = 90)',
    `insert into seat (id, meeting_id, enrolment_id, learner_id, number, during, state, marked_at, marked_by, decision, version)
      select seat_id, meeting_id, enrolment_id, learner_id, number, tstzrange(start, ends),
        case when over then state else 'planned' end, case when over then marked_at end,
        case when over and state <> 'absent' then account_id end,
        case when over then ${decisionOf('attendance', 'state')} end, case when over then 2 else 1 end
      from made_meeting order by n, number`,
    `insert into balance_event (enrolment_id, kind, meetings, amount, decision, source, at, posted_at)
      select enrolment_id, 'bought', ${MEETINGS}, 0, null, 'order.paid:' || order_id, opened, opened from made_course order by n`,
    `insert into balance_event (enrolment_id, kind, meetings, decision, source, at, posted_at)
      select enrolment_id, case state when 'absent' then 'forfeited' else 'held' end, -1, ${decisionOf('attendance', 'state')},
        case state when 'absent' then 'forfeited:' else 'held:' end || seat_id || ':2', marked_at, marked_at
      from made_meeting where over order by marked_at`,
    `insert into test_score (enrolment_id, number, score, given_by, given_at)
      select enrolment_id, number, 60 + n % 40, teacher_id, ends from made_meeting where over and number in (10, 20)`,
    `insert into meeting_change (meeting_id, kind, at, by_account, by_role, was, becomes)
      select meeting_id, 'moved', opened, account_id, 'student', tstzrange(start - interval '1 day', start - interval '23 hours'),
        tstzrange(start, ends)
      from made_meeting where (n + number) % 20 = 0`,
  ];
}

/** A decision of the length and shape that the rules give. */
function decisionOf(rule: string, outcome: string): string {
  return `jsonb_build_object('rule', '${rule}', 'outcome', ${outcome}, 'policyVersion', 1,
    'inputs', jsonb_build_object('start', start, 'end', ends, 'now', marked_at, 'state', 'planned', 'teacherCheckedIn', true),
    'reason', jsonb_build_object('key', '${rule}.' || ${outcome}, 'params', jsonb_build_object('start', start, 'grace', 15)))`;
}
