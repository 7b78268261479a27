import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { passwordKeys } from '../credentials/guess.ts';
import { peek, redeem } from '../credentials/one-time.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { clearAttempts } from '../credentials/throttle.ts';
import { endSessions } from '../sessions/sessions.ts';
import { findAccount, lockAccount, markEmailVerified, replacePassword } from './accounts.ts';
import { noteApproverChanged } from './approvers.ts';
import { dropFeed } from './calendar-address.ts';
import { refusePassword } from './check-password.ts';
import { tellNewPassword } from './tell-new-password.ts';

/**
 * Sets a new password with a mailed one-time value. Ends all sessions and the secret calendar address, clears failed
 * guesses, and marks the address as verified, because its mail was read.
 */
export async function resetPassword(
  services: Services,
  typed: { token: string; password: string },
  call: Call,
): Promise<
  { ok: true } | Refusal<'accounts.linkOver' | 'accounts.passwordCommon' | 'accounts.passwordShortStaff'>
> {
  const { pool } = services;
  const owner = await inTransaction(pool, async (client) => {
    const accountId = await peek(client, 'reset', typed.token);
    return accountId ? findAccount(client, accountId) : null;
  });
  if (!owner?.active) return refuse('accounts.linkOver');
  const weak = await refusePassword(typed.password, owner);
  if (weak) return weak;
  const passwordHash = await hashPassword(typed.password);
  const done = await inTransaction(pool, async (client) => {
    const account = await lockAccount(client, owner.id);
    if (!account?.active || (await redeem(client, 'reset', typed.token)) !== owner.id) {
      return refuse('accounts.linkOver');
    }
    await replacePassword(client, owner.id, passwordHash);
    await noteApproverChanged(client, owner.id, call.now);
    await markEmailVerified(client, owner.id);
    await endSessions(client, owner.id, null);
    const calendarEnded = await dropFeed(client, owner.id);
    await clearAttempts(client, passwordKeys(services, call, owner.id));
    await tellNewPassword(client, call, owner, {
      action: 'account.passwordReset',
      calendar: calendarEnded ? 'ended' : null,
      after: calendarEnded ? { calendarAddressEnded: true } : undefined,
    });
    return true;
  });
  return isRefusal(done) ? done : { ok: true };
}
