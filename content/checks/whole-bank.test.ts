import { describe, expect, test } from 'vitest';
import type { OptionLetter, PlacementItem } from '../banks/types.ts';
import { placementBank } from './bank.ts';
import { checkBlindGuessers } from './blind-guessers.ts';
import { checkBlueprint } from './blueprint.ts';
import { checkKeyPosition } from './key-position.ts';
import { checkLength } from './length.ts';
import { sampleBank } from './sample.ts';
import { checkShape } from './shape.ts';

const kids = sampleBank('kids');
const bank = (items: PlacementItem[]) => placementBank('kids', items);
const changed = (change: (item: PlacementItem, index: number) => Partial<PlacementItem>) =>
  bank(kids.map((item, index) => ({ ...item, ...change(item, index) })));
const first = (change: Partial<PlacementItem>) => changed((_, index) => (index === 0 ? change : {}));
const messages = (findings: { level: string; message: string }[]) =>
  findings.map(({ level, message }) => `${level}: ${message}`);

const CHECKS = [checkShape, checkBlueprint, checkKeyPosition, checkBlindGuessers, checkLength];

describe('a faultless bank', () => {
  test.each(['kids', 'teen', 'adult'] as const)('%s passes', (name) => {
    const findings = CHECKS.flatMap((check) => check(placementBank(name, sampleBank(name))));
    expect(findings).toEqual([]);
  });
});

describe('shape', () => {
  test.each([
    ['an item missing', bank(kids.slice(1)), 'is missing'],
    ['an id used twice', first({ id: 'K02' }), 'used twice'],
    ['an unknown id', first({ id: 'K31' }), 'does not know'],
    [
      'two options equal to the key',
      first({ options: { A: 'eye', B: 'eye', C: 'ear', D: 'toe' } }),
      'equals 2',
    ],
    ['an empty option', first({ options: { A: 'eye', B: '', C: 'ear', D: 'toe' } }), 'options.B is empty'],
    ['a space at the end', first({ question: 'I see ____. ' }), 'begins or ends'],
    ['letters not in normal form', first({ question: 'Cafe\u0301 ____.' }), 'normal form'],
    ['the wrong category', first({ category: 'Teen' }), 'category Teen'],
    ['a reading item without its text', first({ skill: 'R' }), 'without a text'],
  ])('%s is caught', (_, faulty, message) => {
    expect(messages(checkShape(faulty)).join()).toContain(message);
  });

  test('an option too few is caught', () => {
    const { D: _left, ...three } = kids[0]?.options ?? { D: '' };
    expect(
      messages(checkShape(first({ options: { ...three } as Record<OptionLetter, string> }))).join(),
    ).toContain('3 options');
  });
});

describe('blueprint', () => {
  test.each([
    ['another level', { cefr: 'A1' }],
    ['another skill', { skill: 'V' }],
    ['another cell', { cell: 'K-P-V' }],
  ] as const)('%s is caught', (_, change) => {
    expect(checkBlueprint(first(change))).toHaveLength(1);
  });
});

/** Moves the keys: option texts stay, the letter of the right one changes. */
const keyed = (letter: (index: number) => OptionLetter) =>
  changed((_, index) => ({ correct_answer: letter(index) }));

describe('keys', () => {
  test('too many of one letter are caught', () => {
    expect(messages(checkKeyPosition(keyed((index) => (index % 2 === 0 ? 'B' : 'C')))).join()).toContain(
      'key B comes 15',
    );
  });
  test('six alike in a row are caught, five are not', () => {
    const run = (length: number) =>
      keyed((index) => (index < length ? 'A' : ((['B', 'C', 'D'] as const)[index % 3] ?? 'B')));
    expect(messages(checkKeyPosition(run(6)))).toEqual(['fail: is the sixth key A in a row']);
    expect(checkKeyPosition(run(5))).toEqual([]);
  });
});

describe('guessers who never read the question', () => {
  const withKey = (text: (item: PlacementItem, index: number) => string | null) =>
    changed((item, index) => {
      const key = text(item, index);
      return key === null ? {} : { options: { ...item.options, [item.correct_answer]: key } };
    });

  test('the longest option is caught', () => {
    const faulty = withKey((_, index) => (index < 20 ? `muchlonger${index}` : null));
    expect(messages(checkBlindGuessers(faulty)).join()).toContain('"longest option" scores 22.5 of 30');
  });
  test('the shortest option is caught', () => {
    expect(messages(checkBlindGuessers(withKey(() => 'x'))).join()).toContain(
      '"shortest option" scores 30.0',
    );
  });
  test('an echo of the question is caught', () => {
    const faulty = withKey((item) => item.question.split(' ')[1] ?? '');
    expect(messages(checkBlindGuessers(faulty)).join()).toContain('"most words of the stem"');
  });
  test('the odd one in is caught', () => {
    const faulty = changed((item) => ({
      options: {
        A: 'one two',
        B: 'one six',
        C: 'two ten',
        D: 'red box',
        [item.correct_answer]: 'one two six ten',
      },
    }));
    expect(messages(checkBlindGuessers(faulty)).join()).toContain('"most words of the other options"');
  });
});

describe('length', () => {
  const long = (count: number) =>
    changed((item, index) =>
      index < count ? { options: { ...item.options, [item.correct_answer]: 'muchlonger' } } : {},
    );

  test('one or two outstanding keys warn, three fail', () => {
    expect(new Set(checkLength(long(2)).map((finding) => finding.level))).toEqual(new Set(['warn']));
    expect(new Set(checkLength(long(3)).map((finding) => finding.level))).toEqual(new Set(['fail']));
  });
  test.each([
    ['a full stop', 'bird.'],
    ['a capital', 'Bird'],
    ['a comma', 'a, b'],
  ])('an option alone with %s is seen', (name, text) => {
    expect(
      messages(checkLength(first({ options: { A: text, B: 'arms', C: 'legs', D: 'toes' } }))).join(),
    ).toContain(name);
  });
});
