import { describe, expect, it } from 'vitest';
import { isDrawn, kindOfNumber, SEAT_STATES } from './seat.ts';

describe('tests of a course', () => {
  const kinds = (bought: number, last = bought) =>
    Array.from({ length: last }, (_, i) => kindOfNumber(i + 1, bought)).flatMap((kind, i) =>
      kind === 'lesson' ? [] : [[i + 1, kind]],
    );

  it('are at 10 and 20 of twenty, 20 being the final one', () => {
    expect(kinds(20)).toEqual([
      [10, 'test'],
      [20, 'final'],
    ]);
  });

  it('are at 5 and 10 of ten', () => {
    expect(kinds(10)).toEqual([
      [5, 'test'],
      [10, 'final'],
    ]);
  });

  it('are never among the owed meetings', () => {
    expect(kinds(20, 45)).toEqual(kinds(20));
  });

  it('have no middle when the number is odd', () => {
    expect(kinds(15)).toEqual([[15, 'final']]);
  });
});

describe('seats that have drawn a meeting', () => {
  it('are those that were attended or missed', () => {
    expect(SEAT_STATES.filter(isDrawn)).toEqual(['present', 'late', 'absent']);
  });
});
