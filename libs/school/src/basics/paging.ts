import * as z from 'zod/mini';

/** The paging part of every list's query: `page` from 1, `pageSize` 1-100 (20), `sort=field` or `-field`, `q`. */
export const pageQuery = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  sort: z.optional(z.string().check(z.maxLength(40))),
  q: z.optional(z.string().check(z.maxLength(100))),
});

/** Totals are exact up to here; above it `total` stays at this number and `totalIsCapped` is true. */
export const TOTAL_CAP = 10_000;

/** The reply of a list of `item`s. */
export function listOf<T extends z.ZodMiniType>(item: T) {
  return z.object({
    data: z.array(item),
    total: z.number(),
    totalIsCapped: z.optional(z.boolean()),
    page: z.number(),
    pageSize: z.number(),
  });
}
