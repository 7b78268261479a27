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

const firstVersionOf = ({ bankId, itemId }: Address) =>
  fileItems(bankId).find(({ id }) => String(id) === itemId);
const draftIn = (versions: readonly VersionRow[], itemId: string) =>
  versions.find((one) => one.itemId === itemId && one.state === 'draft');

async function refuseStale(db: Queryable, address: Address): Promise<Refusal<'common.stale'>> {
  const current = await readItem(db, address.bankId, address.itemId);
  return refuse('common.stale', {
    current: { ...current, changed: await lastChange(db, 'item', address.itemId) },
  });
}

/** All banks with their live versions, as input of the checks. */
function banksNow(versions: readonly VersionRow[]): CheckTask['banks'] {
  const live = new Map(versions.filter(({ state }) => state === 'live').map((one) => [one.itemId, one.item]));
  return Object.fromEntries(
    BANK_IDS.map((bank) => [bank, fileItems(bank).map((item) => live.get(String(item.id)) ?? item)]),
  ) as CheckTask['banks'];
}

/**
 * Saves the draft of an item's next version. The checks run before the transaction over the live banks;
 * publishing runs them again.
 */
export async function saveDraft(
  pool: Pool,
  address: Address,
  { version, ...words }: ItemWords & { version: number },
  call: SignedInCall,
): Promise<ItemDetail | Refusal<'banks.notFound' | 'common.invalid' | 'common.stale'>> {
  const first = firstVersionOf(address);
  if (!first) return refuse('banks.notFound');
  const item = itemWith(first, words);
  if (item === null) {
    const field = unfitField(first, words) ?? 'options';
    return refuse('common.invalid', { fields: { [field]: field === 'key' ? 'invalid' : 'required' } });
  }
  const checked = await versionRows(pool);
  if ((draftIn(checked, address.itemId)?.version ?? 0) !== version) return refuseStale(pool, address);
  const findings = await checkDraft(taskOf(address, item, checked));
  return inTransaction(pool, async (db) => {
    await lockBank(db, address.bankId);
    const versions = await versionRows(db);
    const before = draftIn(versions, address.itemId);
    if ((before?.version ?? 0) !== version) return refuseStale(db, address);
    const numbers = versions.filter((one) => one.itemId === address.itemId).map(({ number }) => number);
    const number = before?.number ?? Math.max(1, ...numbers) + 1;
    const by = call.person.accountId;
    await putDraft(db, {
      bank: address.bankId,
      itemId: address.itemId,
      number,
      item,
      findings,
      by,
      now: call.now,
    });
    await writeAudit(db, call, {
      action: 'item.drafted',
      targetKind: 'item',
      targetId: address.itemId,
      after: {
        number,
        question: words.question,
        fails: findings.filter(({ level }) => level === 'fail').length,
      },
    });
    return readItem(db, address.bankId, address.itemId);
  });
}

const taskOf = ({ bankId, itemId }: Address, draft: AnyItem, versions: readonly VersionRow[]): CheckTask => ({
  banks: banksNow(versions),
  bank: bankId,
  itemId,
  draft,
});

/** Deletes a draft; refused as `common.stale` if somebody else has changed it. */
export async function dropDraft(
  pool: Pool,
  address: Address,
  version: number,
  call: SignedInCall,
): Promise<ItemDetail | Refusal<'banks.notFound' | 'common.stale'>> {
  if (!firstVersionOf(address)) return refuse('banks.notFound');
  return inTransaction(pool, async (db) => {
    await lockBank(db, address.bankId);
    if (draftIn(await versionRows(db), address.itemId)?.version !== version) return refuseStale(db, address);
    await deleteDraft(db, address.itemId);
    await writeAudit(db, call, { action: 'item.draftDropped', targetKind: 'item', targetId: address.itemId });
    return readItem(db, address.bankId, address.itemId);
  });
}

/** Ids of the live versions that the checks saw. */
const liveIds = (versions: readonly VersionRow[]) =>
  versions
    .flatMap(({ state, itemId, number }) => (state === 'live' ? [`${itemId}.${number}`] : []))
    .sort()
    .join(' ');

/**
 * Publishes a draft: it is drawn from now on, while earlier sittings keep their version. The checks run
 * again, and once more if another item goes live meanwhile; a failing check refuses.
 */
export async function publishDraft(
  pool: Pool,
  address: Address,
  version: number,
  call: SignedInCall,
): Promise<ItemDetail | Refusal<'banks.checksFail' | 'banks.notFound' | 'common.stale'>> {
  if (!firstVersionOf(address)) return refuse('banks.notFound');
  const versions = await versionRows(pool);
  const draft = draftIn(versions, address.itemId);
  if (draft?.version !== version) return refuseStale(pool, address);
  const findings = await checkDraft(taskOf(address, draft.item, versions));
  const fails = findings.filter(({ level }) => level === 'fail').length;
  if (fails > 0) return refuse('banks.checksFail', { params: { count: fails } });
  const published = await inTransaction(pool, async (db) => {
    await lockGoingLive(db);
    await lockBank(db, address.bankId);
    const current = await versionRows(db);
    if (draftIn(current, address.itemId)?.version !== version) return refuseStale(db, address);
    // Another item went live since the checks.
    if (liveIds(current) !== liveIds(versions)) return null;
    await goLive(db, address.itemId, call.now);
    await writeAudit(db, call, {
      action: 'item.published',
      targetKind: 'item',
      targetId: address.itemId,
      after: { number: draft.number },
    });
    return readItem(db, address.bankId, address.itemId);
  });
  return published ?? publishDraft(pool, address, version, call);
}

/**
 * Retires an item with a reason, or brings it back; repeating it changes nothing. Refused if a form could not
 * be filled without it.
 */
export async function retireItem(
  pool: Pool,
  address: Address,
  { retired, reason }: { retired: boolean; reason: string },
  call: SignedInCall,
): Promise<ItemDetail | Refusal<'banks.neededByForm' | 'banks.notFound'>> {
  if (!firstVersionOf(address)) return refuse('banks.notFound');
  return inTransaction(pool, async (db) => {
    await lockBank(db, address.bankId);
    const item = await readItem(db, address.bankId, address.itemId);
    if (isRefusal(item) || item.retired === retired) return item;
    if (retired && item.neededByForm) return refuse('banks.neededByForm');
    await putRetired(db, {
      bank: address.bankId,
      ...address,
      retired,
      reason,
      by: call.person.accountId,
      now: call.now,
    });
    await writeAudit(db, call, {
      action: retired ? 'item.retired' : 'item.broughtBack',
      targetKind: 'item',
      targetId: address.itemId,
      before: { retired: item.retired },
      after: { retired },
      reason,
    });
    return readItem(db, address.bankId, address.itemId);
  });
}
