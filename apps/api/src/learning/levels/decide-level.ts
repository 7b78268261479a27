import { isId } from '@fasih/school/basics/ids';
import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import { type CheckPoints, decideLevel } from '@fasih/school/catalogue/policy/level';
import { saveLevelDecision } from '../../courses/enrolments/decide-level.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { notify } from '../calendars/notify.ts';
import { setClassLevel } from '../classes/set-class-level.ts';
import { keepLevelOfMeetings, lockForLevel } from '../meetings/keep-level.ts';
import { readLevelPage } from './read-level.ts';
import { type LevelRow, lockLevel } from './store.ts';

type LevelInput = {
  level: string;
  reason: string;
  points?: readonly CheckPoints[] | undefined;
  notes: string;
  version: number;
};

/**
 * Confirms or changes a learner's level and notifies the family (docs/product/tests.md#levels). A one-to-one
 * class follows, with the material of meetings more than 24 hours ahead; in a group staff move the learner.
 * Refuses an outdated version with the current level.
 */
export async function decideLevelOf(
  services: Services,
  enrolmentId: string,
  input: LevelInput,
  call: SignedInCall,
) {
  return inTransaction(services.pool, async (db) => {
    if (isId(enrolmentId)) await lockForLevel(db, enrolmentId, call.now);
    const row = await lockLevel(db, enrolmentId, call.person);
    if (!row) return refuse('levels.notFound');
    if (row.version !== input.version) {
      const current = await readLevelPage(db, enrolmentId, call);
      return isRefusal(current) ? current : refuse('common.stale', { current });
    }
    const { level, reason, notes } = input;
    const points = input.points ?? null;
    const decision = decideLevel(
      { ...row, course: row.courseState },
      {
        role: call.person.role === 'admin' ? 'admin' : 'teacher',
        teachesClass: row.teacherId === call.person.accountId,
      },
      { level, reason, points },
    );
    if (decision.outcome === 'refused') return refusalOf(decision.reason.key);
    if (row.level === null) return refuse('levels.none');
    const decisionId = await saveLevelDecision(db, {
      enrolmentId,
      levelWas: row.level,
      level,
      reason,
      points,
      notes,
      outcome: decision.outcome,
      decision,
      by: call.person.accountId,
      at: call.now,
    });
    await updateClassLevel(db, row, level, call.now);
    await writeAudit(db, call, {
      action: decision.outcome === 'changed' ? 'level.changed' : 'level.confirmed',
      targetKind: 'enrolment',
      targetId: enrolmentId,
      before: { level: row.level, state: row.state },
      after: { level, state: decision.outcome, points },
      ...(reason === '' ? {} : { reason }),
    });
    await notify(
      db,
      {
        accountId: row.accountId,
        kind: 'level.decided',
        params: {
          learnerName: row.learnerName,
          className: row.packageName,
          enrolmentId,
          classId: row.classId,
          level,
          was: row.level === level ? null : row.level,
          reason,
          teacherName: row.readerName,
        },
        source: `level.decided:${decisionId}`,
      },
      call.now,
    );
    return readLevelPage(db, enrolmentId, call);
  });
}

/** Gives a one-to-one class its learner's new level; meetings taught or about to begin keep the old one. */
async function updateClassLevel(db: Queryable, row: LevelRow, level: string, now: Date): Promise<void> {
  if (row.classId === null || row.capacity !== 1 || row.classLevel === level) return;
  if (row.classLevel !== null) await keepLevelOfMeetings(db, row.classId, row.classLevel, now);
  await setClassLevel(db, row.classId, level);
}

const REFUSALS = {
  'level.notYours': 'levels.notFound',
  'level.none': 'levels.none',
  'level.stopped': 'levels.stopped',
  'level.otherAge': 'levels.otherAge',
  'level.same': 'levels.same',
  'level.changeNeedsReason': 'levels.changeNeedsReason',
  'level.checkOrReason': 'levels.checkOrReason',
} as const;

function refusalOf(key: keyof typeof REFUSALS) {
  const needsReason = key === 'level.changeNeedsReason' || key === 'level.checkOrReason';
  return refuse(REFUSALS[key], needsReason ? { fields: { reason: 'required' } } : {});
}
