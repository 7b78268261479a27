import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { requiredText } from '../../basics/contract-parts.ts';
import { calendarDay } from '../../basics/day.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';
import { PACKAGE_TYPES } from './contract.ts';

/**
 * The categories of each type that program pages and placement test know
 * (docs/product/courses-and-money.md#packages).
 */
export const CATEGORIES = {
  general_english: ['kids', 'teen', 'adult'],
  conversation: ['kids', 'teen', 'adult'],
  eng_test_prep: ['toeic', 'toeflitp', 'toeflibt', 'ielts'],
} as const;

/** Types that can have more packages; the Special Course is the one with the fixed id 99999. */
export const ADDED_TYPES = ['general_english', 'conversation', 'eng_test_prep'] as const;

/** Maximum price of a package in whole rupiah. */
export const MAX_RUPIAH = 1_000_000_000;

const rupiah = z
  .number('required')
  .check(z.int('rupiahShape'), z.minimum(0, 'rupiahShape'), z.maximum(MAX_RUPIAH, 'tooMuch'));
const count = (least: number, most: number) =>
  z
    .number('required')
    .check(z.int('countShape'), z.minimum(least, 'countShape'), z.maximum(most, 'countShape'));

/** The editable parts of a sold package: its texts, never what was bought. */
const texts = {
  /** A proper name, the same in both languages; test preparation is named `{exam} - {Regular|Express}`. */
  name: requiredText(80),
  /** First line: the invitation. Every further line: one fact about how one learns. */
  description_id: requiredText(2000),
  description_en: requiredText(2000),
};

export const newPackage = z
  .object({
    ...texts,
    type: z.enum(ADDED_TYPES, 'required'),
    category: requiredText(20),
    price: rupiah,
    duration_months: count(1, 24),
    meetings: count(1, 40),
    meetingsPerWeek: count(1, 3),
  })
  .check(
    z.refine(({ type, category }) => (CATEGORIES[type] as readonly string[]).includes(category), {
      error: 'required',
      path: ['category'],
    }),
    z.refine(({ type, name }) => type !== 'eng_test_prep' || / - (Regular|Express)$/.test(name), {
      error: 'testPrepName',
      path: ['name'],
    }),
  );

export const packageTexts = z.object(texts);

export const newPrice = z.object({
  /** Whole rupiah. */
  price: rupiah,
  /** The school day from whose first instant it is valid; today means at once. */
  from: calendarDay,
});

const stored = {
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  type: z.enum(PACKAGE_TYPES),
  category: z.string(),
  /** What it costs now, in whole rupiah. */
  price: z.number(),
  /** The next agreed price, and the instant from which it is valid. */
  nextPrice: z.nullable(z.object({ price: z.number(), from: z.string() })),
  /** Places opened by paid and free orders, counted to 10,000. */
  sold: z.number(),
  soldIsCapped: z.boolean(),
  onSale: z.boolean(),
  version: z.number(),
};

export const packageRow = z.object(stored);
export type PackageRow = z.output<typeof packageRow>;

export const packageDetail = z.object({
  ...stored,
  description_id: z.string(),
  description_en: z.string(),
  duration_months: z.number(),
  meetings: z.number(),
  meetingsPerWeek: z.number(),
  /** Newest first; the last one is the first price, which has no day. */
  prices: z.array(
    z.object({
      id: z.nullable(z.string()),
      price: z.number(),
      from: z.nullable(z.string()),
      state: z.enum(['coming', 'now', 'past']),
    }),
  ),
});
export type PackageDetail = z.output<typeof packageDetail>;

const ofPackage = z.object({
  packageId: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)),
});
const version = z.number('required').check(z.int());

export const listCatalogue = contract({
  method: 'GET',
  path: '/catalogue/packages',
  who: ['admin'],
  summary: 'All packages, on sale or retired, with current price, next price and number of sales',
  query: z.extend(pageQueryBy(['name', 'type', 'price', 'sold']), {
    state: z.optional(z.enum(['onSale', 'retired'])),
    type: z.optional(z.enum(PACKAGE_TYPES)),
  }),
  reply: { 200: pageSchema(packageRow) },
});

export const getPackage = contract({
  method: 'GET',
  path: '/catalogue/packages/:packageId',
  who: ['admin'],
  summary: 'One package with its texts in both languages and all its prices',
  params: ofPackage,
  reply: { 200: packageDetail },
  problems: { 'catalogue.notFound': 404 },
});

export const addPackage = contract({
  method: 'POST',
  path: '/catalogue/packages',
  who: ['admin'],
  summary: 'Add a package, on sale at once',
  body: newPackage,
  reply: { 201: packageDetail },
  problems: { 'catalogue.nameTaken': 409 },
});

export const changePackage = contract({
  method: 'PATCH',
  path: '/catalogue/packages/:packageId',
  who: ['admin'],
  summary: 'Change the name and descriptions; past purchases keep theirs',
  params: ofPackage,
  body: z.extend(packageTexts, { version }),
  reply: { 200: packageDetail },
  problems: { 'catalogue.notFound': 404, 'catalogue.nameTaken': 409, 'common.stale': 409 },
});

export const addPrice = contract({
  method: 'POST',
  path: '/catalogue/packages/:packageId/prices',
  who: ['admin'],
  summary: 'Set a price from a day on; earlier orders keep theirs',
  params: ofPackage,
  body: z.extend(newPrice, { version }),
  reply: { 200: packageDetail },
  problems: { 'catalogue.notFound': 404, 'catalogue.priceThere': 409, 'common.stale': 409 },
});

export const removePrice = contract({
  method: 'DELETE',
  path: '/catalogue/packages/:packageId/prices/:priceId',
  who: ['admin'],
  summary: 'Remove a price that is not in force yet',
  params: z.extend(ofPackage, { priceId: z.string() }),
  reply: { 200: packageDetail },
  problems: { 'catalogue.notFound': 404, 'catalogue.priceInForce': 409 },
});

export const setOnSale = contract({
  method: 'PUT',
  path: '/catalogue/packages/:packageId/sale',
  who: ['admin'],
  summary: 'Retire a package or put it back on sale; families who bought it keep their course',
  params: ofPackage,
  body: z.object({ onSale: z.boolean(), version }),
  reply: { 200: packageDetail },
  problems: { 'catalogue.notFound': 404, 'catalogue.nameTaken': 409, 'common.stale': 409 },
});
