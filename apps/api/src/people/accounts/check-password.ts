import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { beginGuess } from '../credentials/guess.ts';
import { verifyPassword } from '../credentials/passwords.ts';
import { type Account, type AccountWithPassword, findWithPassword } from './accounts.ts';

/** Minimum length for staff (docs/product/accounts.md#passwords). */
const STAFF_LENGTH = 12;

/**
 * Refuses a new password that is easy to guess, or too short for staff (demo logins excepted). The word lists are
 * loaded with the first password, not at start-up.
 */
export async function refusePassword(
  password: string,
  who: Pick<Account, 'role' | 'username' | 'email' | 'demo'>,
): Promise<Refusal<'accounts.passwordCommon' | 'accounts.passwordShortStaff'> | null> {
  const { estimatePassword } = await import('@fasih/school/people/accounts/password-estimate');
  if (estimatePassword(password, [who.username, who.email]) === 0) {
    return refuse('accounts.passwordCommon', { fields: { password: 'passwordCommon' } });
  }
  if (who.role !== 'student' && !who.demo && password.length < STAFF_LENGTH) {
    return refuse('accounts.passwordShortStaff', { fields: { password: 'passwordShortStaff' } });
  }
  return null;
}

type WrongPassword = Refusal<'accounts.tooManyAttempts' | 'accounts.wrongPassword'>;

/** Checks the current password of a signed-in person before a sensitive action; rate-limited like a sign-in. */
export async function askPasswordAgain(
  services: Services,
  call: SignedInCall,
  typed: string,
): Promise<Account | WrongPassword> {
  const checked = await checkPassword(services, call, typed);
  return isRefusal(checked) ? checked : checked.account;
}

/** `askPasswordAgain` that also answers the stored hash that matched. */
export async function checkPassword(
  services: Services,
  call: SignedInCall,
  typed: string,
): Promise<AccountWithPassword | WrongPassword> {
  const guess = await beginGuess(services, call, 'password', call.person);
  if (isRefusal(guess)) return guess;
  const found = await findWithPassword(services.pool, call.person.accountId);
  const right = await verifyPassword(typed, found?.passwordHash ?? null).catch(async (error: unknown) => {
    await guess.takeBack(services.pool);
    throw error;
  });
  if (!found || !right) {
    await writeAudit(services.pool, call, {
      action: 'account.passwordRefused',
      targetKind: 'account',
      targetId: call.person.accountId,
    });
    return refuse('accounts.wrongPassword');
  }
  await guess.recordSuccess(services.pool);
  return found;
}
