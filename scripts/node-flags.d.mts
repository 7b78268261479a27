/** The flags every process of the school runs with. */
export const nodeFlags: readonly string[];
