import type { Bilingual } from '../catalogue/types.ts';

/** The three levels of a course share one outline and differ in how hard their text is (content of the materials). */
export type LevelName = 'beginner' | 'intermediate' | 'advanced';

export interface KeyWord {
  en: string;
  /** A short Indonesian gloss, as a teacher would give it. */
  id: string;
}

/** What the learner reads or hears; a dialogue's lines begin with `Name: `. */
export interface LessonText {
  title: string;
  kind: 'dialogue' | 'text';
  lines: readonly string[];
}

/** One thing to do in the meeting: what for in both languages, and its numbered lines in English. */
export interface LessonTask {
  title: Bilingual;
  instruction: Bilingual;
  items: readonly string[];
}

/** One pattern of the page to keep: English, its meaning or use in Indonesian. */
export interface KeepLine {
  en: string;
  id: string;
}

export interface PracticeItem {
  question: string;
  answer: string;
}

/** Homework: two or three exercises; the key stands on the last page. */
export interface Exercise {
  instruction: Bilingual;
  items: readonly PracticeItem[];
}

/** A meeting that teaches. Its aim and title are the syllabus's (`content/catalogue/syllabi`). */
export interface Lesson {
  number: number;
  kind: 'lesson';
  /** 8 to 10. */
  words: readonly KeyWord[];
  texts: Readonly<Record<LevelName, LessonText>>;
  /** 3 or 4, from controlled to free. */
  tasks: readonly LessonTask[];
  /** The page to keep: 4 to 6 lines. */
  keep: readonly KeepLine[];
  /** 2 or 3 exercises with 5 to 8 items each. */
  practice: readonly Exercise[];
}

/** One thing a test looks at; the points of a test's criteria sum to 100. */
export interface Criterion {
  name: Bilingual;
  points: number;
  /** What full points look like. */
  full: Bilingual;
}

/** A meeting that tests: instructions and criteria instead of a lesson and homework. */
export interface TestLesson {
  number: number;
  kind: 'test' | 'final';
  instructions: readonly Bilingual[];
  /** The spoken and written tasks, in English. */
  tasks: readonly LessonTask[];
  criteria: readonly Criterion[];
}

export type MeetingMaterial = Lesson | TestLesson;
