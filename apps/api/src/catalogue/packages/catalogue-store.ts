import { TOTAL_CAP } from '@fasih/school/basics/paging';
import type { PackageDetail } from '@fasih/school/catalogue/packages/catalogue';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { firstRowOf, given } from '../../platform/db/built-query.ts';
import {
  cteAs,
  jsonList,
  orNull,
  type Selected,
  scalar,
  select,
  tableAs,
  withCtes,
} from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { packagePriceAt } from './prices.ts';

/**
 * How often the package with this id was sold, counted to at most `limit` to stay fast; provided by the module that owns
 * the courses.
 */
export type CountSold = (packageId: Expression<number>, limit: number) => RawBuilder<number>;

export const p = tableAs('package', 'p');
const d = tableAs('package_price', 'd');

/** The columns of a package `p` for an admin. */
export const packageColumns = (countSold: CountSold, now: Expression<Date>) =>
  [
    p.id.as('id'),
    p.slug.as('slug'),
    p.name.as('name'),
    p.type.as('type'),
    p.category.as('category'),
    p.on_sale.as('onSale'),
    p.version.as('version'),
    packagePriceAt(p, now).as('price'),
    countSold(p.id, TOTAL_CAP + 1).as('sold'),
    orNull(
      scalar(
        jsonBuildObject({ price: d.price, from: d.valid_from }),
        sql`from ${d} where ${d.package_id} = ${p.id} and ${d.valid_from} > ${now} order by ${d.valid_from} limit 1`,
      ),
    ).as('nextPrice'),
  ] as const;

export type StoredRow = Selected<ReturnType<typeof packageColumns>>;

/** A row as the API returns it. */
export function presentRow<R extends StoredRow>(row: R): R & { soldIsCapped: boolean } {
  return {
    ...row,
    nextPrice: row.nextPrice && { ...row.nextPrice, from: new Date(row.nextPrice.from).toISOString() },
    sold: Math.min(row.sold, TOTAL_CAP),
    soldIsCapped: row.sold > TOTAL_CAP,
  };
}

const detailColumns = (countSold: CountSold, now: Expression<Date>) =>
  [
    ...packageColumns(countSold, now),
    p.description_id.as('description_id'),
    p.description_en.as('description_en'),
    p.duration_months.as('duration_months'),
    p.meetings.as('meetings'),
    p.meetings_per_week.as('meetingsPerWeek'),
    p.price.as('firstPrice'),
    scalar(
      jsonList({ id: d.id, price: d.price, from: d.valid_from }, sql`${d.valid_from} desc`),
      sql`from ${d} where ${d.package_id} = ${p.id}`,
    ).as('dated'),
  ] as const;

type DetailRow = Selected<ReturnType<typeof detailColumns>>;

/** One package with all its prices, or null. */
export async function readPackage(
  db: Queryable,
  countSold: CountSold,
  id: number,
  now: Date,
): Promise<PackageDetail | null> {
  const row = await firstRowOf(
    db,
    select(detailColumns(countSold, given(now)), sql`from ${p} where ${p.id} = ${id}`),
  );
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

const lock = statement(({ id }: Params<{ id: number }>) =>
  build
    .selectFrom('package')
    .where('id', '=', id)
    .select(['name', 'description_id', 'description_en', 'version', 'type', 'on_sale as onSale'])
    .forUpdate(),
);

export type LockedPackage = RowOf<typeof lock>;

/** Locks a package until the transaction ends, so that admins change it one after the other. */
export function lockPackage(db: Queryable, id: number): Promise<LockedPackage | null> {
  return lock.first(db, { id });
}

const selectTaken = statement(({ name, exceptId }: Params<{ name: string; exceptId: number | null }>) =>
  select(
    [
      sql<boolean>`exists (select from ${p} where ${p.on_sale} and lower(${p.name}) = lower(${name})
        and ${p.id} is distinct from ${exceptId})`.as('taken'),
    ],
    sql``,
  ),
);

/**
 * Whether a package on sale other than `exceptId` has this name; families choose by name. Locks the names of packages until the
 * transaction ends, so that two writes cannot take the same name at once.
 */
export async function nameIsTaken(db: Queryable, name: string, exceptId: number | null): Promise<boolean> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('package name', 15))");
  return (await selectTaken.first(db, { name, exceptId }))?.taken ?? false;
}

export type NewPackage = PackageTexts & {
  type: PackageType;
  category: string;
  price: number;
  duration_months: number;
  meetings: number;
  meetingsPerWeek: number;
};

const insert = statement((one: Params<NewPackage>) => {
  const made = select([sql<number>`nextval('package_number')::integer`.as('id')], sql``);
  const m = cteAs(made, 'made', 'm');
  return withCtes(
    { made },
    build
      .insertInto('package')
      .columns([
        'id',
        'slug',
        'name',
        'type',
        'category',
        'price',
        'duration_months',
        'meetings',
        'meetings_per_week',
        'description_id',
        'description_en',
        'position',
      ])
      .expression(
        sql`select ${m.id}, trim(both '-' from regexp_replace(lower(${one.name}), '[^a-z0-9]+', '-', 'g')) || '-' || ${m.id},
            ${one.name}, ${one.type}, ${one.category}, ${one.price}, ${one.duration_months}, ${one.meetings},
            ${one.meetingsPerWeek}, ${one.description_id}, ${one.description_en},
            (select coalesce(max(${p.position}), 0) from ${p} where ${p.type} = ${one.type})
          from ${m}`,
      )
      .returning('id'),
  );
});

/**
 * Inserts a package after the others of its kind and returns its id. The slug combines name and number and never
 * changes.
 */
export async function insertPackage(db: Queryable, one: NewPackage): Promise<number> {
  const row = await insert.first(db, one);
  if (!row) throw new Error('the package was not written');
  return row.id;
}

const update = (id: Expression<number>) =>
  build
    .updateTable('package')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id);

const updateTexts = statement(
  ({ id, name, description_id, description_en }: Params<PackageTexts & { id: number }>) =>
    update(id).set({ name, description_id, description_en }),
);

/** Saves name and descriptions; the caller has locked the package. */
export async function savePackageTexts(db: Queryable, id: number, texts: PackageTexts): Promise<void> {
  await updateTexts.run(db, { id, ...texts });
}

const updateOnSale = statement(({ id, onSale }: Params<{ id: number; onSale: boolean }>) =>
  update(id).set({ on_sale: onSale }),
);

/** Sets whether the package is on sale; the caller has locked it. */
export async function saveOnSale(db: Queryable, id: number, onSale: boolean): Promise<void> {
  await updateOnSale.run(db, { id, onSale });
}
