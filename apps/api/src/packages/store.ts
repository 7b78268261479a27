import type { Lang } from '@fasih/messages/texts';
import type { SoldPackage } from '@fasih/school/packages/contract';
import type { Queryable } from '../db/transaction.ts';

/** Everything on sale in the order of the tabs, with its description in one language. */
export async function packagesOnSale(db: Queryable, lang: Lang): Promise<SoldPackage[]> {
  const { rows } = await db.query<SoldPackage>({
    name: 'packages-on-sale',
    text: `select id, slug, name, case $1 when 'en' then description_en else description_id end as description, price,
        duration_months, type, category, meetings, meetings_per_week as "meetingsPerWeek"
      from package where on_sale order by position, id`,
    values: [lang],
  });
  return rows;
}
