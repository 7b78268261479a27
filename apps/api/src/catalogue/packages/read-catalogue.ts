import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { listCatalogue } from '@fasih/school/catalogue/packages/catalogue';
import { sql } from 'kysely';
import { given } from '../../platform/db/built-query.ts';
import { countedPage } from '../../platform/db/page.ts';
import { allOf, likePattern } from '../../platform/db/search-words.ts';
import { select, subqueryAs } from '../../platform/db/sql.ts';
import { p, packageColumns, presentRow } from './catalogue-store.ts';
import type { CatalogueContext } from './change-catalogue.ts';

type Query = Accepted<typeof listCatalogue>['query'];

/** A page of the catalogue for an admin, in the order of the tabs by default. */
export async function readCatalogue(
  { pool, countSold }: CatalogueContext,
  query: Query,
  now: Date,
): Promise<Reply<typeof listCatalogue> | Refusal<'common.narrow'>> {
  const { sort = '', state, type, q } = query;
  const isRequested = allOf([
    state && sql<boolean>`${p.on_sale} = ${state === 'onSale'}`,
    type && sql<boolean>`${p.type} = ${type}`,
    q && sql<boolean>`${p.name} ilike ${likePattern(q)}`,
  ]);
  const f = subqueryAs(
    select(
      [...packageColumns(countSold, given(now)), p.position.as('position')],
      sql`from ${p} where ${isRequested}`,
    ),
    'f',
  );
  const field = { name: f.name, type: f.type, price: f.price, sold: f.sold }[sort.replace(/^-/, '')];
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const page = await countedPage(pool, query, {
    columns: [
      f.id.as('id'),
      f.slug.as('slug'),
      f.name.as('name'),
      f.type.as('type'),
      f.category.as('category'),
      f.price.as('price'),
      f.nextPrice.as('nextPrice'),
      f.sold.as('sold'),
      f.onSale.as('onSale'),
      f.version.as('version'),
    ],
    from: sql`${f}`,
    orderBy: sql`${field ? sql`${field} ${direction}, ` : sql``}${f.onSale} desc, ${f.position}, ${f.id}`,
  });
  return isRefusal(page) ? page : { ...page, data: page.data.map(presentRow) };
}
