import type { AgeGroup } from '@fasih/school/basics/age-group';
import { isId } from '@fasih/school/basics/ids';
import type { TeacherProfileForm } from '@fasih/school/learning/teachers/profile-contract';
import type { Queryable } from '../../platform/db/transaction.ts';

/** A stored teacher profile; version 0 and no draft before the first write. */
export type ProfileRow = {
  teacherId: string;
  /** The account's full name; never shown to families. */
  name: string;
  /** File of the account's own photo. */
  accountPhoto: string | null;
  /** Empty means all. */
  ageGroups: AgeGroup[];
  draft: TeacherProfileForm | null;
  published: TeacherProfileForm | null;
  /** File of the published copy. */
  photoFile: string | null;
  waits: boolean;
  version: number;
};
export type PublishedRow = Pick<ProfileRow, 'teacherId' | 'ageGroups' | 'photoFile'> & {
  published: TeacherProfileForm;
};

/** A teacher's profile; null if the account is not a teacher. */
export async function profileOf(db: Queryable, teacherId: string): Promise<ProfileRow | null> {
  if (!isId(teacherId)) return null;
  const { rows } = await db.query<ProfileRow>(
    `select a.id as "teacherId", a.name, a.photo_file as "accountPhoto", coalesce(t.age_groups, '{}') as "ageGroups",
       p.draft, p.published, p.photo_file as "photoFile", coalesce(p.waits, false) as waits,
       coalesce(p.version, 0) as version
     from account a left join teacher t on t.account_id = a.id left join teacher_profile p on p.teacher_id = a.id
     where a.id = $1 and a.role = 'teacher'`,
    [teacherId],
  );
  return rows[0] ?? null;
}

/** Creates a teacher's profile row if missing and locks it. */
export async function lockProfile(db: Queryable, teacherId: string): Promise<void> {
  await db.query(
    `insert into teacher_profile (teacher_id, waits, version) select id, false, 0 from account
     where id = $1 and role = 'teacher' on conflict (teacher_id) do nothing`,
    [teacherId],
  );
  await db.query('select from teacher_profile where teacher_id = $1 for update', [teacherId]);
}

/** Saves a draft as the next version. */
export async function storeDraft(
  db: Queryable,
  teacherId: string,
  { draft, waits }: { draft: TeacherProfileForm; waits: boolean },
): Promise<void> {
  await db.query(
    `update teacher_profile set draft = $2, waits = $3, version = version + 1, updated_at = now()
     where teacher_id = $1`,
    [teacherId, JSON.stringify(draft), waits],
  );
}

/**
 * Publishes the draft with its own photo copy or, if `shown` is false, withdraws the profile; either way
 * nothing waits for approval.
 */
export async function storePublished(
  db: Queryable,
  teacherId: string,
  { shown, photoFile }: { shown: boolean; photoFile: string | null },
): Promise<void> {
  await db.query(
    `update teacher_profile set published = case when $2 then draft end, photo_file = $3, waits = false,
       version = version + 1, updated_at = now()
     where teacher_id = $1`,
    [teacherId, shown, photoFile],
  );
}

/** Published profiles of active teachers, by first name. */
export async function publishedRows(db: Queryable): Promise<PublishedRow[]> {
  const { rows } = await db.query<PublishedRow>(
    `select p.teacher_id as "teacherId", coalesce(t.age_groups, '{}') as "ageGroups", p.published,
       p.photo_file as "photoFile"
     from teacher_profile p join account a on a.id = p.teacher_id left join teacher t on t.account_id = a.id
     where p.published is not null and a.active and a.role = 'teacher'
     order by lower(p.published ->> 'firstName'), p.teacher_id`,
  );
  return rows;
}

/** True if a photo belongs to a published profile of an active account. */
export async function isPhotoShown(db: Queryable, file: string): Promise<boolean> {
  const { rows } = await db.query(
    'select from teacher_profile p join account a on a.id = p.teacher_id where p.photo_file = $1 and a.active',
    [file],
  );
  return rows.length > 0;
}
