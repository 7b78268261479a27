import { SCHOOL_ZONE } from '@fasih/school/basics/instants';

const TEACHERS = 5_000;
/** Of each teacher: ten that run, two that are over, one that comes. */
const CLASSES = 13 * TEACHERS;
/** The Monday of the week of `now`. */
const MONDAY = '2026-11-16';
const PRIVATE = 50_000;
const LEARNING = 120_000;

/** Teachers, classes of two meetings a week for ten weeks, who learns in them, and how their meetings went until `now`. */
export const meetingStatements = (now: string): string[] => [
  `with made as (
     insert into account (username, display_username, email, name, role, created_at)
     select 'guru.' || n, 'guru.' || n, 'guru.' || n || '@contoh.example',
       (array['Nadia','Rangga','Ayu','Bayu','Clara','Dimas','Elsa','Farhan'])[1 + n % 8] || ' '
         || (array['Permatasari','Siregar','Utomo','Halim','Kusuma','Sitompul'])[1 + n / 8 % 6] || ' ' || n,
       'teacher', timestamptz '${now}' - interval '2 years' from generate_series(1, ${TEACHERS}) n returning id
   ), taught as (insert into teacher (account_id) select id from made)
   insert into availability (teacher_id, weekday, minutes)
   select id, d, '[480,1200)' from made, generate_series(1, 6) d`,
  `create temp table made_class as
   select c.*, uuidv7() as id, t.id as teacher_id, 1 + s % 3 as weekday, (480 + s / 3 * 180 + t.t % 120)::integer as minute,
     date '${MONDAY}' + s % 3 + 7 * case when k < 10 then -(c.n % 10) when k < 12 then -30 - c.n % 10 else 11 + c.n % 4 end as starts_on
   from (select n, n / ${TEACHERS} as k, n / ${TEACHERS} % 10 as s from generate_series(0, ${CLASSES - 1}) n) c
   join (select id, row_number() over (order by id) - 1 as t from account where username like 'guru.%') t on t.t = c.n % ${TEACHERS}`,
  `insert into school_class (id, name, package_type, age_group, level, teacher_id, capacity, meetings, starts_on, state, zoom_link,
     created_at, ended_at)
   select id, 'Kelas ' || n, (array['general_english', 'conversation', 'eng_test_prep', 'special_course'])[1 + n % 4], 'kids',
     'Kids Beginner', teacher_id, case when n % 5 = 0 then 8 else 1 end, 20, starts_on,
     case when k in (10, 11) then 'completed' when k = 12 then 'scheduled' else 'active' end,
     case when n % 100 > 0 then 'https://zoom.example/j/' || n end, timestamptz '${now}' - make_interval(mins => n * 5),
     case when k in (10, 11) then starts_on + interval '70 days' end
   from made_class order by n desc`,
  `insert into class_slot (class_id, weekday, minute)
   select id, weekday + d, minute from made_class, (values (0), (3)) v (d)`,
  `create temp table made_member as
   select e.id as enrolment_id, e.learner_id, c.id as class_id, c.starts_on
   from (select id, learner_id, row_number() over (order by id desc) - 1 as n from enrolment e
     where state = 'active' and starts_on is not null limit ${LEARNING}) e
   join made_class c on c.n = case when e.n < ${PRIVATE} then e.n else (e.n - ${PRIVATE}) % ${PRIVATE / 5} * 5 end`,
  `insert into class_member (class_id, enrolment_id, learner_id, joined_at)
   select class_id, enrolment_id, learner_id, starts_on - 3 from made_member`,
  `create temp table made_meeting as
   select uuidv7() as id, c.id as class_id, c.teacher_id, i + 1 as number, random() as r,
     (c.starts_on + i / 2 * 7 + i % 2 * 3 + make_interval(mins => c.minute)) at time zone '${SCHOOL_ZONE}' as start
   from made_class c, generate_series(0, 19) i`,
  `insert into meeting (id, class_id, number, teacher_id, during, state, checked_in_at, delay_minutes, paid_minutes, decision,
     reminded_day_for, reminded_hour_for, closed_at)
   select id, class_id, number, teacher_id, tstzrange(start, start + interval '1 hour'),
     case when not over then 'planned' when r < 0.95 then 'held' else 'missed' end,
     case when over then start + make_interval(mins => late) end, case when over then late else 0 end,
     case when over then 60 end, case when over then '{"rule":"close","outcome":"held","policyVersion":1,"inputs":{},"reason":{"key":"close.held","params":{}}}'::jsonb end,
     start, start, case when over then start + interval '1 hour' end
   from (select *, start + interval '1 hour' <= timestamptz '${now}' as over, case when r < 0.05 then 6 else 0 end as late
     from made_meeting) m order by start`,
  `insert into seat (meeting_id, enrolment_id, learner_id, number, during, state, marked_at, marked_by, decision)
   select m.id, b.enrolment_id, b.learner_id, m.number, tstzrange(m.start, m.start + interval '1 hour'),
     case when not m.over then 'planned' when s < 0.85 then 'present' when s < 0.92 then 'late' else 'absent' end,
     case when m.over and s < 0.92 then m.start end, case when m.over and s < 0.92 then l.account_id end,
     case when m.over then '{"rule":"mark","outcome":"present","policyVersion":1,"inputs":{},"reason":{"key":"mark.present","params":{}}}'::jsonb end
   from (select *, start + interval '1 hour' <= timestamptz '${now}' as over from made_meeting) m
   join made_member b using (class_id) join learner l on l.id = b.learner_id, lateral (select random() + 0 * m.number as s) x
   order by m.start`,
  `insert into balance_event (enrolment_id, kind, meetings, source, at, posted_at)
   select enrolment_id, case state when 'absent' then 'forfeited' else 'held' end, -1, 'made:' || id, lower(during), lower(during)
   from seat where state in ('present', 'late', 'absent')`,
  `insert into waiting_place (class_id, enrolment_id, learner_id, position, added_by, created_at)
   select c.id, e.id, e.learner_id, e.n, e.learner_id, timestamptz '${now}' - make_interval(mins => e.n::integer)
   from (select id, n, row_number() over (order by n) - 1 as k from made_class where n % 5 = 0 and k < 10) c
   join (select id, learner_id, row_number() over (order by id) as n from enrolment
     where state = 'active' and level is not null and starts_on is null) e on e.n % 4000 = c.k`,
];
