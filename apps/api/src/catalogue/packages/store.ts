import { withRules } from '@fasih/content/rules-in-text';
import type { Lang } from '@fasih/messages/texts';
import type { SoldPackage } from '@fasih/school/catalogue/packages/contract';
import { policyNumbers } from '@fasih/school/catalogue/policy/numbers';
import type { PolicyValues } from '@fasih/school/catalogue/policy/values';
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
        sql<PolicyValues>`(select v."values" from policy_version v where v.valid_from <= ${now}
          order by v.number desc limit 1)`.as('rules'),
      ],
      sql`from ${p} where ${p.on_sale} order by ${p.position}, ${p.id}`,
    ),
  'packages-on-sale',
);

/**
 * Everything on sale in the order of the tabs, at current prices, with descriptions in one language. Their blanks (`{{notice}}`)
 * get the numbers of the rules in force.
 */
export async function packagesOnSale(db: Queryable, lang: Lang, now: Date): Promise<SoldPackage[]> {
  const rows = await selectOnSale.all(db, { lang, now });
  return rows.map(({ rules, description, ...one }) => ({
    ...one,
    description: withRules(description, lang, policyNumbers(rules)),
  }));
}
