import type { Lesson } from '@fasih/school/office/homes/admin-contract';
import { expect, it } from 'vitest';
import { standingOf, timelineOf } from './lessons.ts';

const NOW = new Date('2026-11-02T03:00:00Z');
const lesson = (more: Partial<Lesson> = {}): Lesson => ({
  id: 'm1',
  classId: 'c1',
  className: 'Kelas Rabu',
  ageGroup: 'kids',
  teacherName: 'Nadia',
  learners: ['Kirana'],
  startsAt: '2026-11-02T04:00:00.000Z',
  endsAt: '2026-11-02T05:00:00.000Z',
  state: 'planned',
  checkedInAt: null,
  hasLink: true,
  ...more,
});

it.each([
  ['coming', {}],
  ['noLink', { hasLink: false }],
  ['here', { checkedInAt: '2026-11-02T02:58:00.000Z', hasLink: false }],
  ['late', { startsAt: '2026-11-02T03:00:00.000Z' }],
  ['held', { state: 'held', checkedInAt: '2026-11-02T02:58:00.000Z' }],
  ['missed', { state: 'missed' }],
] as const)('a lesson is %s', (standing, more) => {
  expect(standingOf(lesson(more), NOW)).toBe(standing);
});

it('each teacher has a row, and a lesson lies where its hours are', () => {
  const lessons = [lesson(), lesson({ id: 'm2', teacherName: 'Joko' }), lesson({ id: 'm3' })];
  const { teachers, hours, lessons: placed, now } = timelineOf({ day: '2026-11-02', count: 3, lessons }, NOW);
  expect([teachers, hours.at(0), hours.at(-1)]).toEqual([['Nadia', 'Joko'], 11, 19]);
  expect(placed.map(({ row, left, width }) => [row, left, width])).toEqual([
    [0, 0, 12.5],
    [1, 0, 12.5],
    [0, 0, 12.5],
  ]);
  expect(now).toBeNull();
});

it('a teacher who is late is on top', () => {
  const past = { startsAt: '2026-11-02T01:00:00.000Z', endsAt: '2026-11-02T02:00:00.000Z' };
  const lessons = [
    lesson({ ...past, state: 'held' }),
    lesson({ teacherName: 'Joko', startsAt: '2026-11-02T02:30:00.000Z' }),
  ];
  expect(timelineOf({ day: '2026-11-02', count: 2, lessons }, NOW).teachers).toEqual(['Joko', 'Nadia']);
});

it('a phone lists first who is late and the next five; what is over and later lessons are folded', () => {
  const past = { startsAt: '2026-11-02T01:00:00.000Z', endsAt: '2026-11-02T02:00:00.000Z' };
  const lessons = [
    lesson({ ...past, state: 'held' }),
    lesson({ startsAt: '2026-11-02T02:30:00.000Z' }),
    ...Array.from({ length: 6 }, () => lesson()),
  ];
  const { lessons: placed } = timelineOf({ day: '2026-11-02', count: 8, lessons }, NOW);
  expect(placed.map(({ isFolded }) => isFolded)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
});
