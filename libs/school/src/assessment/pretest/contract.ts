import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { CARD_VALUES, PRETEST_CATEGORIES } from './rules.ts';

const category = z.enum(PRETEST_CATEGORIES);
const bilingual = z.object({ id: z.string(), en: z.string() });

/** Made by the browser for one sitting and forgotten with it: 128 random bits in hex. It names no person and no device. */
const sitting = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** A category as clients read it (docs/product/calls-and-texts.md#test-calls). */
export const pretestCategory = z.object({
  id: category,
  title: z.enum(['Kids', 'Teens']),
  /** Seconds. */
  timeLimit: z.number(),
  questionCount: z.number(),
  description: z.literal(''),
});

export const pretestCategories = contract({
  method: 'GET',
  path: '/pretest/categories',
  who: 'public',
  summary: 'The two categories of the free pretest',
  reply: { 200: z.object({ data: z.array(pretestCategory) }) },
});

/** What a question is about besides its own words. */
const about = {
  /** The short text that a reading question is about. */
  passage: z.nullable(z.string()),
  imageUrl: z.optional(z.string()),
  /** What the picture shows, for those who cannot see it; gives away neither the key nor any option. */
  textTwin: z.nullable(z.string()),
};

/** A question as clients read it (docs/product/calls-and-texts.md#test-calls), never with its key. */
export const pretestQuestion = z.object({
  id: z.number(),
  category,
  /** The question, or a sentence with one gap written `____`. */
  questionText: z.string(),
  options: z.array(z.string()),
  text: z.literal(''),
  ...about,
});
export type PretestQuestion = z.output<typeof pretestQuestion>;

export const pretestQuestions = contract({
  method: 'GET',
  path: '/pretest/questions',
  who: 'public',
  summary: 'The questions of one category, without the answers',
  query: z.object({ category }),
  reply: { 200: z.object({ data: z.array(pretestQuestion) }) },
});

export const pretestResult = z.object({
  category,
  total: z.number(),
  correct: z.number(),
  /** Two decimals. */
  percent: z.number(),
  questions: z.array(
    z.object({
      id: z.number(),
      questionText: z.string(),
      ...about,
      chosen: z.nullable(z.string()),
      correct: z.boolean(),
      correctAnswer: z.string(),
      /** In both languages, so that switching the language needs no second call. */
      point: bilingual,
      explanation: bilingual,
    }),
  ),
});
export type PretestResult = z.output<typeof pretestResult>;

export const submitPretest = contract({
  method: 'POST',
  path: '/pretest/results',
  who: 'public',
  summary: 'Score a sitting; sent again, it is neither scored nor stored twice',
  body: z.object({
    category,
    sitting,
    /** Question id to the text of the chosen option. */
    answers: z.record(z.string(), z.string().check(z.maxLength(300))),
    /** Question id to the milliseconds spent on it. */
    times: z.optional(
      z.record(z.string(), z.number().check(z.int(), z.minimum(0), z.maximum(24 * 3_600_000))),
    ),
  }),
  reply: { 200: pretestResult },
});

export const choosePretestPackage = contract({
  method: 'PUT',
  path: '/pretest/results/:sitting/package',
  who: 'public',
  summary: 'Note which package was chosen after a sitting',
  params: z.object({ sitting }),
  body: z.object({ value: z.enum(CARD_VALUES) }),
  reply: { 200: z.object({ saved: z.literal(true) }) },
});
