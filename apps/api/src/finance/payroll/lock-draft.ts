import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { PoolClient } from 'pg';
import { type LockedRun, lockRun } from './store.ts';

/**
 * Locks a draft for a write. Refuses a missing run (`payroll.notFound`), one that is no draft any more
 * (`payroll.notDraft`), and one that changed since it was read (`common.stale`).
 */
export async function lockDraft(
  db: PoolClient,
  runId: string,
  version: number,
): Promise<LockedRun | Refusal<'common.stale' | 'payroll.notDraft' | 'payroll.notFound'>> {
  const run = await lockRun(db, runId);
  if (!run) return refuse('payroll.notFound');
  if (run.state !== 'draft') return refuse('payroll.notDraft');
  return run.version === version ? run : refuse('common.stale');
}
