import type { AgeGroup } from '@fasih/school/basics/age-group';
import { isId } from '@fasih/school/basics/ids';
import type { TeacherProfileForm } from '@fasih/school/learning/teachers/profile-contract';
import { sql } from 'kysely';
import { select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const a = tableAs('account', 'a');
const t = tableAs('teacher', 't');
const p = tableAs('teacher_profile', 'p');

/** Empty means all. */
const ageGroups = sql<AgeGroup[]>`coalesce(${t.age_groups}, '{}')`.as('ageGroups');

const selectProfile = statement(({ teacherId }: Params<{ teacherId: string }>) =>
  select(
    [
      a.id.as('teacherId'),
      // The account's full name; never shown to families.
      a.name.as('name'),
      a.photo_file.as('accountPhoto'),
      ageGroups,
      p.draft.as('draft'),
      p.published.as('published'),
      p.photo_file.as('photoFile'),
      sql<boolean>`coalesce(${p.for_minors}, false)`.as('forMinors'),
      sql<boolean>`coalesce(${p.waits}, false)`.as('waits'),
      sql<number>`coalesce(${p.version}, 0)`.as('version'),
    ],
    sql`from ${a} left join ${t} on ${t.account_id} = ${a.id} left join ${p} on ${p.teacher_id} = ${a.id}
      where ${a.id} = ${teacherId} and ${a.role} = 'teacher'`,
  ),
);

/** A stored teacher profile; version 0 and no draft before the first write. */
export type ProfileRow = RowOf<typeof selectProfile>;

/** A teacher's profile; null if the account is not a teacher. */
export async function profileOf(db: Queryable, teacherId: string): Promise<ProfileRow | null> {
  return isId(teacherId) ? selectProfile.first(db, { teacherId }) : null;
}

const insertProfile = statement(({ teacherId }: Params<{ teacherId: string }>) =>
  build
    .insertInto('teacher_profile')
    .columns(['teacher_id', 'waits', 'version'])
    .expression((eb) =>
      eb
        .selectFrom('account')
        .where('id', '=', teacherId)
        .where('role', '=', 'teacher')
        .select(['id', sql.lit(false).as('waits'), sql.lit(0).as('version')]),
    )
    .onConflict((on) => on.column('teacher_id').doNothing()),
);

const lock = statement(({ teacherId }: Params<{ teacherId: string }>) =>
  build.selectFrom('teacher_profile').where('teacher_id', '=', teacherId).select('teacher_id').forUpdate(),
);

/** Locks a teacher's profile row; nothing where there is none. */
export async function lockProfileRow(db: Queryable, teacherId: string): Promise<void> {
  await lock.run(db, { teacherId });
}

/** Creates a teacher's profile row if missing and locks it. */
export async function lockProfile(db: Queryable, teacherId: string): Promise<void> {
  if (!isId(teacherId)) return;
  await insertProfile.run(db, { teacherId });
  await lock.run(db, { teacherId });
}

const now = sql<Date>`now()`;

const updateDraft = statement(
  ({ teacherId, draft, waits }: Params<{ teacherId: string; draft: string; waits: boolean }>) =>
    build
      .updateTable('teacher_profile')
      .set((eb) => ({ draft, waits, version: eb('version', '+', 1), updated_at: now }))
      .where('teacher_id', '=', teacherId),
);

/** Saves a draft as the next version. */
export async function storeDraft(
  db: Queryable,
  teacherId: string,
  { draft, waits }: { draft: TeacherProfileForm; waits: boolean },
): Promise<void> {
  await updateDraft.run(db, { teacherId, draft: JSON.stringify(draft), waits });
}

type Published = { shown: boolean; photoFile: string | null };

const updatePublished = statement(
  ({ teacherId, shown, photoFile }: Params<Published & { teacherId: string }>) =>
    build
      .updateTable('teacher_profile')
      .set((eb) => ({
        published: sql<string | null>`case when ${shown} then draft end`,
        photo_file: photoFile,
        waits: sql.lit(false),
        version: eb('version', '+', 1),
        updated_at: now,
      }))
      .where('teacher_id', '=', teacherId),
);

/**
 * Publishes the draft with its own photo copy or, if `shown` is false, withdraws the profile; either way
 * nothing waits for approval.
 */
export async function storePublished(db: Queryable, teacherId: string, published: Published): Promise<void> {
  await updatePublished.run(db, { teacherId, ...published });
}

/** Published profiles of active teachers, by first name, for a statement that reads more. */
export const publishedQuery = select(
  [
    p.teacher_id.as('teacherId'),
    ageGroups,
    sql<TeacherProfileForm>`${p.published}`.as('published'),
    p.photo_file.as('photoFile'),
    p.for_minors.as('forMinors'),
  ],
  sql`from ${p} join ${a} on ${a.id} = ${p.teacher_id} left join ${t} on ${t.account_id} = ${a.id}
    where ${p.published} is not null and ${a.active} and ${a.role} = 'teacher'
    order by lower(${p.published} ->> 'firstName'), ${p.teacher_id}`,
);
const selectPublished = statement(() => publishedQuery);

export type PublishedRow = RowOf<typeof selectPublished>;

/** Published profiles of active teachers, by first name. */
export function publishedRows(db: Queryable): Promise<PublishedRow[]> {
  return selectPublished.all(db, {});
}

const selectPhoto = statement(({ file }: Params<{ file: string }>) =>
  build
    .selectFrom('teacher_profile as p')
    .innerJoin('account as a', 'a.id', 'p.teacher_id')
    .where('p.photo_file', '=', file)
    .where('a.active', '=', true)
    .select('p.teacher_id'),
);

/** True if a photo belongs to a published profile of an active account. */
export async function isPhotoShown(db: Queryable, file: string): Promise<boolean> {
  return (await selectPhoto.first(db, { file })) !== null;
}
