import { describe, expect, it } from 'vitest';
import type { SignedInCall } from '../../platform/http/call.ts';
import { courseBehind, needOf, presentCourse, presentProof, testsOf } from './present.ts';
import type { ReportCourse } from './store.ts';

const NOW = new Date('2026-11-10T02:00:00Z');
const CONFIG = { appUrl: 'https://sekolah.example' };
type Seat = ReportCourse['seats'][number];
type Score = ReportCourse['scores'][number];

/** The seat of a test, held last week unless said otherwise. */
const seat = (number: number, more: Partial<Seat> = {}): Seat =>
  ({
    number,
    state: 'present',
    meetingId: `m${number}`,
    startsAt: '2026-11-03T02:00:00+00:00',
    closedAt: null,
    ...more,
  }) as Seat;
const score = (number: number, more: Partial<Score> = {}): Score =>
  ({
    number,
    score: 80,
    parts: {},
    note: 'Bagus',
    changeReason: '',
    givenAt: '2026-11-04T02:00:00+00:00',
    version: 3,
    ...more,
  }) as Score;
const certificate = (revokedAt: string | null = null) => ({
  id: 'c-1',
  code: 'ABCDEFGHJKMN',
  learnerName: 'Sekar',
  courseName: 'General English',
  level: null,
  score: 80,
  issuedAt: '2026-11-05T02:00:00+00:00',
  revokedAt,
  revokeReason: null,
});

const row = (more: Partial<ReportCourse> = {}): ReportCourse =>
  ({
    enrolmentId: 'e-1',
    learnerId: 'l-1',
    learnerName: 'Sekar',
    accountId: 'sari',
    bought: 20,
    attended: 11,
    packageName: 'General English for Kids',
    packageType: 'general_english',
    category: 'kids',
    ageGroup: null,
    className: null,
    classId: null,
    level: 'Kids Beginner',
    levelDecided: true,
    ended: false,
    lastDay: '2026-12-21',
    openedAt: new Date('2026-08-01T02:00:00Z'),
    teaches: false,
    givenTests: [],
    seats: [],
    scores: [],
    report: null,
    certificates: [],
    ...more,
  }) as unknown as ReportCourse;

const tests = (more: Partial<ReportCourse> = {}, now = NOW) => testsOf(row(more), now);

describe('the tests of a course', () => {
  it.each([
    [
      20,
      [
        [10, 'test'],
        [20, 'final'],
      ],
    ],
    [
      10,
      [
        [5, 'test'],
        [10, 'final'],
      ],
    ],
    [
      2,
      [
        [1, 'test'],
        [2, 'final'],
      ],
    ],
    // An odd course has no middle.
    [5, [[5, 'final']]],
    [1, [[1, 'final']]],
  ])('of %i meetings are %j', (bought, expected) => {
    expect(tests({ bought }).map(({ number, kind }) => [number, kind])).toEqual(expected);
  });

  it.each<[string, Partial<ReportCourse>, string, number | null]>([
    ['without a class', {}, 'toCome', null],
    [
      'that begins in a second',
      { seats: [seat(10, { startsAt: '2026-11-10T02:00:01+00:00' })] },
      'toCome',
      null,
    ],
    ['that begins now', { seats: [seat(10, { startsAt: '2026-11-10T02:00:00+00:00' })] }, 'unscored', null],
    ['that waits for a time', { seats: [seat(10, { state: 'to_plan', startsAt: null })] }, 'toCome', null],
    ['that was held', { seats: [seat(10)] }, 'unscored', null],
    ['with a score', { seats: [seat(10)], scores: [score(10)] }, 'scored', 80],
    [
      'whose score came before its time was moved away',
      { seats: [seat(10, { state: 'to_plan', startsAt: null })], scores: [score(10)] },
      'toCome',
      null,
    ],
    [
      'that was forfeited after its score',
      { seats: [seat(10, { state: 'absent' })], scores: [score(10)] },
      'notTaken',
      null,
    ],
    ['that lapsed', { seats: [seat(10, { state: 'lapsed' })] }, 'notTaken', null],
    ['of an ended course without a class', { ended: true }, 'notTaken', null],
    ['of a course whose last day is over', { lastDay: '2026-11-09' }, 'notTaken', null],
    ['on the last day', { lastDay: '2026-11-10' }, 'toCome', null],
  ])('%s: %s', (_what, more, state, shown) => {
    const [first] = tests(more);
    expect([first?.state, first?.score]).toEqual([state, shown]);
  });

  it('show nothing of a score that does not count, but its version, so that it can be changed', () => {
    const forfeited = tests({
      seats: [seat(10, { state: 'absent' })],
      scores: [score(10, { parts: { reading: 20 } })],
    });
    expect(forfeited[0]).toMatchObject({
      score: null,
      parts: {},
      note: '',
      givenAt: null,
      changeReason: null,
      version: 3,
    });
    expect(tests()[0]?.version).toBe(null);
  });

  it('name the reason of a change only where there was one', () => {
    const given = (changeReason: string) =>
      tests({ seats: [seat(10)], scores: [score(10, { changeReason })] })[0];
    expect([given('')?.changeReason, given('Salah hitung')?.changeReason]).toEqual([null, 'Salah hitung']);
  });
});

describe('the course behind a report', () => {
  it.each([
    ['kids', null, 'kids'],
    ['teen', null, 'teen'],
    ['adult', null, 'adult'],
    ['ielts', null, 'adult'],
    ['ielts', 'teen', 'teen'],
    ['kids', 'teen', 'teen'],
  ] as const)('of the category %s in a class of %s is for %s', (category, ageGroup, expected) => {
    expect(courseBehind(row({ category, ageGroup })).ageGroup).toBe(expected);
  });
});

describe('what a certificate still needs', () => {
  const final = (more: Partial<Seat> = {}) => ({ seats: [seat(20, more)] });
  const closed = { closedAt: '2026-11-03T04:00:00+00:00' } as Partial<Seat>;

  it.each<[string, Partial<ReportCourse>, string | null]>([
    ['the score of the final test', {}, 'finalScore'],
    ['nothing that can come, when the final test was not taken', final({ state: 'absent' }), 'notTaken'],
    ['the end of the final meeting', { ...final(), scores: [score(20)] }, 'finalMeeting'],
    ['the report', { ...final(closed), scores: [score(20)] }, 'publishing'],
    [
      'the school, when one was revoked',
      { ...final(closed), scores: [score(20)], certificates: [certificate('2026-11-06T02:00:00Z')] },
      'school',
    ],
    ['nothing, when one stands', { certificates: [certificate()] }, null],
    [
      'nothing, when one stands beside a revoked one',
      { certificates: [certificate(), certificate('2026-11-06T02:00:00Z')] },
      null,
    ],
    [
      'the score of the final one and not of the first',
      { seats: [seat(10), seat(20)], scores: [score(10)] },
      'finalScore',
    ],
  ] as [string, Partial<ReportCourse>, string | null][])('%s', (_what, more, need) => {
    expect(needOf(row(more), tests(more))).toBe(need);
  });
});

describe('a report', () => {
  const written = (publishedAt: string | null) =>
    ({
      summary: 'Rajin',
      strengths: '',
      nextSteps: '',
      writtenBy: 'Ratna',
      version: 2,
      updatedAt: '2026-11-06T09:00:00+07:00',
      publishedAt,
    }) as ReportCourse['report'];
  const reads = (role: 'student' | 'teacher' | 'admin', more: Partial<ReportCourse>) =>
    presentCourse(row(more), { now: NOW, person: { role } } as SignedInCall, CONFIG);
  const draft = { report: written(null), certificates: [certificate()] };
  const published = { report: written('2026-11-07T09:00:00+07:00'), certificates: [certificate()] };

  it.each([
    ['a family', 'student', {}, false, false],
    ['the teacher of the class', 'teacher', { teaches: true }, true, true],
    ['a substitute', 'teacher', { givenTests: [10] }, false, false],
    ['an admin', 'admin', {}, true, false],
  ] as const)('that is a draft: %s', (_who, role, more, sees, mayWrite) => {
    const course = reads(role, {
      ...draft,
      ...more,
      givenTests: [...('givenTests' in more ? more.givenTests : [])],
    });
    expect([course.report !== null, course.mayWrite]).toEqual([sees, mayWrite]);
  });

  it('that is published is read by its family, in the times of the interface', () => {
    expect(reads('student', published).report).toMatchObject({
      updatedAt: '2026-11-06T02:00:00.000Z',
      publishedAt: '2026-11-07T02:00:00.000Z',
    });
  });

  it('shows a substitute only the tests they hold, and no certificate', () => {
    const course = reads('teacher', { ...published, givenTests: [20] });
    expect(course.tests.map(({ number }) => number)).toEqual([20]);
    expect([course.report, course.certificates]).toEqual([null, []]);
  });

  it('has the name of its class, else of its package', () => {
    expect(reads('admin', {}).courseName).toBe('General English for Kids');
    expect(reads('admin', { className: 'Kelas Melati' }).courseName).toBe('Kelas Melati');
  });

  it('says whether its level is only proposed', () => {
    const proposed = (level: string | null, levelDecided: boolean) =>
      reads('admin', { level, levelDecided }).levelProposed;
    expect([proposed('A1', false), proposed('A1', true), proposed(null, false)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('carries certificates with a code to read and an address to verify', () => {
    expect(reads('student', published).certificates[0]).toMatchObject({
      code: 'ABCD-EFGH-JKMN',
      path: '/certificates/c-1/pdf',
      verifyUrl: expect.stringContaining('https://sekolah.example/'),
      issuedAt: '2026-11-05T02:00:00.000Z',
    });
  });
});

describe('what anybody reads of a certificate code', () => {
  const found = (revokedAt: Date | null) =>
    ({
      code: 'ABCDEFGHJKMN',
      publicName: 'S. W.',
      courseName: 'General English',
      level: null,
      revokedAt,
      issuedAt: new Date('2026-11-04T17:00:00Z'),
    }) as unknown as Parameters<typeof presentProof>[0];

  it('is nothing for one that nobody has', () => {
    expect(presentProof(null)).toEqual({ state: 'unknown' });
  });

  it('is the short name and the day in Jakarta, and whether it still holds', () => {
    expect(presentProof(found(null))).toEqual({
      state: 'valid',
      code: 'ABCD-EFGH-JKMN',
      name: 'S. W.',
      course: 'General English',
      level: null,
      issuedOn: '2026-11-05',
    });
    expect(presentProof(found(NOW))).toMatchObject({ state: 'revoked' });
  });
});
