import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';

export const PACKAGE_TYPES = ['general_english', 'conversation', 'eng_test_prep', 'special_course'] as const;
export type PackageType = (typeof PACKAGE_TYPES)[number];

/** A package for outside clients (docs/product/courses-and-money.md#packages); `price` is whole rupiah. */
export const soldPackage = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  /** Lines separated by newlines: first the invitation, then how one learns. In the request's language. */
  description: z.string(),
  price: z.number(),
  duration_months: z.number(),
  type: z.enum(PACKAGE_TYPES),
  category: z.string(),
  meetings: z.number(),
  meetingsPerWeek: z.number(),
});
export type SoldPackage = z.output<typeof soldPackage>;

export const listPackages = contract({
  method: 'GET',
  path: '/packages',
  who: 'public',
  summary: 'All packages on sale, in the order of the tabs',
  reply: { 200: z.object({ data: z.array(soldPackage) }) },
});
