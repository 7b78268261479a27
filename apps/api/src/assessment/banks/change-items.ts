import {
  BANK_IDS,
  type BankId,
  type ItemDetail,
  type ItemWords,
} from '@fasih/school/assessment/banks/contract';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Pool } from 'pg';
import { lastChange } from '../../people/accounts/last-change.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { checkDraft } from './check-draft.ts';
import type { CheckTask } from './check-worker.ts';
import { type AnyItem, fileItems, itemWith, unfitField } from './items.ts';
import { readItem } from './read-banks.ts';
import {
  deleteDraft,
  goLive,
  lockBank,
  lockGoingLive,
  putDraft,
  putRetired,
  type VersionRow,
  versionRows,
} from './store.ts';

export type Address = { bankId: BankId; itemId: string };

const firstOf = ({ bankId, itemId }: Address) => fileItems(bankId).find(({ id }) => String(id) === itemId);
const draftIn = (versions: readonly VersionRow[], itemId: string) =>
  versions.find((one) => one.itemId === itemId && one.state === 'draft');

async function stale(db: Queryable, of: Address): Promise<Refusal> {
  const current = await readItem(db, of.bankId, of.itemId);
  return refuse('common.stale', {
    current: { ...current, changed: await lastChange(db, 'item', of.itemId) },
  });
}

/** All banks with the versions that are live, as the checks read them. */
function banksNow(versions: readonly VersionRow[]): CheckTask['banks'] {
  const live = new Map(versions.filter(({ state }) => state === 'live').map((one) => [one.itemId, one.item]));
  return Object.fromEntries(
    BANK_IDS.map((bank) => [bank, fileItems(bank).map((item) => live.get(String(item.id)) ?? item)]),
  ) as CheckTask['banks'];
}

/**
 * Writes or changes the draft of an item's next version. The checks run before the transaction, over the banks as they
 * are live; going live looks again only at what they found, because only drafts of one admin at a time lie between.
 */
export async function saveDraft(
  pool: Pool,
  of: Address,
  { version, ...words }: ItemWords & { version: number },
  call: SignedInCall,
): Promise<ItemDetail | Refusal> {
  const first = firstOf(of);
  if (!first) return refuse('banks.notFound');
  const item = itemWith(first, words);
  if (item === null) {
    const field = unfitField(first, words) ?? 'options';
    return refuse('common.invalid', { fields: { [field]: field === 'key' ? 'invalid' : 'required' } });
  }
  const checked = await versionRows(pool);
  if ((draftIn(checked, of.itemId)?.version ?? 0) !== version) return stale(pool, of);
  const findings = await checkDraft(taskOf(of, item, checked));
  return inTransaction(pool, async (db) => {
    await lockBank(db, of.bankId);
    const versions = await versionRows(db);
    const before = draftIn(versions, of.itemId);
    if ((before?.version ?? 0) !== version) return stale(db, of);
    const numbers = versions.filter((one) => one.itemId === of.itemId).map(({ number }) => number);
    const number = before?.number ?? Math.max(1, ...numbers) + 1;
    const by = call.person.accountId;
    await putDraft(db, { bank: of.bankId, itemId: of.itemId, number, item, findings, by, now: call.now });
    await writeAudit(db, call, {
      action: 'item.drafted',
      targetKind: 'item',
      targetId: of.itemId,
      after: {
        number,
        question: words.question,
        fails: findings.filter(({ level }) => level === 'fail').length,
      },
    });
    return readItem(db, of.bankId, of.itemId);
  });
}

const taskOf = ({ bankId, itemId }: Address, draft: AnyItem, versions: readonly VersionRow[]): CheckTask => ({
  banks: banksNow(versions),
  bank: bankId,
  itemId,
  draft,
});

/** Throws the draft away as it was seen: what somebody else wrote meanwhile stays (`common.stale`). */
export async function dropDraft(
  pool: Pool,
  of: Address,
  version: number,
  call: SignedInCall,
): Promise<ItemDetail | Refusal> {
  if (!firstOf(of)) return refuse('banks.notFound');
  return inTransaction(pool, async (db) => {
    await lockBank(db, of.bankId);
    if (draftIn(await versionRows(db), of.itemId)?.version !== version) return stale(db, of);
    await deleteDraft(db, of.itemId);
    await writeAudit(db, call, { action: 'item.draftDropped', targetKind: 'item', targetId: of.itemId });
    return readItem(db, of.bankId, of.itemId);
  });
}

/** Which versions the checks saw as live. */
const liveIds = (versions: readonly VersionRow[]) =>
  versions
    .flatMap(({ state, itemId, number }) => (state === 'live' ? [`${itemId}.${number}`] : []))
    .sort()
    .join(' ');

/**
 * Lets the draft go live: from now on it is drawn, and sittings that were drawn before keep the version they have. The
 * checks run once more, since other items may have changed, and again where one goes live meanwhile; one that fails refuses.
 */
export async function publishDraft(
  pool: Pool,
  of: Address,
  version: number,
  call: SignedInCall,
): Promise<ItemDetail | Refusal> {
  if (!firstOf(of)) return refuse('banks.notFound');
  const versions = await versionRows(pool);
  const draft = draftIn(versions, of.itemId);
  if (draft?.version !== version) return stale(pool, of);
  const findings = await checkDraft(taskOf(of, draft.item, versions));
  const fails = findings.filter(({ level }) => level === 'fail').length;
  if (fails > 0) return refuse('banks.checksFail', { params: { count: fails } });
  const done = await inTransaction(pool, async (db) => {
    await lockGoingLive(db);
    await lockBank(db, of.bankId);
    const now = await versionRows(db);
    if (draftIn(now, of.itemId)?.version !== version) return stale(db, of);
    if (liveIds(now) !== liveIds(versions)) return null;
    await goLive(db, of.itemId, call.now);
    await writeAudit(db, call, {
      action: 'item.published',
      targetKind: 'item',
      targetId: of.itemId,
      after: { number: draft.number },
    });
    return readItem(db, of.bankId, of.itemId);
  });
  return done ?? publishDraft(pool, of, version, call);
}

/**
 * Takes an item out of the draw, with a reason, or brings it back; one that is there already stays as it is. Refuses where a
 * form would no longer be full.
 */
export async function retireItem(
  pool: Pool,
  of: Address,
  { retired, reason }: { retired: boolean; reason: string },
  call: SignedInCall,
): Promise<ItemDetail | Refusal> {
  if (!firstOf(of)) return refuse('banks.notFound');
  return inTransaction(pool, async (db) => {
    await lockBank(db, of.bankId);
    const now = await readItem(db, of.bankId, of.itemId);
    if (isRefusal(now) || now.retired === retired) return now;
    if (retired && now.neededByForm) return refuse('banks.neededByForm');
    await putRetired(db, {
      bank: of.bankId,
      ...of,
      retired,
      reason,
      by: call.person.accountId,
      now: call.now,
    });
    await writeAudit(db, call, {
      action: retired ? 'item.retired' : 'item.broughtBack',
      targetKind: 'item',
      targetId: of.itemId,
      before: { retired: now.retired },
      after: { retired },
      reason,
    });
    return readItem(db, of.bankId, of.itemId);
  });
}
