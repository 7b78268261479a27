/** SQL: the number of open orders placed under a policy version. */
export const openOrdersUnderPolicy = (version: string): string =>
  `(select count(*)::integer from orders o where o.policy_version = ${version} and o.status = 'pending')`;
