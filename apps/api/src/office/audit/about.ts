import type { AuditRow } from '@fasih/school/office/audit/contract';
import { type RawBuilder, sql } from 'kysely';
import { titleOfClass, titleOfMeeting } from '../../learning/classes/class-title.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { tableAs } from '../../platform/db/sql.ts';

/** A fragment of the names and tables of targets, whose types differ from kind to kind. */
type Fragment = RawBuilder<unknown>;

/** Admin pages that show the target of an entry. */
export type AboutPage = 'class' | 'learner' | 'teacher' | 'staff' | 'mails' | 'payRun' | 'package';

type About = {
  /** What follows `from`; `u.target_id` is cast to uuid only for kinds whose target has one. */
  from: Fragment;
  name: Fragment;
  page: AboutPage;
  /** The id in the page's URL; null if it has none. */
  pageId: Fragment;
};

const person = shownNameOf(tableAs('account', 'a'));
const isTarget = (id: Fragment) => sql`${id} = u.target_id::uuid`;
const learnerOf = (table: string, join: Fragment = sql`join learner l on l.id = x.learner_id`): About => ({
  from: sql`${sql.table(table)} x ${join} where ${isTarget(sql`x.id`)}`,
  name: sql`l.name`,
  page: 'learner',
  pageId: sql`l.id`,
});
const ofEnrolment = sql`join enrolment e on e.id = x.enrolment_id join learner l on l.id = e.learner_id`;
const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const meetingTitle = sql`${titleOfMeeting(m.id, c.name)} || ' · ' || m.number`;
const ofClass = (from: Fragment, name: Fragment = titleOfClass(c)): About => ({
  from,
  name,
  page: 'class',
  pageId: sql`c.id`,
});
const ofAccount = (page: AboutPage): About => ({
  from: sql`account a where ${isTarget(sql`a.id`)}`,
  name: person,
  page,
  pageId: sql`a.id`,
});

/** How each target kind is named and linked. Kinds without a record of their own are missing. */
const ABOUT: Record<string, About> = {
  class: ofClass(sql`school_class c where ${isTarget(sql`c.id`)}`),
  meeting: ofClass(
    sql`meeting m join school_class c on c.id = m.class_id where ${isTarget(sql`m.id`)}`,
    titleOfMeeting(m.id, c.name),
  ),
  material: ofClass(sql`material x join school_class c on c.id = x.class_id where ${isTarget(sql`x.id`)}`),
  seat: learnerOf('seat'),
  learner: {
    from: sql`learner l where ${isTarget(sql`l.id`)}`,
    name: sql`l.name`,
    page: 'learner',
    pageId: sql`l.id`,
  },
  enrolment: learnerOf('enrolment'),
  wishes: learnerOf('enrolment'),
  order: learnerOf('orders'),
  placement_attempt: learnerOf('placement_attempt'),
  refund: learnerOf('refund_request', ofEnrolment),
  certificate: learnerOf('certificate', ofEnrolment),
  teacher: ofAccount('teacher'),
  teacherProfile: ofAccount('teacher'),
  teacherClearance: ofAccount('teacher'),
  account: ofAccount('staff'),
  mail: {
    from: sql`outbox x join account a on a.id = x.account_id where ${isTarget(sql`x.id`)}`,
    name: person,
    page: 'mails',
    pageId: sql`null::uuid`,
  },
  paymentTask: learnerOf(
    'payment_task',
    sql`join orders o on o.id = x.order_id join learner l on l.id = o.learner_id`,
  ),
  payRun: {
    from: sql`pay_run x where ${isTarget(sql`x.id`)}`,
    name: sql`x.number`,
    page: 'payRun',
    pageId: sql`x.id`,
  },
  package: {
    from: sql`package x where x.id::text = u.target_id`,
    name: sql`x.name`,
    page: 'package',
    pageId: sql`x.id::text`,
  },
};

/** An account's page depends on its role; a family's is that of its first learner. */
const pageOfAccount = sql`case a.role when 'teacher' then 'teacher' when 'student' then 'learner' else 'staff' end`;
const pageIdOfAccount = sql`case a.role when 'student' then
  (select f.id from learner f where f.account_id = a.id order by f.created_at, f.id limit 1) else a.id end`;

function branches<T>(column: (kind: string, about: About) => Fragment): RawBuilder<T | null> {
  const all = Object.entries(ABOUT).map(
    ([kind, about]) => sql`when ${sql.lit(kind)} then (select ${column(kind, about)} from ${about.from})`,
  );
  return sql<T | null>`case u.target_kind ${sql.join(all, sql` `)} end`;
}

/** The name of an entry's target (`u`), if it has one. */
export const aboutName = branches<string>((_, { name }) => name);

/** The target of an entry on a page of the admins. */
type Target = { name: string; page: AuditRow['target']['page']; id: string | null };

/** An entry's target as JSON, or null. */
export const aboutTarget = branches<Target>((kind, { name, page, pageId }) => {
  const [targetPage, id] =
    kind === 'account' ? [pageOfAccount, pageIdOfAccount] : [sql`${sql.lit(page)}`, pageId];
  return sql`json_build_object('name', ${name}, 'page', ${targetPage}, 'id', ${id})`;
});

const named = (name: Fragment, page: Fragment, id: Fragment, from: Fragment) =>
  sql`select json_build_object('name', ${name}, 'page', ${page}, 'pageId', ${id}) as named from ${from}`;
const learnerBy = (table: string) =>
  named(
    sql`l.name`,
    sql`'learner'`,
    sql`l.id`,
    sql`${sql.table(table)} x join learner l on l.id = x.learner_id where x.id = v.uuid`,
  );

/** In the order in which entries name them, because the search for an id ends where it is found. */
const allNamed = sql.join(
  [
    named(sql`l.name`, sql`'learner'`, sql`l.id`, sql`learner l where l.id = v.uuid`),
    named(person, pageOfAccount, pageIdOfAccount, sql`account a where a.id = v.uuid`),
    learnerBy('enrolment'),
    named(titleOfClass(c), sql`'class'`, sql`c.id`, sql`school_class c where c.id = v.uuid`),
    named(
      meetingTitle,
      sql`'class'`,
      sql`c.id`,
      sql`meeting m join school_class c on c.id = m.class_id where m.id = v.uuid`,
    ),
    ...['orders', 'waiting_place', 'placement_attempt'].map(learnerBy),
    // Last, because this small table is read whole.
    named(sql`x.name`, sql`'package'`, sql`x.id::text`, sql`package x where x.id = v.package`),
  ],
  sql` union all `,
);

/**
 * Current names of the ids in `before` and `after` of an entry `u`, as JSON by id; a package is `package:3`. UUIDs are
 * unique over all tables, so no table needs to be named.
 */
export const namesInside = sql<AuditRow['names']>`(
  select coalesce(json_object_agg(v.id, n.named), '{}') from (
    select distinct x #>> '{}' as id, (x #>> '{}')::uuid as uuid, null::integer as package
    from jsonb_path_query(jsonb_build_array(u.before, u.after), 'strict $.**') x
    where jsonb_typeof(x) = 'string' and (x #>> '{}') ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    union
    select 'package:' || p, null, p from (
      select (coalesce(u.after, u.before) ->> 'packageId')::integer as p
      where jsonb_typeof(coalesce(u.after, u.before) -> 'packageId') = 'number') packages
    limit 40
  ) v cross join lateral (${allNamed} limit 1) n where n.named ->> 'name' <> '')`;
