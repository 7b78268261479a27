import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteSchoolTime, schoolNow } from './school-clock.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-25T03:00:00Z') }));
afterEach(() => vi.useRealTimers());

const reply = (headers: Record<string, string>) => new Response(null, { headers });

it('a device whose clock is two days behind shows the time of the school', () => {
  noteSchoolTime(reply({ 'x-school-time': '2026-11-27T03:00:00.000Z' }));
  vi.advanceTimersByTime(60_000);
  expect(schoolNow()).toEqual(new Date('2026-11-27T03:01:00Z'));
});

it('a reply without the time, from a proxy say, changes nothing', () => {
  noteSchoolTime(reply({ 'x-school-time': '2026-11-24T03:00:00.000Z' }));
  noteSchoolTime(reply({}));
  expect(schoolNow()).toEqual(new Date('2026-11-24T03:00:00Z'));
});
