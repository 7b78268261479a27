import { describe, expect, it } from 'vitest';
import { attendancePercents } from './percent.ts';

describe('attendance in percent', () => {
  it('has no figure while nothing is marked', () => {
    expect(attendancePercents({ present: 0, late: 0, absent: 0 })).toBeNull();
  });

  it.each([
    [
      { present: 17, late: 2, absent: 1 },
      { present: 95, absent: 5, late: 10 },
    ],
    [
      { present: 1, late: 0, absent: 2 },
      { present: 33, absent: 67, late: 0 },
    ],
    // 57.5 and 42.5: halves go up, whatever binary fractions make of them.
    [
      { present: 20, late: 3, absent: 17 },
      { present: 58, absent: 42, late: 8 },
    ],
    [
      { present: 0, late: 3, absent: 0 },
      { present: 100, absent: 0, late: 100 },
    ],
  ])('%j is %j: late counts as present, and present and absent add up to 100', (counts, percents) => {
    expect(attendancePercents(counts)).toEqual(percents);
  });
});
