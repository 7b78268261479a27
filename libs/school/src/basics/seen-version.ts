import * as z from 'zod/mini';

/**
 * The version of a record as its reader saw it before changing it, 0 where there was none. Larger or half numbers fit no
 * column, and the database would fail on them.
 */
export const seenVersion = z.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647));
