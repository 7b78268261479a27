/** One text in both languages of the school; `id` is the default (docs/product/accounts.md#languages). */
export interface Bilingual {
  id: string;
  en: string;
}

export type ProgramSlug = 'general-english' | 'conversation' | 'test-preparation' | 'special-course';
export type AgeGroup = 'kids' | 'teen' | 'adult';
export type Exam = 'toeic' | 'toeflitp' | 'toeflibt' | 'ielts';
export type Subprogram = AgeGroup | Exam;

/** `type` and `category` as the packages call sends them (docs/product/calls-and-texts.md#first-calls). */
export type PackageType = 'general_english' | 'conversation' | 'eng_test_prep' | 'special_course';
export type PackageCategory = Subprogram | '';

/** Names of palette colours; the theme turns them into fills and text shades. Age groups own three of them. */
export type ColourKey = 'teal' | 'leaf' | 'ink' | 'mango' | 'coral' | 'indigo';

/** A product that is sold. */
export interface CataloguePackage {
  /** Stable for ever: orders, receipts and addresses refer to it. */
  id: number;
  slug: string;
  /** A proper name, the same in both languages. */
  name: string;
  type: PackageType;
  category: PackageCategory;
  /** Whole rupiah. */
  price: number;
  /** How long the meetings stay valid, counted from the first planned meeting. */
  duration_months: number;
  meetings: number;
  /** The plan offered first; a learner may choose the other allowed pace where the rules give one. */
  meetingsPerWeek: number;
  syllabus: SyllabusKey;
  /**
   * First line: the invitation. Every further line: one fact of the learning system, with numbers of the course rules as blanks
   * (`rules-in-text.ts`).
   */
  descriptions: Bilingual;
}

export interface ProgramPart {
  slug: Subprogram;
  title: Bilingual;
  tagline: Bilingual;
  forWhom: Bilingual;
  /** What one can do afterwards, where it is not what the whole program says. */
  outcomes?: Bilingual[];
  colour: ColourKey;
  syllabus: SyllabusKey;
}

export interface Program {
  slug: ProgramSlug;
  type: PackageType;
  title: Bilingual;
  tagline: Bilingual;
  forWhom: Bilingual;
  outcomes: Bilingual[];
  included: Bilingual[];
  colour: ColourKey;
  /** Address of the hero picture as the web app serves it. */
  img: string;
  parts: ProgramPart[];
}

export type CardValue =
  | `${'general-english' | 'conversation'}-${AgeGroup}`
  | 'test-preparation'
  | 'special-course';

/** A card of the dialog 'Course Package Selections' after the pretest. */
export interface PackageCard {
  value: CardValue;
  label: Bilingual;
  desc: Bilingual;
  img: string;
}

export type SyllabusKey = Exclude<CardValue, 'test-preparation'> | Exam;

export type MeetingKind = 'lesson' | 'test' | 'final';

export interface SyllabusMeeting {
  number: number;
  kind: MeetingKind;
  title: Bilingual;
  /** One thing the learner can do after the meeting. */
  canDo: Bilingual;
}

export interface FaqItem {
  key: string;
  /** Words that people also look for it by; the search knows them, nobody reads them. */
  words: Bilingual;
  question: Bilingual;
  /** May hold numbers of the course rules as blanks (`rules-in-text.ts`). */
  answer: Bilingual;
  /** The answer of a school that pays nothing back. */
  withoutRefund?: Bilingual;
}
