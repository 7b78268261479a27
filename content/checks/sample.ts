import type { BankName } from '../banks/blueprint.ts';
import { BLUEPRINT } from '../banks/blueprint.ts';
import type { OptionLetter, PlacementItem, PretestItem } from '../banks/types.ts';

const LETTERS: readonly OptionLetter[] = ['A', 'B', 'C', 'D'];

/**
 * A faultless placement item for tests, with changes. Its four options are equally long invented words, so that no
 * check can object to them; no learner ever sees them.
 */
export function sampleItem(changes: Partial<PlacementItem> = {}): PlacementItem {
  const key = changes.correct_answer ?? 'A';
  return {
    id: 'K04',
    category: 'Kids',
    cefr: 'Pre-A1',
    skill: 'V',
    cell: 'K-P-V',
    point: { id: 'Anggota tubuh', en: 'Parts of the body' },
    question: 'I see with my ____.',
    options: { A: 'eyes', B: 'arms', C: 'legs', D: 'toes' },
    correct_answer: key,
    distractors: Object.fromEntries(
      LETTERS.filter((letter) => letter !== key).map((letter) => [
        letter,
        { code: 'M' as const, reason: 'Anggota tubuh yang lain.' },
      ]),
    ),
    ...changes,
  };
}

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

/** A made-up word of four letters, a different one for each number below 4,900. */
function madeUpWord(number: number): string {
  const letter = (from: string, place: number) => from[Math.floor(number / place) % from.length] ?? 'x';
  return `${letter(CONSONANTS, 1)}${letter(VOWELS, 14)}${letter(CONSONANTS, 70)}${letter(VOWELS, 980)}`;
}

/** A bank that follows the blueprint and passes the checks of shape, keys and looks. */
export function sampleBank(name: 'kids' | 'teen' | 'adult'): PlacementItem[] {
  const category = { kids: 'Kids', teen: 'Teen', adult: 'Adult' } as const;
  return rows(name).map((row, index) =>
    sampleItem({
      id: row.id,
      category: category[name],
      cefr: row.cefr,
      skill: row.skill,
      cell: row.cell ?? '',
      text: row.skill === 'R' ? `${capital(madeUpWord(index * 7 + 6))}.` : undefined,
      question: `${capital(madeUpWord(index * 7))} ${madeUpWord(index * 7 + 1)} ____.`,
      options: {
        A: madeUpWord(index * 7 + 2),
        B: madeUpWord(index * 7 + 3),
        C: madeUpWord(index * 7 + 4),
        D: madeUpWord(index * 7 + 5),
      },
      correct_answer: LETTERS[index % 4] ?? 'A',
      distractors: Object.fromEntries(
        LETTERS.filter((_, place) => place !== index % 4).map((letter) => [
          letter,
          { code: 'E1' as const, reason: 'Kata yang salah.' },
        ]),
      ),
    }),
  );
}

/** A faultless picture item of the pretest, with changes. */
export function samplePretestItem(changes: Partial<PretestItem> = {}): PretestItem {
  return {
    id: 16,
    category: 'kids',
    cefr: 'Pre-A1',
    skill: 'V',
    point: { id: 'Nama binatang', en: 'Names of animals' },
    text: 'A small soft animal with long ears.',
    question: 'Look at the picture. What is it?',
    options: ['a rabbit', 'a parrot', 'a turtle'],
    correctAnswer: 'a rabbit',
    distractors: {
      'a parrot': { code: 'M', reason: 'Binatang yang lain.' },
      'a turtle': { code: 'M', reason: 'Binatang yang lain.' },
    },
    explanation: {
      id: 'Telinganya panjang: rabbit adalah kelinci.',
      en: 'It has long ears: it is a rabbit.',
    },
    imageUrl: '/pictures/pretest/16.svg',
    ...changes,
  };
}

function rows(name: BankName) {
  return BLUEPRINT.filter((row) => row.bank === name);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
