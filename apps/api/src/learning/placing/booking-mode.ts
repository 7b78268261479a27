import { refuse } from '@fasih/school/basics/refusal';
import type { BookingMode, BookingSetting } from '@fasih/school/learning/placing/booking-contract';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { lastChange } from '../../people/accounts/last-change.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { build } from '../../platform/db/statement.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { holdSetting, readSetting, writeSetting } from '../../platform/settings/setting-row.ts';

const KEY = 'booking';
const TARGET = { targetKind: 'school', targetId: 'booking' } as const;
type Stored = { mode?: BookingMode };

/** The setting as a JSON object, null if never set; read it with `bookingModeOf`. */
export const bookingModeValue = sql<Stored | null>`(${build
  .selectFrom('setting')
  .where('key', '=', KEY)
  .select('value')})`;

/** Whether families pick times themselves; not unless the school said so. */
export const bookingModeOf = (stored: Stored | null): BookingMode => stored?.mode ?? 'off';

/** The setting with its version (0 if never set) and last change. */
export async function readBookingMode(db: Queryable): Promise<BookingSetting> {
  const stored = await readSetting<Stored>(db, KEY);
  const changed = await lastChange(db, TARGET.targetKind, TARGET.targetId);
  return { mode: bookingModeOf(stored?.value ?? null), version: stored?.version ?? 0, changed };
}

/** Changes whether families pick times themselves. An outdated version is refused with 409. */
export async function saveBookingMode(
  pool: Pool,
  { mode, version }: { mode: BookingMode; version: number },
  call: SignedInCall,
) {
  return inTransaction(pool, async (db) => {
    await holdSetting(db, KEY);
    const stored = await readBookingMode(db);
    if (stored.version !== version) return refuse('common.stale', { current: stored });
    await writeSetting(db, KEY, { mode });
    await writeAudit(db, call, {
      action: 'school.bookingChanged',
      ...TARGET,
      before: { state: stored.mode },
      after: { state: mode },
    });
    return readBookingMode(db);
  });
}
