import { AGE_GROUPS, type AgeGroup } from '@fasih/school/basics/age-group';
import type { PublishedProfile, TeacherProfile } from '@fasih/school/learning/teachers/profile-contract';
import { draftOf, profileState } from '@fasih/school/learning/teachers/profile-rules';
import type { Pool } from 'pg';
import { lastChange } from '../../people/accounts/last-change.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { type PublishedRow, profileOf, publishedRows } from './profile-store.ts';

/** What the audit log calls a profile. */
export const PROFILE_TARGET = 'teacherProfile';

const agesOf = (chosen: readonly AgeGroup[]) =>
  AGE_GROUPS.filter((one) => chosen.length === 0 || chosen.includes(one));

function presentPublished({ teacherId, ageGroups, photoFile, published }: PublishedRow): PublishedProfile {
  const { withPhoto: _, ...shown } = published;
  return {
    teacherId,
    ...shown,
    photo: photoFile === null ? null : `/api/teachers/photos/${photoFile}`,
    ageGroups: agesOf(ageGroups),
  };
}

/** Address of an account's own photo, for those who are signed in. */
export const accountPhotoUrl = (file: string | null) => (file === null ? null : `/api/user/photo/${file}`);

/** A teacher's profile with its draft, begun from the account's name; null for anybody who is no teacher. */
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

/** The profiles that families may read now: approved, and of teachers who work here. */
export async function readPublishedProfiles(db: Queryable): Promise<PublishedProfile[]> {
  return (await publishedRows(db)).map(presentPublished);
}

/** The same for the public pages, read again when the content version changes. */
export function publishedProfiles(pool: Pool): { at(version: number): Promise<PublishedProfile[]> } {
  let kept: { version: number; profiles: PublishedProfile[] } | undefined;
  return {
    async at(version) {
      if (kept?.version === version) return kept.profiles;
      const profiles = await readPublishedProfiles(pool);
      kept = { version, profiles };
      return profiles;
    },
  };
}
