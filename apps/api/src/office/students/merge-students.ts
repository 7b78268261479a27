import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { MergePreview, MergeWarning } from '@fasih/school/office/students/contract';
import pg, { type Pool, type PoolClient } from 'pg';
import { movePlacement } from '../../assessment/placement/move-learner.ts';
import { moveEnrolments } from '../../courses/enrolments/move-learner.ts';
import { moveClasses } from '../../learning/classes/move-learner.ts';
import { moveMeetings } from '../../learning/meetings/move-learner.ts';
import { moveWaiting } from '../../learning/waiting/move-learner.ts';
import { markMerged, moveConsent } from '../../people/learners/learners.ts';
import { moveAudit } from '../../platform/audit/forget-people.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { moveOrders } from '../../sales/orders/move-learner.ts';
import { mergeFacts } from './merge-store.ts';
import { type LearnerRecord, moveNotes, studentOf, studentsOf } from './store.ts';

/** What joining `otherId` into `learnerId` would move, what stands in the way, and what is worth a second look. */
export async function previewMerge(
  pool: Pool,
  learnerId: string,
  otherId: string,
): Promise<MergePreview | Refusal> {
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
 * Joins two records of one person, for good: orders, courses, meetings, tests and notes of the other move to the kept one,
 * and the other points to it. Receipts stay with the account that paid. A consent that another guardian gave does not
 * move; the kept one's guardian is asked. Refused where one person could not be both.
 */
export async function mergeStudents(
  pool: Pool,
  learnerId: string,
  asked: { otherId: string; reason: string; version: number; otherVersion: number },
  call: SignedInCall,
): Promise<{ learnerId: string } | Refusal> {
  if (learnerId === asked.otherId) return refuse('students.sameRecord');
  try {
    return await inTransaction(pool, (db) => join(db, learnerId, asked, call));
  } catch (error) {
    // A class was opened, or an order placed, since the conflicts were looked for.
    const collides = error instanceof pg.DatabaseError && ['23P01', '23505'].includes(error.code ?? '');
    if (collides) return refuse('students.mergeConflict');
    throw error;
  }
}

async function join(
  db: PoolClient,
  learnerId: string,
  asked: { otherId: string; reason: string; version: number; otherVersion: number },
  call: SignedInCall,
): Promise<{ learnerId: string } | Refusal> {
  // In one order, so that two admins who join the same two the other way round wait for each other.
  const held = new Map<string, LearnerRecord | null>();
  for (const id of [learnerId, asked.otherId].toSorted()) held.set(id, await studentOf(db, id, 'lock'));
  const [kept, gone] = [held.get(learnerId), held.get(asked.otherId)];
  if (!kept || !gone) return refuse('learners.notFound');
  if (kept.version !== asked.version || gone.version !== asked.otherVersion) return refuse('common.stale');
  const { conflicts, moves } = await mergeFacts(db, kept.id, gone.id);
  if (conflicts.length > 0) return refuse('students.mergeConflict');
  for (const move of [
    moveOrders,
    moveEnrolments,
    moveClasses,
    moveMeetings,
    movePlacement,
    moveWaiting,
    moveNotes,
    moveConsent,
    moveAudit,
  ])
    await move(db, gone.id, kept.id);
  await markMerged(db, gone.id, kept.id, call.now);
  await writeAudit(db, call, {
    action: 'student.merged',
    targetKind: 'learner',
    targetId: kept.id,
    before: { other: gone.id, otherAccount: gone.accountId },
    after: moves,
    reason: asked.reason,
  });
  return { learnerId: kept.id };
}

function warningsOf(kept: LearnerRecord, gone: LearnerRecord): MergeWarning[] {
  const bornOtherwise =
    kept.birthDate !== null && gone.birthDate !== null && kept.birthDate !== gone.birthDate;
  return [
    ...(kept.accountId === gone.accountId ? [] : (['otherAccount'] as const)),
    ...(kept.name.toLowerCase() === gone.name.toLowerCase() ? [] : (['otherName'] as const)),
    ...(bornOtherwise ? (['otherBirthDate'] as const) : []),
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
