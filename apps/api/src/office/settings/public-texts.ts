import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { PublicTexts, PublicTextsRecord } from '@fasih/school/office/settings/public-texts-contract';
import type { Pool } from 'pg';
import { lastChange } from '../../people/accounts/last-change.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { holdSetting, writeSetting } from '../../platform/settings/setting-row.ts';

/** The key of the setting. */
export const PUBLIC_TEXTS = 'public_texts';
const TARGET = { targetKind: 'school', targetId: 'publicTexts' } as const;
const EMPTY: PublicTexts = { founderId: '', founderEn: '', teachersId: '', teachersEn: '' };

async function readStored(db: Queryable): Promise<{ texts: PublicTexts; version: number }> {
  const { rows } = await db.query<{ value: Partial<PublicTexts>; version: number }>(
    'select value, version from setting where key = $1',
    [PUBLIC_TEXTS],
  );
  return { texts: { ...EMPTY, ...rows[0]?.value }, version: rows[0]?.version ?? 0 };
}

/** The school's own words with their version, 0 while nobody has written any, and who changed them last. */
export async function readPublicTexts(db: Queryable): Promise<PublicTextsRecord> {
  const { texts, version } = await readStored(db);
  return { ...texts, version, changed: await lastChange(db, TARGET.targetKind, TARGET.targetId) };
}

/** Changes the school's own words; the content version rises with them. Another version than the present one: 409. */
export async function savePublicTexts(
  pool: Pool,
  { version, ...texts }: PublicTexts & { version: number },
  call: SignedInCall,
): Promise<PublicTextsRecord | Refusal> {
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

/** The words for the public pages, read again when the content version changes. */
export function publicTexts(pool: Pool): { at(version: number): Promise<PublicTexts> } {
  let kept: { version: number; texts: PublicTexts } | undefined;
  return {
    async at(version) {
      if (kept?.version === version) return kept.texts;
      const { texts } = await readStored(pool);
      kept = { version, texts };
      return texts;
    },
  };
}
