import { type Expression, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import {
  ifFound,
  jsonList,
  jsonRow,
  type Selected,
  scalar,
  select,
  tableAs,
  withCtes,
} from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { candidateColumns, candidateFrom } from '../classes/candidates.ts';
import { classById } from '../classes/store.ts';
import { openState } from './store.ts';

const w = tableAs('waiting_place', 'w');
const o = tableAs('waiting_place', 'o');
const l = tableAs('learner', 'l');
const c = tableAs('school_class', 'c');
const cm = tableAs('class_member', 'cm');
const s = tableAs('class_slot', 's');
const m = tableAs('meeting', 'm');
const e = tableAs('enrolment', 'e');
const p = tableAs('package', 'p');
const t = tableAs('account', 't');

const selectListed = statement(({ classId, fitting }: Params<{ classId: string; fitting: number }>) => {
  const fit = sql`select ${e.id} from ${c} join ${p} on ${p.type} = ${c.package_type} and ${p.category} = ${c.category}
      join ${e} on ${e.package_id} = ${p.id}
    where ${c.id} = ${classId} and ${e.state} = 'active' and ${e.starts_on} is null and ${e.level} = ${c.level}
      and ${e.meetings} = ${c.meetings}
    order by ${e.level_given_at}, ${e.id} limit ${fitting}`;
  return select(
    [
      ...candidateColumns,
      // Null if not on the list.
      ifFound(
        w.id,
        jsonBuildObject({ id: w.id, state: openState, offerEndsAt: w.offer_ends_at, since: w.created_at }),
      ).as('place'),
    ],
    sql`${candidateFrom}
        left join ${w} on ${w.class_id} = ${classId} and ${w.enrolment_id} = ${e.id} and ${w.ended_at} is null
      where ${l.erased_at} is null and ${e.id} in (
        select ${o.enrolment_id} from ${o} where ${o.class_id} = ${classId} and ${o.ended_at} is null
        union (${fit}))
      order by ${w.position}, ${w.id}, ${e.level_given_at}, ${e.id}`,
  );
});

/** A learner on a class's list, or one who could be. */
export type ListedRow = RowOf<typeof selectListed>;

/**
 * A class's list in order, then up to `fitting` enrolments without a class that match its course and level,
 * longest waiting first. One statement.
 */
export function listedOf(db: Queryable, classId: string, fitting: number): Promise<ListedRow[]> {
  return selectListed.all(db, { classId, fitting });
}

/** Columns of a group class `c` of the teacher `t`, as shown to a family. */
const groupColumns = (now: Expression<Date>) =>
  [
    c.id.as('classId'),
    c.name.as('name'),
    c.age_group.as('ageGroup'),
    c.level.as('level'),
    shownNameOf(t).as('teacherName'),
    scalar(
      jsonList({ weekday: s.weekday, minute: s.minute }, sql`${s.weekday}, ${s.minute}`),
      sql`from ${s} where ${s.class_id} = ${c.id}`,
    ).as('slots'),
    sql<Date | null>`(select min(lower(${m.during})) from ${m} where ${m.class_id} = ${c.id} and ${m.kind} = 'series'
      and ${m.state} = 'planned' and lower(${m.during}) > ${now}::timestamptz)`.as('nextMeetingAt'),
  ] as const;

/** A group class as shown to a family. */
export type GroupRow = Selected<ReturnType<typeof groupColumns>>;

type OfAccount = { accountId: string; learnerId: string | null; now: Date };

const selectPlaces = statement(({ accountId, learnerId, now }: Params<OfAccount>) =>
  select(
    [
      ...groupColumns(now),
      w.id.as('placeId'),
      l.name.as('learnerName'),
      openState.as('state'),
      w.offer_ends_at.as('offerEndsAt'),
      sql<number>`(select count(*)::integer + 1 from ${o} where ${o.class_id} = ${w.class_id} and ${o.state} = 'waiting'
        and (${o.position}, ${o.id}) < (${w.position}, ${w.id}))`.as('position'),
    ],
    sql`from ${w} join ${l} on ${l.id} = ${w.learner_id} join ${c} on ${c.id} = ${w.class_id}
        join ${t} on ${t.id} = ${c.teacher_id}
      where ${l.account_id} = ${accountId} and ${w.ended_at} is null and (${learnerId}::uuid is null or ${l.id} = ${learnerId})
      order by ${w.state} = 'offered' desc, ${w.created_at}, ${w.id}`,
  ),
);

export type MyPlaceRow = RowOf<typeof selectPlaces>;

/** A family's open places, offers first. */
export function placesOfAccount(
  db: Queryable,
  accountId: string,
  learnerId: string | null,
  now: Date,
): Promise<MyPlaceRow[]> {
  return selectPlaces.all(db, { accountId, learnerId, now });
}

const selectGroups = statement(({ accountId, learnerId, now }: Params<OfAccount>) => {
  const [classId, enrolmentId] = [sql<string>`f.class_id`, sql<string>`f.enrolment_id`];
  const groups = select(
    [
      ...groupColumns(now),
      jsonRow(select(candidateColumns, sql`${candidateFrom} where ${e.id} = ${enrolmentId}`))
        .$notNull()
        .as('candidate'),
      jsonRow(classById(classId)).$notNull().as('class'),
    ],
    sql`from fitting f join ${c} on ${c.id} = ${classId} join ${t} on ${t.id} = ${c.teacher_id}
      order by ${c.starts_on}, ${c.id}`,
  );
  const fitting = sql`select ${c.id} as class_id, ${e.id} as enrolment_id
    from ${l} join ${e} on ${e.learner_id} = ${l.id} join ${p} on ${p.id} = ${e.package_id}
      join ${c} on ${c.package_type} = ${p.type} and ${c.category} = ${p.category} and ${c.level} = ${e.level}
        and ${c.meetings} = ${e.meetings}
    where ${l.account_id} = ${accountId} and ${l.erased_at} is null and (${learnerId}::uuid is null or ${l.id} = ${learnerId})
      and ${e.state} = 'active' and ${e.starts_on} is null and ${c.capacity} > 1
      and ${c.state} in ('scheduled', 'active', 'paused')
      and not exists (select from ${w} where ${w.class_id} = ${c.id} and ${w.enrolment_id} = ${e.id}
        and ${w.ended_at} is null)
    order by ${c.starts_on}, ${c.id} limit 20`;
  return withCtes({ fitting }, groups);
});

/** A group class that a learner might join, with what decides it. */
export type GroupFor = RowOf<typeof selectGroups>;

/** Group classes that match a family's learners and whose list they are not on. One statement. */
export function groupsFor(
  db: Queryable,
  accountId: string,
  learnerId: string | null,
  now: Date,
): Promise<GroupFor[]> {
  return selectGroups.all(db, { accountId, learnerId, now });
}

const selectMembership = statement(({ classId, accountId }: Params<{ classId: string; accountId: string }>) =>
  select(
    [
      sql<boolean>`exists (select from ${cm} join ${l} on ${l.id} = ${cm.learner_id}
        where ${cm.class_id} = ${classId} and ${l.account_id} = ${accountId})`.as('has'),
    ],
    sql``,
  ),
);

/** True if a family has or had a learner in a class. */
export async function hasLearnerIn(db: Queryable, classId: string, accountId: string): Promise<boolean> {
  return (await selectMembership.first(db, { classId, accountId }))?.has ?? false;
}
