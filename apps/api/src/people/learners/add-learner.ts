import { consent as consentText } from '@fasih/content/legal/consent';
import type { Accepted } from '@fasih/school/basics/contract';
import { refuse } from '@fasih/school/basics/refusal';
import type { addLearner as addLearnerContract } from '@fasih/school/people/learners/contract';
import { mayAddLearner } from '@fasih/school/people/learners/limit';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { lockAccount, nameIfNone } from '../accounts/accounts.ts';
import { refusalOfBirthDate } from './birth-date.ts';
import { recordConsent } from './consents.ts';
import { declareAdult, insertChild, insertSelf, learnerOf, learnersOf } from './learners.ts';
import { presentLearner } from './present.ts';

type Form = Accepted<typeof addLearnerContract>['body'];

/**
 * Adds the account's own adult (repeating it changes nothing) or a child with the guardian's consent in the same step
 * (docs/product/accounts.md#learners). Names an account without a name after the guardian or adult. Refuses a child
 * under 6 or over 17.
 */
export async function addLearner(pool: Pool, form: Form, call: SignedInCall) {
  const { accountId } = call.person;
  const refused = form.kind === 'child' ? refusalOfBirthDate('child', form.birth_date, call.now) : null;
  if (refused) return refused;
  return inTransaction(pool, async (db) => {
    // Its learners are created one after another.
    await lockAccount(db, accountId);
    const there = await learnersOf(db, accountId);
    const isThere = form.kind === 'self' && there.some(({ kind }) => kind === 'self');
    if (!isThere && !mayAddLearner(there.length)) return refuse('learners.tooMany');
    const typed = form.kind === 'child' ? form.guardianName : form.name;
    if (typed !== undefined) await nameIfNone(db, accountId, typed);
    const id =
      form.kind === 'self'
        ? await insertSelf(db, accountId, call.now)
        : await insertChild(db, { ...form, accountId, now: call.now });
    if (form.kind === 'self') await declareAdult(db, id, call.now);
    else await recordConsent(db, id, form, call);
    await writeAudit(db, call, {
      action: form.kind === 'self' ? 'learner.named' : 'learner.added',
      targetKind: 'learner',
      targetId: id,
      after: { kind: form.kind, ...(form.kind === 'child' ? { consentText: consentText.version } : {}) },
    });
    const row = await learnerOf(db, accountId, id);
    if (!row) throw new Error('the learner was not written');
    const learner = presentLearner(row, call.now);
    // The self learner may exist with a birth date that contradicts the tick.
    return learner.kind === 'self' && learner.consentNeeded ? refuse('learners.selfUnderAge') : learner;
  });
}
