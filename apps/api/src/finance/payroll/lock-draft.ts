import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { PoolClient } from 'pg';
import { type LockedRun, lockRun } from './store.ts';

/**
 * Locks the draft that somebody saw, for a write. Refuses a run that is not there (`payroll.notFound`), is no draft any more
 * (`payroll.notDraft`), or has changed since (`common.stale`).
 */
export async function lockDraft(
  db: PoolClient,
  runId: string,
  version: number,
): Promise<LockedRun | Refusal> {
  const run = await lockRun(db, runId);
  if (!run) return refuse('payroll.notFound');
  if (run.state !== 'draft') return refuse('payroll.notDraft');
  return run.version === version ? run : refuse('common.stale');
}
