/**
 * The shape of one test item, for the three placement banks and the two pretest banks.
 * Answer keys live here and in `apps/api` only; nothing under `content/banks` may reach a browser bundle.
 */

/** CEFR levels that our banks use, easiest first. */
export const CEFR_LEVELS = ['Pre-A1', 'A1', 'A2', 'B1', 'B2', 'C1'] as const;
export type CefrLevel = (typeof CEFR_LEVELS)[number];

/** G grammar, V vocabulary, F everyday phrases, R reading. */
export type Skill = 'G' | 'V' | 'F' | 'R';

export type OptionLetter = 'A' | 'B' | 'C' | 'D';

/** E1-E22: an error Indonesian learners make (listed in `content/banks/error-codes.ts`); M: wrong meaning; D: in the text, but not the answer. */
export type DistractorCode = `E${number}` | 'M' | 'D';

/** Why a wrong option is there: its code and one line in Indonesian for the teacher. */
export type DistractorReason = { code: DistractorCode; reason: string };

/** A sentence in both languages. */
export type Bilingual = { id: string; en: string };

type ItemCore = {
  cefr: CefrLevel;
  skill: Skill;
  /** The point tested, in words a parent understands; shown after a pretest, and to teachers. */
  point: Bilingual;
  /** A short text to read before the question (reading items only). */
  text?: string;
  /** The question or the sentence with exactly one gap written `____`. */
  question: string;
  /** Set where a second option could look acceptable: why only the key is. */
  rationale?: string;
  /** CEFR-J Grammar Profile id where one fits; grammar items only. */
  grammarProfile?: string;
};

/** One item of a placement bank: four options, drawn by cell. */
export type PlacementItem = ItemCore & {
  /** `K01`, `T17`, `A60`. */
  id: string;
  category: 'Kids' | 'Teen' | 'Adult';
  /** Items of one cell are siblings: same level, same skill, interchangeable in the draw. */
  cell: string;
  options: Record<OptionLetter, string>;
  correct_answer: OptionLetter;
  /** A reason for each of the three wrong options. */
  distractors: Partial<Record<OptionLetter, DistractorReason>>;
};

/** One item of the pretest: three options, ids 1-15 teen and 16-30 kids, 16-20 with a picture. */
export type PretestItem = ItemCore & {
  id: number;
  category: 'teen' | 'kids';
  options: [string, string, string];
  /** Equal to exactly one option. */
  correctAnswer: string;
  /** A reason for each of the two wrong options, keyed by the option's text. */
  distractors: Record<string, DistractorReason>;
  /** Shown after submission: why the key is right, one or two short sentences. */
  explanation: Bilingual;
  /** `/pictures/pretest/16.svg`; 16-20 only. */
  imageUrl?: string;
};
