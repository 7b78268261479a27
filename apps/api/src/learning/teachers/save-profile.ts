import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { TeacherProfile, TeacherProfileForm } from '@fasih/school/learning/teachers/profile-contract';
import { orderedProfile, waitsForApproval } from '@fasih/school/learning/teachers/profile-rules';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { faultsInWords } from './check-profiles.ts';
import { lockProfile, profileOf, storeDraft } from './profile-store.ts';
import { PROFILE_TARGET, readTeacherProfile } from './read-profile.ts';

/**
 * Saves a profile's draft. Families keep seeing the approved text; a complete draft that differs from it
 * waits for an admin. An outdated version is refused with 409 and the current profile, words that name a learner whom the
 * teacher has taught beside their field.
 */
export async function saveProfile(
  pool: Pool,
  teacherId: string,
  { version, ...form }: TeacherProfileForm & { version: number },
  call: SignedInCall,
): Promise<TeacherProfile | Refusal<'common.invalid' | 'common.stale' | 'teachers.notFound'>> {
  return inTransaction(pool, async (db) => {
    if ((await profileOf(db, teacherId)) === null) return refuse('teachers.notFound');
    await lockProfile(db, teacherId);
    const before = await profileOf(db, teacherId);
    if (before?.version !== version)
      return refuse('common.stale', { current: await readTeacherProfile(db, teacherId) });
    const fields = await faultsInWords(db, teacherId, form);
    if (Object.keys(fields).length > 0) return refuse('common.invalid', { fields });
    const draft = orderedProfile(form);
    await storeDraft(db, teacherId, { draft, waits: waitsForApproval(draft, before.published) });
    await writeAudit(db, call, {
      action: 'teacher.profileWritten',
      targetKind: PROFILE_TARGET,
      targetId: teacherId,
      concerns: { kind: 'teacher', id: teacherId },
      before: before.draft ?? undefined,
      after: draft,
    });
    return (await readTeacherProfile(db, teacherId)) ?? refuse('teachers.notFound');
  });
}
