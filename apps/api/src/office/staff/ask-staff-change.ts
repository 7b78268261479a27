import { decideStaffChange } from '@fasih/school/basics/approval';
import { DAY, later } from '@fasih/school/basics/instants';
import { maskedAddress } from '@fasih/school/basics/masked-address';
import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import type { PoolClient } from 'pg';
import type { Account } from '../../people/accounts/accounts.ts';
import { readStaffStates } from '../../people/accounts/approvers.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { applyStaffChange, type StaffChange } from './apply-staff-change.ts';
import { notifyChanged, notifyRequested, ownerBeside, unlessApprover } from './notify-approvers.ts';
import { endOldChanges, insertChange } from './store.ts';

/** A request expires after this long. */
export const DECIDED_WITHIN = 7 * DAY;

/** `waitsUntil` is set while another approver has to decide; nothing has changed yet. */
export type StaffChangeResult = { waitsUntil: Date | null; accountId: string | null };

/**
 * Makes a change of an admin or finance account, or stores it for another approver if there is one. All
 * approvers and the account's own address are notified at once.
 */
export async function askStaffChange(
  db: PoolClient,
  change: StaffChange,
  { name, reason, account }: { name: string; reason: string; account?: Account },
  call: SignedInCall,
) {
  const { now, person } = call;
  const decided = decideStaffChange({ asker: person.accountId, staff: await readStaffStates(db), now });
  if (decided === 'notAlone') return refuse('approvals.staffOnServer');
  if (decided === 'alone') {
    const done = await applyStaffChange(db, change, { reason, alone: true }, call);
    if (isRefusal(done)) return done;
    const news = { change: change.kind, name, outcome: 'alone', reason } as const;
    await notifyChanged(db, news, call, ownerBeside(change.kind, account));
    return { waitsUntil: null, accountId: done.accountId };
  }
  await endOldChanges(db, now);
  const waitsUntil = later(now, DECIDED_WITHIN);
  const request = { reason, by: person.accountId, at: now, endsAt: waitsUntil };
  const changeId = await insertChange(db, change, request);
  if (changeId === null) return refuse('approvals.changeWaiting');
  const endsAt = waitsUntil.toISOString();
  const asked = { changeId, change: change.kind, name, reason, endsAt };
  await notifyRequested(db, asked, call, unlessApprover(account));
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
