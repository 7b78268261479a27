import { IMPORTED_TERMS } from '../../sales/orders/orders.ts';

/** SQL: the program of the package chosen after a pretest (docs/product/staff.md#analytics). */
const programOfCard = `case when r.package_value like 'general-english-%' then 'general_english'
  when r.package_value like 'conversation-%' then 'conversation' when r.package_value = 'test-preparation' then 'eng_test_prep'
  when r.package_value = 'special-course' then 'special_course' else '' end`;

const within = (instant: string) => `${instant} >= $2::timestamptz and ${instant} < $3::timestamptz`;

/** SQL: whether the order was placed here; an imported one is nothing that the school sold in that month. */
const isOurs = (order: string) => `not exists (select from orders i where i.id = ${order}
      and i.terms_version = '${IMPORTED_TERMS}')`;

/** SQL: whether the meeting `m` is closed and its teacher came. Nobody came to one whose learners had all been stopped. */
const isTaught = `(m.state = 'held' or m.state = 'missed' and m.checked_in_at is not null) and m.closed_at is not null`;

/**
 * SQL: all counts of one month as rows of measure, program, part and number; `$1` is its first day, `$2` and
 * `$3` its first instant and the next month's.
 *
 * - `pretest`: submitted; the program is that of the package chosen afterwards.
 * - `register`: families who registered themselves. `order`: all orders. `paid`: enrolments from paid or free
 * orders. Both, and the steps after them, without imported ones, except `finished`.
 * - `placed`: levels given; a retake moves the enrolment to its month. `class`: first classes of enrolments.
 * - `finished`: finished courses. `again`: enrolments of learners who had one before.
 * - `seat.*`: marks of seats in the month's meetings. `meeting.*`: closed meetings to which the teacher came; `meeting.missing` those cancelled because
 * the teacher never came, not those that found no substitute. `lost.*`: balance events.
 * - `item.*`: answers per version of a test question in finished sittings, with their milliseconds.
 * - `teacher.*`: closed meetings and paid minutes per teacher.
 */
export const countsOfMonth = `
  select 'pretest' as measure, ${programOfCard} as program, '' as part, count(*) as n from pretest_result r
    where r.day >= $1::date and r.day < $1::date + interval '1 month' group by 2
  union all select 'register', '', '', count(*) from account a where a.role = 'student' and not a.imported
    and ${within('a.created_at')}
    having count(*) > 0
  union all select 'order', p.type, '', count(*) from orders o join package p on p.id = o.package_id
    where ${within('o.created_at')} and o.terms_version <> '${IMPORTED_TERMS}' group by 2
  union all select 'paid', p.type, '', count(*) from enrolment e join package p on p.id = e.package_id
    where ${within('e.opened_at')} and ${isOurs('e.order_id')} group by 2
  union all select 'again', p.type, '', count(*) from enrolment e join package p on p.id = e.package_id
    where ${within('e.opened_at')} and ${isOurs('e.order_id')} and exists (select from enrolment b where b.learner_id = e.learner_id
      and (b.opened_at, b.id) < (e.opened_at, e.id)) group by 2
  union all select 'placed', p.type, '', count(*) from enrolment e join package p on p.id = e.package_id
    where ${within('e.level_given_at')} and ${isOurs('e.order_id')} group by 2
  union all select 'level', p.type, e.level, count(*) from enrolment e join package p on p.id = e.package_id
    where ${within('e.level_given_at')} and e.level is not null and ${isOurs('e.order_id')} group by 2, 3
  union all select 'class', p.type, '', count(*) from class_member m join enrolment e on e.id = m.enrolment_id
    join package p on p.id = e.package_id
    where ${within('m.joined_at')} and ${isOurs('e.order_id')} and not exists (select from class_member b where b.enrolment_id = m.enrolment_id
      and (b.joined_at, b.id) < (m.joined_at, m.id)) group by 2
  union all select 'finished', p.type, '', count(*) from enrolment e join package p on p.id = e.package_id
    where ${within('e.finished_at')} group by 2
  union all select 'seat.' || s.state, c.package_type, '', count(*) from meeting m join seat s on s.meeting_id = m.id
    join school_class c on c.id = m.class_id
    where ${within('lower(m.during)')} and s.state in ('present', 'late', 'absent') group by 1, 2
  union all select kind, program, '', n from (
    select c.package_type as program, count(*) as held, count(*) filter (where m.delay_minutes > 0) as late,
      sum(m.delay_minutes) as delay
    from meeting m join school_class c on c.id = m.class_id
    where ${within('lower(m.during)')} and ${isTaught} group by 1
  ) f cross join lateral (values ('meeting.held', f.held), ('meeting.late', f.late), ('meeting.delay', f.delay)) v (kind, n)
    where n > 0
  union all select 'meeting.missing', c.package_type, '', count(*) from meeting_change h
    join meeting m on m.id = h.meeting_id join school_class c on c.id = m.class_id
    where h.kind = 'cancelled' and h.of_meeting is null and ${within('h.at')} and h.by_account is null
      and h.decision ->> 'outcome' = 'teacherMissing' group by 2
  union all select 'lost.' || b.kind, p.type, '',
      sum(case b.kind when 'waived' then b.meetings else 0 - b.meetings end) from balance_event b
    join enrolment e on e.id = b.enrolment_id join package p on p.id = e.package_id
    where b.kind in ('forfeited', 'waived', 'expired') and ${within('b.at')} and b.meetings <> 0 group by 1, 2
  union all select kind, '', teacher, n from (
    select m.teacher_id::text as teacher, count(*) as meetings, sum(m.paid_minutes) as minutes from meeting m
    where ${within('lower(m.during)')} and ${isTaught} group by 1
  ) t cross join lateral (values ('teacher.meetings', t.meetings), ('teacher.minutes', t.minutes)) v (kind, n)
    where n > 0
  union all select 'item.' || kind || '.' || bank, '', part, sum(v.n) from (
    select a.bank, q.item_id as item, coalesce(q.answer, '') as chosen, count(*) as n, sum(q.ms) as ms, count(q.ms) as timed
    from placement_attempt a join placement_question q on q.attempt_id = a.id
    where ${within('a.finished_at')} group by 1, 2, 3
    union all
    select r.category || '_pretest', case a.version when 1 then a.item_id::text else a.item_id || '.' || a.version end,
      coalesce(a.chosen, ''), count(*), sum(a.ms), count(a.ms)
    from pretest_result r join pretest_answer a using (sitting)
    where r.day >= $1::date and r.day < $1::date + interval '1 month' group by 1, 2, 3
  ) i cross join lateral (values ('chosen', i.item || '/' || i.chosen, i.n), ('ms', i.item, i.ms), ('timed', i.item, i.timed))
    v (kind, part, n)
    where v.n > 0 group by kind, bank, part`;
