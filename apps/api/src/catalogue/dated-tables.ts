/** Tables whose rows begin to hold at their `valid_from`: what public pages show changes at that instant by itself. */
export const DATED_TABLES = ['package_price', 'policy_version'] as const;
