import { consent as consentText } from '@fasih/content/legal/consent';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Learner, Relation } from '@fasih/school/people/learners/contract';
import type { Pool } from 'pg';
import { lockAccount, nameIfNone } from '../../people/accounts/accounts.ts';
import { recordConsent } from '../../people/learners/consents.ts';
import { learnerOf } from '../../people/learners/learners.ts';
import { presentLearner } from '../../people/learners/present.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';

/**
 * Records a guardian's consent with who, relation, text version, language, time and address, as legal proof (UU
 * 27/2022 art. 22-24). Repeating it keeps the first; renewed consent does not resume stopped lessons, which the
 * school does. Names an account without a name after the guardian.
 */
export async function giveConsent(
  pool: Pool,
  learnerId: string,
  form: { guardianName: string; relation: Relation },
  call: SignedInCall,
): Promise<Learner | Refusal<'learners.notAChild' | 'learners.notFound' | 'learners.selfUnderAge'>> {
  return inTransaction(pool, async (db) => {
    // Before the learner, as every write: it may get the guardian's name.
    await lockAccount(db, call.person.accountId);
    const row = await learnerOf(db, call.person.accountId, learnerId, 'lock');
    if (!row) return refuse('learners.notFound');
    const learner = presentLearner(row, call.now);
    if (learner.kind === 'self')
      return refuse(learner.consentNeeded ? 'learners.selfUnderAge' : 'learners.notAChild');
    if (learner.ageGroup === 'adult') return refuse('learners.notAChild');
    await nameIfNone(db, call.person.accountId, form.guardianName);
    const written = await recordConsent(db, row.id, form, call);
    await writeAudit(db, call, {
      action: written ? 'consent.given' : 'consent.repeated',
      targetKind: 'learner',
      targetId: row.id,
      after: { consentText: consentText.version },
    });
    return { ...learner, consentNeeded: false };
  });
}
