import { normalisePhone } from '@fasih/school/basics/phone';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { type Account, lockAccount, saveProfile } from './accounts.ts';

/** Changes one's own name and, when sent, phone number. The audit entry names the changed fields, not their values. */
export async function updateProfile(
  services: Services,
  typed: { full_name: string; phone?: string | undefined },
  call: SignedInCall,
): Promise<Account | Refusal<'common.notFound'>> {
  return inTransaction(services.pool, async (client) => {
    const account = await lockAccount(client, call.person.accountId);
    if (!account) return refuse('common.notFound');
    const name = typed.full_name;
    const phone = typed.phone === undefined ? account.phone : normalisePhone(typed.phone);
    await saveProfile(client, account.id, { name, phone });
    await writeAudit(client, call, {
      action: 'account.profileChanged',
      targetKind: 'account',
      targetId: account.id,
      after: { name: name !== account.name, phone: phone !== account.phone },
    });
    return { ...account, name, phone };
  });
}
