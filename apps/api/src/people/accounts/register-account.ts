import type { Accepted } from '@fasih/school/basics/contract';
import { normalisePhone } from '@fasih/school/basics/phone';
import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import type * as contract from '@fasih/school/people/accounts/contract';
import type { PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Call } from '../../platform/http/call.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { resetPath, verifyPath } from '../credentials/links.ts';
import { issue, validMinutes } from '../credentials/one-time.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { addressKey, countAttempt, NEW_ACCOUNTS } from '../credentials/throttle.ts';
import { refuseRole } from './access.ts';
import { takenNames } from './accounts.ts';
import { refusePassword } from './check-password.ts';
import { emailTaken, openAccount, usernameTaken } from './open-account.ts';

type Typed = Accepted<typeof contract.register>['body'];

/**
 * Creates a family's account, or a teacher's on an admin's request (docs/product/accounts.md#registration). Nobody is
 * signed in; the verification or invitation mail is written in the same transaction.
 */
export async function registerAccount(services: Services, typed: Typed, call: Call) {
  const role = typed.role || 'student';
  const notAllowed = refuseRole(services, call, role);
  if (notAllowed) return notAllowed;
  const byAdmin = role === 'teacher';
  const retryAfter = byAdmin
    ? null
    : await countAttempt(services.pool, addressKey('register', call.address), NEW_ACCOUNTS);
  if (retryAfter !== null) return refuse('common.tooMany', { params: { retryAfter } });
  const account = {
    username: typed.username,
    email: typed.email.toLowerCase(),
    phone: typed.phone === undefined ? null : normalisePhone(typed.phone),
    name: typed.name ?? '',
    role: byAdmin ? ('teacher' as const) : ('student' as const),
    lang: call.lang,
    demo: false,
  };
  const weak = await refusePassword(typed.password, account);
  if (weak) return weak;
  const taken = await takenNames(services.pool, account.username, account.email);
  if (taken.username) return usernameTaken();
  if (taken.email) return emailTaken();
  const passwordHash = await hashPassword(typed.password);
  return inTransaction(services.pool, async (client) => {
    const opened = await openAccount(client, { ...account, passwordHash, mustChangePassword: byAdmin });
    if (isRefusal(opened)) return opened;
    await writeAudit(client, call, {
      action: 'account.registered',
      targetKind: 'account',
      targetId: opened.id,
      after: { role: account.role },
      ...(call.person ? {} : { accountId: opened.id }),
    });
    await enqueueWelcomeMail(client, { ...account, id: opened.id }, byAdmin);
    return { id: opened.id, username: account.username };
  });
}

async function enqueueWelcomeMail(
  client: PoolClient,
  account: { id: string; username: string; name: string; email: string; lang: Call['lang'] },
  invited: boolean,
): Promise<void> {
  const to = { accountId: account.id, to: account.email, lang: account.lang };
  const { name, username } = account;
  if (invited) {
    const path = resetPath(await issue(client, 'invite', account.id));
    const expiresInS = 60 * validMinutes('invite');
    await enqueueMail(client, {
      ...to,
      kind: 'accounts.teacherInvited',
      params: { name, username, path },
      expiresInS,
    });
  } else {
    const path = verifyPath(await issue(client, 'verify', account.id));
    const expiresInS = 60 * validMinutes('verify');
    await enqueueMail(client, {
      ...to,
      kind: 'accounts.verifyEmail',
      params: { username, path },
      expiresInS,
    });
  }
}
