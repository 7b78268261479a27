import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import type { Slot } from '@fasih/school/learning/meetings/plan';
import { sql } from 'kysely';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { anyOf, insertFrom, jsonList, recordsAs, scalar, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const c = tableAs('school_class', 'c');
const cs = tableAs('class_slot', 'cs');
const a = tableAs('account', 'a');
const m = tableAs('meeting', 'm');

type Classes = { classIds: readonly string[] };

const lock = statement(({ classIds }: Params<Classes>) =>
  select(
    [c.id.as('id')],
    sql`from ${c} where ${c.id} = ${anyOf(classIds)} order by ${c.id} for no key update`,
  ),
);

/** Locks classes in the order of their ids. */
export async function lockClasses(db: Queryable, classIds: readonly string[]): Promise<void> {
  await lock.all(db, { classIds });
}

const read = statement(({ classIds }: Params<Classes>) =>
  select(
    [
      c.id.as('id'),
      c.name.as('name'),
      c.state.as('state'),
      c.package_type.as('packageType'),
      c.age_group.as('ageGroup'),
      c.teacher_id.as('teacherId'),
      shownNameOf(a).as('teacherName'),
      c.version.as('version'),
      c.starts_on.as('startsOn'),
      scalar(
        jsonList({ weekday: cs.weekday, minute: cs.minute }, sql`${cs.weekday}, ${cs.minute}`),
        sql`from ${cs} where ${cs.class_id} = ${c.id}`,
      ).as('slots'),
    ],
    sql`from ${c} join ${a} on ${a.id} = ${c.teacher_id} where ${c.id} = ${anyOf(classIds)} order by ${c.name}, ${c.id}`,
  ),
);

/** A class with its weekly times. */
export type SeriesClass = RowOf<typeof read>;

/** These classes by name. One statement. */
export function readSeriesClasses(db: Queryable, classIds: readonly string[]): Promise<SeriesClass[]> {
  return read.all(db, { classIds });
}

const selectOnDays = statement(({ days, now }: Params<{ days: readonly string[]; now: Date }>) =>
  select(
    [m.class_id.as('id')],
    sql`from ${m} where ${m.state} = 'planned' and ${m.closed_at} is null and lower(${m.during}) > ${now}
      and (lower(${m.during}) at time zone ${sql.lit(SCHOOL_ZONE)})::date = any(${days}::date[])
      group by ${m.class_id} order by ${m.class_id}`,
  ),
);

/** The classes with planned meetings to come on these school days. */
export async function classesOnDays(db: Queryable, days: readonly string[], now: Date): Promise<string[]> {
  return (await selectOnDays.all(db, { days, now })).map(({ id }) => id);
}

const update = statement(({ classId, teacherId }: Params<{ classId: string; teacherId: string }>) =>
  build
    .updateTable('school_class')
    .set((eb) => ({ teacher_id: teacherId, version: eb('version', '+', 1) }))
    .where('id', '=', classId),
);

const deleteSlots = statement(({ classId }: Params<{ classId: string }>) =>
  build.deleteFrom('class_slot').where('class_id', '=', classId),
);

const insertSlots = statement(({ classId, slots }: Params<{ classId: string; slots: string }>) => {
  const s = recordsAs(slots, 's', { weekday: 'smallint', minute: 'smallint' });
  return insertFrom(
    'class_slot',
    { class_id: classId, weekday: s.weekday, minute: s.minute },
    sql`from ${s}`,
  );
});

/** Sets weekly times and teacher of a class, which must be locked. Three statements. */
export async function setTimesOfClass(
  db: Queryable,
  classId: string,
  { slots, teacherId }: { slots: readonly Slot[]; teacherId: string },
): Promise<void> {
  await update.run(db, { classId, teacherId });
  await deleteSlots.run(db, { classId });
  await insertSlots.run(db, { classId, slots: JSON.stringify(slots) });
}
