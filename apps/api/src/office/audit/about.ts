import { shownName } from '../../platform/db/shown-name.ts';
/** Admin pages that show the target of an entry. */
export type AboutPage = 'class' | 'learner' | 'teacher' | 'staff' | 'mails' | 'payRun' | 'package';

type About = {
  /** SQL after `from`; `u.target_id` is cast to uuid only for kinds whose target has one. */
  from: string;
  name: string;
  page: AboutPage;
  /** The id in the page's URL; null if it has none. */
  pageId: string;
};

const person = shownName('a');
const one = (table: string, as: string) => `${table} ${as} where ${as}.id = u.target_id::uuid`;
const learnerOf = (table: string, join = `join learner l on l.id = x.learner_id`): About => ({
  from: `${table} x ${join} where x.id = u.target_id::uuid`,
  name: 'l.name',
  page: 'learner',
  pageId: 'l.id',
});
const ofEnrolment = `join enrolment e on e.id = x.enrolment_id join learner l on l.id = e.learner_id`;
const ofClass = (from: string): About => ({ from, name: 'c.name', page: 'class', pageId: 'c.id' });

/** How each target kind is named and linked. Kinds without a record of their own are missing. */
const ABOUT: Record<string, About> = {
  class: ofClass(one('school_class', 'c')),
  meeting: ofClass('meeting m join school_class c on c.id = m.class_id where m.id = u.target_id::uuid'),
  material: ofClass('material x join school_class c on c.id = x.class_id where x.id = u.target_id::uuid'),
  seat: learnerOf('seat'),
  learner: { from: one('learner', 'l'), name: 'l.name', page: 'learner', pageId: 'l.id' },
  enrolment: learnerOf('enrolment'),
  order: learnerOf('orders'),
  placement_attempt: learnerOf('placement_attempt'),
  refund: learnerOf('refund_request', ofEnrolment),
  certificate: learnerOf('certificate', ofEnrolment),
  teacher: { from: one('account', 'a'), name: person, page: 'teacher', pageId: 'a.id' },
  teacherProfile: { from: one('account', 'a'), name: person, page: 'teacher', pageId: 'a.id' },
  account: {
    from: one('account', 'a'),
    name: person,
    page: 'staff',
    pageId: 'a.id',
  },
  mail: {
    from: 'outbox x join account a on a.id = x.account_id where x.id = u.target_id::uuid',
    name: person,
    page: 'mails',
    pageId: 'null::uuid',
  },
  paymentTask: learnerOf(
    'payment_task',
    'join orders o on o.id = x.order_id join learner l on l.id = o.learner_id',
  ),
  payRun: {
    from: one('pay_run', 'x'),
    name: 'x.number',
    page: 'payRun',
    pageId: 'x.id',
  },
  package: {
    from: 'package x where x.id::text = u.target_id',
    name: 'x.name',
    page: 'package',
    pageId: 'x.id::text',
  },
};

/** An account's page depends on its role; a family's is that of its first learner. */
const pageOfAccount = `case a.role when 'teacher' then 'teacher' when 'student' then 'learner' else 'staff' end`;
const pageIdOfAccount = `case a.role when 'student' then
  (select f.id from learner f where f.account_id = a.id order by f.created_at, f.id limit 1) else a.id end`;

const branches = (column: (kind: string, about: About) => string) =>
  `case u.target_kind ${Object.entries(ABOUT)
    .map(([kind, about]) => `when '${kind}' then (select ${column(kind, about)} from ${about.from})`)
    .join(' ')} end`;

/** SQL: the name of an entry's target (`u`), if it has one. */
export const aboutName = branches((_, { name }) => name);

/** SQL: an entry's target as JSON `{name, page, id}`, or null. */
export const aboutTarget = branches((kind, { name, page, pageId }) => {
  const [targetPage, id] = kind === 'account' ? [pageOfAccount, pageIdOfAccount] : [`'${page}'`, pageId];
  return `json_build_object('name', ${name}, 'page', ${targetPage}, 'id', ${id})`;
});

const named = (name: string, page: string, id: string, from: string) =>
  `select json_build_object('name', ${name}, 'page', ${page}, 'pageId', ${id}) as named from ${from}`;
const isOne = (table: string, as: string) => `${table} ${as} where ${as}.id = v.uuid`;
const learnerBy = (table: string) =>
  named(
    'l.name',
    `'learner'`,
    'l.id',
    `${table} x join learner l on l.id = x.learner_id where x.id = v.uuid`,
  );

/**
 * SQL: current names of the ids in `before` and `after` of an entry `u`, as JSON by id `{name, page,
 * pageId}`; a package is `package:3`. UUIDs are unique over all tables, so no table needs to be named.
 */
export const namesInside = `(
  select coalesce(json_object_agg(v.id, n.named), '{}') from (
    select distinct x #>> '{}' as id, (x #>> '{}')::uuid as uuid, null::integer as package
    from jsonb_path_query(jsonb_build_array(u.before, u.after), 'strict $.**') x
    where jsonb_typeof(x) = 'string' and (x #>> '{}') ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    union
    select 'package:' || p, null, p from (
      select (coalesce(u.after, u.before) ->> 'packageId')::integer as p
      where jsonb_typeof(coalesce(u.after, u.before) -> 'packageId') = 'number') packages
    limit 40
  ) v cross join lateral (
    ${[
      named('l.name', `'learner'`, 'l.id', isOne('learner', 'l')),
      named(person, pageOfAccount, pageIdOfAccount, isOne('account', 'a')),
      named('c.name', `'class'`, 'c.id', isOne('school_class', 'c')),
      named(
        `c.name || ' · ' || m.number`,
        `'class'`,
        'c.id',
        'meeting m join school_class c on c.id = m.class_id where m.id = v.uuid',
      ),
      ...['enrolment', 'orders', 'waiting_place', 'placement_attempt'].map(learnerBy),
      named('x.name', `'package'`, 'x.id::text', 'package x where x.id = v.package'),
    ].join(' union all ')}
  ) n where n.named ->> 'name' <> '')`;
