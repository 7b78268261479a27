import { dayIn, later, SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { TAKE_BACK_MS } from '@fasih/school/catalogue/policy/repair';
import { ASKING } from '@fasih/school/learning/absences/asking';
import { CLEARANCE_NOTICE_DAYS } from '@fasih/school/learning/teachers/clearance';
import type { WorkGroup, WorkItem, WorkKind } from '@fasih/school/office/homes/work-contract';
import { type Expression, sql } from 'kysely';
import { waitsFor } from '../../finance/payroll/waits-for.ts';
import { isUncovered } from '../../learning/absences/uncovered.ts';
import { isLinklessClass } from '../../learning/classes/class-link.ts';
import { titleOfClass, titleOfMeeting } from '../../learning/classes/class-title.ts';
import { classStateOn } from '../../learning/classes/state-on.ts';
import { tableAs, withCtes } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { mayKnowOfMail } from '../safeguarding/incident-mails.ts';
import { lessonWork } from './lesson-work.ts';
import { accountName, CLASS_DUE_MS, NO_VALUE, packageAndLevel, selectKind } from './work-kind.ts';

/**
 * A class without a link is listed from this many days before its first meeting on; one that meets within a day stands on
 * top of the home instead (`linkless.ts`).
 */
const LINK_DUE_DAYS = 2;

const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');

type Row = {
  kind: WorkKind;
  count: number;
  items: (Omit<WorkItem, 'dueAt' | 'since'> & { dueAt: string | null; since: string })[];
};

const CANCEL_BEFORE = sql.lit(`${ASKING.cancelMinutes} minutes`);

/** How long a repair can be taken back. */
const TAKE_BACK = sql.lit(`${TAKE_BACK_MS / 1000} seconds`);

/** The start of the first meeting of class `c` that has not ended. */
const nextStart = (now: Expression<Date>) => sql`(select min(lower(m.during)) from meeting m
  where m.class_id = c.id and m.state = 'planned' and upper(m.during) > ${now}::timestamptz)`;

/** The name of a record `x` that a job set aside: looked up by its id in every table that jobs work on. */
const nameOfRecord = sql`coalesce(
  (select l.name from learner l where l.id = x.record_id),
  (select l.name from enrolment e join learner l on l.id = e.learner_id where e.id = x.record_id),
  (select ${titleOfMeeting(m.id, c.name)} || ' · ' || m.number from meeting m join school_class c on c.id = m.class_id where m.id = x.record_id),
  (select ${titleOfClass(c)} from school_class c where c.id = x.record_id),
  (select l.name from refund_request r join enrolment e on e.id = r.enrolment_id join learner l on l.id = e.learner_id
    where r.id = x.record_id),
  (select ${accountName} from refund f join orders o on o.id = f.order_id join account a on a.id = o.account_id
    where f.id = x.record_id),
  (select l.name from placement_attempt p join learner l on l.id = p.learner_id where p.id = x.record_id),
  case when x.job = 'analytics.count' then substr(x.record_id::text, 29, 4) || '-' || substr(x.record_id::text, 33, 2) end,
  '–')`;

/** Meetings `m` to come of class `c` whose teacher `a` is away. */
const uncoveredMeetings = (now: Expression<Date>) => sql`meeting m join school_class c on c.id = m.class_id
  join account a on a.id = m.teacher_id
  where ${isUncovered(tableAs('meeting', 'm'), now)}`;

type WorkInput = { now: Date; today: string; accountId: string };

const selectWork = statement(({ now, today, accountId }: Params<WorkInput>) => {
  const kinds = [
    selectKind(
      'meetingToCover',
      {
        id: sql`a.id`,
        name: accountName,
        about: sql`m.number || '/' || concat_ws(' · ', ${titleOfMeeting(m.id, c.name)}, c.name)`,
        learnerId: NO_VALUE,
        dueAt: sql`lower(m.during) - ${CANCEL_BEFORE}::interval`,
        since: sql`(select max(b.marked_at) from absence b where b.teacher_id = m.teacher_id and m.during && b.during)`,
      },
      uncoveredMeetings(now),
      sql`lower(m.during), m.id`,
    ),
    ...lessonWork,
    selectKind(
      'payment',
      {
        id: sql`t.id`,
        name: sql`coalesce(${accountName}, '–')`,
        about: sql`t.kind`,
        learnerId: sql`o.learner_id`,
        dueAt: NO_VALUE,
        since: sql`t.created_at`,
      },
      sql`payment_task t left join orders o on o.id = t.order_id left join account a on a.id = o.account_id
      where t.done_at is null`,
      sql`t.created_at, t.id`,
    ),
    selectKind(
      'refund',
      {
        id: sql`r.id`,
        name: sql`l.name`,
        about: packageAndLevel,
        learnerId: sql`l.id`,
        dueAt: sql`(r.answer_by + 1)::timestamp at time zone ${sql.lit(SCHOOL_ZONE)}`,
        since: sql`r.asked_at`,
      },
      sql`refund_request r join enrolment e on e.id = r.enrolment_id join learner l on l.id = e.learner_id
      join package p on p.id = e.package_id where r.state = 'asked'`,
      sql`r.answer_by nulls last, r.asked_at, r.id`,
      sql`refund_request r where r.state = 'asked'`,
    ),
    selectKind(
      'payRun',
      {
        id: sql`r.id`,
        name: sql`coalesce(${accountName}, '–')`,
        about: sql`r.from_day || '/' || r.to_day`,
        learnerId: NO_VALUE,
        dueAt: NO_VALUE,
        since: sql`r.made_at`,
      },
      sql`pay_run r left join account a on a.id = r.made_by where ${waitsFor(accountId, now)}`,
      sql`r.made_at, r.id`,
    ),
    selectKind(
      'staffChange',
      {
        id: sql`s.id`,
        name: sql`coalesce(${accountName}, s.name)`,
        about: sql`s.kind`,
        learnerId: NO_VALUE,
        dueAt: sql`s.ends_at`,
        since: sql`s.asked_at`,
      },
      sql`staff_change s left join account a on a.id = s.account_id
      where s.state = 'waiting' and s.ends_at > ${now}::timestamptz`,
      sql`s.asked_at, s.id`,
      sql`staff_change s where s.state = 'waiting' and s.ends_at > ${now}::timestamptz`,
    ),
    selectKind(
      'teacherWithoutHours',
      {
        id: sql`a.id`,
        name: accountName,
        about: NO_VALUE,
        learnerId: NO_VALUE,
        dueAt: NO_VALUE,
        since: sql`a.created_at`,
      },
      sql`account a where a.id = any(array(select id from without_hours))`,
      sql`a.created_at, a.id`,
      sql`without_hours`,
    ),
    selectKind(
      'teacherClearance',
      {
        id: sql`a.id`,
        name: accountName,
        about: NO_VALUE,
        learnerId: NO_VALUE,
        dueAt: sql`(v.certificate_until + 1)::timestamp at time zone ${sql.lit(SCHOOL_ZONE)}`,
        since: sql`v.checked_at`,
      },
      sql`teacher_clearance v join account a on a.id = v.teacher_id and a.active
      where v.certificate_until < ${today}::date + ${sql.lit(CLEARANCE_NOTICE_DAYS)}`,
      sql`v.certificate_until, a.id`,
    ),
    selectKind(
      'profileNamesLearner',
      {
        id: sql`a.id`,
        name: accountName,
        about: NO_VALUE,
        learnerId: NO_VALUE,
        dueAt: NO_VALUE,
        since: sql`p.updated_at`,
      },
      sql`teacher_profile p join account a on a.id = p.teacher_id and a.active
      where p.names_learner and p.published is not null`,
      sql`p.updated_at, a.id`,
    ),
    selectKind(
      'classWithoutLink',
      {
        id: sql`c.id`,
        name: titleOfClass(c),
        about: sql`concat_ws(' · ', c.name, ${accountName})`,
        learnerId: NO_VALUE,
        dueAt: nextStart(now),
        since: sql`c.created_at`,
      },
      sql`school_class c join account a on a.id = c.teacher_id
      where ${isLinklessClass} and c.state in ('scheduled', 'active')
        and c.starts_on <= ${today}::date + ${sql.lit(LINK_DUE_DAYS)}
        and ${classStateOn(c, sql<string>`${today}::date`)} <> 'paused'
        and coalesce(${nextStart(now)} > ${now}::timestamptz + interval '1 day', true)`,
      sql`${nextStart(now)} nulls last, c.id`,
    ),
    selectKind(
      'planRepaired',
      {
        id: sql`c.id`,
        name: titleOfClass(c),
        about: sql`c.name`,
        learnerId: NO_VALUE,
        dueAt: sql`r.made_at + ${TAKE_BACK}::interval`,
        since: sql`r.made_at`,
      },
      sql`plan_repair r join school_class c on c.id = r.class_id
      where r.taken_back_at is null and r.made_at >= ${now}::timestamptz - ${TAKE_BACK}::interval`,
      sql`r.made_at, r.id`,
    ),
    selectKind(
      'mailFailed',
      {
        id: sql`x.id`,
        name: sql`x.to_address`,
        about: sql`x.kind`,
        learnerId: NO_VALUE,
        dueAt: NO_VALUE,
        since: sql`x.created_at`,
      },
      sql`outbox x where x.sent_at is null and x.attempts > 0 and x.given_up_at is null
        and ${mayKnowOfMail(sql`x.params`, accountId)}`,
      sql`x.created_at, x.id`,
    ),
    selectKind(
      'setAside',
      {
        id: sql`x.record_id`,
        name: nameOfRecord,
        about: sql`x.job || '|' || x.fault`,
        learnerId: NO_VALUE,
        dueAt: NO_VALUE,
        since: sql`x.since`,
      },
      sql`job_set_aside x`,
      sql`x.since, x.job, x.record_id`,
    ),
    selectKind(
      'drillFailed',
      {
        id: sql`r.id`,
        name: sql`coalesce(r.found -> 'problems' ->> 0, '–')`,
        about: NO_VALUE,
        learnerId: NO_VALUE,
        dueAt: NO_VALUE,
        since: sql`r.started_at`,
      },
      // Until a later drill succeeds.
      sql`(select d.* from backup_run d where d.kind = 'drill' and d.ended_at is not null
        order by d.started_at desc limit 1) r where not r.ok`,
      sql`r.started_at`,
    ),
  ];
  // Reads the hours of all teachers, so once for count and items.
  const withoutHours = sql`select a.id from account a
    where a.role = 'teacher' and a.active and a.id not in (select v.teacher_id from availability v)`;
  return withCtes(
    { without_hours: withoutHours },
    sql<Row>`${sql.join(kinds, sql` union all `)}`,
    'materialized',
  );
}, 'admin-work');

/**
 * Reads all work for this admin in one statement, the kind with the earliest deadline first. Kinds without work are left
 * out.
 */
export async function workList(db: Queryable, accountId: string, now: Date): Promise<WorkGroup[]> {
  const rows = await selectWork.all(db, { now, today: dayIn(now), accountId });
  const iso = (text: string) => new Date(text).toISOString();
  const groups = rows
    .filter(({ count }) => count > 0)
    .map(({ items, ...group }) => ({
      ...group,
      items: items.map((item) => ({ ...item, dueAt: item.dueAt && iso(item.dueAt), since: iso(item.since) })),
    }));
  return groups.sort((a, b) => earliestDeadline(a) - earliestDeadline(b));
}

/** The earliest deadline of a kind's items, in ms; an item without one counts as due a day after it appeared. */
function earliestDeadline({ items }: WorkGroup): number {
  const instants = items.map(({ dueAt, since }) =>
    dueAt === null ? later(new Date(since), CLASS_DUE_MS).getTime() : Date.parse(dueAt),
  );
  return Math.min(...instants);
}
