import type { AgeGroup } from '@fasih/school/basics/age-group';
import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import type { BalanceEvent } from '@fasih/school/catalogue/policy/balance';
import type { Course } from '@fasih/school/office/homes/contract';
import { levelReviewSql, type SentReview } from '../../courses/enrolments/level-review.ts';
import { stateOn } from '../../learning/classes/state-on.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** An enrolment with its class and summed balance events. */
export type HomeCourseRow = {
  enrolmentId: string;
  learnerId: string;
  learnerName: string;
  accountId: string;
  packageName: string;
  packageType: Course['packageType'];
  category: string;
  bank: AgeGroup | null;
  level: string | null;
  levelReview: SentReview | null;
  state: Course['state'];
  finished: boolean;
  placement: Course['placement'];
  classId: string | null;
  className: string | null;
  classState: Course['classState'];
  ageGroup: AgeGroup | null;
  teacherName: string | null;
  zoomRoom: string | null;
  zoomLink: string | null;
  slots: { weekday: number; minute: number }[];
  durationMonths: number;
  perWeek: number;
  bought: number;
  startsOn: string | null;
  lastDay: string | null;
  /** Summed per kind, which folds to the same balance. */
  events: BalanceEvent[];
};

/** SQL: selects course rows for a school `day`; append a `where`, `e` is the enrolment, `l` its learner. */
export const coursesSql = (
  day = '$2::date',
): string => `select e.id as "enrolmentId", e.learner_id as "learnerId", l.name as "learnerName",
    l.account_id as "accountId", p.name as "packageName", p.type as "packageType", p.category, a.bank, e.level,
    ${levelReviewSql('e')} as "levelReview", e.state, e.finished_at is not null as finished,
    case when a.finished_at is not null or e.level is not null then 'finished' when a.id is not null then 'running'
      else 'toStart' end as placement,
    c.id as "classId", c.name as "className",
    ${stateOn(day)} as "classState", c.age_group as "ageGroup",
    ${shownName('t')} as "teacherName", c.zoom_room as "zoomRoom", c.zoom_link as "zoomLink",
    coalesce(s.slots, '[]') as slots, p.duration_months as "durationMonths", e.meetings_per_week as "perWeek",
    e.meetings as bought, e.starts_on as "startsOn", e.last_day as "lastDay", coalesce(b.events, '[]') as events
  from enrolment e
  join learner l on l.id = e.learner_id
  join package p on p.id = e.package_id
  left join lateral (select m.class_id from class_member m join school_class k on k.id = m.class_id
    where m.enrolment_id = e.id and k.state <> 'cancelled'
    order by m.left_at desc nulls first, m.joined_at desc limit 1) m on true
  left join school_class c on c.id = m.class_id
  left join account t on t.id = c.teacher_id
  left join lateral (select json_agg(json_build_object('weekday', weekday, 'minute', minute) order by weekday, minute)
    as slots from class_slot where class_id = c.id) s on true
  left join lateral (select json_agg(json_build_object('kind', kind, 'meetings', meetings, 'minutes', minutes,
      'days', days)) as events
    from (select kind, sum(meetings)::int as meetings, sum(minutes)::int as minutes, sum(days)::int as days
      from balance_event where enrolment_id = e.id group by kind) k) b on true
  left join lateral (select id, bank, finished_at from placement_attempt where enrolment_id = e.id
    order by started_at desc limit 1) a on true`;

/** A course with the number of uploads per meeting number. */
export type CourseInClass = HomeCourseRow & { uploads: Record<string, number> };

/** The courses of an account's learners in one class, in the usual order of learners. One statement. */
export async function coursesInClass(
  db: Queryable,
  accountId: string,
  classId: string,
  now: Date,
): Promise<CourseInClass[]> {
  if (!isId(classId)) return [];
  const { rows } = await db.query<CourseInClass>({
    name: 'courses-in-class',
    text: `select course.*, (select coalesce(json_object_agg(number, files), '{}') from (
        select number, count(*) as files from material where class_id = $3 and removed_at is null group by number) m) as uploads
      from (${coursesSql()} where l.account_id = $1 and l.erased_at is null) course
      where course."classId" = $3 order by course."learnerId"`,
    values: [accountId, dayIn(now), classId],
  });
  return rows;
}
