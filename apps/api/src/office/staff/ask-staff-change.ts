import { decideStaffChange } from '@fasih/school/basics/approval';
import { DAY, later } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { maskedAddress } from '@fasih/school/office/mails/rules';
import type { PoolClient } from 'pg';
import type { Account } from '../../people/accounts/accounts.ts';
import { readStaffStates } from '../../people/accounts/approvers.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { applyStaffChange, type StaffChange } from './apply-staff-change.ts';
import { endOldChanges, insertChange } from './store.ts';
import { tellAsked, tellChanged } from './tell-approvers.ts';

/** A change that nobody decides comes to nothing after this long. */
export const DECIDED_WITHIN = 7 * DAY;

/** `waitsUntil`: nothing has changed yet, another approver decides until then. */
export type Asked = { waitsUntil: Date | null; accountId: string | null };

/**
 * Makes a change of an admin or finance account, or keeps it until another approver decides, where there is one. Everybody
 * who may approve is told at once, and so is the account's own address.
 */
export async function askStaffChange(
  db: PoolClient,
  change: StaffChange,
  of: { name: string; reason: string; account?: Account },
  call: SignedInCall,
): Promise<Asked | Refusal> {
  const { now, person } = call;
  const { name, reason, account } = of;
  const decided = decideStaffChange({ asker: person.accountId, staff: await readStaffStates(db), now });
  if (decided === 'notAlone') return refuse('approvals.staffOnServer');
  if (decided === 'alone') {
    const done = await applyStaffChange(db, change, { reason, alone: true }, call);
    if (isRefusal(done)) return done;
    const news = { change: change.kind, name, outcome: 'alone', reason } as const;
    await tellChanged(db, news, call, change.kind === 'address' ? account : undefined);
    return { waitsUntil: null, accountId: done.accountId };
  }
  await endOldChanges(db, now);
  const waitsUntil = later(now, DECIDED_WITHIN);
  const asked = { reason, by: person.accountId, at: now, endsAt: waitsUntil };
  const changeId = await insertChange(db, change, asked);
  if (changeId === null) return refuse('approvals.changeWaiting');
  const endsAt = waitsUntil.toISOString();
  // An active account hears of it as an approver does.
  const alsoTo = account?.active ? undefined : account;
  await tellAsked(db, { changeId, change: change.kind, name, reason, endsAt }, call, alsoTo);
  await writeAudit(db, call, {
    action: 'staff.changeAsked',
    targetKind: 'account',
    targetId: account?.id ?? null,
    after: {
      change: change.kind,
      name,
      ...('email' in change ? { email: maskedAddress(change.email) } : {}),
    },
    reason,
  });
  return { waitsUntil, accountId: account?.id ?? null };
}
