import type { Course } from '@fasih/school/office/homes/contract';
import { expect, it } from 'vitest';
import { stage } from '../../../../test/stage.tsx';
import { BalanceBlock } from './balance-block.tsx';

const { show, find } = stage('classes');

const balance: Course['balance'] = {
  bought: 20,
  extra: 0,
  held: 6,
  forfeited: 0,
  expired: 0,
  refunded: 0,
  left: 14,
  minutesOwed: 0,
  extensionDays: 0,
  lastDay: '2027-02-09',
  weeks: 7,
  perWeek: 2,
};
const why = async (of: Partial<Course['balance']>, state: Course['state'] = 'active') => {
  const course = { learnerId: 'l1', state, toPlan: 0, balance: { ...balance, ...of } } as Course;
  await show(<BalanceBlock course={course} classId="c1" />);
  return find('details p')?.textContent;
};

it('why so many meetings are left tells what happened in this course, and nothing else', async () => {
  expect(await why({})).toBe('Dari 20 pertemuan yang dibeli, 6 selesai. Kursus berlaku sampai 9 Feb 2027.');
});

it('before anything happened it says so', async () => {
  expect(await why({ held: 0, left: 20, lastDay: null, weeks: null, perWeek: null })).toBe(
    'Dari 20 pertemuan yang dibeli, belum ada yang terpakai. Masa kursus dihitung mulai pertemuan pertama yang dijadwalkan.',
  );
});

it('what was forfeited, given, owed and cancelled is named with its number', async () => {
  expect(
    await why({
      extra: 1,
      forfeited: 2,
      left: 13,
      minutesOwed: 25,
      extensionDays: 14,
      lastDay: '2027-02-23',
    }),
  ).toBe(
    [
      'Dari 20 pertemuan yang dibeli dan 1 tambahan, 6 selesai dan 2 hangus.',
      'Yang hangus: tidak hadir tanpa kabar tepat waktu.',
      'Tambahan berasal dari menit keterlambatan guru.',
      'Masih ada 25 menit keterlambatan guru yang tersimpan untuk pertemuan tambahan berikutnya.',
      'Kursus berlaku sampai 23 Feb 2027, sudah termasuk 14 hari tambahan karena pembatalan, jadwal yang diundur, atau jeda.',
    ].join(' '),
  );
});

it('a course that has ended is not valid until a day any more', async () => {
  expect(await why({ refunded: 14, left: 0 }, 'ended')).toBe(
    'Dari 20 pertemuan yang dibeli, 6 selesai dan 14 dikembalikan dananya.',
  );
  expect(document.body.textContent).not.toContain('9 Feb 2027');
});
