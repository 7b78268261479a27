import { normalisePhone } from '@fasih/school/basics/phone';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { SchoolForm, SchoolRecord } from '@fasih/school/office/settings/contract';
import type { Pool } from 'pg';
import { lastChange } from '../../people/accounts/last-change.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { DEFAULT_IDENTITY, type SchoolIdentity } from '../../platform/settings/content-version.ts';
import { holdSetting, writeSetting } from '../../platform/settings/setting-row.ts';

const TARGET = { targetKind: 'school', targetId: 'identity' } as const;

/** Where the browser finds a logo. */
export const logoPath = (file: string) => `/api/settings/logo/${file}`;

type Stored = { identity: SchoolIdentity; version: number };

/** The identity with its version; a school that never changed it has version 0. `hold` keeps others waiting until the end. */
export async function readStored(db: Queryable, hold = false): Promise<Stored> {
  if (hold) await holdSetting(db, 'school');
  const { rows } = await db.query<{ value: Partial<SchoolIdentity>; version: number }>(
    `select value, version from setting where key = 'school'`,
  );
  const row = rows[0];
  return { identity: { ...DEFAULT_IDENTITY, ...row?.value }, version: row?.version ?? 0 };
}

/** The identity as the settings page shows it, with who changed it last. */
export async function readSchool(db: Queryable): Promise<SchoolRecord> {
  const { identity, version } = await readStored(db);
  return present(identity, version, await lastChange(db, TARGET.targetKind, TARGET.targetId));
}

function present(
  { logo, ...identity }: SchoolIdentity,
  version: number,
  changed: SchoolRecord['changed'],
): SchoolRecord {
  return { ...identity, logo: logo === null ? null : logoPath(logo), version, changed };
}

/** Changes the school's identity; the content version rises with it. Another version than the present one: 409. */
export async function saveSchool(
  pool: Pool,
  { version, ...typed }: SchoolForm & { version: number },
  call: SignedInCall,
): Promise<SchoolRecord | Refusal> {
  return inTransaction(pool, async (db) => {
    const stored = await readStored(db, true);
    if (stored.version !== version) return refuse('common.stale', { current: await readSchool(db) });
    const form = {
      ...typed,
      phone: normalisePhone(typed.phone) ?? typed.phone,
      email: typed.email.toLowerCase(),
    };
    const keys = Object.keys(form) as (keyof SchoolForm)[];
    const different = keys.filter((key) => form[key] !== stored.identity[key]);
    const only = (of: SchoolForm): Partial<SchoolForm> =>
      Object.fromEntries(different.map((key) => [key, of[key]]));
    await writeSetting(db, 'school', { ...stored.identity, ...form });
    await writeAudit(db, call, {
      action: 'school.changed',
      ...TARGET,
      before: only(stored.identity),
      after: only(form),
    });
    return readSchool(db);
  });
}

/** Names the logo's file, or none; answers the file that was there before. */
export async function saveLogo(
  pool: Pool,
  file: string | null,
  call: SignedInCall,
): Promise<{ record: SchoolRecord; before: string | null }> {
  return inTransaction(pool, async (db) => {
    const { identity } = await readStored(db, true);
    await writeSetting(db, 'school', { ...identity, logo: file });
    await writeAudit(db, call, {
      action: file === null ? 'school.logoRemoved' : 'school.logoChanged',
      ...TARGET,
      before: { logo: identity.logo },
      after: { logo: file },
    });
    return { record: await readSchool(db), before: identity.logo };
  });
}
