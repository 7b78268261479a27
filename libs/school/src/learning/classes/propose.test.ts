import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../basics/instants.ts';
import { addDays, instantOf, lastDayOf } from '../../catalogue/policy/validity.ts';
import { ANY_HOUR } from '../lesson-hours/lesson-hours.ts';
import type { WeeklyHours } from '../meetings/plan.ts';
import { type ProposalInput, proposeClasses, type TeacherCandidate } from './propose.ts';

const hours = (weekdays: number[], from: number, to: number): WeeklyHours[] =>
  weekdays.map((weekday) => ({ weekday, from: from * 60, to: to * 60 }));
const WEEKDAYS = [1, 2, 3, 4, 5];

const teacher = (
  name: string,
  weekly: WeeklyHours[],
  change: Partial<TeacherCandidate> = {},
): TeacherCandidate => ({
  teacherId: name.toLowerCase(),
  name,
  availability: { weekly, exceptions: [] },
  busy: [],
  load: 0,
  ...change,
});

/** A child's course of twenty meetings, two a week, from Tuesday 3 November 2026 on. */
const input = (change: Partial<ProposalInput> = {}): ProposalInput => ({
  startsOn: '2026-11-03',
  count: 20,
  meetingMinutes: 60,
  holidays: new Set(),
  learnersBusy: [],
  lastDay: (day) => lastDayOf(day, 3, 0),
  ageGroup: 'adult',
  perWeek: 2,
  lessonHours: ANY_HOUR,
  teachers: [],
  ...change,
});

const at = (day: string, minute: number, minutes = 60) => {
  const start = instantOf(day, minute);
  return { start, end: new Date(start.getTime() + minutes * MINUTE) };
};
/** One hour every week for twenty weeks. */
const everyWeek = (day: string, hour: number) =>
  Array.from({ length: 20 }, (_, n) => at(addDays(day, 7 * n), hour * 60));

/** `2@9 4@9`: weekday and hour of each slot. */
const slotText = (slots: readonly { weekday: number; minute: number }[]) =>
  slots.map(({ weekday, minute }) => `${weekday}@${minute / 60}`).join(' ');
const optionsOf = (one: TeacherCandidate, change: Partial<ProposalInput> = {}) =>
  proposeClasses(input({ ...change, teachers: [one] }))[0]?.options.map(({ slots }) => slotText(slots));

describe('the weekly plans proposed for a teacher', () => {
  const office = hours(WEEKDAYS, 8, 17);
  const cases: [string, TeacherCandidate, Partial<ProposalInput>, string[]][] = [
    [
      'an adult: days apart, the earliest first meeting, three different pairs of days',
      teacher('Ayu', office),
      {},
      ['2@8 4@8', '2@8 5@8', '1@8 3@8'],
    ],
    [
      'a child: after school on weekdays',
      teacher('Ayu', office),
      { ageGroup: 'kids' },
      ['2@14 4@14', '2@14 5@14', '1@14 3@14'],
    ],
    [
      'a child, and a teacher of mornings and Saturdays: one morning rather than two',
      teacher('Ayu', [...hours([2, 4], 8, 10), ...hours([6], 8, 10)]),
      { ageGroup: 'kids' },
      ['2@8 6@8', '4@8 6@8', '2@8 4@8'],
    ],
    [
      'three a week: Monday, Wednesday and Friday are farthest apart',
      teacher('Ayu', hours(WEEKDAYS, 8, 9)),
      { perWeek: 3 },
      ['1@8 3@8 5@8', '1@8 2@8 4@8', '1@8 2@8 5@8'],
    ],
    [
      'only two days: other hours of the same days',
      teacher('Ayu', hours([2, 4], 8, 11)),
      {},
      ['2@8 4@8', '2@9 4@9', '2@10 4@10'],
    ],
    [
      'days that share no hour: the first hour of each day',
      teacher('Ayu', [...hours([2], 8, 9), ...hours([4], 15, 16)]),
      {},
      ['2@8 4@15'],
    ],
    [
      'an hour taken weekly by another class is left out',
      teacher('Ayu', hours([2, 4], 8, 10), { busy: everyWeek('2026-11-03', 8) }),
      {},
      ['2@9 4@9'],
    ],
    [
      'a single moved meeting is a conflict, too',
      teacher('Ayu', hours([2, 4], 8, 10), { busy: [at('2026-12-08', 8 * 60 + 30, 30)] }),
      {},
      ['2@9 4@9'],
    ],
    [
      'times the learner already has are left out',
      teacher('Ayu', hours([2, 4], 8, 10)),
      { learnersBusy: everyWeek('2026-11-05', 9) },
      ['2@8 4@8'],
    ],
    [
      'past meetings do not count',
      teacher('Ayu', hours([2, 4], 8, 9), { busy: [at('2026-10-27', 480)] }),
      {},
      ['2@8 4@8'],
    ],
    [
      'only times within the school’s lesson hours, on its grid',
      teacher('Ayu', hours([2, 4], 8, 12)),
      { lessonHours: { week: hours([2, 4], 9, 11), startsEvery: 60 } },
      ['2@9 4@9', '2@10 4@10'],
    ],
    [
      'a school that is open on one of the days only',
      teacher('Ayu', hours([2, 4], 8, 12)),
      { lessonHours: { week: hours([2], 8, 12), startsEvery: 30 } },
      [],
    ],
    ['one free day is not enough', teacher('Ayu', hours([2], 8, 17)), {}, []],
    ['no hours at all', teacher('Ayu', []), {}, []],
    [
      'hours shorter than a meeting',
      teacher('Ayu', [
        { weekday: 2, from: 480, to: 525 },
        { weekday: 4, from: 480, to: 525 },
      ]),
      {},
      [],
    ],
    [
      'a course that would end after its last day',
      teacher('Ayu', hours([2, 4], 8, 17)),
      { lastDay: () => '2026-12-31' },
      [],
    ],
  ];
  it.each(cases)('%s', (_, one, change, expected) => {
    expect(optionsOf(one, change)).toEqual(expected);
  });

  it('end later if days are skipped, and name the last day', () => {
    const day = (change: Partial<ProposalInput>) =>
      proposeClasses(input({ ...change, teachers: [teacher('Ayu', hours([2, 4], 8, 9))] }))[0]?.options[0];
    expect(day({})).toEqual({
      slots: [
        { weekday: 2, minute: 480 },
        { weekday: 4, minute: 480 },
      ],
      firstDay: '2026-11-03',
      lastMeetingDay: '2027-01-07',
    });
    expect(day({ holidays: new Set(['2026-11-03']) })).toMatchObject({
      firstDay: '2026-11-05',
      lastMeetingDay: '2027-01-12',
    });
  });
});

describe('the order of the teachers', () => {
  const two = hours([2, 4], 8, 9);
  const cases: [string, TeacherCandidate[], string[]][] = [
    [
      'more plans that fit first, even with more classes',
      [teacher('Ayu', two), teacher('Budi', hours(WEEKDAYS, 8, 17), { load: 9 })],
      ['Budi', 'Ayu'],
    ],
    [
      'fewer hours taken first',
      [teacher('Ayu', two, { load: 4 }), teacher('Budi', two, { load: 2 })],
      ['Budi', 'Ayu'],
    ],
    ['then by name', [teacher('Citra', two), teacher('Ayu', two)], ['Ayu', 'Citra']],
    ['teachers without a plan come last', [teacher('Ayu', []), teacher('Budi', two)], ['Budi', 'Ayu']],
    ['no teachers', [], []],
  ];
  it.each(cases)('%s', (_, teachers, expected) => {
    expect(proposeClasses(input({ teachers })).map(({ name }) => name)).toEqual(expected);
  });

  it('names a teacher’s weekly hours and how many are taken', () => {
    const [one] = proposeClasses(input({ teachers: [teacher('Ayu', hours([1, 2], 8, 11), { load: 2 })] }));
    expect([one?.hours, one?.load]).toEqual([6, 2]);
  });
});
