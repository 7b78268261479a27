import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { decideUndo } from '@fasih/school/catalogue/policy/undo';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { select, subqueryAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import { lastChangeOf } from './store.ts';

// With the change, the number that the meeting had before it: where a new one followed, both are kept together.
const selectLast = statement(({ meetingId }: Params<{ meetingId: string }>) => {
  const change = subqueryAs(lastChangeOf(meetingId), 'change');
  return select(
    [
      change.kind.as('kind'),
      change.at.as('at'),
      change.by_role.as('by_role'),
      change.decision.as('decision'),
      sql<number | null>`(select (r.decision -> 'inputs' ->> 'number')::int from meeting_change r
        where r.meeting_id = ${meetingId} and r.kind = 'renumbered' and r.at = ${change.at}
          and r.decision -> 'reason' ->> 'key' = 'numbers.byTime' limit 1)`.as('numberBefore'),
    ],
    sql`from ${change}`,
  );
});

type Asked = {
  /** The meeting in whose history the family took a time or a seat. */
  meetingId: string;
  policyVersion: number;
  /** The start that it took; null where it does not have it any more. */
  start: Date | null;
};

/**
 * Decides whether what a family took can still be undone: only what it took with the last change. `was` is the decision of that
 * change, and `numberBefore` the number with which the meeting waited, where another one followed from the time. One statement, besides the course rules where they are not known yet.
 */
export async function decideUndoOf(
  db: PoolClient,
  { meetingId, policyVersion, start }: Asked,
  now: Date,
): Promise<{ decision: Decision<'undone' | 'over'>; was: Decision | null; numberBefore?: number }> {
  const last = await selectLast.first(db, { meetingId });
  const taken =
    last?.kind === 'planned' && last.by_role === 'student' && start ? { start, bookedAt: last.at } : null;
  const decision = decideUndo(await readPolicy(db, policyVersion), taken, now);
  const numberBefore = last?.numberBefore ?? undefined;
  return { decision, was: last?.decision ?? null, ...(numberBefore !== undefined && { numberBefore }) };
}
