import type { CheckPoints, LevelDecision, LookDecision } from '@fasih/school/catalogue/policy/level';
import { withCtes } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type Decided = {
  enrolmentId: string;
  levelWas: string;
  level: string;
  reason: string;
  points: readonly CheckPoints[] | null;
  outcome: 'confirmed' | 'changed';
  notes: string;
  by: string;
  at: Date;
};

const decide = statement((made: Params<Decided & { decision: string }>) => {
  const decided = build
    .updateTable('enrolment')
    .set((eb) => ({
      level: made.level,
      level_state: made.outcome,
      level_waits_since: null,
      level_version: eb('level_version', '+', 1),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', made.enrolmentId);
  const written = build
    .insertInto('level_decision')
    .values({
      enrolment_id: made.enrolmentId,
      outcome: made.outcome,
      level_was: made.levelWas,
      level: made.level,
      reason: made.reason,
      points: made.points.$castTo<CheckPoints[] | null>(),
      notes: made.notes,
      decision: made.decision,
      decided_by: made.by,
      decided_at: made.at,
    })
    .returning('id');
  return withCtes({ decided }, written);
});

/** A person's decision about a level. */
type MadeDecision = Decided & { decision: LevelDecision };

/**
 * Saves a decision and sets the course's level in one statement; the caller has locked the enrolment. Returns the
 * decision's id.
 */
export async function saveLevelDecision(db: Queryable, { decision, ...made }: MadeDecision): Promise<string> {
  const row = await decide.first(db, { ...made, decision: JSON.stringify(decision) });
  if (!row) throw new Error('the decision was not written');
  return row.id;
}

type Look = { enrolmentId: string; text: string; by: string; at: Date };

const reopen = statement((look: Params<Look & { decision: string }>) => {
  const reopened = build
    .updateTable('enrolment')
    .set((eb) => ({
      level_state: 'reopened',
      level_waits_since: look.at,
      level_version: eb('level_version', '+', 1),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', look.enrolmentId);
  const written = build.insertInto('level_look').values({
    enrolment_id: look.enrolmentId,
    words: look.text,
    decision: look.decision,
    asked_by: look.by,
    asked_at: look.at,
  });
  return withCtes({ reopened }, written);
});

/** Saves the family's request and reopens the level review in one statement; the caller has locked the enrolment. */
export async function saveLevelLook(
  db: Queryable,
  { decision, ...look }: Look & { decision: LookDecision },
): Promise<void> {
  await reopen.run(db, { ...look, decision: JSON.stringify(decision) });
}
