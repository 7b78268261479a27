import { describe, expect, it } from 'vitest';
import { progressCountsOf, progressPercent } from './progress.ts';

const course = { bought: 20, extra: 0, held: 12, forfeited: 1, expired: 0, left: 7 };

describe('progress of a course', () => {
  it('counts attended meetings; a forfeited one is not progress', () => {
    expect(progressPercent(course)).toBe(60);
    expect(progressPercent({ ...course, held: 0 })).toBe(0);
  });

  it('shows attended, lost and left; meetings that expired are lost too', () => {
    expect(progressCountsOf(course)).toEqual({ attended: 12, lost: 1, left: 7 });
    expect(progressCountsOf({ ...course, expired: 7, left: 0 })).toEqual({ attended: 12, lost: 8, left: 0 });
  });

  it.each([
    [20, 0, 20, 100],
    [20, 1, 20, 95],
    [20, 1, 21, 100],
    [0, 0, 0, 0],
    [200, 0, 29, 15],
  ])(
    'of %i bought and %i extra meetings, %i attended are %i percent, rounded',
    (bought, extra, held, percent) => {
      expect(progressPercent({ bought, extra, held })).toBe(percent);
    },
  );
});
