import type { Lang } from '@fasih/messages/texts';
import type { SoldPackage } from '@fasih/school/catalogue/packages/contract';
import { sql } from 'kysely';
import { select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { packagePriceAt } from './prices.ts';

const p = tableAs('package', 'p');

const selectOnSale = statement(
  ({ lang, now }: Params<{ lang: Lang; now: Date }>) =>
    select(
      [
        p.id.as('id'),
        p.slug.as('slug'),
        p.name.as('name'),
        sql<string>`case ${lang} when 'en' then ${p.description_en} else ${p.description_id} end`.as(
          'description',
        ),
        packagePriceAt(p, now).as('price'),
        p.duration_months.as('duration_months'),
        p.type.as('type'),
        p.category.as('category'),
        p.meetings.as('meetings'),
        p.meetings_per_week.as('meetingsPerWeek'),
      ],
      sql`from ${p} where ${p.on_sale} order by ${p.position}, ${p.id}`,
    ),
  'packages-on-sale',
);

/** Everything on sale in the order of the tabs, at current prices, with descriptions in one language. */
export function packagesOnSale(db: Queryable, lang: Lang, now: Date): Promise<SoldPackage[]> {
  return selectOnSale.all(db, { lang, now });
}
