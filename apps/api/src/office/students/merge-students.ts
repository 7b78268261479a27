import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { MergePreview, MergeWarning } from '@fasih/school/office/students/contract';
import pg, { type Pool, type PoolClient } from 'pg';
import { reassignPlacement } from '../../assessment/placement/reassign.ts';
import { reassignEnrolments } from '../../courses/enrolments/reassign.ts';
import { reassignClasses } from '../../learning/classes/reassign.ts';
import { reassignMeetings } from '../../learning/meetings/reassign.ts';
import { reassignWaiting } from '../../learning/waiting/reassign.ts';
import { reassignGuardians } from '../../people/guardians/guardians.ts';
import { reassignConsent } from '../../people/learners/consents.ts';
import { markMerged } from '../../people/learners/learners.ts';
import { reassignChildDevices } from '../../people/sessions/child-devices.ts';
import { reassignAudit } from '../../platform/audit/erase-people.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { reassignOrders } from '../../sales/orders/reassign.ts';
import { endGuardiansOfOnly } from '../guardians/change-guardian.ts';
import { reassignIncidents } from '../safeguarding/store.ts';
import { lockRecordsOf } from './lock-records.ts';
import { mergeFacts } from './merge-store.ts';
import { type LearnerRecord, reassignNotes, studentOf, studentsOf } from './store.ts';

/** Previews merging `otherId` into `learnerId`: what moves, conflicts and warnings. */
export async function previewMerge(
  pool: Pool,
  learnerId: string,
  otherId: string,
): Promise<MergePreview | Refusal<'learners.notFound' | 'students.sameRecord'>> {
  if (learnerId === otherId) return refuse('students.sameRecord');
  const [kept, gone] = await studentsOf(pool, [learnerId, otherId]);
  if (!kept || !gone) return refuse('learners.notFound');
  const { moves, conflicts, keptConsent, goneConsent } = await mergeFacts(pool, kept.id, gone.id);
  const consentStays = kept.accountId !== gone.accountId && goneConsent && !keptConsent;
  return {
    kept: presentSide(kept),
    gone: presentSide(gone),
    moves,
    conflicts,
    warnings: [...warningsOf(kept, gone), ...(consentStays ? (['consentStays'] as const) : [])],
  };
}

/**
 * Merges two records of one person for good: orders, courses, meetings, tests and notes move to the kept
 * record, and the other points to it. Receipts stay with the paying account, another guardian's consent does not move, and a
 * child's devices of another account end. Refused on conflicts.
 */
export async function mergeStudents(
  pool: Pool,
  learnerId: string,
  input: { otherId: string; reason: string; version: number; otherVersion: number },
  call: SignedInCall,
): Promise<
  | { learnerId: string }
  | Refusal<'common.stale' | 'learners.notFound' | 'students.mergeConflict' | 'students.sameRecord'>
> {
  if (learnerId === input.otherId) return refuse('students.sameRecord');
  try {
    return await inTransaction(pool, (db) => mergeLocked(db, learnerId, input, call));
  } catch (error) {
    // A class was opened or an order placed after the check for conflicts.
    const collides = error instanceof pg.DatabaseError && ['23P01', '23505'].includes(error.code ?? '');
    if (collides) return refuse('students.mergeConflict');
    throw error;
  }
}

async function mergeLocked(
  db: PoolClient,
  learnerId: string,
  input: { otherId: string; reason: string; version: number; otherVersion: number },
  call: SignedInCall,
): Promise<{ learnerId: string } | Refusal<'common.stale' | 'learners.notFound' | 'students.mergeConflict'>> {
  await lockRecordsOf(db, input.otherId);
  // Locked in one order, so that two admins who merge the same records wait for each other.
  const locked = new Map<string, LearnerRecord | null>();
  for (const id of [learnerId, input.otherId].toSorted()) locked.set(id, await studentOf(db, id, 'lock'));
  const [kept, gone] = [locked.get(learnerId), locked.get(input.otherId)];
  if (!kept || !gone) return refuse('learners.notFound');
  if (kept.version !== input.version || gone.version !== input.otherVersion) return refuse('common.stale');
  const { conflicts, moves } = await mergeFacts(db, kept.id, gone.id);
  if (conflicts.length > 0) return refuse('students.mergeConflict');
  if (kept.accountId !== gone.accountId) await endGuardiansOfOnly(db, gone.id, call);
  for (const move of [
    reassignOrders,
    reassignEnrolments,
    reassignClasses,
    reassignMeetings,
    reassignPlacement,
    reassignWaiting,
    reassignNotes,
    reassignIncidents,
    reassignConsent,
    reassignChildDevices,
    reassignGuardians,
    reassignAudit,
  ])
    await move(db, gone.id, kept.id);
  await markMerged(db, gone.id, kept.id, call.now);
  await writeAudit(db, call, {
    action: 'student.merged',
    targetKind: 'learner',
    targetId: kept.id,
    before: { other: gone.id, otherAccount: gone.accountId },
    after: moves,
    reason: input.reason,
  });
  return { learnerId: kept.id };
}

function warningsOf(kept: LearnerRecord, gone: LearnerRecord): MergeWarning[] {
  const birthDatesDiffer =
    kept.birthDate !== null && gone.birthDate !== null && kept.birthDate !== gone.birthDate;
  return [
    ...(kept.accountId === gone.accountId ? [] : (['otherAccount'] as const)),
    ...(kept.name.toLowerCase() === gone.name.toLowerCase() ? [] : (['otherName'] as const)),
    ...(birthDatesDiffer ? (['otherBirthDate'] as const) : []),
    ...(kept.kind === gone.kind ? [] : (['otherKind'] as const)),
  ];
}

function presentSide(row: LearnerRecord): MergePreview['kept'] {
  return {
    learnerId: row.id,
    name: row.name,
    birthDate: row.birthDate,
    kind: row.kind,
    account: { id: row.accountId, name: row.accountName, email: row.accountEmail },
    version: row.version,
  };
}
