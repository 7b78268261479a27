import type { PlacementAreas } from '@fasih/school/assessment/placement/contract';
import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import type { BalanceEvent } from '@fasih/school/catalogue/policy/balance';
import type { Course } from '@fasih/school/office/homes/contract';
import type { Reach } from '@fasih/school/people/guardians/guardian';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { levelReview } from '../../courses/enrolments/level-review.ts';
import { courseEnding } from '../../learning/classes/class-ending.ts';
import { linkOfClass } from '../../learning/classes/class-link.ts';
import { classStateOn } from '../../learning/classes/state-on.ts';
import { isReached } from '../../people/guardians/reach.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { jsonList, orNull, type Selected, select, subqueryAs, tableAs } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const booked = tableAs('booking', 'booked');
const e = tableAs('enrolment', 'e');
const l = tableAs('learner', 'l');
const g = tableAs('learner', 'g');
const owner = tableAs('account', 'owner');
const p = tableAs('package', 'p');
const c = tableAs('school_class', 'c');
const t = tableAs('account', 't');
const member = tableAs('class_member', 'member');
const k = tableAs('school_class', 'k');
const slot = tableAs('class_slot', 'slot');
const event = tableAs('balance_event', 'event');
const w = tableAs('wishes', 'w');
const r = tableAs('refund_request', 'r');
const attempt = tableAs('placement_attempt', 'attempt');
const v = tableAs('policy_version', 'v');

/** The class of the course, else the last one it was in. */
const m = subqueryAs(
  select(
    [member.class_id.as('class_id')],
    sql`from ${member} join ${k} on ${k.id} = ${member.class_id}
      where ${member.enrolment_id} = ${e.id} and ${k.state} <> 'cancelled'
      order by ${member.left_at} desc nulls first, ${member.joined_at} desc limit 1`,
  ),
  'm',
);

const s = subqueryAs(
  select(
    [
      jsonList({ weekday: slot.weekday, minute: slot.minute }, sql`${slot.weekday}, ${slot.minute}`).as(
        'slots',
      ),
    ],
    sql`from ${slot} where ${slot.class_id} = ${c.id}`,
  ),
  's',
);

/** Summed per kind, which folds to the same balance. */
const b = subqueryAs(
  select(
    [
      sql<
        BalanceEvent[]
      >`coalesce(json_agg(json_build_object('kind', kind, 'meetings', meetings, 'minutes', minutes,
        'days', days)), '[]')`.as('events'),
    ],
    sql`from (select ${event.kind}, sum(${event.meetings})::int as meetings, sum(${event.minutes})::int as minutes,
        sum(${event.days})::int as days
      from ${event} where ${event.enrolment_id} = ${e.id} group by ${event.kind}) summed`,
  ),
  'b',
);

const a = subqueryAs(
  select(
    [
      attempt.id.as('id'),
      attempt.bank.as('bank'),
      attempt.finished_at.as('finished_at'),
      attempt.areas.as('areas'),
    ],
    sql`from ${attempt} where ${attempt.enrolment_id} = ${e.id} order by ${attempt.started_at} desc limit 1`,
  ),
  'a',
);

const courseColumns = (day: Expression<string>) =>
  [
    e.id.as('enrolmentId'),
    e.learner_id.as('learnerId'),
    l.name.as('learnerName'),
    l.account_id.as('accountId'),
    p.name.as('packageName'),
    p.type.as('packageType'),
    p.category.as('category'),
    orNull(a.bank).as('bank'),
    e.level.as('level'),
    levelReview(e).as('levelReview'),
    e.state.as('state'),
    sql<boolean>`${e.finished_at} is not null`.as('finished'),
    courseEnding(e).as('ending'),
    sql<Course['placement']>`case when ${a.finished_at} is not null or ${e.level} is not null then 'finished'
      when ${a.id} is not null then 'running' else 'toStart' end`.as('placement'),
    sql<boolean>`exists (select from ${w} where ${w.enrolment_id} = ${e.id})`.as('wished'),
    sql<PlacementAreas | null>`${a.areas}`.as('areas'),
    orNull(c.id).as('classId'),
    orNull(c.name).as('className'),
    orNull(classStateOn(c, day)).as('classState'),
    orNull(c.age_group).as('ageGroup'),
    orNull(t.id).as('teacherId'),
    orNull(shownNameOf(t)).as('teacherName'),
    orNull(c.zoom_room).as('zoomRoom'),
    linkOfClass.as('zoomLink'),
    s.slots.as('slots'),
    p.duration_months.as('durationMonths'),
    e.meetings_per_week.as('perWeek'),
    e.meetings.as('bought'),
    sql<number>`(select (${v.values} ->> 'markOpensSeconds')::int / 60 from ${v} where ${v.number} = ${e.policy_version})`.as(
      'opensMinutes',
    ),
    e.starts_on.as('startsOn'),
    e.last_day.as('lastDay'),
    // As text, because the home reads courses as JSON.
    sql<
      string | null
    >`(select max(${booked.booked_at})::text from ${booked} where ${booked.enrolment_id} = ${e.id}
      and ${booked.state} = 'booked' and ${booked.class_id} = ${c.id} and ${c.state} <> 'cancelled')`.as(
      'bookedAt',
    ),
    sql<
      string | null
    >`(select ${r.answer_by} from ${r} where ${r.enrolment_id} = ${e.id} and ${r.state} = 'asked')`.as(
      'refundAnswerBy',
    ),
    b.events.as('events'),
  ] as const;

/** An enrolment with its class and summed balance events. */
export type HomeCourseRow = Selected<ReturnType<typeof courseColumns>>;

/** Selects course rows for a school `day`; `rest` is a `where` and what follows, `e` the enrolment, `l` its learner. */
export const coursesOn = (day: Expression<string>, rest: RawBuilder<unknown>): RawBuilder<HomeCourseRow> =>
  select(
    courseColumns(day),
    sql`from ${e} join ${l} on ${l.id} = ${e.learner_id} join ${p} on ${p.id} = ${e.package_id}
      left join lateral ${m} on true left join ${c} on ${c.id} = ${m.class_id}
      left join ${t} on ${t.id} = ${c.teacher_id}
      left join lateral ${s} on true left join lateral ${b} on true left join lateral ${a} on true ${rest}`,
  );

const selectInClass = statement(
  ({ day, classId, accountId, shared }: Params<Reach & { day: string; classId: string }>) => {
    const course = subqueryAs(
      coursesOn(
        sql<string>`${day}::date`,
        sql`where ${isReached(l, { accountId, shared })} and ${l.erased_at} is null`,
      ),
      'course',
    );
    const uploads = sql<Record<string, number>>`(select coalesce(json_object_agg(number, files), '{}') from (
      select number, count(*) as files from material f where class_id = ${classId} and removed_at is null
        and (owed_meeting_id is null or exists (select from seat o join ${g} on ${g.id} = o.learner_id
          where o.meeting_id = f.owed_meeting_id and ${isReached(g, { accountId, shared })}))
      group by number) f)`;
    return sql<HomeCourseRow & { uploads: Record<string, number>; ownerName: string }>`
      select course.*, ${uploads} as uploads, (select ${shownNameOf(owner)} from ${owner}
        where ${owner.id} = ${course.accountId}) as "ownerName" from ${course}
      where ${course.classId} = ${classId} order by ${course.learnerId}`;
  },
  'courses-in-class',
);

/** A course with the number of uploads per meeting number, and the name of its learner's first guardian. */
export type CourseInClass = RowOf<typeof selectInClass>;

/** The courses of a family's learners in one class, in the usual order of learners. One statement. */
export async function coursesInClass(
  db: Queryable,
  reach: Reach,
  classId: string,
  now: Date,
): Promise<CourseInClass[]> {
  return isId(classId) ? selectInClass.all(db, { ...reach, day: dayIn(now), classId }) : [];
}
