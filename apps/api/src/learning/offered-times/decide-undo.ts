import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { decideUndo } from '@fasih/school/catalogue/policy/undo';
import type { PoolClient } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import { lastChangeOf } from './store.ts';

const selectLast = statement(({ meetingId }: Params<{ meetingId: string }>) => lastChangeOf(meetingId));

type Asked = {
  /** The meeting in whose history the family took a time or a seat. */
  meetingId: string;
  policyVersion: number;
  /** The start that it took; null where it does not have it any more. */
  start: Date | null;
};

/**
 * Decides whether what a family took can still be undone: only what it took with the last change. `was` is the decision of that
 * change. One statement, besides the course rules where they are not known yet.
 */
export async function decideUndoOf(
  db: PoolClient,
  { meetingId, policyVersion, start }: Asked,
  now: Date,
): Promise<{ decision: Decision<'undone' | 'over'>; was: Decision | null }> {
  const last = await selectLast.first(db, { meetingId });
  const taken =
    last?.kind === 'planned' && last.by_role === 'student' && start ? { start, bookedAt: last.at } : null;
  const decision = decideUndo(await readPolicy(db, policyVersion), taken, now);
  return { decision, was: last?.decision ?? null };
}
