import type { CheckPoints, LevelDecision, LookDecision } from '@fasih/school/catalogue/policy/level';
import type { Queryable } from '../../platform/db/transaction.ts';

/** A person's decision about a level. */
type MadeDecision = {
  enrolmentId: string;
  levelWas: string;
  level: string;
  reason: string;
  points: readonly CheckPoints[] | null;
  notes: string;
  decision: LevelDecision;
  by: string;
  at: Date;
};

/**
 * Saves a decision and sets the course's level in one statement; the caller has locked the enrolment. Returns the
 * decision's id.
 */
export async function saveLevelDecision(db: Queryable, made: MadeDecision): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `with decided as (
       update enrolment set level = $2, level_state = $3, level_waits_since = null, level_version = level_version + 1,
         version = version + 1
       where id = $1
     )
     insert into level_decision (enrolment_id, outcome, level_was, level, reason, points, notes, decision, decided_by,
       decided_at)
     values ($1, $3, $4, $2, $5, $6, $7, $8, $9, $10) returning id`,
    [
      made.enrolmentId,
      made.level,
      made.decision.outcome,
      made.levelWas,
      made.reason,
      made.points,
      made.notes,
      made.decision,
      made.by,
      made.at,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the decision was not written');
  return id;
}

/** Saves the family's request and reopens the level review in one statement; the caller has locked the enrolment. */
export async function saveLevelLook(
  db: Queryable,
  look: { enrolmentId: string; text: string; decision: LookDecision; by: string; at: Date },
): Promise<void> {
  await db.query(
    `with reopened as (
       update enrolment set level_state = 'reopened', level_waits_since = $5, level_version = level_version + 1,
         version = version + 1
       where id = $1
     )
     insert into level_look (enrolment_id, words, decision, asked_by, asked_at) values ($1, $2, $3, $4, $5)`,
    [look.enrolmentId, look.text, look.decision, look.by, look.at],
  );
}
