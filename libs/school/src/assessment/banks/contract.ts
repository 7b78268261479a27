import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { requiredText } from '../../basics/contract-parts.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';

export const BANK_IDS = ['kids', 'teen', 'adult', 'kids_pretest', 'teen_pretest'] as const;
export type BankId = (typeof BANK_IDS)[number];
export const CEFRS = ['Pre-A1', 'A1', 'A2', 'B1', 'B2', 'C1'] as const;
export const SKILLS = ['G', 'V', 'F', 'R'] as const;
export const ITEM_STATES = ['live', 'draft', 'retired'] as const;

const both = (most: number) => z.object({ id: requiredText(most), en: requiredText(most) });
const maybe = (most: number) => z.nullable(z.string().check(z.trim(), z.maxLength(most, 'tooLong')));

/** Fields that can be drafted: all texts and the key. Level, skill, cell and picture stay. */
const words = {
  /** The sentence with its gap, or the question. */
  question: requiredText(400),
  /** A text to read, or a picture's alternative text. */
  text: maybe(1200),
  /** In the bank's order; each wrong option has an error code and the reason why it is there. */
  options: z
    .array(z.object({ text: requiredText(80), code: maybe(4), reason: maybe(200) }))
    .check(z.minLength(3, 'required'), z.maxLength(4, 'tooLong')),
  /** Index of the right option, from 0. */
  key: z.number('required').check(z.int(), z.minimum(0), z.maximum(3)),
  point: both(200),
  /** Shown after a pretest; placement items have none. */
  explanation: z.nullable(both(400)),
  /** Why only the key is right, if another option could seem acceptable. */
  rationale: maybe(400),
};
export const itemWords = z.object(words);
export type ItemWords = z.output<typeof itemWords>;

const finding = z.object({ check: z.string(), level: z.enum(['fail', 'warn']), message: z.string() });
export type ItemFinding = z.output<typeof finding>;

const stats = z.object({
  /** How often it was shown in finished sittings. */
  shown: z.number(),
  /** Whole percent of right answers; null if never shown. */
  correct: z.nullable(z.number()),
  meanSeconds: z.nullable(z.number()),
  /** Number of choices per option in the bank's order; the last number is unanswered. */
  chosen: z.array(z.number()),
});
export type ItemStats = z.output<typeof stats>;

const head = {
  itemId: z.string(),
  /** Number of the live version, from 1. */
  number: z.number(),
  cefr: z.enum(CEFRS),
  skill: z.enum(SKILLS),
  /** Items of the same cell are interchangeable; null in a pretest. */
  cell: z.nullable(z.string()),
  retired: z.boolean(),
  hasDraft: z.boolean(),
  question: z.string(),
  /** The right option's text. */
  answer: z.string(),
  stats,
};
export const bankItem = z.object(head);
export type BankItem = z.output<typeof bankItem>;

const itemVersion = z.object({
  number: z.number(),
  state: z.enum(['live', 'replaced']),
  liveAt: z.nullable(z.string()),
  words: itemWords,
  stats,
});

export const itemDetail = z.object({
  ...head,
  bankId: z.enum(BANK_IDS),
  imageUrl: z.nullable(z.string()),
  /** Newest first; number 1 is the file's version. */
  versions: z.array(itemVersion),
  draft: z.nullable(
    z.object({ words: itemWords, findings: z.array(finding), version: z.number(), writtenAt: z.string() }),
  ),
  /** True if it cannot be retired because a form could not be filled without it. */
  neededByForm: z.boolean(),
  /** When it was retired and why. */
  retirement: z.nullable(z.object({ at: z.string(), reason: z.string() })),
});
export type ItemDetail = z.output<typeof itemDetail>;

const ofBank = z.object({ bankId: z.enum(BANK_IDS) });
const ofItem = z.extend(ofBank, { itemId: z.string().check(z.maxLength(10)) });

export const listBanks = contract({
  method: 'GET',
  path: '/banks',
  who: ['admin'],
  summary: 'The question banks with their size and usage',
  reply: {
    200: z.object({
      data: z.array(
        z.object({
          bankId: z.enum(BANK_IDS),
          items: z.number(),
          retired: z.number(),
          drafts: z.number(),
          /** Questions shown in finished sittings. */
          shown: z.number(),
          correct: z.nullable(z.number()),
        }),
      ),
      /** When sittings were last counted; null if not yet. */
      countedAt: z.nullable(z.string()),
    }),
  },
});

export const listItems = contract({
  method: 'GET',
  path: '/banks/:bankId/items',
  who: ['admin'],
  summary: 'The items of a bank with their keys and statistics',
  params: ofBank,
  query: z.extend(pageQueryBy(['itemId', 'cefr', 'shown', 'correct', 'meanSeconds']), {
    level: z.optional(z.enum(CEFRS)),
    state: z.optional(z.enum(ITEM_STATES)),
  }),
  reply: { 200: pageSchema(bankItem) },
});

export const getItem = contract({
  method: 'GET',
  path: '/banks/:bankId/items/:itemId',
  who: ['admin'],
  summary: 'One item with all versions, its draft and the findings of the checks',
  params: ofItem,
  reply: { 200: itemDetail },
  problems: { 'banks.notFound': 404 },
});

export const saveDraft = contract({
  method: 'PUT',
  path: '/banks/:bankId/items/:itemId/draft',
  who: ['admin'],
  summary: 'Save the draft of a new version; it is checked against the whole bank',
  params: ofItem,
  /** `version` of the draft that was read; 0 without one. */
  body: z.extend(itemWords, { version: z.number('required').check(z.int()) }),
  reply: { 200: itemDetail },
  problems: { 'banks.notFound': 404, 'common.stale': 409 },
});

export const dropDraft = contract({
  method: 'DELETE',
  path: '/banks/:bankId/items/:itemId/draft',
  who: ['admin'],
  summary: 'Discard the draft; the live version stays',
  params: ofItem,
  query: z.object({ version: z.coerce.number().check(z.int()) }),
  reply: { 200: itemDetail },
  problems: { 'banks.notFound': 404, 'common.stale': 409 },
});

export const publishDraft = contract({
  method: 'POST',
  path: '/banks/:bankId/items/:itemId/draft/publish',
  who: ['admin'],
  summary: 'Publish the draft as a new version unless a check fails; running tests keep theirs',
  params: ofItem,
  body: z.object({ version: z.number('required').check(z.int()) }),
  reply: { 200: itemDetail },
  problems: { 'banks.notFound': 404, 'banks.checksFail': 409, 'common.stale': 409 },
});

export const retireItem = contract({
  method: 'PUT',
  path: '/banks/:bankId/items/:itemId/retired',
  who: ['admin'],
  summary: 'Retire or restore an item; a bank always keeps enough for a test',
  params: ofItem,
  body: z.object({ retired: z.boolean(), reason: requiredText(300) }),
  reply: { 200: itemDetail },
  problems: { 'banks.notFound': 404, 'banks.neededByForm': 409 },
});
