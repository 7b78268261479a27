import { describe, expect, test } from 'vitest';
import type { PlacementItem } from '../banks/types.ts';
import { type Bank, type Finding, placementBank, pretestBank } from './bank.ts';
import { checkCulture, checkNameBalance } from './culture.ts';
import { checkAlikeItems, checkEqualOptions, checkSiblingNames } from './duplicates.ts';
import { checkGap } from './gap.ts';
import { checkGrammarCue } from './grammar-cue.ts';
import { checkGrammarLevel } from './grammar-level.ts';
import { checkIndependence } from './independence.ts';
import { checkLanguages } from './languages.ts';
import { checkPictures } from './pictures.ts';
import { checkReadingLevel } from './reading-level.ts';
import { checkReasons } from './reasons.ts';
import { sampleItem, samplePretestItem } from './sample.ts';
import { checkUnseenInLessons } from './unseen.ts';
import { checkVariety } from './variety.ts';
import { checkWordLevel } from './word-level.ts';
import { checkWording } from './wording.ts';

type Check = (bank: Bank) => Finding[];

const one = (changes: Partial<PlacementItem>) => placementBank('kids', [sampleItem(changes)]);
const levels = (findings: Finding[]) => findings.map((finding) => finding.level);
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const gap = (A: string, B: string, C: string, D: string) => ({ A, B, C, D });

/** Changes to a faultless item that must make its check fail. */
const FAULTS: [string, Check, Partial<PlacementItem>][] = [
  [
    'two options equal but for case and full stop',
    checkEqualOptions,
    { options: gap("I'm fine.", 'i am fine', 'c', 'd') },
  ],
  [
    'an "a" before the gap that fits three options',
    checkGrammarCue,
    {
      question: 'This is a ____.',
      options: gap('pencil', 'eraser', 'ruler', 'bag'),
    },
  ],
  [
    'an "an" before a silent h',
    checkGrammarCue,
    {
      question: 'We have an ____ left.',
      options: gap('hour', 'apple', 'egg', 'day'),
    },
  ],
  ['all of the above', checkWording, { options: gap('eyes', 'arms', 'legs', 'all of the above') }],
  ['both A and B', checkWording, { options: gap('eyes', 'arms', 'legs', 'both A and B') }],
  ['NOT in the question', checkWording, { question: 'Which is NOT a colour?' }],
  ['except in the question', checkWording, { question: 'All are colours except ____.' }],
  ['always in one option', checkWording, { options: gap('He always eats', 'He eats', 'He ate', 'He is') }],
  ['a double negative', checkWording, { question: 'I do not have no ____.' }],
  ['brackets', checkWording, { question: 'I see (with) my ____.' }],
  ['two gaps', checkGap, { question: 'I ____ with my ____.' }],
  ['a short gap', checkGap, { question: 'I see with my ___.' }],
  ['neither gap nor question', checkGap, { question: 'I see with my eyes.' }],
  ['two questions', checkGap, { question: 'What is it? Is it red?' }],
  ['two full stops after the key', checkGap, { options: gap('eyes.', 'arms.', 'legs.', 'toes.') }],
  ['a small first letter', checkGap, { question: 'i see with my ____.' }],
  ['no mark at the end', checkGap, { question: 'I see with my ____' }],
  ['a question too long for the level', checkReadingLevel, { question: `${words(8)} ____ word.` }],
  ['an option too long for kids', checkReadingLevel, { options: gap(words(6), 'a', 'b', 'c') }],
  ['a text too short', checkReadingLevel, { cefr: 'A2', skill: 'R', text: words(22), question: 'What?' }],
  ['a text too long', checkReadingLevel, { cefr: 'A2', skill: 'R', text: words(45), question: 'What?' }],
  ['a text where none is planned', checkReadingLevel, { text: words(30) }],
  [
    'a wrong option without a reason',
    checkReasons,
    {
      distractors: {
        B: { code: 'M', reason: 'Kata yang lain.' },
        C: { code: 'M', reason: 'Kata yang lain.' },
      },
    },
  ],
  [
    'a code that does not exist',
    checkReasons,
    {
      distractors: { ...sampleItem().distractors, B: { code: 'E23', reason: 'Kata yang lain.' } },
    },
  ],
  [
    'a reason in English',
    checkReasons,
    {
      distractors: { ...sampleItem().distractors, B: { code: 'M', reason: 'Another part of the body.' } },
    },
  ],
  [
    'a reason for the key',
    checkReasons,
    {
      distractors: { ...sampleItem().distractors, A: { code: 'M', reason: 'Kata yang benar.' } },
    },
  ],
  ['a grammar item without an error code', checkReasons, { skill: 'G' }],
  ['options that differ by variety', checkVariety, { options: gap('colour', 'color', 'size', 'name') }],
  [
    'was and were after if',
    checkVariety,
    {
      question: 'If I ____ you, I would go.',
      options: gap('were', 'was', 'am', 'be'),
    },
  ],
  [
    'different to and from',
    checkVariety,
    {
      question: 'It is different ____ mine.',
      options: gap('from', 'to', 'of', 'by'),
    },
  ],
  [
    'have and have got',
    checkVariety,
    { question: 'I ____ a bike.', options: gap('have', 'have got', 'am', 'has') },
  ],
  [
    'at and on the weekend',
    checkVariety,
    {
      question: 'We meet ____ the weekend.',
      options: gap('at', 'on', 'in', 'to'),
    },
  ],
  [
    'a team with is and are',
    checkVariety,
    { question: 'The team ____ here.', options: gap('is', 'are', 'be', 'am') },
  ],
  [
    "needn't and don't have to",
    checkVariety,
    {
      question: 'You ____ wait.',
      options: gap("don't have to", "needn't", "mustn't", "can't"),
    },
  ],
  [
    'clean and brush teeth',
    checkVariety,
    {
      question: 'I ____ my teeth.',
      options: gap('brush', 'clean', 'wash', 'make'),
    },
  ],
  ['a date in numbers', checkVariety, { question: 'We meet on 05/06 at ____.' }],
  ['half seven as the key', checkVariety, { options: gap('half seven', 'six', 'seven', 'ten') }],
  ['the first floor', checkVariety, { question: 'My room is on the first floor near the ____.' }],
  ['alcohol', checkCulture, { question: 'He drinks beer with his ____.' }],
  ['a brand', checkCulture, { question: 'I sent it on WhatsApp with my ____.' }],
  ['a real person', checkCulture, { question: 'Jokowi has two ____.' }],
  ['body shaming', checkCulture, { options: gap('eyes', 'fat', 'legs', 'toes') }],
  ['two faiths side by side', checkCulture, { question: 'The church is near the mosque and the ____.' }],
  ['an Indonesian word among the options', checkLanguages, { options: gap('eyes', 'tidak', 'legs', 'toes') }],
  ['the point in one language', checkLanguages, { point: { id: 'Parts', en: 'Parts' } }],
];

describe('a planted fault is caught', () => {
  test.each(FAULTS)('%s', (_, check, changes) => {
    expect(check(one({}))).toEqual([]);
    expect(levels(check(one(changes)))).toContain('fail');
  });
});

/** Changes that look like a fault and are none. */
const HARMLESS: [string, Check, Partial<PlacementItem>][] = [
  [
    'articles as the point tested',
    checkGrammarCue,
    {
      question: 'It is an ____.',
      options: gap('egg', 'pen', 'bag', 'cup'),
      distractors: { B: { code: 'E5', reason: 'Artikel salah.' } },
    },
  ],
  [
    'a university after a',
    checkGrammarCue,
    {
      question: 'It is a ____.',
      options: gap('university', 'school', 'useful map', 'hotel'),
    },
  ],
  ['never as the answer itself', checkWording, { options: gap('yet', 'never', 'still', 'ever') }],
  ['a negative answer', checkWording, { question: '"Do you like it?" "No, I do not ____."' }],
  ['a question inside a gap item', checkGap, { question: 'Dina: How are you? Budi: I am ____.' }],
  [
    'a speaker before the line',
    checkReadingLevel,
    { question: 'Dina: One two three four five six seven ____.' },
  ],
  [
    'was and were without if',
    checkVariety,
    { question: 'They ____ late.', options: gap('were', 'was', 'is', 'be') },
  ],
  ['one faith as the setting', checkCulture, { question: 'We meet at the mosque with our ____.' }],
  ['rupiah and a dish', checkLanguages, { question: 'Nasi goreng costs ten thousand rupiah and ____.' }],
  ['a pigeon', checkCulture, { question: 'I see a pigeon with my ____.' }],
];

describe('what only looks like a fault passes', () => {
  test.each(HARMLESS)('%s', (_, check, changes) => {
    expect(check(one(changes)).filter((finding) => finding.level === 'fail')).toEqual([]);
  });
});

describe('faults between items', () => {
  const pair = (first: Partial<PlacementItem>, second: Partial<PlacementItem>) =>
    placementBank('kids', [sampleItem(first), sampleItem({ id: 'K05', ...second })]);
  const points = (en: string) => ({ point: { id: `Butir ${en}`, en } });

  test('the same stem in two banks', () => {
    const stem = 'Sari goes to the market every Sunday with ____.';
    const other = placementBank('adult', [sampleItem({ id: 'A01', question: stem, ...points('other') })]);
    expect(levels(checkAlikeItems([one({ question: stem }), other]))).toEqual(['fail']);
  });
  test('a stem that is only alike is a warning', () => {
    const bank = pair(
      { question: 'Sari goes to the big market every Sunday with ____.' },
      { question: 'Sari goes to the big market every Sunday and ____.', ...points('other') },
    );
    expect(levels(checkAlikeItems([bank]))).toEqual(['warn']);
  });
  test('the same point with the same key, in one bank and across banks', () => {
    expect(levels(checkAlikeItems([pair({}, { question: 'My ____ are brown and big.' })]))).toEqual(['fail']);
    const other = placementBank('adult', [sampleItem({ id: 'A01', question: 'My ____ are brown and big.' })]);
    expect(levels(checkAlikeItems([one({}), other]))).toEqual(['fail']);
  });
  test.each([
    ['the same key of two words', 'was built', 'was built'],
    [
      'keys that differ in their last word',
      "I'd love to, but I'm busy today.",
      "I'd love to, but I'm busy tomorrow.",
    ],
  ])('twins across banks: %s', (_, key, otherKey) => {
    const twin = placementBank('adult', [
      sampleItem({
        id: 'A01',
        question: 'The old tower is here: ____.',
        options: gap(otherKey, 'b', 'c', 'd'),
        ...points('other'),
      }),
    ]);
    expect(levels(checkAlikeItems([one({ options: gap(key, 'b', 'c', 'd') }), twin]))).toEqual(['fail']);
  });
  test('siblings with the same person', () => {
    const bank = pair({ question: 'Dina has two ____.' }, { question: "This is Dina's ____." });
    expect(levels(checkSiblingNames(bank))).toEqual(['fail']);
    expect(
      checkSiblingNames(pair({ question: 'Dina has two ____.' }, { question: 'Budi has two ____.' })),
    ).toEqual([]);
  });
  test('a question that gives away the key of another', () => {
    const bank = pair(
      { options: gap('on the table', 'b', 'c', 'd') },
      { question: 'The cup on the table is ____.' },
    );
    expect(levels(checkIndependence(bank))).toEqual(['fail']);
  });
  test('a question that prints the single word another one asks for', () => {
    const sent = { skill: 'G', options: gap('sent', 'send', 'sended', 'was send') } as const;
    expect(
      levels(checkIndependence(pair(sent, { question: 'Wulan sent the report to ____.', skill: 'V' }))),
    ).toEqual(['fail']);
    expect(checkIndependence(pair({ ...sent, skill: 'V' }, { question: 'Wulan sent it to ____.' }))).toEqual(
      [],
    );
  });
  test('a key that stands inside the key of another', () => {
    const bank = pair(
      { options: gap('are they', 'is they', 'they are', 'do they') },
      { options: gap('How much are they?', 'b', 'c', 'd') },
    );
    expect(levels(checkIndependence(bank))).toEqual(['fail']);
  });
  test('a line of a lesson that is a question of a test, or says its sentence with the key', () => {
    const bank = one({
      question: 'The bus is ____ the train, but it is slow.',
      options: gap('cheaper than', 'b', 'c', 'd'),
    });
    const found = (text: string) =>
      checkUnseenInLessons([bank], [{ at: 'a lesson', text }]).map(({ level }) => level);
    expect(found('The bus is ____ the train, but it is slow.')).toEqual(['fail']);
    expect(found('Look! The bus is cheaper than the train.')).toEqual(['fail']);
    expect(found('The bus is slower than the train.')).toEqual([]);
    expect(found('Is it cheaper than that?')).toEqual([]);
  });
  test('one text for two questions', () => {
    expect(levels(checkIndependence(pair({ text: 'One text.' }, { text: 'One text.' })))).toEqual(['fail']);
  });
  test('women named more often than men', () => {
    const items = Array.from({ length: 24 }, (_, index) =>
      sampleItem({ question: `${index < 14 ? 'Dina' : 'Budi'} has two ____.` }),
    );
    expect(levels(checkNameBalance([placementBank('kids', items)]))).toEqual(['fail']);
    expect(
      checkNameBalance([
        placementBank('kids', [...items.slice(0, 12), ...items.slice(14), ...items.slice(22)]),
      ]),
    ).toEqual([]);
  });
});

describe('faults of pictures', () => {
  const svg = '<svg viewBox="0 0 320 240"><rect width="9"/></svg>';
  const note = '`16.svg` to `20.svg`: own work.';
  const check = (
    read: (url: string) => string | null,
    licenceNote = note,
    text: string | undefined = 'Long ears.',
  ) =>
    checkPictures(
      pretestBank('kids_pretest', [
        samplePretestItem({ text }),
        samplePretestItem({
          id: 17,
          text: 'It is big.',
          imageUrl: '/pictures/pretest/17.svg',
        }),
      ]),
      { read, licenceNote },
    );

  test('none in good pictures', () => {
    expect(check(() => svg)).toEqual([]);
  });
  test.each([
    ['a missing file', () => null, note],
    ['a picture over 150 kB', () => svg + ' '.repeat(150_000), note],
    ['no licence', () => svg, ''],
    ['a licence for other pictures', () => svg, '`21.svg`: own work.'],
    ['a title that names the key', () => '<svg viewBox="0 0 320 240"><title>a rabbit</title></svg>', note],
    ['an id that names an option', () => '<svg viewBox="0 0 320 240"><g id="a-parrot"/></svg>', note],
    ['two sizes', (url: string) => (url.includes('16') ? svg : svg.replace('320', '300')), note],
  ])('%s', (_, read, licenceNote) => {
    expect(levels(check(read, licenceNote))).toContain('fail');
  });
  test('a text twin that names the key, or none', () => {
    expect(levels(check(() => svg, note, 'This is a rabbit.'))).toEqual(['fail']);
    const bare = pretestBank('kids_pretest', [samplePretestItem({ text: undefined })]);
    expect(levels(checkPictures(bare, { read: () => svg, licenceNote: note }))).toEqual(['fail']);
  });
});

describe('doubts that only warn', () => {
  test('a word above the level', () => {
    expect(levels(checkWordLevel(one({ question: 'My colleague sees with my ____.' })))).toEqual(['warn']);
  });
  test('a grammar item far from the level of the lists', () => {
    expect(levels(checkGrammarLevel(one({ skill: 'G', grammarProfile: '71' })))).toEqual(['warn']);
    expect(checkGrammarLevel(one({ skill: 'G', grammarProfile: '5' }))).toEqual([]);
  });
  test('the past simple beside already', () => {
    const findings = checkVariety(
      one({
        question: 'We ____ the film already.',
        options: gap('have seen', 'saw', 'see', 'seen'),
      }),
    );
    expect(levels(findings)).toEqual(['warn']);
  });
  test('a text for university students in a text for teens', () => {
    const text = Array.from(
      { length: 6 },
      () => 'Considerable organisational responsibilities necessitate determination.',
    );
    const findings = checkReadingLevel(
      one({ cefr: 'A2', skill: 'R', text: text.join(' ').repeat(2), question: 'What?' }),
    );
    expect(levels(findings)).toContain('warn');
  });
  test('singular and plural options after "is"', () => {
    const options = gap('a bag', 'a pen', 'books', 'a cup');
    expect(levels(checkGrammarCue(one({ question: 'It is ____.', options })))).toEqual(['warn']);
  });
  test('snow', () => {
    expect(levels(checkCulture(one({ question: 'I see the snow with my ____.' })))).toEqual(['warn']);
  });
});
