import type { AgeGroup } from '@fasih/school/basics/age-group';
import { isId } from '@fasih/school/basics/ids';
import { jsonRowSql } from '../../platform/db/json-rows.ts';
import { notSetAside } from '../../platform/db/set-aside.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { type Candidate, candidateColumns, candidateTables } from '../classes/candidates.ts';
import { classSql, type LockedClass } from '../classes/store.ts';

/** An open place on a waiting list, with its learner. */
export type PlaceRow = {
  id: string;
  classId: string;
  enrolmentId: string;
  learnerId: string;
  accountId: string;
  name: string;
  state: 'waiting' | 'offered';
  offerEndsAt: Date | null;
  createdAt: Date;
};

const columns = `w.id, w.class_id as "classId", w.enrolment_id as "enrolmentId", w.learner_id as "learnerId",
  l.account_id as "accountId", l.name, w.state, w.offer_ends_at as "offerEndsAt", w.created_at as "createdAt"`;

/** A class's waiting list in order. */
export async function placesOf(db: Queryable, classId: string): Promise<PlaceRow[]> {
  const { rows } = await db.query<PlaceRow>(
    `select ${columns} from waiting_place w join learner l on l.id = w.learner_id
     where w.class_id = $1 and w.ended_at is null order by w.position, w.id`,
    [classId],
  );
  return rows;
}

/** One open place, whoever requests it; null if there is none. */
export async function placeById(db: Queryable, placeId: string): Promise<PlaceRow | null> {
  if (!isId(placeId)) return null;
  const { rows } = await db.query<PlaceRow>(
    `select ${columns} from waiting_place w join learner l on l.id = w.learner_id
     where w.id = $1 and w.ended_at is null`,
    [placeId],
  );
  return rows[0] ?? null;
}

/** True if such a place existed and has ended, to tell 'over' from 'not found'. */
export async function placeEnded(db: Queryable, placeId: string, accountId: string | null): Promise<boolean> {
  if (!isId(placeId)) return false;
  const { rowCount } = await db.query(
    `select from waiting_place w join learner l on l.id = w.learner_id
     where w.id = $1 and w.ended_at is not null and ($2::uuid is null or l.account_id = $2)`,
    [placeId, accountId],
  );
  return rowCount === 1;
}

/** Adds a learner at the end of a list; null if they are on it. The class must be locked. */
export async function insertPlace(
  db: Queryable,
  place: { classId: string; enrolmentId: string; learnerId: string; addedBy: string },
  now: Date,
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `insert into waiting_place (class_id, enrolment_id, learner_id, position, added_by, created_at)
     select $1, $2, $3, coalesce((select max(position) from waiting_place where class_id = $1), 0) + 1, $4, $5
     on conflict (class_id, enrolment_id) where ended_at is null do nothing returning id`,
    [place.classId, place.enrolmentId, place.learnerId, place.addedBy, now],
  );
  return rows[0]?.id ?? null;
}

/** Ends open places. */
export async function endPlaces(
  db: Queryable,
  placeIds: readonly string[],
  state: 'joined' | 'declined' | 'lapsed' | 'left',
  now: Date,
): Promise<void> {
  await db.query(
    'update waiting_place set state = $2, ended_at = $3 where id = any($1) and ended_at is null',
    [placeIds, state, now],
  );
}

/** Ends all open places of a learner who got a class. */
export async function endOtherPlaces(db: Queryable, enrolmentId: string, now: Date): Promise<void> {
  await db.query(
    `update waiting_place set state = 'lapsed', ended_at = $2 where enrolment_id = $1 and ended_at is null`,
    [enrolmentId, now],
  );
}

/**
 * Offers a place until an instant; false if the learner has an offer from another class. Class and enrolment
 * must be locked.
 */
export async function offerPlace(
  db: Queryable,
  place: { id: string; enrolmentId: string },
  offer: { now: Date; endsAt: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update waiting_place set state = 'offered', offered_at = $3, offer_ends_at = $4
     where id = $1 and state = 'waiting'
       and not exists (select from waiting_place o where o.enrolment_id = $2 and o.state = 'offered')`,
    [place.id, place.enrolmentId, offer.now, offer.endsAt],
  );
  return rowCount === 1;
}

/** Saves the order of a list. The class must be locked. */
export async function orderPlaces(db: Queryable, placeIds: readonly string[]): Promise<void> {
  await db.query(
    `update waiting_place w set position = o.n from unnest($1::uuid[]) with ordinality as o (id, n) where w.id = o.id`,
    [placeIds],
  );
}

/**
 * Classes whose waiting list has work: an expired offer, a learner who got a class, a class that is over, or
 * a free place.
 */
export async function classesWithWork(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select c.id from school_class c
     where c.id in (select class_id from waiting_place where ended_at is null)
       and ${notSetAside('waiting.offer', 'c.id', '$1::timestamptz')}
       and (exists (select from waiting_place w join enrolment e on e.id = w.enrolment_id
         where w.class_id = c.id and w.ended_at is null
           and (w.offer_ends_at <= $1 or e.starts_on is not null or e.state = 'ended'
             or c.state in ('completed', 'cancelled')))
       or exists (select from waiting_place w where w.class_id = c.id and w.state = 'waiting' and w.ended_at is null)
         and c.capacity > (select count(*) from class_member m join enrolment e on e.id = m.enrolment_id
             where m.class_id = c.id and m.left_at is null and e.state <> 'ended')
           + (select count(*) from waiting_place w where w.class_id = c.id and w.state = 'offered'))
     order by c.id limit $2`,
    [now, limit],
  );
  return rows.map(({ id }) => id);
}

/** A learner on a class's list, or one who could be. */
export type ListedRow = Candidate & {
  /** Null if not on the list. */
  place: (Pick<PlaceRow, 'id' | 'state'> & { offerEndsAt: string | null; since: string }) | null;
};

/**
 * A class's list in order, then up to `fitting` enrolments without a class that match its course and level,
 * longest waiting first. One statement.
 */
export async function listedOf(db: Queryable, classId: string, fitting: number): Promise<ListedRow[]> {
  const { rows } = await db.query<ListedRow>(
    `select ${candidateColumns},
       case when w.id is not null then json_build_object('id', w.id, 'state', w.state, 'offerEndsAt', w.offer_ends_at,
         'since', w.created_at) end as place
     from ${candidateTables}
       left join waiting_place w on w.class_id = $1 and w.enrolment_id = e.id and w.ended_at is null
     where l.erased_at is null and e.id in (
       select enrolment_id from waiting_place where class_id = $1 and ended_at is null
       union
       (select e.id from school_class c join package p on p.type = c.package_type and p.category = c.category
          join enrolment e on e.package_id = p.id
        where c.id = $1 and e.state = 'active' and e.starts_on is null and e.level = c.level
          and e.meetings = c.meetings
        order by e.level_given_at, e.id limit $2))
     order by w.position, w.id, e.level_given_at, e.id`,
    [classId, fitting],
  );
  return rows;
}

/** A group class as shown to a family. */
export type GroupRow = {
  classId: string;
  name: string;
  ageGroup: AgeGroup;
  level: string | null;
  teacherName: string;
  slots: { weekday: number; minute: number }[];
  nextMeetingAt: Date | null;
};

const group = `c.id as "classId", c.name, c.age_group as "ageGroup", c.level,
  ${shownName('t')} as "teacherName",
  (select coalesce(json_agg(json_build_object('weekday', s.weekday, 'minute', s.minute) order by s.weekday, s.minute), '[]')
    from class_slot s where s.class_id = c.id) as slots,
  (select min(lower(m.during)) from meeting m where m.class_id = c.id and m.kind = 'series' and m.state = 'planned'
    and lower(m.during) > $2::timestamptz) as "nextMeetingAt"`;

export type MyPlaceRow = GroupRow & {
  placeId: string;
  learnerName: string;
  state: 'waiting' | 'offered';
  position: number;
  offerEndsAt: Date | null;
};

/** A family's open places, offers first. */
export async function placesOfAccount(
  db: Queryable,
  accountId: string,
  learnerId: string | null,
  now: Date,
): Promise<MyPlaceRow[]> {
  const { rows } = await db.query<MyPlaceRow>(
    `select ${group}, w.id as "placeId", l.name as "learnerName", w.state, w.offer_ends_at as "offerEndsAt",
       (select count(*)::integer + 1 from waiting_place o where o.class_id = w.class_id and o.state = 'waiting'
         and (o.position, o.id) < (w.position, w.id)) as position
     from waiting_place w join learner l on l.id = w.learner_id join school_class c on c.id = w.class_id
       join account t on t.id = c.teacher_id
     where l.account_id = $1 and w.ended_at is null and ($3::uuid is null or l.id = $3)
     order by w.state = 'offered' desc, w.created_at, w.id`,
    [accountId, now, learnerId],
  );
  return rows;
}

/** A group class that a learner might join, with what decides it. */
export type GroupFor = GroupRow & { candidate: Candidate; class: LockedClass };

/** Group classes that match a family's learners and whose list they are not on. One statement. */
export async function groupsFor(
  db: Queryable,
  accountId: string,
  learnerId: string | null,
  now: Date,
): Promise<GroupFor[]> {
  const { rows } = await db.query<GroupFor>(
    `with fitting as (
       select c.id as class_id, e.id as enrolment_id
       from learner l join enrolment e on e.learner_id = l.id join package p on p.id = e.package_id
         join school_class c on c.package_type = p.type and c.category = p.category and c.level = e.level
           and c.meetings = e.meetings
       where l.account_id = $1 and l.erased_at is null and ($3::uuid is null or l.id = $3) and e.state = 'active'
         and e.starts_on is null and c.capacity > 1 and c.state in ('scheduled', 'active', 'paused')
         and not exists (select from waiting_place w where w.class_id = c.id and w.enrolment_id = e.id
           and w.ended_at is null)
       order by c.starts_on, c.id limit 20)
     select ${group},
       ${jsonRowSql(`select ${candidateColumns} from ${candidateTables} where e.id = f.enrolment_id`)} as candidate,
       ${jsonRowSql(`${classSql} where c.id = f.class_id`)} as class
     from fitting f join school_class c on c.id = f.class_id join account t on t.id = c.teacher_id
     order by c.starts_on, c.id`,
    [accountId, now, learnerId],
  );
  return rows;
}

/** True if a family has or had a learner in a class. */
export async function hasLearnerIn(db: Queryable, classId: string, accountId: string): Promise<boolean> {
  const { rows } = await db.query<{ has: boolean }>(
    `select exists (
       select from class_member m join learner l on l.id = m.learner_id where m.class_id = $1 and l.account_id = $2
     ) as has`,
    [classId, accountId],
  );
  return rows[0]?.has ?? false;
}
