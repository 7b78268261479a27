import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { TeacherProfile } from '@fasih/school/learning/teachers/profile-contract';
import { missingInProfile } from '@fasih/school/learning/teachers/profile-rules';
import { readPhoto } from '../../people/accounts/change-photo.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { removeUnused } from '../../platform/files/remove-unused.ts';
import { writeNaming } from '../../platform/files/write-naming.ts';
import type { Call, SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { checkProfile, faultsInWords } from './check-profiles.ts';
import { isPhotoShown, lockProfile, profileOf, storePublished } from './profile-store.ts';
import { accountPhotoUrl, PROFILE_TARGET, readTeacherProfile } from './read-profile.ts';

const FILE = /^[0-9a-f]{32}\.webp$/;

/** Storage key of a published photo. */
export const profilePhotoKey = (file: string) => `teacher-photos/${file}`;

type Approval = { version: number; photo: string | null };

/**
 * Approves and publishes a draft with a copy of the photo the admin saw, because a later photo needs another
 * approval. 409 if draft or photo changed meanwhile.
 */
export async function publishProfile(
  services: Services,
  teacherId: string,
  { version, photo }: Approval,
  call: SignedInCall,
): Promise<
  | TeacherProfile
  | Refusal<
      'common.stale' | 'teachers.notFound' | 'teachers.profileIncomplete' | 'teachers.profileNamesLearner'
    >
> {
  const row = await profileOf(services.pool, teacherId);
  if (!row) return refuse('teachers.notFound');
  const copy = row.draft?.withPhoto ? await copyPhoto(services, row.accountPhoto) : null;
  const write = () =>
    change(services, teacherId, call, async (found, db) => {
      const isSeen = accountPhotoUrl(found.accountPhoto) === photo && found.accountPhoto === row.accountPhoto;
      if (found.version !== version || (found.draft?.withPhoto && !isSeen))
        return refuse('common.stale', { current: await readTeacherProfile(db, teacherId) });
      if (found.draft === null || missingInProfile(found.draft).length > 0)
        return refuse('teachers.profileIncomplete');
      if (Object.keys(await faultsInWords(db, teacherId, found.draft)).length > 0)
        return refuse('teachers.profileNamesLearner');
      return { shown: true, photoFile: copy };
    });
  if (copy === null) return write();
  return writeNaming(services, profilePhotoKey(copy), write, async (db) => {
    await lockProfile(db, teacherId);
    return (await profileOf(db, teacherId))?.photoFile === copy;
  });
}

/** Withdraws a profile from the public pages; the draft stays, and nothing waits for approval. */
export function withdrawProfile(
  services: Services,
  teacherId: string,
  { version }: { version: number },
  call: SignedInCall,
): Promise<TeacherProfile | Refusal<'common.stale' | 'teachers.notFound'>> {
  return change(services, teacherId, call, async (found, db) =>
    found.version === version
      ? { shown: false, photoFile: null }
      : refuse('common.stale', { current: await readTeacherProfile(db, teacherId) }),
  );
}

type Found = NonNullable<Awaited<ReturnType<typeof profileOf>>>;
type Db = Parameters<Parameters<typeof inTransaction>[1]>[0];

async function change<Code extends string>(
  services: Services,
  teacherId: string,
  call: SignedInCall,
  decide: (found: Found, db: Db) => Promise<{ shown: boolean; photoFile: string | null } | Refusal<Code>>,
): Promise<TeacherProfile | Refusal<Code | 'teachers.notFound'>> {
  let old: string | null = null;
  const result = await inTransaction(services.pool, async (db) => {
    await lockProfile(db, teacherId);
    const found = await profileOf(db, teacherId);
    if (found === null) return refuse('teachers.notFound');
    const decided = await decide(found, db);
    if (isRefusal(decided)) return decided;
    old = found.photoFile;
    await storePublished(db, teacherId, decided);
    await checkProfile(db, call.now, teacherId);
    await writeAudit(db, call, {
      action: decided.shown ? 'teacher.profilePublished' : 'teacher.profileWithdrawn',
      targetKind: PROFILE_TARGET,
      targetId: teacherId,
      concerns: { kind: 'teacher', id: teacherId },
      before: found.published ?? undefined,
      after: decided.shown ? (found.draft ?? undefined) : undefined,
    });
    return (await readTeacherProfile(db, teacherId)) ?? refuse('teachers.notFound');
  });
  if (!isRefusal(result)) await removePhoto(services, old);
  return result;
}

async function copyPhoto(services: Services, accountPhoto: string | null): Promise<string | null> {
  const bytes = accountPhoto === null ? null : await readPhoto(services, accountPhoto);
  if (bytes === null) return null;
  const file = `${randomBytes(16).toString('hex')}.webp`;
  await services.files.put(profilePhotoKey(file), bytes);
  return file;
}

async function removePhoto(services: Services, file: string | null): Promise<void> {
  if (file !== null) await removeUnused(services, profilePhotoKey(file));
}

/** Sends a published profile's photo; cacheable because its name changes with it. */
export async function sendProfilePhoto(
  services: Services,
  file: string,
  call: Call,
): Promise<Refusal<'common.notFound'> | undefined> {
  if (!FILE.test(file) || !call.http || !(await isPhotoShown(services.pool, file)))
    return refuse('common.notFound');
  const stored = await services.files.open(profilePhotoKey(file));
  if (!stored) return refuse('common.notFound');
  await call.http.reply
    .header('cache-control', 'public, max-age=86400')
    .type('image/webp')
    .send(await buffer(stored.stream));
  return undefined;
}
