import { describe, expect, it } from 'vitest';
import type { PlannedSeries } from './plan-class.ts';
import { noticesOf, recipientsOf, timesOf } from './recipients.ts';
import type { SeriesEvent } from './series-event.ts';

type Seat = { accountId: string; learnerName: string };
const hour = (day: number, at = 2) => new Date(Date.UTC(2026, 10, day, at));
const span = (day: number, at = 2) => ({ start: hour(day, at), end: hour(day, at + 1) });
const replaced = (was: number | null, to: number | null) => ({
  was: was === null ? null : span(was),
  to: to === null ? null : span(to),
});

const SARI: Seat = { accountId: 'sari', learnerName: 'Kirana' };
const BUDI: Seat = { accountId: 'budi', learnerName: 'Arka' };

/** A class of the teacher Ratna with one meeting of these seats, whose time is replaced unless said otherwise. */
function planned({
  id = 'pagi',
  seats = [SARI],
  times = [replaced(3, 10)],
  becomes = 'ratna',
  substitute = 'ratna',
  outcome = 'moved',
}: {
  id?: string;
  seats?: Seat[];
  times?: ReturnType<typeof replaced>[];
  becomes?: string;
  substitute?: string;
  outcome?: 'kept' | 'moved' | 'waits';
} = {}): PlannedSeries {
  return {
    found: { id, name: `Kelas ${id}`, teacherId: 'ratna' },
    becomes: { teacherId: becomes, teacherName: becomes, slots: [] },
    meetings: [{ id: `${id}-1`, teacherId: substitute, seats }],
    plan: { replaced: times, changes: [{ id: `${id}-1`, outcome, was: null, to: null }] },
  } as unknown as PlannedSeries;
}

const toldOf = (plans: PlannedSeries[]) =>
  recipientsOf(plans).map(({ accountId, isTeacher, classes }) => [
    accountId,
    isTeacher,
    classes.map(({ planned: { found }, learnerName }) => `${found.id}: ${learnerName}`),
  ]);

describe('who is told of classes that are planned again', () => {
  it.each<[string, PlannedSeries[], unknown[]]>([
    ['nobody, where no time and no teacher changes', [planned({ times: [] })], []],
    [
      'the family and the teacher',
      [planned()],
      [
        ['sari', false, ['pagi: Kirana']],
        ['ratna', true, ['pagi: Kirana']],
      ],
    ],
    [
      'each family of a group with its own learners alone, the teacher with all of them',
      [planned({ seats: [BUDI, SARI, { ...SARI, learnerName: 'Dimas' }] })],
      [
        ['budi', false, ['pagi: Arka']],
        ['sari', false, ['pagi: Dimas, Kirana']],
        ['ratna', true, ['pagi: Arka, Dimas, Kirana']],
      ],
    ],
    [
      'both teachers of a class that changes hands, also when no time changes',
      [planned({ times: [], becomes: 'iqbal', outcome: 'kept' })],
      [
        ['sari', false, ['pagi: Kirana']],
        ['ratna', true, ['pagi: Kirana']],
        ['iqbal', true, ['pagi: Kirana']],
      ],
    ],
    [
      'a substitute whose meeting moves',
      [planned({ substitute: 'komang' })],
      [
        ['sari', false, ['pagi: Kirana']],
        ['ratna', true, ['pagi: Kirana']],
        ['komang', true, ['pagi: Kirana']],
      ],
    ],
    [
      'not a substitute whose meeting stays',
      [planned({ substitute: 'komang', outcome: 'kept' })],
      [
        ['sari', false, ['pagi: Kirana']],
        ['ratna', true, ['pagi: Kirana']],
      ],
    ],
    [
      'a person once, with all classes that change',
      [planned(), planned({ id: 'sore', seats: [BUDI, SARI] }), planned({ id: 'malam', times: [] })],
      [
        ['sari', false, ['pagi: Kirana', 'sore: Kirana']],
        ['ratna', true, ['pagi: Kirana', 'sore: Arka, Kirana']],
        ['budi', false, ['sore: Arka']],
      ],
    ],
    [
      'a family whose learner was erased, without a name',
      [planned({ seats: [{ ...SARI, learnerName: '' }, SARI] })],
      [
        ['sari', false, ['pagi: Kirana']],
        ['ratna', true, ['pagi: Kirana']],
      ],
    ],
  ])('%s', (_what, plans, told) => {
    expect(toldOf(plans)).toEqual(told);
  });
});

describe('the times in a notice', () => {
  it.each([
    [
      'in the order of the times that fall away',
      [
        [12, 19],
        [5, 26],
      ],
      [
        [5, 26],
        [12, 19],
      ],
    ],
    ['a time that only falls away', [[5, null]], [[5, null]]],
    [
      'a time that only comes, in its place',
      [
        [12, 13],
        [null, 6],
      ],
      [
        [null, 6],
        [12, 13],
      ],
    ],
    [
      'nothing of a meeting that had no time and gets none',
      [
        [null, null],
        [5, 6],
      ],
      [[5, 6]],
    ],
    ['none', [], []],
  ] as [string, [number | null, number | null][], [number | null, number | null][]][])(
    '%s',
    (_what, given, expected) => {
      const times = timesOf({
        replaced: given.map(([was, to]) => replaced(was, to)),
      } as PlannedSeries['plan']);
      const text = (day: number | null) => (day === null ? null : hour(day).toISOString());
      expect(times).toEqual(expected.map(([was, to]) => ({ was: text(was), to: text(to) })));
    },
  );
});

describe('the notice', () => {
  const day = '2026-11-03';
  it.each<[string, SeriesEvent, object]>([
    [
      'of closed days names the first, the last and all of them once',
      { kind: 'closed', days: ['2026-11-10', day, '2026-11-10'] },
      { from: day, until: '2026-11-10', days: [day, '2026-11-10'] },
    ],
    [
      'of a pause names its days',
      { kind: 'paused', from: day, until: '2026-11-17' },
      { from: day, until: '2026-11-17' },
    ],
    [
      'of new weekly times names their first day',
      { kind: 'times', from: day, slots: [], teacherId: 'iqbal' },
      { from: day, until: day },
    ],
    [
      'of a pause that ends early names the day',
      { kind: 'takenUp', by: 'school', from: day, waiting: new Map(), lost: new Map() },
      { from: day, until: day },
    ],
  ])('%s', (_what, event, days) => {
    const [notice] = noticesOf([planned()], event, { source: 'act-1' });
    expect(notice).toMatchObject({
      accountId: 'sari',
      kind: 'classes.replanned',
      params: { learnerName: 'Kirana', why: event.kind, reason: '', names: [], ...days },
    });
    expect('days' in (notice?.params ?? {})).toBe('days' in days);
  });

  it('is one per person and act, with every class, its reason and the names of the holidays', () => {
    const notices = noticesOf(
      [planned({ becomes: 'iqbal' }), planned({ id: 'sore', seats: [{ ...SARI, learnerName: 'Dimas' }] })],
      { kind: 'closed', days: [day] },
      { source: 'act-1', reason: 'Ujian', names: [{ id: 'Hari Guru', en: "Teachers' Day" }] },
    );
    expect(notices.map(({ source }) => source)).toEqual([
      'classes.replanned:act-1:sari',
      'classes.replanned:act-1:ratna',
      'classes.replanned:act-1:iqbal',
    ]);
    const times = [{ was: hour(3).toISOString(), to: hour(10).toISOString() }];
    expect(notices[0]?.params).toEqual({
      learnerName: 'Kirana, Dimas',
      why: 'closed',
      from: day,
      until: day,
      days: [day],
      reason: 'Ujian',
      names: [{ id: 'Hari Guru', en: "Teachers' Day" }],
      classes: [
        {
          classId: 'pagi',
          className: 'Kelas pagi',
          learnerName: 'Kirana',
          times,
          teacherName: 'iqbal',
          hasNewTeacher: true,
        },
        {
          classId: 'sore',
          className: 'Kelas sore',
          learnerName: 'Dimas',
          times,
          teacherName: 'ratna',
          hasNewTeacher: false,
        },
      ],
    });
  });
});
