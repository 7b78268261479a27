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
  lockPackage,
  type NewPackage,
  nameIsTaken,
  type PackageTexts,
  readPackage,
  saveOnSale,
  savePackageTexts,
} from './catalogue-store.ts';
import { deletePrice, insertPrice } from './price-store.ts';

/** The dependencies of catalogue administration. */
export type Catalogue = { pool: Pool; countSold: CountSold };

const taken = () => refuse('catalogue.nameTaken', { fields: { name: 'nameTaken' } });

async function detail(db: PoolClient, countSold: CountSold, id: number, now: Date): Promise<PackageDetail> {
  const found = await readPackage(db, countSold, id, now);
  if (!found) throw new Error(`package ${id} is gone`);
  return found;
}

/** One package for an admin. */
export async function packageForAdmin(
  { pool, countSold }: Catalogue,
  id: number,
  now: Date,
): Promise<PackageDetail | Refusal<'catalogue.notFound'>> {
  return (await readPackage(pool, countSold, id, now)) ?? refuse('catalogue.notFound');
}

/** Adds a package to the catalogue. Refuses the name of another package on sale. */
export async function addPackage(
  { pool, countSold }: Catalogue,
  form: NewPackage,
  call: SignedInCall,
): Promise<PackageDetail | Refusal<'catalogue.nameTaken'>> {
  return inTransaction(pool, async (db) => {
    if (await nameIsTaken(db, form.name, null)) return taken();
    const id = await insertPackage(db, form);
    await writeAudit(db, call, {
      action: 'package.added',
      targetKind: 'package',
      targetId: id,
      after: form,
    });
    return detail(db, countSold, id, call.now);
  });
}

/** Locks the package and lets `write` change it, unless somebody changed it since `version` was read. */
async function changing<Code extends string>(
  { pool, countSold }: Catalogue,
  target: { id: number; version: number },
  call: SignedInCall,
  write: (
    db: PoolClient,
    before: NonNullable<Awaited<ReturnType<typeof lockPackage>>>,
  ) => Promise<Refusal<Code> | undefined>,
): Promise<PackageDetail | Refusal<Code | 'catalogue.notFound' | 'common.stale'>> {
  return inTransaction(pool, async (db) => {
    const before = await lockPackage(db, target.id);
    if (!before) return refuse('catalogue.notFound');
    if (before.version !== target.version)
      return refuse('common.stale', {
        current: {
          ...(await detail(db, countSold, target.id, call.now)),
          changed: await lastChange(db, 'package', String(target.id)),
        },
      });
    return (await write(db, before)) ?? detail(db, countSold, target.id, call.now);
  });
}

/** Changes the texts of a package; existing orders keep the old name. */
export function changePackage(
  catalogue: Catalogue,
  id: number,
  { version, ...texts }: PackageTexts & { version: number },
  call: SignedInCall,
): Promise<
  PackageDetail | Refusal<'catalogue.nameTaken' | 'catalogue.notFound' | 'common.invalid' | 'common.stale'>
> {
  return changing(catalogue, { id, version }, call, async (db, before) => {
    if (before.type === 'eng_test_prep' && !/ - (Regular|Express)$/.test(texts.name))
      return refuse('common.invalid', { fields: { name: 'testPrepName' } });
    if (before.onSale && (await nameIsTaken(db, texts.name, id))) return taken();
    const changed = (Object.keys(texts) as (keyof PackageTexts)[]).filter(
      (key) => texts[key] !== before[key],
    );
    const only = (of: PackageTexts): Partial<PackageTexts> =>
      Object.fromEntries(changed.map((key) => [key, of[key]]));
    await savePackageTexts(db, id, texts);
    await writeAudit(db, call, {
      action: 'package.changed',
      targetKind: 'package',
      targetId: id,
      before: only(before),
      after: only(texts),
    });
    return undefined;
  });
}

/**
 * Adds a price from the first instant of a school day, or at once when that day is today. Existing orders keep their
 * price (docs/product/courses-and-money.md#prices).
 */
export function addPrice(
  catalogue: Catalogue,
  id: number,
  { version, price, from }: { version: number; price: number; from: string },
  call: SignedInCall,
): Promise<
  PackageDetail | Refusal<'catalogue.notFound' | 'catalogue.priceThere' | 'common.invalid' | 'common.stale'>
> {
  return changing(catalogue, { id, version }, call, async (db) => {
    const today = dayIn(call.now);
    if (from < today) return refuse('common.invalid', { fields: { from: 'datePast' } });
    const start = from === today ? call.now : instantOf(from, 0);
    const by = call.person.accountId;
    if (!(await insertPrice(db, { packageId: id, price, from: start, by, now: call.now })))
      return refuse('catalogue.priceThere', { fields: { from: 'priceThere' } });
    await writeAudit(db, call, {
      action: 'package.priceAdded',
      targetKind: 'package',
      targetId: id,
      after: { price, from: start },
    });
    return undefined;
  });
}

/** Withdraws a future price; a current or past one stays, because orders refer to it. */
export async function removePrice(
  { pool, countSold }: Catalogue,
  of: { packageId: number; priceId: string },
  call: SignedInCall,
): Promise<PackageDetail | Refusal<'catalogue.notFound' | 'catalogue.priceInForce'>> {
  return inTransaction(pool, async (db) => {
    const before = await lockPackage(db, of.packageId);
    if (!before || !isId(of.priceId)) return refuse('catalogue.notFound');
    const gone = await deletePrice(db, { ...of, now: call.now });
    const now = await detail(db, countSold, of.packageId, call.now);
    if (!gone)
      return refuse(
        now.prices.some(({ id }) => id === of.priceId) ? 'catalogue.priceInForce' : 'catalogue.notFound',
      );
    await writeAudit(db, call, {
      action: 'package.priceRemoved',
      targetKind: 'package',
      targetId: of.packageId,
      before: gone,
    });
    return now;
  });
}

/** Retires a package or puts it back on sale; bought courses go on. */
export function setOnSale(
  catalogue: Catalogue,
  id: number,
  { version, onSale }: { version: number; onSale: boolean },
  call: SignedInCall,
): Promise<PackageDetail | Refusal<'catalogue.nameTaken' | 'catalogue.notFound' | 'common.stale'>> {
  return changing(catalogue, { id, version }, call, async (db, before) => {
    if (onSale && (await nameIsTaken(db, before.name, id))) return taken();
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
