import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { endSessions } from '../sessions/sessions.ts';
import { replacePassword } from './accounts.ts';
import { feedMadeAt } from './calendar-address.ts';
import { askPasswordAgain, refusePassword } from './check-password.ts';

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
  const account = await askPasswordAgain(services, call, typed.currentPassword);
  if (isRefusal(account)) return account;
  const weak = await refusePassword(typed.password, account);
  if (weak) return weak;
  const passwordHash = await hashPassword(typed.password);
  const calendarAddress = await inTransaction(services.pool, async (client) => {
    const hasCalendar = (await feedMadeAt(client, account.id)) !== null;
    await replacePassword(client, account.id, passwordHash);
    const ended = await endSessions(client, account.id, call.person.sessionId);
    await enqueueMail(client, {
      kind: 'accounts.passwordChanged',
      accountId: account.id,
      to: account.email,
      lang: account.lang,
      params: { username: account.username, ...(hasCalendar ? { calendar: 'kept' as const } : {}) },
    });
    await writeAudit(client, call, {
      action: 'account.passwordChanged',
      targetKind: 'account',
      targetId: account.id,
      after: { endedSessions: ended },
    });
    return hasCalendar;
  });
  return { ok: true, calendarAddress };
}
