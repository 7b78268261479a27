import { packages } from '@fasih/content/catalogue/packages';
import type { Rules } from '@fasih/school/catalogue/policy/decision';
import { POLICY_VERSION_1 } from '@fasih/school/catalogue/policy/values';
import type { Pool } from 'pg';
import { inTransaction } from '../../platform/db/transaction.ts';

/**
 * Adds what every school needs to a database that lacks it: the packages of `content/` and policy version 1.
 * Existing rows stay, because an admin may have changed them.
 *
 * @param rules of version 1. The demo school began with rules 1 and publishes a second version in its seed.
 */
export async function seedCatalogue(pool: Pool, now: Date, rules: Rules): Promise<void> {
  await inTransaction(pool, async (db) => {
    const { rows } = await db.query<{ packages: number; policies: number }>(
      `select (select count(*) from package where id = any($1))::int as packages,
         (select count(*) from policy_version)::int as policies`,
      [packages.map(({ id }) => id)],
    );
    if (rows[0]?.policies === 0) {
      await db.query(
        `insert into policy_version (number, rules, "values", valid_from, note) values (1, $1, $2, $3, 'The first rules')
         on conflict do nothing`,
        [rules, JSON.stringify(POLICY_VERSION_1), now],
      );
    }
    if (rows[0]?.packages === packages.length) return;
    for (const [position, one] of packages.entries()) {
      await db.query(
        `insert into package (id, slug, name, type, category, price, duration_months, meetings, meetings_per_week,
           description_id, description_en, position)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing`,
        [
          one.id,
          one.slug,
          one.name,
          one.type,
          one.category,
          one.price,
          one.duration_months,
          one.meetings,
          one.meetingsPerWeek,
          one.descriptions.id,
          one.descriptions.en,
          position,
        ],
      );
    }
  });
}
