import { AGE_GROUPS, type AgeGroup } from '@fasih/school/basics/age-group';
import type { PublishedProfile, TeacherProfile } from '@fasih/school/learning/teachers/profile-contract';
import { draftOf, profileState } from '@fasih/school/learning/teachers/profile-rules';
import type { Pool } from 'pg';
import { lastChange } from '../../people/accounts/last-change.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { type PublishedRow, profileOf, publishedRows } from './profile-store.ts';

/** Target kind of profiles in the audit log. */
export const PROFILE_TARGET = 'teacherProfile';

const agesOf = (chosen: readonly AgeGroup[]) =>
  AGE_GROUPS.filter((one) => chosen.length === 0 || chosen.includes(one));

/** Address of the picture of a published profile, for everybody. */
export const publishedPhotoUrl = (file: string | null) =>
  file === null ? null : `/api/teachers/photos/${file}`;

/** A published profile as families see it; who may not teach minors is shown to adults alone. */
export function presentPublished({
  teacherId,
  ageGroups,
  photoFile,
  forMinors,
  published,
}: PublishedRow): PublishedProfile {
  const { withPhoto: _, ...shown } = published;
  return {
    teacherId,
    ...shown,
    photo: publishedPhotoUrl(photoFile),
    ageGroups: agesOf(ageGroups).filter((age) => forMinors || age === 'adult'),
  };
}

/** URL of an account's own photo, for signed-in people. */
export const accountPhotoUrl = (file: string | null) => (file === null ? null : `/api/user/photo/${file}`);

/**
 * A teacher's profile with its draft, prefilled with the account's name; null if the account is not a
 * teacher.
 */
export async function readTeacherProfile(db: Queryable, teacherId: string): Promise<TeacherProfile | null> {
  const row = await profileOf(db, teacherId);
  if (row === null) return null;
  const { published } = row;
  const draft = row.draft ?? draftOf(row.name);
  return {
    teacherId,
    draft,
    photo: accountPhotoUrl(row.accountPhoto),
    ageGroups: agesOf(row.ageGroups),
    state: profileState({ draft, published, waits: row.waits }),
    published: published && presentPublished({ ...row, published }),
    version: row.version,
    changed: await lastChange(db, PROFILE_TARGET, teacherId),
  };
}

/** Published profiles of active teachers, without those who teach minors alone and may not. */
export async function readPublishedProfiles(db: Queryable): Promise<PublishedProfile[]> {
  return (await publishedRows(db)).map(presentPublished).filter(({ ageGroups }) => ageGroups.length > 0);
}

/** Published profiles for the public pages, cached per content version. */
export function publishedProfiles(pool: Pool): { at(version: number): Promise<PublishedProfile[]> } {
  let cached: { version: number; profiles: PublishedProfile[] } | undefined;
  return {
    async at(version) {
      if (cached?.version === version) return cached.profiles;
      const profiles = await readPublishedProfiles(pool);
      cached = { version, profiles };
      return profiles;
    },
  };
}
