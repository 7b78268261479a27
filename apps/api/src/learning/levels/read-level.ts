import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { LevelDetail } from '@fasih/school/learning/levels/contract';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { presentLevel } from './present.ts';
import { levelPageOf } from './store.ts';

/** A learner's level for an admin or the class's teacher. One statement. */
export async function readLevelPage(
  db: Queryable,
  enrolmentId: string,
  call: SignedInCall,
): Promise<LevelDetail | Refusal<'levels.notFound'>> {
  const page = await levelPageOf(db, enrolmentId, call.person);
  return page ? presentLevel(page, call.now) : refuse('levels.notFound');
}
