/** SQL: how many open orders were placed under a version of the course rules. */
export const openOrdersUnderPolicy = (version: string): string =>
  `(select count(*)::integer from orders o where o.policy_version = ${version} and o.status = 'pending')`;
