import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { endSessions } from '../sessions/sessions.ts';
import { findWithPassword, lockAccount, replacePassword } from './accounts.ts';
import { feedMadeAt } from './calendar-address.ts';
import { checkPassword, refusePassword } from './check-password.ts';
import { tellNewPassword } from './tell-new-password.ts';

/**
 * Changes one's own password: ends all other sessions and open links, and keeps this session. The reply says whether
 * a calendar address exists, which may be renewed too.
 */
export async function changePassword(
  services: Services,
  typed: { currentPassword: string; password: string },
  call: SignedInCall,
): Promise<
  | { ok: true; calendarAddress: boolean }
  | Refusal<
      | 'accounts.passwordCommon'
      | 'accounts.passwordShortStaff'
      | 'accounts.tooManyAttempts'
      | 'accounts.wrongPassword'
    >
> {
  const checked = await checkPassword(services, call, typed.currentPassword);
  if (isRefusal(checked)) return checked;
  const { account } = checked;
  const weak = await refusePassword(typed.password, account);
  if (weak) return weak;
  const passwordHash = await hashPassword(typed.password);
  return inTransaction(services.pool, async (client) => {
    await lockAccount(client, account.id);
    const current = await findWithPassword(client, account.id);
    // Changed on another device since it was checked: what was typed is no longer the password.
    if (current?.passwordHash !== checked.passwordHash) return refuse('accounts.wrongPassword');
    const hasCalendar = (await feedMadeAt(client, account.id)) !== null;
    await replacePassword(client, account.id, passwordHash);
    const ended = await endSessions(client, account.id, call.person.sessionId);
    await tellNewPassword(client, call, account, {
      action: 'account.passwordChanged',
      calendar: hasCalendar ? 'kept' : null,
      after: { endedSessions: ended },
    });
    return { ok: true as const, calendarAddress: hasCalendar };
  });
}
