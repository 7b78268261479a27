import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { changed, filled } from '../../basics/contract-parts.ts';
import { seenVersion } from '../../basics/seen-version.ts';
import { oneLine, severalLines } from '../../basics/text.ts';

/** Where a question is shown: two groups on the contact page, and parents' questions on the landing page. */
export const QUESTION_GROUPS = ['courses', 'meetings', 'parents'] as const;
export type QuestionGroup = (typeof QUESTION_GROUPS)[number];

/** Including the product's questions. */
export const MAX_QUESTIONS = 80;

/** Policy values that an answer may contain as `{{notice}}`; the server fills them in. */
export const ANSWER_BLANKS = [
  'meeting',
  'notice',
  'opens',
  'present',
  'missing',
  'owed',
  'extension',
  'percent',
  'needed',
  'refundExample',
  'specialCourse',
] as const;

const knownBlanks = z.refine<string>(
  (text) =>
    [...text.matchAll(/\{\{(\w*)\}\}/g)].every(([, name]) => ANSWER_BLANKS.some((one) => one === name)),
  'unknownBlank',
);

const question = z.string('required').check(z.trim(), filled, z.maxLength(200, 'tooLong'), oneLine);
const answer = z
  .string('required')
  .check(z.trim(), filled, z.maxLength(2000, 'tooLong'), severalLines, knownBlanks);

/** A question with its answer in both languages; may contain policy values like {{notice}}. */
export const questionTexts = z.object({
  questionId: question,
  questionEn: question,
  answerId: answer,
  answerEn: answer,
});
export type QuestionTexts = z.output<typeof questionTexts>;

/** A question as the school stores it: `texts` null means the product's own text, which follows the rules in force. */
export const keptQuestion = z.object({
  key: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'invalid')),
  group: z.enum(QUESTION_GROUPS, 'required'),
  shown: z.boolean('required'),
  texts: z.nullable(questionTexts),
});
export type KeptQuestion = z.output<typeof keptQuestion>;

/** All questions in order, with who changed them last. */
export const publicQuestions = z.object({
  questions: z.array(
    z.extend(keptQuestion, {
      /** The product's own text; null for a question added by the school. */
      product: z.nullable(questionTexts),
    }),
  ),
  version: z.number(),
  changed,
});
export type PublicQuestions = z.output<typeof publicQuestions>;

export const getPublicQuestions = contract({
  method: 'GET',
  path: '/settings/questions',
  who: ['admin'],
  summary: 'The questions of the public pages in order, with the default texts',
  reply: { 200: publicQuestions },
});

export const savePublicQuestions = contract({
  method: 'PUT',
  path: '/settings/questions',
  who: ['admin'],
  summary:
    'Replace all questions with their order, texts and visibility; default questions can be hidden, not deleted',
  body: z.object({
    questions: z.array(keptQuestion).check(
      z.maxLength(MAX_QUESTIONS, 'tooLong'),
      z.refine((all) => new Set(all.map(({ key }) => key)).size === all.length, 'invalid'),
    ),
    version: seenVersion,
  }),
  reply: { 200: publicQuestions },
  problems: { 'common.stale': 409 },
});
