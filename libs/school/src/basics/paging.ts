import * as z from 'zod/mini';

/**
 * The query of a list in one order: `page` from 1, `pageSize` 1-100 (default 20), `q`. `sort` is refused, because a list
 * that ignored it would look sorted.
 */
export const pageQuery = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  sort: z.optional(z.never()),
  q: z.optional(z.string().check(z.maxLength(100))),
});

/** The same of a list without a search. */
export const plainPageQuery = z.omit(pageQuery, { q: true });

export type PageQuery = Omit<z.output<typeof pageQuery>, 'sort'> & { sort?: string | undefined };

/** The query of a list that can be sorted by these fields only; another field is a 400. */
export function pageQueryBy<const F extends readonly [string, ...string[]]>(fields: F) {
  type Sort = F[number] | `-${F[number]}`;
  const either = fields.flatMap((field): Sort[] => [field as F[number], `-${field as F[number]}`]) as [
    Sort,
    ...Sort[],
  ];
  return z.extend(pageQuery, { sort: z.optional(z.enum(either)) });
}

/**
 * A page of a short list in memory (a family's learners, the caller's own sessions): filtered by `q` in `text`, sorted and
 * cut.
 */
export function pageOf<T>(items: readonly T[], query: PageQuery, text: (item: T) => string) {
  const wanted = query.q?.trim().toLowerCase() ?? '';
  const field = query.sort?.replace(/^-/, '') as keyof T | undefined;
  const found = items.filter((item) => text(item).toLowerCase().includes(wanted));
  if (field !== undefined) {
    const sign = query.sort?.startsWith('-') ? -1 : 1;
    found.sort((a, b) => sign * String(a[field] ?? '').localeCompare(String(b[field] ?? '')));
  }
  const from = (query.page - 1) * query.pageSize;
  return {
    data: found.slice(from, from + query.pageSize),
    total: found.length,
    page: query.page,
    pageSize: query.pageSize,
  };
}

/** Totals are exact up to here; above it `total` is this number and `totalIsCapped` is true. */
export const TOTAL_CAP = 10_000;
/**
 * The cap for text searches, where matching is the expensive part: beyond it people are asked to narrow the search.
 */
export const SEARCH_CAP = 1_000;

/** The reply of a list of `item`s. */
export function pageSchema<T extends z.ZodMiniType>(item: T) {
  return z.object({
    data: z.array(item),
    total: z.number(),
    totalIsCapped: z.optional(z.boolean()),
    page: z.number(),
    pageSize: z.number(),
  });
}

/** Minimum letters for searching long texts: fewer match nearly every row, and no index finds them. */
export const SEARCH_LETTERS = 3;
