import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { PublicTexts, PublicTextsRecord } from '@fasih/school/office/settings/public-texts-contract';
import type { Pool } from 'pg';
import { lastChange } from '../../people/accounts/last-change.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { holdSetting, readSetting, writeSetting } from '../../platform/settings/setting-row.ts';

export const PUBLIC_TEXTS = 'public_texts';
const TARGET = { targetKind: 'school', targetId: 'publicTexts' } as const;
const EMPTY: PublicTexts = { founderId: '', founderEn: '', teachersId: '', teachersEn: '' };

async function readStored(db: Queryable): Promise<{ texts: PublicTexts; version: number }> {
  const row = await readSetting<Partial<PublicTexts>>(db, PUBLIC_TEXTS);
  return { texts: { ...EMPTY, ...row?.value }, version: row?.version ?? 0 };
}

/** The school's own texts with their version (0 before the first write) and last change. */
export async function readPublicTexts(db: Queryable): Promise<PublicTextsRecord> {
  const { texts, version } = await readStored(db);
  return { ...texts, version, changed: await lastChange(db, TARGET.targetKind, TARGET.targetId) };
}

/** Saves the school's own texts and raises the content version. An outdated version is refused with 409. */
export async function savePublicTexts(
  pool: Pool,
  { version, ...texts }: PublicTexts & { version: number },
  call: SignedInCall,
): Promise<PublicTextsRecord | Refusal<'common.stale'>> {
  return inTransaction(pool, async (db) => {
    await holdSetting(db, PUBLIC_TEXTS);
    const stored = await readStored(db);
    if (stored.version !== version) return refuse('common.stale', { current: await readPublicTexts(db) });
    await writeSetting(db, PUBLIC_TEXTS, texts);
    await writeAudit(db, call, {
      action: 'school.publicTextsChanged',
      ...TARGET,
      before: stored.texts,
      after: texts,
    });
    return readPublicTexts(db);
  });
}

/** The texts for the public pages, cached per content version. */
export function publicTexts(pool: Pool): { at(version: number): Promise<PublicTexts> } {
  let cached: { version: number; texts: PublicTexts } | undefined;
  return {
    async at(version) {
      if (cached?.version === version) return cached.texts;
      const { texts } = await readStored(pool);
      cached = { version, texts };
      return texts;
    },
  };
}
