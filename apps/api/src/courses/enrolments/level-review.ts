import type { LevelReview } from '@fasih/school/catalogue/policy/contract';
import { askAnotherLook, waitsForPerson } from '@fasih/school/catalogue/policy/level';
import { type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { orNull, scalar, type TableAs, tableAs } from '../../platform/db/sql.ts';

const d = tableAs('level_decision', 'd');
const a = tableAs('account', 'a');
/** A family's request to have a level reviewed again ("another look"). */
const o = tableAs('level_look', 'o');

type Course = Pick<TableAs<'enrolment'>, 'id' | 'state' | 'level_state'>;

const reviewJson = (e: Course) =>
  jsonBuildObject({
    state: e.level_state.$notNull(),
    courseState: e.state,
    decided: orNull(
      scalar(
        jsonBuildObject({
          by: shownNameOf(a),
          at: d.decided_at,
          was: d.level_was,
          level: d.level,
          reason: d.reason,
        }),
        sql`from ${d} join ${a} on ${a.id} = ${d.decided_by} where ${d.enrolment_id} = ${e.id}
          order by ${d.decided_at} desc, ${d.id} desc limit 1`,
      ),
    ),
    look: orNull(
      scalar(
        jsonBuildObject({ text: o.words, askedAt: o.asked_at }),
        sql`from ${o} where ${o.enrolment_id} = ${e.id}`,
      ),
    ),
  });

/** A level review as JSON from the database, where instants are strings. */
export type LevelReviewJson = ReturnType<typeof reviewJson> extends RawBuilder<infer Json> ? Json : never;

/** SQL value: the level review of an enrolment; null when it has no level, or got it before reviews existed. */
export const levelReview = (e: Course): RawBuilder<LevelReviewJson | null> =>
  sql<LevelReviewJson | null>`case when ${e.level_state} is not null then ${reviewJson(e)} end`;

/**
 * Presents the review to the family. While the level is only proposed, an earlier decision is left out, because a later
 * test replaced it. Null for a level that nobody decides any more, because the course ended before.
 */
export function presentReview(review: LevelReviewJson | null, level: string | null): LevelReview | null {
  if (review === null || level === null) return null;
  const { state, courseState, decided, look } = review;
  if (courseState === 'ended' && waitsForPerson(state)) return null;
  const request = askAnotherLook({
    level,
    state,
    course: courseState,
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
    mayAsk: request.outcome === 'reopened',
  };
}
