import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, instantOf, lastDayOf } from '../../catalogue/policy/validity.ts';
import { planMeetings } from '../meetings/plan.ts';
import { NO_WISHES } from '../wishes/wishes.ts';
import { freeStarts } from './free-starts.ts';
import { hours, learner, school, slotText, teacher, weekly } from './placing.fixtures.ts';
import { bestOf, rankTeachers } from './rank.ts';
import type { PlacingLearner, PlacingSchool, PlacingTeacher } from './types.ts';

const optionsOf = (
  one: PlacingTeacher,
  of: Partial<PlacingLearner> = {},
  at: Partial<PlacingSchool> = {},
): string[] =>
  rankTeachers(learner('Budi', of), [one], school(at)).flatMap(({ proposals }) =>
    proposals.map(({ slots }) => slotText(slots)),
  );
const wish = (change: Partial<PlacingLearner['wishes']>) => ({ wishes: { ...NO_WISHES, ...change } });
const days = (weekdays: number[], from: number, to: number) =>
  teacher('Ayu', { availability: { weekly: hours(weekdays, from, to), exceptions: [] } });

describe('the weekly times proposed with a teacher', () => {
  const cases: [string, string[], string[]][] = [
    [
      'without wishes an adult gets days apart, the earliest first, on three different pairs of days',
      optionsOf(teacher('Ayu')),
      ['1@8 3@8', '1@8 4@8', '1@8 5@8'],
    ],
    [
      'without wishes a child comes after school',
      optionsOf(teacher('Ayu'), { ageGroup: 'kids' }),
      ['1@14 3@14', '1@14 4@14', '1@14 5@14'],
    ],
    [
      'three a week',
      optionsOf(days([1, 2, 3, 4, 5], 8, 9), { perWeek: 3 }),
      ['1@8 3@8 5@8', '1@8 2@8 4@8', '1@8 2@8 5@8'],
    ],
    [
      'painted hours count, whatever the school hours are',
      optionsOf(teacher('Ayu'), { ageGroup: 'kids', ...wish({ possible: hours([2, 4], 9, 11) }) }).slice(
        0,
        2,
      ),
      ['2@9 4@9', '2@10 4@10'],
    ],
    [
      'preferred hours come first',
      optionsOf(
        teacher('Ayu'),
        wish({ possible: hours([2, 4, 5], 8, 12), preferred: hours([4, 5], 10, 11) }),
      ).slice(0, 1),
      ['4@10 5@10'],
    ],
    [
      'pieces of painted hours that touch are one',
      optionsOf(days([1, 3], 8, 12), {
        meetingMinutes: 90,
        ...wish({ possible: [...hours([1, 3], 8, 9), ...hours([1, 3], 9, 10)] }),
      }).slice(0, 1),
      ['1@8 3@8'],
    ],
    [
      'a time that another class has is left out, also for a single meeting',
      optionsOf({ ...days([2, 4], 8, 10), busy: weekly('2026-12-08', 8, 1) }),
      ['2@9 4@9', '2@9 4@8'],
    ],
    [
      'the learner’s own times are left out',
      optionsOf(days([2, 4], 8, 10), { busy: weekly('2026-11-05', 9) }),
      ['2@8 4@8', '2@9 4@8'],
    ],
    [
      'only the school’s lesson hours',
      optionsOf(
        days([2, 4], 8, 12),
        {},
        { lessonHours: { week: hours([2, 4], 9, 11), startsEvery: 60 } },
      ).slice(0, 2),
      ['2@9 4@9', '2@10 4@10'],
    ],
    ['one day is not enough', optionsOf(days([2], 8, 17)), []],
    ['a teacher without hours', optionsOf(days([], 8, 17)), []],
    ['a course that would end after its last day', optionsOf(teacher('Ayu'), { months: 2 }), []],
    ['a teacher of another program', optionsOf(teacher('Ayu', { programs: ['conversation'] })), []],
    ['a teacher of another age group', optionsOf(teacher('Ayu', { ageGroups: ['kids'] })), []],
    [
      'a teacher who may not teach minors',
      optionsOf(teacher('Ayu', { mayTeachMinors: false }), { ageGroup: 'teen' }),
      [],
    ],
  ];
  it.each(cases)('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  it('begin on the wished day at the earliest', () => {
    const [of] = rankTeachers(
      learner('Budi', wish({ earliestStart: '2027-01-05' })),
      [teacher('Ayu')],
      school(),
    );
    expect(of?.proposals[0]?.firstDay).toBe('2027-01-05');
  });

  it('begin no sooner than the given instant, to the minute', () => {
    const at = (minute: number) =>
      rankTeachers(
        learner('Budi'),
        [days([1, 3], 8, 9)],
        school({ earliest: instantOf('2026-11-02', minute) }),
      )[0]?.proposals[0]?.firstDay;
    expect([at(480), at(481)]).toEqual(['2026-11-02', '2026-11-04']);
  });
});

describe('the order of the teachers', () => {
  const order = (teachers: PlacingTeacher[], of: Partial<PlacingLearner> = {}) =>
    rankTeachers(learner('Budi', of), teachers, school()).map(({ teacher: { name } }) => name);
  const evening = days([1, 3], 18, 19);
  const possible = hours([1, 3], 8, 20);

  it.each([
    [
      'fewest meetings in 28 days',
      order([teacher('Ayu', { load: 9 }), teacher('Citra', { load: 3 })]),
      ['Citra', 'Ayu'],
    ],
    ['then by name', order([teacher('Citra'), teacher('Ayu')]), ['Ayu', 'Citra']],
    [
      'wished times before a free calendar',
      order([teacher('Citra'), { ...evening, load: 40 }], wish({ possible: hours([1, 3], 18, 20) })),
      ['Ayu', 'Citra'],
    ],
    [
      'the wished teacher before preferred times',
      order(
        [teacher('Citra'), evening],
        wish({ possible, preferred: hours([1, 3], 8, 9), teacherIds: ['ayu'] }),
      ),
      ['Ayu', 'Citra'],
    ],
    ['nobody’s times fit: last', order([days([], 0, 1), teacher('Citra')]), ['Citra', 'Ayu']],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  it('shows a family three proposals of different teachers and times', () => {
    const teachers = ['Ayu', 'Citra', 'Dewi', 'Eka'].map((name, n) => teacher(name, { load: n }));
    const best = bestOf(rankTeachers(learner('Budi'), teachers, school()));
    expect(best.map(({ teacherId, slots }) => `${teacherId} ${slotText(slots)}`)).toEqual([
      'ayu 1@8 3@8',
      'citra 1@8 4@8',
      'dewi 1@8 5@8',
    ]);
  });
});

describe('why a proposal was made', () => {
  const why = (of: Partial<PlacingLearner>, at: Partial<PlacingSchool> = {}, one = days([1, 3], 8, 9)) => {
    const found = rankTeachers(learner('Budi', of), [one], school(at))[0]?.proposals[0]?.why;
    return found && [found.times, found.outside, found.because, found.teacher];
  };
  const possible = hours([1, 3], 8, 9);

  it.each([
    ['nobody was asked', why({}), ['unasked', 0, null, 'any']],
    ['a child in the morning', why({ ageGroup: 'kids' }), ['atSchool', 0, null, 'any']],
    ['all at preferred times', why(wish({ possible, preferred: possible })), ['preferred', 0, null, 'any']],
    ['all possible', why(wish({ possible, teacherIds: ['ayu'] })), ['inside', 0, null, 'wished']],
    ['another teacher', why(wish({ possible, teacherIds: ['citra'] })), ['inside', 0, null, 'other']],
    ['one of two times', why(wish({ possible: hours([1], 8, 9) })), ['some', 10, 'times', 'any']],
    ['no time', why(wish({ possible: hours([6], 8, 9) })), ['outside', 20, 'times', 'any']],
    [
      'a week with other wishes',
      why(wish({ possible, periods: [{ from: '2026-11-09', to: '2026-11-15', possible: [] }] })),
      ['some', 2, 'period', 'any'],
    ],
    [
      'two days off push two meetings into a week with other wishes',
      why(wish({ possible, periods: [{ from: '2027-01-11', to: '2027-01-17', possible: [] }] }), {
        holidays: new Set(['2026-11-09', '2026-11-11']),
      }),
      ['some', 2, 'holiday', 'any'],
    ],
    [
      'so do the teacher’s days away',
      why(
        wish({ possible, periods: [{ from: '2027-01-11', to: '2027-01-17', possible: [] }] }),
        {},
        {
          ...days([1, 3], 8, 9),
          availability: {
            weekly: hours([1, 3], 8, 9),
            exceptions: ['2026-11-09', '2026-11-11'].map((day) => ({
              day,
              kind: 'away' as const,
              from: 0,
              to: 1440,
            })),
          },
        },
      ),
      ['some', 2, 'away', 'any'],
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});

describe('free weekly times', () => {
  it('name the teachers who are free for the whole course, and how they suit', () => {
    const found = freeStarts(
      learner('Budi', wish({ possible: hours([2], 8, 9) })),
      [
        { ...days([2], 8, 10), busy: weekly('2026-12-08', 9, 1) },
        { ...days([2], 9, 10), teacherId: 'citra' },
      ],
      school(),
    );
    expect(found).toEqual([
      { weekMinute: 1440 + 480, teacherIds: ['ayu'], fit: 1 },
      { weekMinute: 1440 + 540, teacherIds: ['citra'], fit: 0 },
    ]);
  });
});

it('every proposal is a plan that opening the class makes without a conflict', () => {
  const day = fc.integer({ min: 0, max: 90 }).map((n) => addDays('2026-11-02', n));
  const week = fc.array(
    fc
      .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 7, max: 18 }), fc.integer({ min: 1, max: 4 }))
      .map(([weekday, from, long]) => ({ weekday, from: from * 60, to: (from + long) * 60 })),
    { minLength: 3, maxLength: 8 },
  );
  const busy = fc.array(fc.tuple(day, fc.integer({ min: 7, max: 20 })), { maxLength: 12 });
  const spans = (of: [string, number][]) => of.flatMap(([on, hour]) => weekly(on, hour, 1));
  let proposed = 0;
  fc.assert(
    fc.property(
      week,
      busy,
      busy,
      fc.uniqueArray(day, { maxLength: 6 }),
      fc.array(fc.tuple(day, fc.integer({ min: 7, max: 20 })), { maxLength: 4 }),
      fc.record({
        perWeek: fc.integer({ min: 2, max: 3 }),
        meetingMinutes: fc.constantFrom(45, 60, 90),
        wished: week,
      }),
      (weeklyHours, ofTeacher, ofLearner, holidays, away, { wished, ...of }) => {
        const availability = {
          weekly: weeklyHours,
          exceptions: away.map(([on, from]) => ({
            day: on,
            kind: 'away' as const,
            from: from * 60,
            to: from * 60 + 90,
          })),
        };
        const one = learner('Budi', { ...of, busy: spans(ofLearner), ...wish({ possible: wished }) });
        const at = school({ holidays: new Set(holidays), earliest: instantOf('2026-11-05', 600) });
        const [ranked] = rankTeachers(one, [teacher('Ayu', { availability, busy: spans(ofTeacher) })], at);
        for (const { slots, firstDay, lastMeetingDay, first } of ranked?.proposals ?? []) {
          proposed += 1;
          const plan = planMeetings({
            slots,
            startsOn: firstDay,
            count: one.meetings,
            meetingMinutes: one.meetingMinutes,
            holidays: at.holidays,
            availability,
            teacherBusy: spans(ofTeacher),
            learnersBusy: one.busy,
            lastDay: (on) => lastDayOf(on, one.months, 0),
          });
          expect(plan.conflicts).toEqual([]);
          expect([plan.meetings[0]?.start, plan.meetings.at(-1)?.day]).toEqual([first.start, lastMeetingDay]);
          expect(first.start >= at.earliest).toBe(true);
        }
      },
    ),
    { numRuns: 300, seed: 1126 },
  );
  expect(proposed).toBeGreaterThan(100);
});
