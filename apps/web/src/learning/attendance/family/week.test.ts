import { describe, expect, it } from 'vitest';
import { inWeekOf } from './week.ts';

const at = (startsAt: string | null) => ({ startsAt });

describe("this week's meetings", () => {
  it("are those from Monday to Sunday of the school's days, in order; one to plan is none of them", () => {
    const sundayNight = at('2026-11-22T16:30:00.000Z'); // Sunday 23:30 WIB
    const monday = at('2026-11-15T17:00:00.000Z'); // Monday 16 November, 00:00 WIB
    const before = at('2026-11-15T16:59:00.000Z');
    const after = at('2026-11-22T17:00:00.000Z');
    expect(
      inWeekOf([after, sundayNight, before, at(null), monday], new Date('2026-11-18T05:00:00Z')),
    ).toEqual([monday, sundayNight]);
  });
});
