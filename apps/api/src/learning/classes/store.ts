import type { AgeGroup } from '@fasih/school/basics/age-group';
import { isId } from '@fasih/school/basics/ids';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import type { ClassState } from '@fasih/school/learning/classes/contract';
import type { Slot } from '@fasih/school/learning/meetings/plan';
import type { Queryable } from '../../platform/db/transaction.ts';

export type NewClassRow = {
  name: string;
  packageType: PackageType;
  category: string;
  ageGroup: AgeGroup;
  level: string;
  teacherId: string;
  capacity: number;
  meetings: number;
  startsOn: string;
  zoomLink: string | null;
  zoomRoom: string | null;
  slots: readonly Slot[];
  members: readonly { enrolmentId: string; learnerId: string }[];
};

/** Inserts a class with its weekly hours and members in one statement. Returns its id. */
export async function insertClass(db: Queryable, one: NewClassRow, now: Date): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `with made as (
       insert into school_class (name, package_type, category, age_group, level, teacher_id, capacity, meetings, starts_on,
         zoom_link, zoom_room, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id
     ), slots as (
       insert into class_slot (class_id, weekday, minute)
       select made.id, s.weekday, s.minute from made, jsonb_to_recordset($13) as s (weekday smallint, minute smallint)
     ), members as (
       insert into class_member (class_id, enrolment_id, learner_id, joined_at)
       select made.id, m."enrolmentId", m."learnerId", $12
       from made, jsonb_to_recordset($14) as m ("enrolmentId" uuid, "learnerId" uuid)
     )
     select id from made`,
    [
      one.name,
      one.packageType,
      one.category,
      one.ageGroup,
      one.level,
      one.teacherId,
      one.capacity,
      one.meetings,
      one.startsOn,
      one.zoomLink,
      one.zoomRoom,
      now,
      JSON.stringify(one.slots),
      JSON.stringify(one.members),
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the class was not written');
  return id;
}

/** Adds a learner to a class. */
export async function insertMember(
  db: Queryable,
  member: { classId: string; enrolmentId: string; learnerId: string },
  now: Date,
): Promise<void> {
  await db.query(
    'insert into class_member (class_id, enrolment_id, learner_id, joined_at) values ($1, $2, $3, $4)',
    [member.classId, member.enrolmentId, member.learnerId, now],
  );
}

/** A class with what writes need. */
export type LockedClass = {
  id: string;
  name: string;
  packageType: PackageType;
  category: string;
  ageGroup: AgeGroup;
  level: string | null;
  teacherId: string;
  capacity: number;
  meetings: number;
  state: ClassState;
  zoomLink: string | null;
  zoomRoom: string | null;
  slots: number;
  version: number;
  /** Current members with their family's account; ended courses take no place. */
  members: { enrolmentId: string; learnerId: string; accountId: string; name: string }[];
  /** Enrolments with an offered place, which is reserved until the offer ends. */
  offered: string[];
  /** How long an offered place is reserved, in hours. */
  offerHours: number;
};

/**
 * One class, locked until the transaction ends, or null. Read after the lock by a second statement, because a
 * statement that waited would still see the old members.
 */
export async function lockClass(db: Queryable, classId: string): Promise<LockedClass | null> {
  if (!isId(classId)) return null;
  await db.query('select from school_class where id = $1 for no key update', [classId]);
  return readClassUnlocked(db, classId);
}

/** One class without a lock, or null. One statement. */
export async function readClassUnlocked(db: Queryable, classId: string): Promise<LockedClass | null> {
  if (!isId(classId)) return null;
  const { rows } = await db.query<LockedClass>(`${classSql} where c.id = $1`, [classId]);
  return rows[0] ?? null;
}

/** SQL: selects `LockedClass` rows; append a `where`, `c` is the class. */
export const classSql = `select c.id, c.name, c.package_type as "packageType", c.category, c.age_group as "ageGroup",
    c.level, c.teacher_id as "teacherId", c.capacity, c.meetings, c.state, c.zoom_link as "zoomLink",
    c.zoom_room as "zoomRoom", c.offer_hours as "offerHours", c.version,
    (select count(*)::integer from class_slot s where s.class_id = c.id) as slots,
    (select coalesce(json_agg(json_build_object('enrolmentId', m.enrolment_id, 'learnerId', m.learner_id,
        'accountId', l.account_id, 'name', l.name) order by l.name, m.id), '[]')
      from class_member m join learner l on l.id = m.learner_id join enrolment e on e.id = m.enrolment_id
      where m.class_id = c.id and m.left_at is null and e.state <> 'ended') as members,
    (select coalesce(json_agg(w.enrolment_id), '[]') from waiting_place w
      where w.class_id = c.id and w.state = 'offered') as offered
  from school_class c`;

/** Sets link and room of the online meetings; null removes them. The class must be locked. */
export async function setLink(
  db: Queryable,
  classId: string,
  place: { link: string | null; room: string | null },
): Promise<void> {
  await db.query(
    'update school_class set zoom_link = $2, zoom_room = $3, version = version + 1 where id = $1',
    [classId, place.link, place.room],
  );
}

/** Sets the teacher of the coming meetings. The class must be locked. */
export async function setTeacher(db: Queryable, classId: string, teacherId: string): Promise<void> {
  await db.query('update school_class set teacher_id = $2, version = version + 1 where id = $1', [
    classId,
    teacherId,
  ]);
}

/** Sets name and capacity. The class must be locked. */
export async function setClassFacts(
  db: Queryable,
  classId: string,
  facts: { name: string; capacity: number },
): Promise<void> {
  await db.query('update school_class set name = $2, capacity = $3, version = version + 1 where id = $1', [
    classId,
    facts.name,
    facts.capacity,
  ]);
}

/** Sets how long an offered place is reserved, in hours. The class must be locked. */
export async function setOfferHours(db: Queryable, classId: string, hours: number): Promise<void> {
  await db.query('update school_class set offer_hours = $2 where id = $1', [classId, hours]);
}

/** Cancels a class before it begins and removes its members. The class must be locked. */
export async function endUnbegun(db: Queryable, classId: string, reason: string, now: Date): Promise<void> {
  await db.query(
    `with left_now as (
       update class_member set left_at = $3 where class_id = $1 and left_at is null
     )
     update school_class set state = 'cancelled', cancelled_reason = $2, ended_at = $3, paused_from = null,
       paused_until = null, version = version + 1
     where id = $1`,
    [classId, reason, now],
  );
}
