import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { PackageDetail } from '@fasih/school/catalogue/packages/catalogue';
import { instantOf } from '@fasih/school/catalogue/policy/validity';
import type { Pool, PoolClient } from 'pg';
import { lastChange } from '../../people/accounts/last-change.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import {
  type CountSold,
  insertPackage,
  type LockedPackage,
  lockPackage,
  type NewPackage,
  nameIsTaken,
  type PackageTexts,
  readPackage,
  saveOnSale,
  savePackageTexts,
} from './catalogue-store.ts';
import { deletePrice, insertPrice } from './price-store.ts';

/** What catalogue administration needs: the database, and the number of courses sold of a package. */
export type CatalogueContext = { pool: Pool; countSold: CountSold };

const refuseTakenName = () => refuse('catalogue.nameTaken', { fields: { name: 'nameTaken' } });

/** Reads a package that must exist. */
async function requireDetail(
  db: PoolClient,
  countSold: CountSold,
  id: number,
  now: Date,
): Promise<PackageDetail> {
  const detail = await readPackage(db, countSold, id, now);
  if (!detail) throw new Error(`package ${id} is gone`);
  return detail;
}

/** Reads a package with its prices and sales, as admins see it. */
export async function packageForAdmin(
  { pool, countSold }: CatalogueContext,
  id: number,
  now: Date,
): Promise<PackageDetail | Refusal<'catalogue.notFound'>> {
  return (await readPackage(pool, countSold, id, now)) ?? refuse('catalogue.notFound');
}

/** Adds a package to the catalogue. Refuses the name of another package on sale. */
export async function addPackage(
  { pool, countSold }: CatalogueContext,
  form: NewPackage,
  call: SignedInCall,
): Promise<PackageDetail | Refusal<'catalogue.nameTaken'>> {
  return inTransaction(pool, async (db) => {
    if (await nameIsTaken(db, form.name, null)) return refuseTakenName();
    const id = await insertPackage(db, form);
    await writeAudit(db, call, {
      action: 'package.added',
      targetKind: 'package',
      targetId: id,
      after: form,
    });
    return requireDetail(db, countSold, id, call.now);
  });
}

/** Locks the package and calls `write`; refuses when the package has changed since `version` was read. */
async function changeLocked<Code extends string>(
  { pool, countSold }: CatalogueContext,
  target: { id: number; version: number },
  call: SignedInCall,
  write: (db: PoolClient, before: LockedPackage) => Promise<Refusal<Code> | undefined>,
): Promise<PackageDetail | Refusal<Code | 'catalogue.notFound' | 'common.stale'>> {
  return inTransaction(pool, async (db) => {
    const before = await lockPackage(db, target.id);
    if (!before) return refuse('catalogue.notFound');
    if (before.version !== target.version)
      return refuse('common.stale', {
        current: {
          ...(await requireDetail(db, countSold, target.id, call.now)),
          changed: await lastChange(db, 'package', String(target.id)),
        },
      });
    return (await write(db, before)) ?? requireDetail(db, countSold, target.id, call.now);
  });
}

/** Changes the texts of a package; existing orders keep the old name. */
export function changePackage(
  catalogue: CatalogueContext,
  id: number,
  { version, ...texts }: PackageTexts & { version: number },
  call: SignedInCall,
): Promise<
  PackageDetail | Refusal<'catalogue.nameTaken' | 'catalogue.notFound' | 'common.invalid' | 'common.stale'>
> {
  return changeLocked(catalogue, { id, version }, call, async (db, before) => {
    if (before.type === 'eng_test_prep' && !/ - (Regular|Express)$/.test(texts.name))
      return refuse('common.invalid', { fields: { name: 'testPrepName' } });
    if (before.onSale && (await nameIsTaken(db, texts.name, id))) return refuseTakenName();
    const changedKeys = (Object.keys(texts) as (keyof PackageTexts)[]).filter(
      (key) => texts[key] !== before[key],
    );
    const changedTexts = (source: PackageTexts): Partial<PackageTexts> =>
      Object.fromEntries(changedKeys.map((key) => [key, source[key]]));
    await savePackageTexts(db, id, texts);
    await writeAudit(db, call, {
      action: 'package.changed',
      targetKind: 'package',
      targetId: id,
      before: changedTexts(before),
      after: changedTexts(texts),
    });
    return undefined;
  });
}

/**
 * Adds a price from the first instant of a school day, or at once when that day is today. Existing orders keep their
 * price (docs/product/courses-and-money.md#prices).
 */
export function addPrice(
  catalogue: CatalogueContext,
  id: number,
  { version, price, from }: { version: number; price: number; from: string },
  call: SignedInCall,
): Promise<
  PackageDetail | Refusal<'catalogue.notFound' | 'catalogue.priceThere' | 'common.invalid' | 'common.stale'>
> {
  return changeLocked(catalogue, { id, version }, call, async (db) => {
    const today = dayIn(call.now);
    if (from < today) return refuse('common.invalid', { fields: { from: 'datePast' } });
    const start = from === today ? call.now : instantOf(from, 0);
    const by = call.person.accountId;
    const { prices } = await requireDetail(db, catalogue.countSold, id, call.now);
    const current = prices.find(({ state }) => state === 'now');
    if (!(await insertPrice(db, { packageId: id, price, from: start, by, now: call.now })))
      return refuse('catalogue.priceThere', { fields: { from: 'priceThere' } });
    await writeAudit(db, call, {
      action: 'package.priceAdded',
      targetKind: 'package',
      targetId: id,
      ...(current ? { before: { price: current.price } } : {}),
      after: { price, from: start },
    });
    return undefined;
  });
}

/** Removes a future price; refuses a current or past one, because orders refer to it. */
export async function removePrice(
  { pool, countSold }: CatalogueContext,
  { packageId, priceId }: { packageId: number; priceId: string },
  call: SignedInCall,
): Promise<PackageDetail | Refusal<'catalogue.notFound' | 'catalogue.priceInForce'>> {
  return inTransaction(pool, async (db) => {
    const before = await lockPackage(db, packageId);
    if (!before || !isId(priceId)) return refuse('catalogue.notFound');
    const removed = await deletePrice(db, { packageId, priceId, now: call.now });
    const detail = await requireDetail(db, countSold, packageId, call.now);
    if (!removed)
      return refuse(
        detail.prices.some(({ id }) => id === priceId) ? 'catalogue.priceInForce' : 'catalogue.notFound',
      );
    await writeAudit(db, call, {
      action: 'package.priceRemoved',
      targetKind: 'package',
      targetId: packageId,
      before: removed,
    });
    return detail;
  });
}

/** Retires a package or puts it back on sale; courses already bought are not affected. */
export function setOnSale(
  catalogue: CatalogueContext,
  id: number,
  { version, onSale }: { version: number; onSale: boolean },
  call: SignedInCall,
): Promise<PackageDetail | Refusal<'catalogue.nameTaken' | 'catalogue.notFound' | 'common.stale'>> {
  return changeLocked(catalogue, { id, version }, call, async (db, before) => {
    if (onSale && (await nameIsTaken(db, before.name, id))) return refuseTakenName();
    await saveOnSale(db, id, onSale);
    await writeAudit(db, call, {
      action: onSale ? 'package.broughtBack' : 'package.retired',
      targetKind: 'package',
      targetId: id,
      before: { onSale: before.onSale },
      after: { onSale },
    });
    return undefined;
  });
}
