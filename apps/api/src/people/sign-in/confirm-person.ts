import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { askPasswordAgain } from '../accounts/check-password.ts';
import { beginGuess } from '../credentials/guess.ts';
import { noteAuthenticated } from '../sessions/sessions.ts';
import { spendCode } from './pass-two-step.ts';

/**
 * Asks for the password again, and for a code with two-step login, before a sensitive action; valid for ten minutes
 * of this session. Wrong ones count like failed sign-ins.
 */
export async function confirmPerson(
  services: Services,
  typed: { password: string; code?: string | undefined },
  call: SignedInCall,
): Promise<
  | { ok: true }
  | Refusal<
      'accounts.codeNeeded' | 'accounts.tooManyAttempts' | 'accounts.wrongCode' | 'accounts.wrongPassword'
    >
> {
  const account = await askPasswordAgain(services, call, typed.password);
  if (isRefusal(account)) return account;
  const { accountId, sessionId } = call.person;
  const { code } = typed;
  if (account.twoStepEnabled && !code) return refuse('accounts.codeNeeded', { fields: { code: 'required' } });
  const guess = account.twoStepEnabled ? await beginGuess(services, call, 'code', { accountId }) : null;
  if (isRefusal(guess)) return guess;
  const done = await inTransaction(services.pool, async (db) => {
    if (guess) {
      if (!(await spendCode(db, services.config.appSecret, accountId, code ?? '')))
        return refuse('accounts.wrongCode');
      await guess.recordSuccess(db);
    }
    await noteAuthenticated(db, sessionId);
    await writeAudit(db, call, { action: 'account.confirmed', targetKind: 'account', targetId: accountId });
    return { ok: true as const };
  });
  if (isRefusal(done))
    await writeAudit(services.pool, call, {
      action: 'account.codeRefused',
      targetKind: 'account',
      targetId: accountId,
    });
  return done;
}
