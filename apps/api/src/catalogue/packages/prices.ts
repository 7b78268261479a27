/**
 * SQL: what the package `p` costs at the instant `at`, both expressions of ours: the last price that came into force by
 * then, else its first one (docs/product/courses-and-money.md#prices).
 */
export const priceAt = (p: string, at: string) =>
  `coalesce((select d.price from package_price d where d.package_id = ${p}.id and d.valid_from <= ${at}
    order by d.valid_from desc limit 1), ${p}.price)`;
