import { normalisePhone } from '@fasih/school/basics/phone';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { SchoolForm, SchoolRecord } from '@fasih/school/office/settings/contract';
import type { SchoolIdentity } from '@fasih/school/platform/settings/identity';
import type { Pool } from 'pg';
import { lastChange } from '../../people/accounts/last-change.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { DEFAULT_IDENTITY } from '../../platform/settings/content-version.ts';
import { holdSetting, readSetting, writeSetting } from '../../platform/settings/setting-row.ts';

const TARGET = { targetKind: 'school', targetId: 'identity' } as const;

/** Path of a logo under the site's address. */
export const logoPath = (file: string) => `/api/settings/logo/${file}`;

type Stored = { identity: SchoolIdentity; version: number };

/** The identity with its version, 0 if never changed. `lock` locks the setting until the transaction ends. */
export async function readStored(db: Queryable, lock = false): Promise<Stored> {
  if (lock) await holdSetting(db, 'school');
  const row = await readSetting<Partial<SchoolIdentity>>(db, 'school');
  return { identity: { ...DEFAULT_IDENTITY, ...row?.value }, version: row?.version ?? 0 };
}

/** The identity for the settings page, with its last change. */
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

/** Saves the school's identity and raises the content version. An outdated version is refused with 409. */
export async function saveSchool(
  pool: Pool,
  { version, ...input }: SchoolForm & { version: number },
  call: SignedInCall,
): Promise<SchoolRecord | Refusal<'common.stale'>> {
  return inTransaction(pool, async (db) => {
    const stored = await readStored(db, true);
    if (stored.version !== version) return refuse('common.stale', { current: await readSchool(db) });
    const form = {
      ...input,
      phone: normalisePhone(input.phone) ?? input.phone,
      email: input.email.toLowerCase(),
    };
    const keys = Object.keys(form) as (keyof SchoolForm)[];
    const different = keys.filter((key) => form[key] !== stored.identity[key]);
    const changedFields = (identity: SchoolForm): Partial<SchoolForm> =>
      Object.fromEntries(different.map((key) => [key, identity[key]]));
    await writeSetting(db, 'school', { ...stored.identity, ...form });
    await writeAudit(db, call, {
      action: 'school.changed',
      ...TARGET,
      before: changedFields(stored.identity),
      after: changedFields(form),
    });
    return readSchool(db);
  });
}

/** Saves the logo's file name, or none; returns the previous one. */
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
