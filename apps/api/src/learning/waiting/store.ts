import { isId } from '@fasih/school/basics/ids';
import { sql } from 'kysely';
import { isNotSetAside } from '../../platform/db/set-aside.ts';
import { anyOf, insertFrom, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { guestsOfClass } from '../classes/guests.ts';

const w = tableAs('waiting_place', 'w');
const o = tableAs('waiting_place', 'o');
const l = tableAs('learner', 'l');
const c = tableAs('school_class', 'c');
const cm = tableAs('class_member', 'cm');
const e = tableAs('enrolment', 'e');

/** The state of an open place `w`. */
export const openState = w.state.$castTo<'waiting' | 'offered'>();

const columns = [
  w.id.as('id'),
  w.class_id.as('classId'),
  w.enrolment_id.as('enrolmentId'),
  w.learner_id.as('learnerId'),
  l.account_id.as('accountId'),
  l.name.as('name'),
  openState.as('state'),
  w.offer_ends_at.as('offerEndsAt'),
  w.created_at.as('createdAt'),
] as const;

const openPlaces = sql`from ${w} join ${l} on ${l.id} = ${w.learner_id} where ${w.ended_at} is null`;

const selectOfClass = statement(({ classId }: Params<{ classId: string }>) =>
  select(columns, sql`${openPlaces} and ${w.class_id} = ${classId} order by ${w.position}, ${w.id}`),
);

/** An open place on a waiting list, with its learner. */
export type PlaceRow = RowOf<typeof selectOfClass>;

/** A class's waiting list in order. */
export function placesOf(db: Queryable, classId: string): Promise<PlaceRow[]> {
  return selectOfClass.all(db, { classId });
}

type OfPlace = { placeId: string };

const selectOne = statement(({ placeId }: Params<OfPlace>) =>
  select(columns, sql`${openPlaces} and ${w.id} = ${placeId}`),
);

/** One open place, whoever requests it; null if there is none. */
export async function placeById(db: Queryable, placeId: string): Promise<PlaceRow | null> {
  return isId(placeId) ? selectOne.first(db, { placeId }) : null;
}

const selectEnded = statement(({ placeId, accountId }: Params<OfPlace & { accountId: string | null }>) =>
  select(
    [w.id.as('id')],
    sql`from ${w} join ${l} on ${l.id} = ${w.learner_id} where ${w.id} = ${placeId} and ${w.ended_at} is not null
      and (${accountId}::uuid is null or ${l.account_id} = ${accountId})`,
  ),
);

/** True if such a place existed and has ended, to tell 'over' from 'not found'. */
export async function placeEnded(db: Queryable, placeId: string, accountId: string | null): Promise<boolean> {
  return isId(placeId) && (await selectEnded.first(db, { placeId, accountId })) !== null;
}

type NewPlace = { classId: string; enrolmentId: string; learnerId: string; addedBy: string };

const insert = statement((place: Params<NewPlace & { now: Date }>) => {
  const last = sql`(select max(${o.position}) from ${o} where ${o.class_id} = ${place.classId})`;
  return insertFrom(
    'waiting_place',
    {
      class_id: place.classId,
      enrolment_id: place.enrolmentId,
      learner_id: place.learnerId,
      position: sql<number>`coalesce(${last}, 0) + 1`,
      added_by: place.addedBy,
      created_at: place.now,
    },
    sql``,
  )
    .onConflict((on) => on.columns(['class_id', 'enrolment_id']).where('ended_at', 'is', null).doNothing())
    .returning('id');
});

/** Adds a learner at the end of a list; null if they are on it. The class must be locked. */
export async function insertPlace(db: Queryable, place: NewPlace, now: Date): Promise<string | null> {
  const row = await insert.first(db, { ...place, now });
  return row?.id ?? null;
}

type End = { placeIds: readonly string[]; state: 'joined' | 'declined' | 'lapsed' | 'left'; now: Date };

const end = statement(({ placeIds, state, now }: Params<End>) =>
  build
    .updateTable('waiting_place')
    .set({ state, ended_at: now })
    .where('id', '=', anyOf(placeIds))
    .where('ended_at', 'is', null),
);

/** Ends open places. */
export async function endPlaces(
  db: Queryable,
  placeIds: readonly string[],
  state: End['state'],
  now: Date,
): Promise<void> {
  await end.run(db, { placeIds, state, now });
}

const endOthers = statement(({ enrolmentId, now }: Params<{ enrolmentId: string; now: Date }>) =>
  build
    .updateTable('waiting_place')
    .set({ state: 'lapsed', ended_at: now })
    .where('enrolment_id', '=', enrolmentId)
    .where('ended_at', 'is', null),
);

/** Ends all open places of a learner who got a class. */
export async function endOtherPlaces(db: Queryable, enrolmentId: string, now: Date): Promise<void> {
  await endOthers.run(db, { enrolmentId, now });
}

type Offer = { id: string; enrolmentId: string; now: Date; endsAt: Date };

const offer = statement(({ id, enrolmentId, now, endsAt }: Params<Offer>) =>
  build
    .updateTable('waiting_place')
    .set({ state: 'offered', offered_at: now, offer_ends_at: endsAt })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where(
      sql<boolean>`not exists (select from ${o} where ${o.enrolment_id} = ${enrolmentId} and ${o.state} = 'offered')`,
    ),
);

/**
 * Offers a place until an instant; false if the learner has an offer from another class. Class and enrolment
 * must be locked.
 */
export async function offerPlace(
  db: Queryable,
  { id, enrolmentId }: { id: string; enrolmentId: string },
  { now, endsAt }: { now: Date; endsAt: Date },
): Promise<boolean> {
  return (await offer.run(db, { id, enrolmentId, now, endsAt })) === 1;
}

const order = statement(
  ({ placeIds }: Params<{ placeIds: readonly string[] }>) =>
    sql`update ${w} set position = n.place from unnest(${placeIds}::uuid[]) with ordinality as n (id, place)
      where ${w.id} = n.id`,
);

/** Saves the order of a list. The class must be locked. */
export async function orderPlaces(db: Queryable, placeIds: readonly string[]): Promise<void> {
  await order.run(db, { placeIds });
}

type WorkPage = { now: Date; after: string | null; limit: number };

const selectWithWork = statement(({ now, after, limit }: Params<WorkPage>) => {
  const listed = sql`select ${w.class_id} from ${w} where ${w.ended_at} is null`;
  const hasEnded = sql`exists (select from ${w} join ${e} on ${e.id} = ${w.enrolment_id}
    where ${w.class_id} = ${c.id} and ${w.ended_at} is null
      and (${w.offer_ends_at} <= ${now} or ${e.starts_on} is not null or ${e.state} = 'ended'
        or ${c.state} in ('completed', 'cancelled')))`;
  const someoneWaits = sql`exists (select from ${w}
    where ${w.class_id} = ${c.id} and ${w.state} = 'waiting' and ${w.ended_at} is null)`;
  const taken = sql`(select count(*) from ${cm} join ${e} on ${e.id} = ${cm.enrolment_id}
      where ${cm.class_id} = ${c.id} and ${cm.left_at} is null and ${e.state} <> 'ended')
    + (select count(*) from ${w} where ${w.class_id} = ${c.id} and ${w.state} = 'offered') + ${guestsOfClass(c)}`;
  return select(
    [c.id.as('id')],
    sql`from ${c} where ${c.id} in (${listed}) and (${after}::uuid is null or ${c.id} > ${after}::uuid)
        and ${isNotSetAside('waiting.offer', c.id, sql`${now}::timestamptz`)}
        and (${hasEnded} or ${someoneWaits} and ${c.capacity} > ${taken})
      order by ${c.id} limit ${limit}`,
  );
});

/**
 * Classes whose waiting list has work: an expired offer, a learner who got a class, a class that is over, or
 * a free place. In the order of their ids, from the one after `after` on.
 */
export async function classesWithWork(db: Queryable, page: WorkPage): Promise<string[]> {
  const rows = await selectWithWork.all(db, page);
  return rows.map(({ id }) => id);
}
