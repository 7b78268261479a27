import { describe, expect, it } from 'vitest';
import { repairNotices } from './notices.ts';

type Times = Parameters<typeof repairNotices>[1];
const CLASS = { id: 'c-1', name: 'Kelas Melati', teacherId: 'ratna', teacherName: 'Ratna' };
const start = (day: number, hour = 2) => new Date(Date.UTC(2026, 10, day, hour));
const span = (day: number | null, hour = 2) =>
  day === null ? null : { start: start(day, hour), end: start(day, hour + 1) };
const SARI = { accountId: 'sari', learnerName: 'Kirana' };
const BUDI = { accountId: 'budi', learnerName: 'Arka' };

/** A meeting of these seats, from a day to another one. */
const replaced = (
  seats: { accountId: string; learnerName: string }[],
  was: number | null,
  to: number | null,
) => ({ meeting: { seats }, was: span(was), to: span(to) }) as unknown as Times[number];
const noticesOf = (times: Times, why: 'repaired' | 'takenBack' = 'repaired') =>
  repairNotices(CLASS as Parameters<typeof repairNotices>[0], times, { repairId: 'r-1', why });
/** Of each notice its reader, its days and its times. */
const told = (times: Times) =>
  noticesOf(times).map(({ accountId, params }) => {
    const { from, until, learnerName, classes } = params as unknown as {
      from: string;
      until: string;
      learnerName: string;
      classes: { times: { was: string | null; to: string | null }[] }[];
    };
    const day = (text: string | null) => text && Number(text.slice(8, 10));
    return [accountId, learnerName, from, until, classes[0]?.times.map(({ was, to }) => [day(was), day(to)])];
  });

describe('who is told of a repair', () => {
  it.each<[string, Times, unknown[]]>([
    [
      'the family and the teacher',
      [replaced([SARI], 3, 10)],
      [
        ['sari', 'Kirana', '2026-11-03', '2026-11-10', [[3, 10]]],
        ['ratna', 'Kirana', '2026-11-03', '2026-11-10', [[3, 10]]],
      ],
    ],
    [
      'each family of its own times alone, the teacher of all, by the new times',
      [replaced([SARI], 5, 19), replaced([BUDI, SARI], 3, 12), replaced([BUDI], 4, 6)],
      [
        [
          'sari',
          'Kirana',
          '2026-11-03',
          '2026-11-19',
          [
            [3, 12],
            [5, 19],
          ],
        ],
        [
          'budi',
          'Arka',
          '2026-11-03',
          '2026-11-12',
          [
            [4, 6],
            [3, 12],
          ],
        ],
        [
          'ratna',
          'Arka, Kirana',
          '2026-11-03',
          '2026-11-19',
          [
            [4, 6],
            [3, 12],
            [5, 19],
          ],
        ],
      ],
    ],
    [
      'a family with two learners in one class once, with both names',
      [replaced([SARI, { ...SARI, learnerName: 'Dimas' }], 3, 10)],
      [
        ['sari', 'Dimas, Kirana', '2026-11-03', '2026-11-10', [[3, 10]]],
        ['ratna', 'Dimas, Kirana', '2026-11-03', '2026-11-10', [[3, 10]]],
      ],
    ],
    [
      'of a time that only falls away, and of one that only comes',
      [replaced([SARI], 3, null), replaced([SARI], null, 9)],
      [
        [
          'sari',
          'Kirana',
          '2026-11-03',
          '2026-11-09',
          [
            [3, null],
            [null, 9],
          ],
        ],
        [
          'ratna',
          'Kirana',
          '2026-11-03',
          '2026-11-09',
          [
            [3, null],
            [null, 9],
          ],
        ],
      ],
    ],
  ])('%s', (_what, times, expected) => {
    expect(told(times)).toEqual(expected);
  });

  it('names the days of Jakarta', () => {
    const late = {
      meeting: { seats: [SARI] },
      was: span(3, 16),
      to: span(9, 17),
    } as unknown as Times[number];
    // 23.00 on the third, and midnight of the tenth.
    expect(told([late])[0]?.slice(2, 4)).toEqual(['2026-11-03', '2026-11-10']);
  });
});

it('a repair and its taking back are told once each, with the class as it is', () => {
  const times = [replaced([SARI], 3, 10)];
  expect([...noticesOf(times), ...noticesOf(times, 'takenBack')].map(({ source }) => source)).toEqual([
    'classes.replanned:repaired:r-1:sari',
    'classes.replanned:repaired:r-1:ratna',
    'classes.replanned:takenBack:r-1:sari',
    'classes.replanned:takenBack:r-1:ratna',
  ]);
  expect(noticesOf(times, 'takenBack')[0]?.params).toMatchObject({
    why: 'takenBack',
    reason: '',
    names: [],
    classes: [{ classId: 'c-1', className: 'Kelas Melati', teacherName: 'Ratna', hasNewTeacher: false }],
  });
});
