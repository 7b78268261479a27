import type { LevelReview } from '@fasih/school/catalogue/policy/contract';
import { askAnotherLook, type LevelFacts, type LevelState } from '@fasih/school/catalogue/policy/level';
import { shownName } from '../../platform/db/shown-name.ts';

/** The state of an enrolment's level as JSON from the database; instants are strings. */
export type SentReview = {
  state: LevelState;
  course: LevelFacts['course'];
  decided: { by: string; at: string; was: string; level: string; reason: string } | null;
  look: { text: string; askedAt: string } | null;
};

/** SQL: the level review of enrolment `e`; null without a level, or when it predates reviews. */
export const levelReviewSql = (
  e: string,
): string => `case when ${e}.level_state is not null then json_build_object(
    'state', ${e}.level_state, 'course', ${e}.state,
    'decided', (select json_build_object('by', ${shownName('a')}, 'at', d.decided_at, 'was', d.level_was,
        'level', d.level, 'reason', d.reason)
      from level_decision d join account a on a.id = d.decided_by where d.enrolment_id = ${e}.id
      order by d.decided_at desc, d.id desc limit 1),
    'look', (select json_build_object('text', o.words, 'askedAt', o.asked_at) from level_look o
      where o.enrolment_id = ${e}.id)) end`;

/** The review as the family sees it, without a decision that a later test replaced. */
export function presentReview(sent: SentReview | null, level: string | null): LevelReview | null {
  if (sent === null || level === null) return null;
  const { state, course, decided, look } = sent;
  const outcome = askAnotherLook({
    level,
    state,
    course,
    policyVersion: 0,
    askedBefore: look !== null,
  });
  return {
    state,
    decided:
      decided === null || state === 'proposed'
        ? null
        : {
            by: decided.by,
            at: new Date(decided.at).toISOString(),
            was: decided.was === decided.level ? null : decided.was,
            reason: decided.reason,
          },
    look: look && { text: look.text, askedAt: new Date(look.askedAt).toISOString() },
    mayAsk: outcome.outcome === 'reopened',
  };
}
