import type { AgeGroup } from '@fasih/school/basics/age-group';
import { isId } from '@fasih/school/basics/ids';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import type { Slot } from '@fasih/school/learning/meetings/plan';
import { type Expression, type RawBuilder, sql } from 'kysely';
import {
  cteAs,
  insertFrom,
  jsonList,
  recordsAs,
  type Selected,
  scalar,
  select,
  tableAs,
  withCtes,
} from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { guestsOfClass } from './guests.ts';

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

type Written = Omit<NewClassRow, 'slots' | 'members'> & { slots: string; members: string; now: Date };

const insert = statement((one: Params<Written>) => {
  const made = build
    .insertInto('school_class')
    .values({
      name: one.name,
      package_type: one.packageType,
      category: one.category,
      age_group: one.ageGroup,
      level: one.level,
      teacher_id: one.teacherId,
      capacity: one.capacity,
      meetings: one.meetings,
      starts_on: one.startsOn,
      zoom_link: one.zoomLink,
      zoom_room: one.zoomRoom,
      created_at: one.now,
    })
    .returning('id');
  const k = cteAs(made, 'made', 'k');
  const s = recordsAs(one.slots, 's', { weekday: 'smallint', minute: 'smallint' });
  const slots = insertFrom(
    'class_slot',
    { class_id: k.id, weekday: s.weekday, minute: s.minute },
    sql`from ${k}, ${s}`,
  );
  const m = recordsAs(one.members, 'm', { enrolmentId: 'uuid', learnerId: 'uuid' });
  const members = insertFrom(
    'class_member',
    { class_id: k.id, enrolment_id: m.enrolmentId, learner_id: m.learnerId, joined_at: one.now },
    sql`from ${k}, ${m}`,
  );
  return withCtes({ made, slots, members }, select([k.id.as('id')], sql`from ${k}`));
});

/** Inserts a class with its weekly hours and members in one statement. Returns its id. */
export async function insertClass(db: Queryable, one: NewClassRow, now: Date): Promise<string> {
  const row = await insert.first(db, {
    ...one,
    slots: JSON.stringify(one.slots),
    members: JSON.stringify(one.members),
    now,
  });
  if (!row) throw new Error('the class was not written');
  return row.id;
}

type NewMember = { classId: string; enrolmentId: string; learnerId: string };

const join = statement((member: Params<NewMember & { now: Date }>) =>
  build.insertInto('class_member').values({
    class_id: member.classId,
    enrolment_id: member.enrolmentId,
    learner_id: member.learnerId,
    joined_at: member.now,
  }),
);

/** Adds a learner to a class. */
export async function insertMember(db: Queryable, member: NewMember, now: Date): Promise<void> {
  await join.run(db, { ...member, now });
}

const c = tableAs('school_class', 'c');
const cm = tableAs('class_member', 'cm');
const cs = tableAs('class_slot', 'cs');
const l = tableAs('learner', 'l');
const e = tableAs('enrolment', 'e');
const w = tableAs('waiting_place', 'w');

const classColumns = [
  c.id.as('id'),
  c.name.as('name'),
  c.package_type.as('packageType'),
  c.category.as('category'),
  c.age_group.as('ageGroup'),
  c.level.as('level'),
  c.teacher_id.as('teacherId'),
  c.capacity.as('capacity'),
  c.meetings.as('meetings'),
  c.state.as('state'),
  c.zoom_link.as('zoomLink'),
  c.zoom_room.as('zoomRoom'),
  sql<string | null>`(select meeting_link from teacher where account_id = ${c.teacher_id})`.as('teacherLink'),
  // How long an offered place is reserved, in hours.
  c.offer_hours.as('offerHours'),
  c.version.as('version'),
  sql<number>`(select count(*)::integer from ${cs} where ${cs.class_id} = ${c.id})`.as('slots'),
  // Current members with their family's account; ended courses take no place.
  scalar(
    jsonList(
      {
        enrolmentId: cm.enrolment_id,
        learnerId: cm.learner_id,
        accountId: l.account_id,
        name: l.name,
      },
      sql`${l.name}, ${cm.id}`,
    ),
    sql`from ${cm} join ${l} on ${l.id} = ${cm.learner_id} join ${e} on ${e.id} = ${cm.enrolment_id}
      where ${cm.class_id} = ${c.id} and ${cm.left_at} is null and ${e.state} <> 'ended'`,
  ).as('members'),
  // Enrolments with an offered place, which is reserved until the offer ends.
  scalar(
    sql<string[]>`coalesce(json_agg(${w.enrolment_id}), '[]')`,
    sql`from ${w} where ${w.class_id} = ${c.id} and ${w.state} = 'offered'`,
  ).as('offered'),
  // Places that learners of other classes have in a meeting to come.
  guestsOfClass(c).as('guests'),
] as const;

/** A class with what writes need. */
export type LockedClass = Selected<typeof classColumns>;

/** Selects a class with what writes need. */
export const classById = (classId: Expression<string>): RawBuilder<LockedClass> =>
  select(classColumns, sql`from ${c} where ${c.id} = ${classId}`);

type OfClass = { classId: string };

const lock = statement(({ classId }: Params<OfClass>) =>
  build.selectFrom('school_class').select('id').where('id', '=', classId).forNoKeyUpdate(),
);

const read = statement(({ classId }: Params<OfClass>) => classById(classId));

/**
 * One class, locked until the transaction ends, or null. Read after the lock by a second statement, because a
 * statement that waited would still see the old members.
 */
export async function lockClass(db: Queryable, classId: string): Promise<LockedClass | null> {
  if (!isId(classId)) return null;
  await lock.run(db, { classId });
  return read.first(db, { classId });
}

/** One class without a lock, or null. One statement. */
export async function readClassUnlocked(db: Queryable, classId: string): Promise<LockedClass | null> {
  return isId(classId) ? read.first(db, { classId }) : null;
}

type Place = { link: string | null; room: string | null };

const updateLink = statement(({ classId, link, room }: Params<OfClass & Place>) =>
  build
    .updateTable('school_class')
    .set((eb) => ({ zoom_link: link, zoom_room: room, version: eb('version', '+', 1) }))
    .where('id', '=', classId),
);

/** Sets link and room of the online meetings; null removes them. The class must be locked. */
export async function setLink(db: Queryable, classId: string, place: Place): Promise<void> {
  await updateLink.run(db, { classId, ...place });
}

const updateTeacher = statement(({ classId, teacherId }: Params<OfClass & { teacherId: string }>) =>
  build
    .updateTable('school_class')
    .set((eb) => ({ teacher_id: teacherId, version: eb('version', '+', 1) }))
    .where('id', '=', classId),
);

/** Sets the teacher of the coming meetings. The class must be locked. */
export async function setTeacher(db: Queryable, classId: string, teacherId: string): Promise<void> {
  await updateTeacher.run(db, { classId, teacherId });
}

type ClassFacts = { name: string; capacity: number };

const updateFacts = statement(({ classId, name, capacity }: Params<OfClass & ClassFacts>) =>
  build
    .updateTable('school_class')
    .set((eb) => ({ name, capacity, version: eb('version', '+', 1) }))
    .where('id', '=', classId),
);

/** Sets name and capacity. The class must be locked. */
export async function setClassFacts(db: Queryable, classId: string, facts: ClassFacts): Promise<void> {
  await updateFacts.run(db, { classId, ...facts });
}

const updateOfferHours = statement(({ classId, hours }: Params<OfClass & { hours: number }>) =>
  build.updateTable('school_class').set({ offer_hours: hours }).where('id', '=', classId),
);

/** Sets how long an offered place is reserved, in hours. The class must be locked. */
export async function setOfferHours(db: Queryable, classId: string, hours: number): Promise<void> {
  await updateOfferHours.run(db, { classId, hours });
}

const cancel = statement(({ classId, reason, now }: Params<OfClass & { reason: string; now: Date }>) =>
  withCtes(
    {
      left_now: build
        .updateTable('class_member')
        .set({ left_at: now })
        .where('class_id', '=', classId)
        .where('left_at', 'is', null),
    },
    build
      .updateTable('school_class')
      .set((eb) => ({
        state: 'cancelled',
        cancelled_reason: reason,
        ended_at: now,
        paused_from: null,
        paused_until: null,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', classId),
  ),
);

/** Cancels a class before it begins and removes its members. The class must be locked. */
export async function endUnbegun(db: Queryable, classId: string, reason: string, now: Date): Promise<void> {
  await cancel.run(db, { classId, reason, now });
}
