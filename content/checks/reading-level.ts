import type { BankName } from '../banks/blueprint.ts';
import type { CefrLevel } from '../banks/types.ts';
import { type Bank, type CheckedItem, type Finding, hasPicture, isKidsBank } from './bank.ts';
import { wordCount } from './words.ts';

const CHECK = '10 reading level';

/** The most words in a question, by level. */
const STEM_WORDS: Record<CefrLevel, number> = { 'Pre-A1': 8, A1: 12, A2: 16, B1: 22, B2: 28, C1: 28 };
/** Everyday phrases and reading answers are whole sentences. */
const SENTENCE_OPTION_WORDS = 12;
const OPTION_WORDS = { kids: 5, others: 8 };
const TOLERANCE = 0.1;

/** The least and most words of a text to read, by bank and level. */
const TEXT_WORDS: Record<BankName, Partial<Record<CefrLevel, readonly [number, number]>>> = {
  kids: { A2: [25, 40] },
  kids_pretest: { A2: [25, 40] },
  teen: { A2: [45, 45], B1: [65, 65], B2: [85, 85] },
  teen_pretest: { B1: [50, 50] },
  adult: { A2: [45, 45], B1: [70, 70], B2: [90, 90] },
};

/** School years of reading that a text may ask for, by level; our own limits, for texts of 40 words and more. */
const GRADES: Partial<Record<CefrLevel, number>> = { A2: 6, B1: 9, B2: 13 };
const LONG_ENOUGH_FOR_GRADES = 40;

/** Check 10: questions, options and texts are no longer than the level bears. Hard texts are a warning. */
export function checkReadingLevel(bank: Bank): Finding[] {
  return bank.items.flatMap((item) => [
    ...lengthFaults(bank, item).map((message) => ({
      check: CHECK,
      level: 'fail' as const,
      itemId: item.id,
      message,
    })),
    ...gradeFaults(item).map((message) => ({
      check: CHECK,
      level: 'warn' as const,
      itemId: item.id,
      message,
    })),
  ]);
}

function lengthFaults(bank: Bank, item: CheckedItem): string[] {
  const { cefr, skill, question, text } = item.source;
  const faults: string[] = [];
  const inQuestion = wordCount(withoutSpeakers(question));
  if (inQuestion > STEM_WORDS[cefr])
    faults.push(`question has ${inQuestion} words, at most ${STEM_WORDS[cefr]}`);
  const most =
    skill === 'F' || skill === 'R'
      ? SENTENCE_OPTION_WORDS
      : OPTION_WORDS[isKidsBank(bank) ? 'kids' : 'others'];
  for (const option of item.options) {
    const count = wordCount(option.text);
    if (count > most) faults.push(`option ${option.letter} has ${count} words, at most ${most}`);
  }
  const range = TEXT_WORDS[bank.name][cefr];
  // The text of a picture item stands in for the picture; it is no passage to read.
  if (text === undefined || ('imageUrl' in item.source && item.source.imageUrl)) return faults;
  if (!range) return [...faults, `has a text at ${cefr}, where none is planned`];
  const count = wordCount(text);
  const [least, longest] = range;
  if (count < least * (1 - TOLERANCE) || count > longest * (1 + TOLERANCE)) {
    faults.push(`text has ${count} words, planned ${least === longest ? least : `${least} to ${longest}`}`);
  }
  return faults;
}

/** A speaker's name before a line is not read as part of the sentence. */
function withoutSpeakers(text: string): string {
  return text.replace(/(?:^|\n|\s)(?:\p{Lu}\p{L}*\.? ?){1,2}:(?=\s)/gu, ' ');
}

function gradeFaults(item: CheckedItem): string[] {
  const { text, cefr } = item.source;
  const most = GRADES[cefr];
  if (
    text === undefined ||
    most === undefined ||
    hasPicture(item) ||
    wordCount(text) < LONG_ENOUGH_FOR_GRADES
  )
    return [];
  const grade = fleschKincaidGrade(text);
  return grade > most ? [`text asks for ${grade.toFixed(1)} school years, at ${cefr} at most ${most}`] : [];
}

/** Flesch-Kincaid grade: years of schooling, from words per sentence and syllables per word. */
export function fleschKincaidGrade(text: string): number {
  const sentences = text.split(/[.!?]+(?:\s|$)|\n+/).filter((part) => /\p{L}/u.test(part)).length;
  const words = text.split(/\s+/).filter((piece) => /\p{L}/u.test(piece));
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

function syllablesOf(word: string): number {
  const sounded = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?:[^laeiouy]es|[^aeioudt]ed|[^l]e)$/, '');
  return Math.max(1, (sounded.match(/[aeiouy]+/g) ?? []).length);
}
