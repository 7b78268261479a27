import { NOTICE_KINDS } from '@fasih/messages/notice-kinds';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Role } from '@fasih/school/basics/roles';
import {
  MUTABLE,
  type Mutable,
  type Preferences,
  type ShownPreferences,
} from '@fasih/school/messaging/notifications/contract';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { preferencesOf, setPreferences } from './store.ts';

/** The switches of mails that people of this role get. */
export const switchesOf = (role: Role): Mutable[] =>
  MUTABLE.filter((one) =>
    Object.values(NOTICE_KINDS).some(
      ({ mutedBy, readers }) => mutedBy === one && readers.some((reader) => reader === role),
    ),
  );

/** The caller's preferences, with the switches of their role alone. */
export async function readPreferences(pool: Pool, { person }: SignedInCall): Promise<ShownPreferences> {
  return shown(await preferencesOf(pool, person.accountId), person.role);
}

/** Saves the caller's preferences; what is stored of switches that their role has not stays. */
export async function savePreferences(
  pool: Pool,
  chosen: Preferences,
  call: SignedInCall,
): Promise<ShownPreferences | Refusal<'common.invalid' | 'common.stale'>> {
  const { accountId, role } = call.person;
  const isOwn = (one: Mutable) => switchesOf(role).includes(one);
  if (!chosen.muted.every(isOwn)) return refuse('common.invalid', { fields: { muted: 'invalid' } });
  return inTransaction(pool, async (db) => {
    const before = await preferencesOf(db, accountId);
    const muted = [...before.muted.filter((one) => !isOwn(one)), ...chosen.muted];
    if (!(await setPreferences(db, accountId, { ...chosen, muted }))) return refuse('common.stale');
    const after = await preferencesOf(db, accountId);
    await writeAudit(db, call, {
      action: 'messages.chosen',
      targetKind: 'account',
      targetId: accountId,
      before,
      after,
    });
    return shown(after, role);
  });
}

function shown(stored: Preferences, role: Role): ShownPreferences {
  const switches = switchesOf(role);
  return { ...stored, muted: stored.muted.filter((one) => switches.includes(one)), switches };
}
