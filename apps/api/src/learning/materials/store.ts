import { isId } from '@fasih/school/basics/ids';
import { SUBSTITUTE_DAYS } from '@fasih/school/learning/classes/substitute';
import { type Reach, reachOf } from '@fasih/school/people/guardians/guardian';
import { type RawBuilder, sql } from 'kysely';
import { isReached } from '../../people/guardians/reach.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { coalesce, type Selected, select, tableAs, withCtes } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Person } from '../../platform/http/call.ts';
import type { Course } from './course-files.ts';

const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const s = tableAs('seat', 's');
const l = tableAs('learner', 'l');
const f = tableAs('material', 'f');
const a = tableAs('account', 'a');

type Reader = Reach & { role: Person['role']; learnerId: string | null; now: Date };

const readerOf = (person: Person, now: Date): Reader => ({
  ...reachOf(person, 'look'),
  role: person.role,
  learnerId: person.learnerId,
  now,
});

/**
 * Whether the person may read meeting `m` of class `c`: an admin, the class's teacher, the meeting's teacher until
 * `SUBSTITUTE_DAYS` after it, a family with a seat, on a child's device
 * that child's.
 */
const mayRead = ({
  role,
  accountId,
  shared,
  learnerId,
  now,
}: Params<Reader>): RawBuilder<boolean> => sql<boolean>`case ${role}::text
    when 'admin' then true
    when 'teacher' then ${c.teacher_id} = ${accountId} or ${m.teacher_id} = ${accountId}
      and upper(${m.during}) > ${now}::timestamptz - interval ${sql.lit(`${SUBSTITUTE_DAYS} days`)}
    when 'student' then exists (
      select from ${s} join ${l} on ${l.id} = ${s.learner_id} where ${s.meeting_id} = ${m.id}
        and ${isReached(l, { accountId, shared })}
        and ${l.id} = coalesce(${learnerId}::uuid, ${l.id})
    )
    else false end`;

const selectMeeting = statement((input: Params<Reader & { meetingId: string }>) =>
  select(
    [
      m.id.as('id'),
      m.class_id.as('classId'),
      m.number.as('number'),
      m.kind.as('kind'),
      c.meetings.as('planned'),
      c.package_type.as('type'),
      c.category.as('category'),
      c.age_group.as('ageGroup'),
      coalesce(m.level, c.level).as('level'),
    ],
    sql`from ${m} join ${c} on ${c.id} = ${m.class_id} where ${m.id} = ${input.meetingId} and ${mayRead(input)}`,
  ),
);

/** A meeting with the facts that determine its course materials. */
export type ReadableMeeting = {
  id: string;
  classId: string;
  number: number;
  kind: 'series' | 'makeup' | 'owed';
  /** Number of meetings in the class's plan; tests are in its middle and at its end. */
  planned: number;
  course: Course & { level: string | null };
};

/** The meeting; null for an unknown id or a person who may not read it. */
export async function findReadableMeeting(
  db: Queryable,
  meetingId: string,
  person: Person,
  now: Date,
): Promise<ReadableMeeting | null> {
  if (!isId(meetingId)) return null;
  const row = await selectMeeting.first(db, { meetingId, ...readerOf(person, now) });
  if (!row) return null;
  const { type, category, ageGroup, level, ...meeting } = row;
  return { ...meeting, course: { type, category, ageGroup, level } };
}

const columns = [
  f.id.as('id'),
  f.class_id.as('classId'),
  f.number.as('number'),
  f.owed_meeting_id.as('owedMeetingId'),
  f.title.as('title'),
  f.file_key.as('fileKey'),
  f.media_type.as('mediaType'),
  f.bytes.as('bytes'),
  f.uploaded_by.as('uploadedBy'),
  shownNameOf(a).as('addedBy'),
  f.created_at.as('createdAt'),
] as const;

export type MaterialRow = Selected<typeof columns>;

const fromMaterial = sql`from ${f} join ${a} on ${a.id} = ${f.uploaded_by}`;

/** Where a meeting's files are kept. */
export type FilePlace = Pick<MaterialRow, 'classId' | 'number' | 'owedMeetingId'>;

/**
 * A make-up shares the files of the meeting it replaces, which has the same number. An owed meeting has its own, because
 * its number is its learner's count.
 */
export function filePlaceOf({ id, classId, number, kind }: ReadableMeeting): FilePlace {
  return { classId, number, owedMeetingId: kind === 'owed' ? id : null };
}

const selectInPlace = statement(({ classId, number, owedMeetingId }: Params<FilePlace>) =>
  select(
    columns,
    sql`${fromMaterial} where ${f.class_id} = ${classId} and ${f.number} = ${number}
      and ${f.owed_meeting_id} is not distinct from ${owedMeetingId}::uuid and ${f.removed_at} is null
      order by ${f.created_at}, ${f.id}`,
  ),
);

/** The files of a meeting, oldest first, without removed ones. */
export function materialsOf(db: Queryable, place: FilePlace): Promise<MaterialRow[]> {
  return selectInPlace.all(db, place);
}

const selectFile = (input: Params<Reader & { materialId: string }>, lock: RawBuilder<unknown>) =>
  select(
    columns,
    sql`${fromMaterial} where ${f.id} = ${input.materialId} and ${f.removed_at} is null and exists (
      select from ${m} join ${c} on ${c.id} = ${m.class_id}
      where ${m.class_id} = ${f.class_id} and ${m.number} = ${f.number}
        and case ${m.kind} when 'owed' then ${f.owed_meeting_id} = ${m.id} else ${f.owed_meeting_id} is null end
        and ${mayRead(input)}
    ) ${lock}`,
  );
const readFile = statement((input: Params<Reader & { materialId: string }>) => selectFile(input, sql``));
const lockFile = statement((input: Params<Reader & { materialId: string }>) =>
  selectFile(input, sql`for update of f`),
);

/** A file that this person may open, or null; with `lock` its row is locked until the transaction ends. */
export async function findReadableMaterial(
  db: Queryable,
  materialId: string,
  person: Person,
  now: Date,
  lock?: 'lock',
): Promise<MaterialRow | null> {
  if (!isId(materialId)) return null;
  return (lock ? lockFile : readFile).first(db, { materialId, ...readerOf(person, now) });
}

const lockClass = statement(
  ({ classId }: Params<{ classId: string }>) =>
    sql`select pg_advisory_xact_lock(hashtextextended('material:' || ${classId}, 0))`,
);

/** Serialises uploads to a class until the transaction ends, so that together they keep the limit of files. */
export async function lockMaterials(db: Queryable, classId: string): Promise<void> {
  await lockClass.run(db, { classId });
}

type NewMaterial = Omit<MaterialRow, 'id' | 'addedBy'>;

const insert = statement((file: Params<NewMaterial>) => {
  const inserted = build
    .insertInto('material')
    .values({
      class_id: file.classId,
      number: file.number,
      owed_meeting_id: file.owedMeetingId,
      title: file.title,
      file_key: file.fileKey,
      media_type: file.mediaType,
      bytes: file.bytes,
      uploaded_by: file.uploadedBy,
      created_at: file.createdAt,
    })
    .returningAll();
  return withCtes(
    { inserted },
    select(columns, sql`from inserted f join ${a} on ${a.id} = ${f.uploaded_by}`),
  );
});

/** Inserts an uploaded file and returns it with the name of the uploader. */
export async function insertMaterial(db: Queryable, file: NewMaterial): Promise<MaterialRow> {
  const row = await insert.first(db, file);
  if (!row) throw new Error('the material was not written');
  return row;
}

const selectByKey = statement(({ fileKey }: Params<{ fileKey: string }>) =>
  build.selectFrom('material').where('file_key', '=', fileKey).select('id'),
);

/** Whether a row names this file. */
export async function isMaterialKey(db: Queryable, fileKey: string): Promise<boolean> {
  return (await selectByKey.first(db, { fileKey })) !== null;
}

const setRemovedAt = statement(({ materialId, now }: Params<{ materialId: string; now: Date }>) =>
  build.updateTable('material').set({ removed_at: now }).where('id', '=', materialId),
);

/** Marks a file as removed; the row and the stored file stay as a record. */
export async function markRemoved(db: Queryable, materialId: string, now: Date): Promise<void> {
  await setRemovedAt.run(db, { materialId, now });
}
