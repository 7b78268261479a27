/** Tables whose rows become valid at `valid_from`, which changes public pages at that instant. */
export const DATED_TABLES = ['package_price', 'policy_version'] as const;
