import { DAY, dayIn, later } from '@fasih/school/basics/instants';
import type { WorkGroup, WorkItem, WorkKind } from '@fasih/school/office/homes/admin-contract';
import { sql } from 'kysely';
import { waitsFor } from '../../finance/payroll/waits-for.ts';
import { stateOn } from '../../learning/classes/state-on.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import { textOf } from '../../platform/db/sql.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** A learner must get a class this soon after the placement test (docs/product/staff.md#admins-home). */
export const CLASS_DUE_MS = DAY;
/** Items listed per kind; `count` has the full number. */
const SHOWN = 5;
/** A missing link is work from this many days before the first meeting. */
const LINK_AHEAD_DAYS = 2;

/** SQL: an enrolment `e` with a level that waits for a class; uses the index `enrolment_waiting`. */
export const waitsForClass = "e.state = 'active' and e.level is not null and e.starts_on is null";

/** SQL: a running enrolment `e` in a class whose level waits for a decision. */
const levelWaits = "e.state = 'active' and e.level_waits_since is not null and e.starts_on is not null";

type Row = {
  kind: WorkKind;
  count: number;
  items: (Omit<WorkItem, 'dueAt' | 'since'> & { dueAt: string | null; since: string })[];
};

/**
 * SQL: one kind of work with its count and first items. `from` is the text after `from`, `first` the order,
 * `all` a cheaper `from` for the count.
 */
const part = (
  kind: WorkKind,
  columns: Record<keyof WorkItem, string>,
  from: string,
  first: string,
  all: string = from,
) => `
  select '${kind}' as kind, (select count(*)::integer from ${all}) as count,
    (select coalesce(json_agg(x), '[]') from (
      select ${Object.entries(columns)
        .map(([name, sql]) => `${sql} as "${name}"`)
        .join(', ')}
      from ${from} order by ${first} limit ${SHOWN}) x) as items`;

const NONE = 'null::text';
const courseOf = `concat_ws(' · ', p.name, e.level)`;

/** SQL: the next meeting that needs a link; $2 is now, $3 the school day. */
const nextStart = `(select min(lower(m.during)) from meeting m
  where m.class_id = c.id and m.state = 'planned' and upper(m.during) > $2::timestamptz)`;

/** SQL: the name of a record `x` that a job set aside, whichever table it is in. */
const nameOfRecord = `coalesce(
  (select l.name from learner l where l.id = x.record_id),
  (select l.name from enrolment e join learner l on l.id = e.learner_id where e.id = x.record_id),
  (select c.name || ' · ' || m.number from meeting m join school_class c on c.id = m.class_id where m.id = x.record_id),
  (select c.name from school_class c where c.id = x.record_id),
  (select l.name from refund_request r join enrolment e on e.id = r.enrolment_id join learner l on l.id = e.learner_id
    where r.id = x.record_id),
  (select ${shownName('a')} from refund f join orders o on o.id = f.order_id join account a on a.id = o.account_id
    where f.id = x.record_id),
  (select l.name from placement_attempt p join learner l on l.id = p.learner_id where p.id = x.record_id),
  case when x.job = 'analytics.count' then substr(x.record_id::text, 29, 4) || '-' || substr(x.record_id::text, 33, 2) end,
  '–')`;

const statement = [
  part(
    'waitingForClass',
    {
      id: 'e.id',
      name: 'l.name',
      about: courseOf,
      learnerId: 'l.id',
      dueAt: 'e.level_given_at + $1::interval',
      since: 'e.level_given_at',
    },
    `enrolment e join orders o on o.id = e.order_id and o.status in ('paid', 'free')
      join learner l on l.id = e.learner_id and l.erased_at is null join package p on p.id = e.package_id
      where ${waitsForClass}`,
    'e.level_given_at, e.id',
    // Rare order states are excluded instead, so that the count reads small indexes only.
    `enrolment e where ${waitsForClass}
      and not exists (select from orders o where o.id = e.order_id and o.status in ('failed', 'refunded', 'review'))
      and not exists (select from learner l where l.id = e.learner_id and l.erased_at is not null)`,
  ),
  part(
    'level',
    {
      id: 'e.id',
      name: 'l.name',
      about: courseOf,
      learnerId: 'l.id',
      dueAt: 'level_due(e)',
      since: 'e.level_waits_since',
    },
    `enrolment e join learner l on l.id = e.learner_id and l.erased_at is null join package p on p.id = e.package_id
      where ${levelWaits}`,
    'level_due(e) nulls last, e.level_waits_since, e.id',
    `enrolment e where ${levelWaits}`,
  ),
  part(
    'levelMove',
    {
      id: 'e.id',
      name: 'l.name',
      about: `concat_ws(' · ', c.name, e.level)`,
      learnerId: 'l.id',
      dueAt: NONE,
      since: 'd.decided_at',
    },
    `level_decision d join enrolment e on e.id = d.enrolment_id and e.state = 'active' and e.level_waits_since is null
      join class_member m on m.enrolment_id = e.id and m.left_at is null
      join school_class c on c.id = m.class_id and c.capacity > 1 and c.level <> e.level
        and c.state not in ('completed', 'cancelled')
      join learner l on l.id = e.learner_id
      where d.id = (select o.id from level_decision o where o.enrolment_id = e.id
        order by o.decided_at desc, o.id desc limit 1)`,
    'd.decided_at, e.id',
  ),
  part(
    'payment',
    {
      id: 't.id',
      name: `coalesce(${shownName('a')}, '–')`,
      about: 't.kind',
      learnerId: 'o.learner_id',
      dueAt: NONE,
      since: 't.created_at',
    },
    `payment_task t left join orders o on o.id = t.order_id left join account a on a.id = o.account_id
      where t.done_at is null`,
    't.created_at, t.id',
  ),
  part(
    'refund',
    { id: 'r.id', name: 'l.name', about: courseOf, learnerId: 'l.id', dueAt: NONE, since: 'r.asked_at' },
    `refund_request r join enrolment e on e.id = r.enrolment_id join learner l on l.id = e.learner_id
      join package p on p.id = e.package_id where r.state = 'asked'`,
    'r.asked_at, r.id',
    `refund_request r where r.state = 'asked'`,
  ),
  part(
    'payRun',
    {
      id: 'r.id',
      name: `coalesce(${shownName('a')}, '–')`,
      about: `r.from_day || '/' || r.to_day`,
      learnerId: NONE,
      dueAt: NONE,
      since: 'r.made_at',
    },
    `pay_run r left join account a on a.id = r.made_by where ${textOf(waitsFor(sql.raw('$4'), sql.raw('$2')))}`,
    'r.made_at, r.id',
  ),
  part(
    'staffChange',
    {
      id: 's.id',
      name: `coalesce(${shownName('a')}, s.name)`,
      about: 's.kind',
      learnerId: NONE,
      dueAt: 's.ends_at',
      since: 's.asked_at',
    },
    `staff_change s left join account a on a.id = s.account_id
      where s.state = 'waiting' and s.ends_at > $2::timestamptz`,
    's.asked_at, s.id',
    `staff_change s where s.state = 'waiting' and s.ends_at > $2::timestamptz`,
  ),
  part(
    'teacherWithoutHours',
    { id: 'a.id', name: shownName('a'), about: NONE, learnerId: NONE, dueAt: NONE, since: 'a.created_at' },
    `account a where a.role = 'teacher' and a.active
      and a.id not in (select v.teacher_id from availability v)`,
    'a.created_at, a.id',
  ),
  part(
    'classWithoutLink',
    {
      id: 'c.id',
      name: 'c.name',
      about: shownName('a'),
      learnerId: NONE,
      dueAt: nextStart,
      since: 'c.created_at',
    },
    `school_class c join account a on a.id = c.teacher_id
      where c.zoom_link is null and c.state in ('scheduled', 'active')
        and c.starts_on <= $3::date + ${LINK_AHEAD_DAYS} and ${stateOn('$3::date')} <> 'paused'`,
    `${nextStart} nulls last, c.id`,
  ),
  part(
    'mailFailed',
    {
      id: 'x.id',
      name: 'x.to_address',
      about: 'x.kind',
      learnerId: NONE,
      dueAt: NONE,
      since: 'x.created_at',
    },
    'outbox x where x.sent_at is null and x.attempts > 0 and x.given_up_at is null',
    'x.created_at, x.id',
  ),
  part(
    'setAside',
    {
      id: 'x.record_id',
      name: nameOfRecord,
      about: `x.job || '|' || x.fault`,
      learnerId: NONE,
      dueAt: NONE,
      since: 'x.since',
    },
    'job_set_aside x',
    'x.since, x.job, x.record_id',
  ),
].join(' union all ');

/**
 * All work for this admin in one statement. Kinds are ordered by their oldest deadline or, without one, by
 * waiting time; kinds without work are left out.
 */
export async function workList(db: Queryable, accountId: string, now: Date): Promise<WorkGroup[]> {
  const { rows } = await db.query<Row>({
    name: 'admin-work',
    text: statement,
    values: [`${CLASS_DUE_MS / 1000} seconds`, now, dayIn(now), accountId],
  });
  const iso = (text: string) => new Date(text).toISOString();
  const groups = rows
    .filter(({ count }) => count > 0)
    .map(({ items, ...group }) => ({
      ...group,
      items: items.map((one) => ({ ...one, dueAt: one.dueAt && iso(one.dueAt), since: iso(one.since) })),
    }));
  return groups.sort((a, b) => oldest(a) - oldest(b));
}

/** Sorts by deadline; items without one count as due a day after they appeared. */
function oldest({ items }: WorkGroup): number {
  const instants = items.map(({ dueAt, since }) =>
    dueAt === null ? later(new Date(since), CLASS_DUE_MS).getTime() : Date.parse(dueAt),
  );
  return Math.min(...instants);
}
