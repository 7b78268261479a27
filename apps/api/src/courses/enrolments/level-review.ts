import type { LevelReview } from '@fasih/school/catalogue/policy/contract';
import { askAnotherLook } from '@fasih/school/catalogue/policy/level';
import { type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { orNull, scalar, type TableAs, tableAs } from '../../platform/db/sql.ts';

const d = tableAs('level_decision', 'd');
const a = tableAs('account', 'a');
const o = tableAs('level_look', 'o');

type Course = Pick<TableAs<'enrolment'>, 'id' | 'state' | 'level_state'>;

const review = (e: Course) =>
  jsonBuildObject({
    state: e.level_state.$notNull(),
    course: e.state,
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

/** The state of an enrolment's level as JSON from the database; instants are strings. */
export type SentReview = ReturnType<typeof review> extends RawBuilder<infer Review> ? Review : never;

/** The level review of an enrolment; null without a level, or when it predates reviews. */
export const levelReview = (e: Course): RawBuilder<SentReview | null> =>
  sql<SentReview | null>`case when ${e.level_state} is not null then ${review(e)} end`;

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
