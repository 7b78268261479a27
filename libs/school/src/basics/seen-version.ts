import * as z from 'zod/mini';

/** The version of a record that its editor saw, 0 for none. Larger numbers or fractions would fail in the database. */
export const seenVersion = z.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647));
