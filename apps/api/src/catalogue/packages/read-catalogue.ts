import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { listCatalogue } from '@fasih/school/catalogue/packages/catalogue';
import { likePattern, readPage } from '../../platform/db/read-page.ts';
import { packageColumns, presentRow, type StoredRow } from './catalogue-store.ts';
import type { Catalogue } from './change-catalogue.ts';

const SORTS: Record<string, string> = { name: 'name', type: 'type', price: 'price', sold: 'sold' };

/** A page of the catalogue for an admin, in the order of the tabs by default. */
export async function readCatalogue(
  { pool, countSold }: Catalogue,
  query: Accepted<typeof listCatalogue>['query'],
  now: Date,
): Promise<Reply<typeof listCatalogue> | Refusal<'common.narrow'>> {
  const { sort = '', state, type, q } = query;
  const field = SORTS[sort.replace(/^-/, '')];
  const page = await readPage<StoredRow>(pool, query, {
    select: '*',
    from: `(select ${packageColumns(countSold)}, p.position from package p
      where ($2::boolean is null or p.on_sale = $2) and ($3::text is null or p.type = $3)
        and ($4::text is null or p.name ilike $4)) found`,
    orderBy: `${field ? `${field} ${sort.startsWith('-') ? 'desc' : 'asc'}, ` : ''}"onSale" desc, position, id`,
    values: [now, state === undefined ? null : state === 'onSale', type ?? null, q ? likePattern(q) : null],
  });
  if (isRefusal(page)) return page;
  return { ...page, data: page.data.map((row) => presentRow(bare(row))) };
}

/** Removes the column that is only used for sorting. */
function bare({
  id,
  slug,
  name,
  type,
  category,
  price,
  nextPrice,
  sold,
  onSale,
  version,
}: StoredRow): StoredRow {
  return { id, slug, name, type, category, price, nextPrice, sold, onSale, version };
}
