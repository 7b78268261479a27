import { type Expression, type RawBuilder, sql } from 'kysely';
import { type TableAs, tableAs } from '../../platform/db/sql.ts';

const d = tableAs('package_price', 'd');

/**
 * The price of package `p` in whole rupiah at an instant: the latest dated price in force by then, else the price it was
 * added with (docs/product/courses-and-money.md#prices).
 */
export const packagePriceAt = (p: TableAs<'package'>, at: Expression<Date>): RawBuilder<number> =>
  sql<number>`coalesce((select ${d.price} from ${d} where ${d.package_id} = ${p.id} and ${d.valid_from} <= ${at}
    order by ${d.valid_from} desc limit 1), ${p.price})`;
