import { describe, expect, it } from 'vitest';
import { clockOf } from '../../lib/school-day.ts';
import { choices, faultOf, nextHours, sameWeek } from './hours.ts';

const row = (key: string, weekday: number, from: number, to: number) => ({ key, weekday, from, to });

describe('weekly hours on the screen', () => {
  it('a minute of the day reads as a clock, the day ends at 24:00', () => {
    const clocks = (lang: 'id' | 'en') => [0, 545, 1440].map((minute) => clockOf(minute, lang));
    expect(clocks('id')).toEqual(['00.00', '09.05', '24.00']);
    expect(clocks('en')).toEqual(['00:00', '09:05', '24:00']);
  });

  it('hours end after they begin and do not overlap others of the same day; touching is allowed', () => {
    const morning = row('a', 1, 540, 720);
    expect(faultOf(row('b', 1, 720, 720), [morning])).toBe('order');
    expect(faultOf(row('b', 1, 700, 800), [morning])).toBe('overlap');
    expect(faultOf(row('b', 1, 720, 800), [morning])).toBe(null);
    expect(faultOf(row('b', 2, 700, 800), [morning])).toBe(null);
    expect(faultOf(morning, [morning])).toBe(null);
  });

  it('new hours begin in the morning, or an hour after the last', () => {
    expect(nextHours([], 1)).toEqual({ from: 540, to: 720 });
    expect(nextHours([row('a', 1, 540, 720)], 1)).toEqual({ from: 780, to: 900 });
    expect(nextHours([row('a', 1, 540, 1440)], 1)).toEqual({ from: 1380, to: 1440 });
  });

  it('what is set stays among the choices even beside the half hours', () => {
    expect(choices(0, 60, 45)).toEqual([0, 30, 45, 60]);
    expect(choices(0, 120, 70, 60)).toEqual([0, 60, 70, 120]);
  });

  it('the order of rows does not make a week different', () => {
    const [a, b] = [row('a', 1, 540, 720), row('b', 3, 540, 720)];
    expect(sameWeek([a, b], [b, a])).toBe(true);
    expect(sameWeek([a], [a, b])).toBe(false);
  });
});
