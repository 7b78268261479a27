import { type Expression, type RawBuilder, sql } from 'kysely';
import { tableAs } from '../../platform/db/sql.ts';

const o = tableAs('orders', 'o');

/** The number of open orders placed under a policy version. */
export const openOrdersUnderPolicy = (version: Expression<number>): RawBuilder<number> =>
  sql<number>`(select count(*)::integer from ${o} where ${o.policy_version} = ${version} and ${o.status} = 'pending')`;
