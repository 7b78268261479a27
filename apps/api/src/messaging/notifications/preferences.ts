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
const switchesOf = (role: Role): Mutable[] =>
  MUTABLE.filter((one) =>
    Object.values(NOTICE_KINDS).some(
      ({ mutedBy, readers }) => mutedBy === one && readers.some((reader) => reader === role),
    ),
  );

/** The caller's preferences, with the switches that mean something to their role. */
export async function readPreferences(pool: Pool, { person }: SignedInCall): Promise<ShownPreferences> {
  return { ...(await preferencesOf(pool, person.accountId)), switches: switchesOf(person.role) };
}

/** Saves the caller's preferences; refused when another device saved meanwhile. */
export async function savePreferences(
  pool: Pool,
  chosen: Preferences,
  call: SignedInCall,
): Promise<ShownPreferences | Refusal<'common.stale'>> {
  const { accountId, role } = call.person;
  return inTransaction(pool, async (db) => {
    const before = await preferencesOf(db, accountId);
    if (!(await setPreferences(db, accountId, chosen))) return refuse('common.stale');
    const after = await preferencesOf(db, accountId);
    await writeAudit(db, call, {
      action: 'messages.chosen',
      targetKind: 'account',
      targetId: accountId,
      before,
      after,
    });
    return { ...after, switches: switchesOf(role) };
  });
}
