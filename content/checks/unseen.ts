import { type Bank, type Finding, filled, keyOf, stemOf } from './bank.ts';
import { holds, jaccard, trigrams, wordsOf } from './words.ts';

const CHECK = '19 unseen in lessons';
const SAME = 0.8;
/** Shorter sentences, as "Nice to meet you.", are everyday phrases that every course teaches. */
const TELLING_WORDS = 5;

/** A sentence of a course: `at` names its meeting for the report. */
export type LessonLine = { at: string; text: string };

type AskedSentence = { id: string; runs: ReadonlySet<string>; key: string };

/**
 * Check 19: no line of a lesson is a test item. A line fails when it is a question of a bank, or says a sentence of one
 * with its key: all of it, or all of the line word for word.
 */
export function checkUnseenInLessons(banks: readonly Bank[], lines: readonly LessonLine[]): Finding[] {
  // Sentences by each of their runs: of fifteen thousand lines, few share a run of words with any item.
  const byRun = new Map<string, AskedSentence[]>();
  for (const asked of banks.flatMap(sentencesOf)) {
    for (const run of asked.runs) byRun.set(run, [...(byRun.get(run) ?? []), asked]);
  }
  return lines.flatMap(({ at, text }) =>
    sentences(text).flatMap((sentence) => {
      const runs = trigrams(sentence);
      const alike = new Set([...runs].flatMap((run) => byRun.get(run) ?? []));
      return [...alike]
        .filter((asked) => tells(sentence, runs, asked))
        .map(({ id }) => ({
          check: CHECK,
          level: 'fail' as const,
          itemId: id,
          message: `stands in ${at}: "${sentence}"`,
        }));
    }),
  );
}

function tells(sentence: string, runs: ReadonlySet<string>, asked: AskedSentence): boolean {
  if (jaccard(asked.runs, runs) >= SAME) return true;
  const long = wordsOf(sentence).length >= TELLING_WORDS;
  return long && holds(sentence, asked.key) && isPartOf(runs, asked.runs);
}

/** What a learner who met it before would recognise: the question as it is printed, and its long sentences with the key. */
function sentencesOf(bank: Bank): AskedSentence[] {
  return bank.items.flatMap((item) => {
    const key = keyOf(item);
    const withKey = sentences(filled(item, key)).filter(
      (sentence) => wordsOf(sentence).length >= TELLING_WORDS && holds(sentence, key),
    );
    return [...new Set([stemOf(item), ...withKey])].map((sentence) => ({
      id: item.id,
      runs: trigrams(sentence),
      key,
    }));
  });
}

const sentences = (text: string) => [...new Set([text, ...text.split(/(?<=[.?!])\s+/)])];

const isPartOf = (part: ReadonlySet<string>, whole: ReadonlySet<string>) =>
  [...part].every((run) => whole.has(run));
