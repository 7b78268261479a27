import { type RawBuilder, sql } from 'kysely';
import { isToCall } from '../../learning/attendance/calls-to-make.ts';
import { isUndecided } from '../../learning/attendance/undecided.ts';
import { accountName, CLASS_DUE, NO_VALUE, packageAndLevel, selectKind } from './work-kind.ts';

/** SQL condition: enrolment `e` has a level and waits for a class; served by the index `enrolment_waiting`. */
const waitsForClass = sql`e.state = 'active' and e.level is not null and e.starts_on is null`;

/** SQL condition: enrolment `e` is in a class and its level waits for a decision. */
const waitsForLevelDecision = sql`e.state = 'active' and e.level_waits_since is not null and e.starts_on is not null`;

/** SQL condition: the family of enrolment `e` asked for another look at a level that had been decided. */
const isAskedAgain = sql`exists (select from level_look o where o.enrolment_id = e.id)`;

const selectLevels = (kind: 'level' | 'levelAgain', condition: RawBuilder<unknown>) =>
  selectKind(
    kind,
    {
      id: sql`e.id`,
      name: sql`l.name`,
      about: packageAndLevel,
      learnerId: sql`l.id`,
      dueAt: sql`level_due(e)`,
      since: sql`e.level_waits_since`,
    },
    sql`enrolment e join learner l on l.id = e.learner_id and l.erased_at is null join package p on p.id = e.package_id
  where ${waitsForLevelDecision} and ${condition}`,
    sql`level_due(e) nulls last, e.level_waits_since, e.id`,
    sql`enrolment e where ${waitsForLevelDecision} and ${condition}`,
  );

/** What waits about learners and their lessons: classes, levels, and what families question. */
export const lessonWork = [
  selectKind(
    'waitingForClass',
    {
      id: sql`e.id`,
      name: sql`l.name`,
      about: packageAndLevel,
      learnerId: sql`l.id`,
      dueAt: sql`e.level_given_at + ${CLASS_DUE}::interval`,
      since: sql`e.level_given_at`,
    },
    sql`enrolment e join orders o on o.id = e.order_id and o.status in ('paid', 'free')
  join learner l on l.id = e.learner_id and l.erased_at is null join package p on p.id = e.package_id
  where ${waitsForClass}`,
    sql`e.level_given_at, e.id`,
    // Excludes the few orders in other states instead of joining the paid ones, so that the count reads small indexes.
    sql`enrolment e where ${waitsForClass}
  and not exists (select from orders o where o.id = e.order_id and o.status in ('failed', 'refunded', 'review'))
  and not exists (select from learner l where l.id = e.learner_id and l.erased_at is not null)`,
  ),
  selectKind(
    'bookingRequest',
    {
      id: sql`b.id`,
      name: sql`l.name`,
      about: sql`concat_ws(' · ', p.name, ${accountName})`,
      learnerId: sql`l.id`,
      dueAt: sql`b.created_at + ${CLASS_DUE}::interval`,
      since: sql`b.created_at`,
    },
    sql`booking b join enrolment e on e.id = b.enrolment_id join learner l on l.id = e.learner_id
  join package p on p.id = e.package_id join account a on a.id = b.teacher_id where b.state = 'asked'`,
    sql`b.created_at, b.id`,
    sql`booking b where b.state = 'asked'`,
  ),
  selectLevels('level', sql`not ${isAskedAgain}`),
  selectLevels('levelAgain', isAskedAgain),
  selectKind(
    'levelMove',
    {
      id: sql`e.id`,
      name: sql`l.name`,
      about: sql`concat_ws(' · ', c.name, e.level)`,
      learnerId: sql`l.id`,
      dueAt: NO_VALUE,
      since: sql`d.decided_at`,
    },
    sql`level_decision d join enrolment e on e.id = d.enrolment_id and e.state = 'active' and e.level_waits_since is null
  join class_member m on m.enrolment_id = e.id and m.left_at is null
  join school_class c on c.id = m.class_id and c.capacity > 1 and c.level <> e.level
    and c.state not in ('completed', 'cancelled')
  join learner l on l.id = e.learner_id
  where d.id = (select o.id from level_decision o where o.enrolment_id = e.id
    order by o.decided_at desc, o.id desc limit 1)`,
    sql`d.decided_at, e.id`,
  ),
  selectKind(
    'appeal',
    {
      id: sql`m.class_id`,
      name: sql`l.name`,
      about: sql`s.number || '/' || c.name`,
      learnerId: sql`l.id`,
      dueAt: sql`a.answer_by`,
      since: sql`a.asked_at`,
    },
    sql`appeal a join meeting m on m.id = a.meeting_id join school_class c on c.id = m.class_id
  join seat s on s.id = a.seat_id join learner l on l.id = s.learner_id where a.state = 'open'`,
    sql`a.answer_by, a.id`,
    sql`appeal a where a.state = 'open'`,
  ),
  selectKind(
    'teacherDispute',
    {
      id: sql`d.id`,
      name: sql`l.name`,
      about: sql`concat_ws(' · ', c.name, ${accountName})`,
      learnerId: sql`l.id`,
      // Until then the teacher may come; afterwards the school decides.
      dueAt: sql`upper(m.during)`,
      since: sql`d.opened_at`,
    },
    sql`dispute d join meeting m on m.id = d.meeting_id join school_class c on c.id = m.class_id
  join account a on a.id = m.teacher_id join seat s on s.id = d.seat_id join learner l on l.id = s.learner_id
  where ${isUndecided}`,
    sql`d.opened_at, d.id`,
    sql`dispute d where ${isUndecided}`,
  ),
  selectKind(
    'familyCall',
    {
      id: sql`k.id`,
      name: sql`l.name`,
      about: sql`concat_ws(' · ', ${accountName}, a.phone)`,
      learnerId: sql`l.id`,
      dueAt: NO_VALUE,
      since: sql`k.opened_at`,
    },
    sql`family_call k join seat s on s.id = k.seat_id join learner l on l.id = s.learner_id and l.erased_at is null
  join account a on a.id = l.account_id where ${isToCall}`,
    sql`k.opened_at, k.id`,
    sql`family_call k where ${isToCall}`,
  ),
];
