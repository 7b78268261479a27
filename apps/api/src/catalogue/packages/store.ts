import type { Lang } from '@fasih/messages/texts';
import type { SoldPackage } from '@fasih/school/catalogue/packages/contract';
import type { Queryable } from '../../platform/db/transaction.ts';
import { priceAt } from './prices.ts';

/** Everything on sale in the order of the tabs, at current prices, with descriptions in one language. */
export async function packagesOnSale(db: Queryable, lang: Lang, now: Date): Promise<SoldPackage[]> {
  const { rows } = await db.query<SoldPackage>({
    name: 'packages-on-sale',
    text: `select p.id, p.slug, p.name, case $1 when 'en' then p.description_en else p.description_id end as description,
        ${priceAt('p', '$2')} as price, p.duration_months, p.type, p.category, p.meetings,
        p.meetings_per_week as "meetingsPerWeek"
      from package p where p.on_sale order by p.position, p.id`,
    values: [lang, now],
  });
  return rows;
}
