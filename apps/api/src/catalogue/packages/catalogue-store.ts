import { TOTAL_CAP } from '@fasih/school/basics/paging';
import type { PackageDetail, PackageRow } from '@fasih/school/catalogue/packages/catalogue';
import type { Queryable } from '../../platform/db/transaction.ts';
import { priceAt } from './prices.ts';

/**
 * SQL: how often the package with this id was sold, counted to at most `limit` to stay fast; provided by the module
 * that owns the courses.
 */
export type CountSold = (packageId: string, limit: number) => string;

/** The columns of a package for an admin; `$1` is now. */
export const packageColumns = (
  countSold: CountSold,
) => `p.id, p.slug, p.name, p.type, p.category, p.on_sale as "onSale", p.version,
  ${priceAt('p', '$1')} as price, ${countSold('p.id', TOTAL_CAP + 1)} as sold,
  (select json_build_object('price', d.price, 'from', d.valid_from) from package_price d
    where d.package_id = p.id and d.valid_from > $1 order by d.valid_from limit 1) as "nextPrice"`;

export type StoredRow = Omit<PackageRow, 'soldIsCapped'>;

/** A row as the API returns it. */
export function presentRow<R extends StoredRow>(row: R): R & { soldIsCapped: boolean } {
  return {
    ...row,
    nextPrice: row.nextPrice && { ...row.nextPrice, from: new Date(row.nextPrice.from).toISOString() },
    sold: Math.min(row.sold, TOTAL_CAP),
    soldIsCapped: row.sold > TOTAL_CAP,
  };
}

type DetailRow = Omit<PackageDetail, 'soldIsCapped' | 'prices'> & {
  firstPrice: number;
  dated: { id: string; price: number; from: string }[];
};

/** One package with all its prices, or null. */
export async function readPackage(
  db: Queryable,
  countSold: CountSold,
  id: number,
  now: Date,
): Promise<PackageDetail | null> {
  const { rows } = await db.query<DetailRow>(
    `select ${packageColumns(countSold)}, p.description_id, p.description_en, p.duration_months, p.meetings,
       p.meetings_per_week as "meetingsPerWeek", p.price as "firstPrice",
       (select coalesce(json_agg(json_build_object('id', d.id, 'price', d.price, 'from', d.valid_from)
          order by d.valid_from desc), '[]') from package_price d where d.package_id = p.id) as dated
     from package p where p.id = $2`,
    [now, id],
  );
  const row = rows[0];
  if (!row) return null;
  const { firstPrice, dated, ...rest } = row;
  return { ...presentRow(rest), prices: pricesOf(firstPrice, dated, now) };
}

/** Newest first; exactly one of them is valid now. */
function pricesOf(first: number, dated: DetailRow['dated'], now: Date): PackageDetail['prices'] {
  const inForce = dated.find(({ from }) => new Date(from) <= now)?.id ?? null;
  const stateOf = (id: string | null, from: Date | null) =>
    id === inForce ? 'now' : from !== null && from > now ? 'coming' : 'past';
  return [
    ...dated.map(({ id, price, from }) => ({
      id,
      price,
      from: new Date(from).toISOString(),
      state: stateOf(id, new Date(from)),
    })),
    { id: null, price: first, from: null, state: stateOf(null, null) },
  ] as PackageDetail['prices'];
}

export type PackageTexts = Pick<PackageDetail, 'name' | 'description_id' | 'description_en'>;

/** Locks a package until the transaction ends, so that admins change it one after the other. */
export async function lockPackage(
  db: Queryable,
  id: number,
): Promise<(PackageTexts & { version: number; onSale: boolean; type: string }) | null> {
  const { rows } = await db.query(
    `select name, description_id, description_en, version, type, on_sale as "onSale" from package where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

/** Whether another package on sale has this name, by which families choose. */
export async function nameIsTaken(db: Queryable, name: string, but: number | null): Promise<boolean> {
  // One catalogue writer at a time, so that two cannot take the same name at once.
  await db.query("select pg_advisory_xact_lock(hashtextextended('package name', 15))");
  const { rows } = await db.query<{ taken: boolean }>(
    'select exists (select from package where on_sale and lower(name) = lower($1) and id is distinct from $2) as taken',
    [name, but],
  );
  return rows[0]?.taken ?? false;
}

export type NewPackage = PackageTexts & {
  type: string;
  category: string;
  price: number;
  duration_months: number;
  meetings: number;
  meetingsPerWeek: number;
};

/**
 * Inserts a package after the others of its kind and returns its id. The slug combines name and number and never
 * changes.
 */
export async function insertPackage(db: Queryable, one: NewPackage): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `with made as (select nextval('package_number')::integer as id)
     insert into package (id, slug, name, type, category, price, duration_months, meetings, meetings_per_week,
       description_id, description_en, position)
     select made.id, trim(both '-' from regexp_replace(lower($1), '[^a-z0-9]+', '-', 'g')) || '-' || made.id, $1, $2, $3, $4,
       $5, $6, $7, $8, $9, (select coalesce(max(position), 0) from package p where p.type = $2)
     from made returning id`,
    [
      one.name,
      one.type,
      one.category,
      one.price,
      one.duration_months,
      one.meetings,
      one.meetingsPerWeek,
      one.description_id,
      one.description_en,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the package was not written');
  return id;
}

/** Saves name and descriptions; the caller has locked the package. */
export async function savePackageTexts(db: Queryable, id: number, texts: PackageTexts): Promise<void> {
  await db.query(
    `update package set name = $2, description_id = $3, description_en = $4, version = version + 1 where id = $1`,
    [id, texts.name, texts.description_id, texts.description_en],
  );
}

/** Sets whether the package is on sale; the caller has locked it. */
export async function saveOnSale(db: Queryable, id: number, onSale: boolean): Promise<void> {
  await db.query('update package set on_sale = $2, version = version + 1 where id = $1', [id, onSale]);
}

/** Adds a price from an instant on; false when another one starts at that instant. */
export async function insertPrice(
  db: Queryable,
  one: { packageId: number; price: number; from: Date; by: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with made as (
       insert into package_price (package_id, price, valid_from, added_by, added_at) values ($1, $2, $3, $4, $5)
       on conflict do nothing returning package_id
     ) update package set version = version + 1 from made where package.id = made.package_id`,
    [one.packageId, one.price, one.from, one.by, one.now],
  );
  return rowCount === 1;
}

/** Deletes a future price and returns it; null when there is none. */
export async function deletePrice(
  db: Queryable,
  one: { packageId: number; priceId: string; now: Date },
): Promise<{ price: number; from: Date } | null> {
  const { rows } = await db.query<{ price: number; from: Date }>(
    `with gone as (
       delete from package_price where id = $2 and package_id = $1 and valid_from > $3
       returning package_id, price, valid_from
     ), raised as (update package set version = version + 1 from gone where package.id = gone.package_id)
     select price, valid_from as "from" from gone`,
    [one.packageId, one.priceId, one.now],
  );
  return rows[0] ?? null;
}
