import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaReport, type Skill, tooFast } from './report.ts';

const answers = (skill: Skill, correct: number, total: number) =>
  Array.from({ length: total }, (_, index) => ({ skill, correct: index < correct }));

describe('the report by area', () => {
  test('names the four areas in one order, in words', () => {
    const given = [
      ...answers('R', 0, 2),
      ...answers('F', 2, 4),
      ...answers('V', 3, 6),
      ...answers('G', 8, 8),
    ];
    expect(areaReport(given)).toEqual([
      { area: 'grammar', word: 'strong' },
      { area: 'vocabulary', word: 'growing' },
      { area: 'phrases', word: 'growing' },
      { area: 'reading', word: 'startHere' },
    ]);
  });

  test.each([
    [2, 2, 'strong'],
    [1, 2, 'growing'],
    [0, 2, 'startHere'],
    [3, 3, 'strong'],
    [2, 3, 'growing'],
    [1, 3, 'startHere'],
    [8, 10, 'strong'],
    [7, 10, 'growing'],
    [5, 10, 'growing'],
    [4, 10, 'startHere'],
  ] as const)('%i of %i is %s', (correct, total, word) => {
    expect(areaReport(answers('G', correct, total))).toEqual([{ area: 'grammar', word }]);
  });

  test('is silent about an area without questions', () => {
    expect(areaReport([])).toEqual([]);
  });

  test('holds no number', () => {
    const skill = fc.constantFrom<Skill>('G', 'V', 'F', 'R');
    fc.assert(
      fc.property(fc.array(fc.record({ skill, correct: fc.boolean() })), (given) => {
        expect(JSON.stringify(areaReport(given))).not.toMatch(/\d/);
      }),
    );
  });
});

describe('a sitting that was clicked through', () => {
  const times = (hasty: number, hastyMs = 1999) => [
    ...Array.from({ length: hasty }, () => hastyMs),
    ...Array.from({ length: 20 - hasty }, () => 9000),
  ];
  test('has eight answers in under two seconds', () => {
    expect(tooFast(times(7))).toBe(false);
    expect(tooFast(times(8))).toBe(true);
    expect(tooFast(times(20))).toBe(true);
  });
  test('two seconds exactly are not hasty', () => {
    expect(tooFast(times(20, 2000))).toBe(false);
  });
  test('nothing answered is not hasty', () => {
    expect(tooFast([])).toBe(false);
  });
});
