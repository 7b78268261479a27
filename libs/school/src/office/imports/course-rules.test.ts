import { describe, expect, it } from 'vitest';
import { normalisePhone } from '../../basics/phone.ts';
import { COURSE_COLUMNS, type ImportColumn } from './columns.ts';
import { classesOf, nextDayOf, openingOf, pastOf, validityOf } from './course-rules.ts';
import { checkSheet } from './rules.ts';
import type { ImportedCourse } from './sheet.ts';

const NOW = new Date('2026-11-02T02:00:00Z');
const TODAY = '2026-11-02';
const PACKAGE = { category: 'kids', meetings: 20, perWeek: 2, months: 3 };
const MON_WED = [
  { weekday: 1, minute: 16 * 60 },
  { weekday: 3, minute: 16 * 60 },
];

const ROW: Partial<Record<ImportColumn, string>> = {
  learnerName: 'Nayla',
  birthDate: '2016-05-17',
  relation: 'ibu',
  accountName: 'Dewi',
  email: 'dewi@contoh.id',
  consentOn: '2026-08-20',
  package: 'General English Kids',
  level: 'beginner',
  teacher: 'Ratna@contoh.id',
  weeklyTimes: 'Senin 16:00, Wed 16.00',
  meetingsHeld: '2026-10-26',
  meetingsLeft: '19',
  paid: '2400000',
};

function check(...rows: Partial<Record<ImportColumn, string>>[]) {
  const cells = rows.map((row) => COURSE_COLUMNS.map((column) => ({ ...ROW, ...row })[column] ?? ''));
  const sheet = [[...COURSE_COLUMNS], ...cells].map((one, i) => ({ row: i + 1, cells: one }));
  const checked = checkSheet('courses', sheet, { today: TODAY, phone: normalisePhone });
  if ('fault' in checked) throw new Error(checked.fault.code);
  return checked;
}
const courseOf = (row: Partial<Record<ImportColumn, string>> = {}): ImportedCourse => {
  const { accounts, errors } = check(row);
  const course = accounts[0]?.learners[0]?.courses?.[0];
  if (!course) throw new Error(JSON.stringify(errors));
  return course;
};
const past = (row: Partial<Record<ImportColumn, string>>, ageGroup: 'kids' | 'teen' | 'adult' = 'kids') =>
  pastOf(courseOf(row), { package: PACKAGE, ageGroup, meetingMinutes: 60, now: NOW });

describe('the cells of a running course', () => {
  it.each<[ImportColumn, string, Partial<ImportedCourse>]>([
    [
      'weeklyTimes',
      "jum'at 07:30; SABTU 9.00",
      {
        slots: [
          { weekday: 5, minute: 450 },
          { weekday: 6, minute: 540 },
        ],
      },
    ],
    [
      'meetingsHeld',
      '26/10/2026 hadir, 2026-10-28  17:30  Tidak  Hadir\n2026-10-30 late',
      {
        held: [
          { day: '2026-10-26', minute: null, mark: 'present' },
          { day: '2026-10-28', minute: 1050, mark: 'absent' },
          { day: '2026-10-30', minute: null, mark: 'late' },
        ],
      },
    ],
    ['paid', 'Rp 2.400.000', { paid: 2_400_000 }],
    ['paid', '0', { paid: 0 }],
    ['teacher', 'RATNA@contoh.id', { teacherEmail: 'ratna@contoh.id' }],
    ['finalScore', '100', { finalScore: 100 }],
    ['lastDay', '30/11/2026', { lastDay: '2026-11-30' }],
  ])('%s is read from %s', (column, typed, read) => {
    expect(courseOf({ [column]: typed })).toMatchObject(read);
  });

  it.each<[ImportColumn, string, string]>([
    ['weeklyTimes', 'Senin 25:00', 'timesUnknown'],
    ['weeklyTimes', 'Monday', 'timesUnknown'],
    ['meetingsHeld', '2026-10-26 sakit', 'heldUnknown'],
    ['meetingsHeld', '2026-02-30', 'heldUnknown'],
    ['meetingsLeft', '1,5', 'numberShape'],
    ['finalScore', '101', 'scoreShape'],
    ['paid', '2.40', 'amountShape'],
    ['paid', '2400000,50', 'amountShape'],
    ['consentOn', '2026-12-01', 'dateFuture'],
  ])('%s is refused for %s', (column, typed, code) => {
    expect(check({ [column]: typed }).errors).toMatchObject([{ row: 2, column, code }]);
  });
});

describe('the past of a running course', () => {
  it('has its meetings in order at their weekly times, an hour in another one where the file says so', () => {
    const found = past({ meetingsHeld: '2026-10-28 18:00, 2026-10-26 late, 2026-10-30', meetingsLeft: '17' });
    expect(found).toMatchObject({
      level: 'Kids Beginner',
      past: [
        { start: new Date('2026-10-26T09:00:00Z'), mark: 'late' },
        { start: new Date('2026-10-28T11:00:00Z'), mark: 'present' },
        // A Friday, which has no weekly time.
        { start: new Date('2026-10-30T09:00:00Z') },
      ],
    });
  });

  it.each<[string, Partial<Record<ImportColumn, string>>, ('kids' | 'teen' | 'adult')?]>([
    ['doesNotAddUp', { meetingsLeft: '18' }],
    ['levelOtherAge', { level: 'Adult Beginner' }],
    ['tooManyTimes', { weeklyTimes: 'Sen 16:00, Sel 16:00, Rab 16:00' }],
    ['heldFuture', { meetingsHeld: '2026-11-02 08:30' }],
    ['heldTwice', { meetingsHeld: '2026-10-26, 2026-10-26 16:30', meetingsLeft: '18' }],
    ['heldWithoutTime', { meetingsLeft: '0', weeklyTimes: '' }],
  ])('is refused as %s', (code, row, ageGroup) => {
    const found = past(row, ageGroup);
    expect('faults' in found && found.faults.map((fault) => fault.code)).toContain(code);
  });

  it('names a day of the file, also for meetings early in the morning', () => {
    expect(past({ meetingsHeld: '2026-10-26 06:00, 2026-10-26 06:30', meetingsLeft: '18' })).toMatchObject({
      faults: [{ code: 'heldTwice', value: '2026-10-26' }],
    });
  });

  it('has a score only of a test that was held and attended', () => {
    const days = Array.from({ length: 10 }, (_, i) => `2026-10-${String(i + 10)}`);
    const scored = (last: string) =>
      past({
        meetingsHeld: [...days.slice(1), `2026-10-20${last}`].join(),
        meetingsLeft: '10',
        midScore: '80',
      });
    expect('faults' in scored('')).toBe(false);
    expect(scored(' absent')).toMatchObject({ faults: [{ code: 'scoreNotTaken', other: 10 }] });
    expect(past({ finalScore: '80' })).toMatchObject({ faults: [{ code: 'scoreTooEarly', other: 20 }] });
    // No meeting is in the middle of nineteen.
    const odd = courseOf({ meetingsHeld: days.join(), meetingsLeft: '9', midScore: '80' });
    const facts = { ageGroup: 'kids', meetingMinutes: 60, now: NOW } as const;
    expect(pastOf(odd, { ...facts, package: { ...PACKAGE, meetings: 19 } })).toMatchObject({
      faults: [{ column: 'midScore', code: 'scoreWithoutTest', other: 19 }],
    });
  });
});

it('a level without its age group is that of the package, or of the learner where the package is for all ages', () => {
  const course = courseOf();
  const facts = { ageGroup: 'teen', meetingMinutes: 60, now: NOW } as const;
  expect(pastOf(course, { ...facts, package: PACKAGE })).toMatchObject({ level: 'Kids Beginner' });
  expect(pastOf(course, { ...facts, package: { ...PACKAGE, category: 'toeic' } })).toMatchObject({
    level: 'Teen Beginner',
  });
});

it.each([
  [2_400_000, 11, 20, 1_320_000],
  [2_000_001, 10, 20, 1_000_001],
  [1_650_000, 0, 10, 0],
  [1_650_000, 10, 10, 1_650_000],
  [0, 5, 10, 0],
])('of Rp %i with %i of %i meetings left the opening balance is Rp %i', (paid, left, bought, opening) => {
  expect(openingOf({ paid, left }, bought)).toBe(opening);
});

it('a course is valid as its package lasts, or until a later day of the file', () => {
  const when = { startsOn: '2026-08-31', months: 3, today: TODAY };
  const until = (lastDay: string | null, left = 5) => validityOf({ lastDay, left }, when);
  expect(until(null)).toEqual({ lastDay: '2026-11-30', extensionDays: 0 });
  expect(until('2026-12-07')).toEqual({ lastDay: '2026-12-07', extensionDays: 7 });
  expect(until('2026-11-29')).toMatchObject({ code: 'lastDayEarly' });
  expect(validityOf({ lastDay: null, left: 5 }, { ...when, startsOn: '2026-07-01' })).toMatchObject({
    code: 'lastDayPast',
  });
  expect(validityOf({ lastDay: null, left: 0 }, { ...when, startsOn: '2026-07-01' })).toMatchObject({
    lastDay: '2026-10-01',
  });
});

it('the next meeting may be today, unless one of its times has begun or one was held today', () => {
  const held = [{ start: new Date('2026-11-02T00:00:00Z'), end: new Date('2026-11-02T01:00:00Z') }];
  expect(nextDayOf(MON_WED, [], NOW, TODAY)).toBe(TODAY);
  expect(nextDayOf(MON_WED, held, NOW, TODAY)).toBe('2026-11-03');
  expect(nextDayOf(MON_WED, [], new Date('2026-11-02T09:00:00Z'), TODAY)).toBe('2026-11-03');
});

describe('the rows of a file', () => {
  it('are one class for each group, and one for each other row; a learner may have two courses', () => {
    const { accounts } = check(
      { group: 'Kids A' },
      { group: 'kids a', email: 'b@contoh.id', accountName: 'Bu B' },
      { package: 'Conversation Kids' },
    );
    const { classes, faults } = classesOf(accounts);
    expect(faults).toEqual([]);
    expect(classes.map(({ group, members }) => [group, members.map(({ course }) => course.row)])).toEqual([
      ['Kids A', [2, 3]],
      [null, [4]],
    ]);
    expect(accounts[0]?.learners).toHaveLength(1);
  });

  it('of a group agree about the plan and name nobody twice', () => {
    const { accounts } = check(
      { group: 'A' },
      { group: 'A', email: 'b@contoh.id', meetingsHeld: '2026-10-28' },
      { group: 'A' },
    );
    expect(classesOf(accounts).faults).toMatchObject([
      { row: 3, code: 'groupDiffers', other: 2 },
      { row: 4, code: 'groupTwice', other: 2 },
    ]);
  });
});
