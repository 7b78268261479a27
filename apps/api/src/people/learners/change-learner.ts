import type { Accepted } from '@fasih/school/basics/contract';
import { refuse } from '@fasih/school/basics/refusal';
import type { changeLearner as changeLearnerContract } from '@fasih/school/people/learners/contract';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { lockAccount, renameAccount } from '../accounts/accounts.ts';
import { lastChange } from '../accounts/last-change.ts';
import { refusalOfBirthDate } from './birth-date.ts';
import { correctedFacts } from './facts.ts';
import { learnerOf, updateLearner } from './learners.ts';
import { presentLearner } from './present.ts';

type LearnerChange = Accepted<typeof changeLearnerContract>['body'];

/**
 * Corrects what the family typed about a learner. A self learner who turns out to be under 18 must ask a parent to
 * register (docs/product/accounts.md#learners). The audit entry names the changed fields, not the child's data.
 */
export async function changeLearner(
  pool: Pool,
  learnerId: string,
  change: LearnerChange,
  call: SignedInCall,
) {
  return inTransaction(pool, async (db) => {
    // An adult who learns has one name with the account, which every write locks first.
    if (change.name !== undefined) await lockAccount(db, call.person.accountId);
    const row = await learnerOf(db, call.person.accountId, learnerId, 'lock');
    if (!row) return refuse('learners.notFound');
    const born = change.birth_date;
    if (born !== undefined && born !== row.birth_date) {
      const refused = refusalOfBirthDate(row.kind, born, call.now);
      if (refused) return refused;
    }
    const facts = correctedFacts(row, change);
    if (!(await updateLearner(db, { learnerId: row.id, version: change.version, ...facts })))
      return refuse('common.stale', {
        current: { ...presentLearner(row, call.now), changed: await lastChange(db, 'learner', row.id) },
      });
    if (row.kind === 'self' && change.name !== undefined)
      await renameAccount(db, call.person.accountId, change.name);
    await writeAudit(db, call, {
      action: 'learner.changed',
      targetKind: 'learner',
      targetId: row.id,
      after: { changed: Object.keys(change).filter((field) => field !== 'version') },
    });
    return presentLearner({ ...row, ...facts, version: row.version + 1 }, call.now);
  });
}
