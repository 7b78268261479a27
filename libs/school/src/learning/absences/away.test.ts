import { expect, it } from 'vitest';
import { hoursOfSpans, spansOfHours, wholeDays } from './away.ts';

it('spans become hours of days again, from a day on', () => {
  const hours = [
    { day: '2026-11-03', from: 840, to: 1440 },
    { day: '2026-11-04', from: 0, to: 1440 },
    { day: '2026-11-05', from: 0, to: 60 },
    { day: '2026-11-06', from: 600, to: 660 },
  ];
  expect(hoursOfSpans(spansOfHours(hours), '2026-11-02')).toEqual(hours);
  expect(hoursOfSpans(spansOfHours(hours), '2026-11-05')).toEqual(hours.slice(2));
  expect(hoursOfSpans(spansOfHours(wholeDays('2026-11-03', '2026-11-04')), '2026-11-05')).toEqual([]);
});
