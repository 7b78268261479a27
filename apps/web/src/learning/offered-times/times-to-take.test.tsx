import type { Reply } from '@fasih/school/basics/contract';
import type { readOfferedTimes } from '@fasih/school/learning/offered-times/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stage } from '../../../test/stage.tsx';
import { TimesToTake } from './times-to-take.tsx';

const { show, find, text, texts, wait, server, press, writes } = stage('offeredTimes', 'meetings', 'policy');

type Offered = Reply<typeof readOfferedTimes>;
const meeting = (number: number) => ({
  meetingId: `m${number}`,
  classId: 'c1',
  number,
  kind: 'lesson' as const,
  owed: false,
  version: 2,
});
const timesOn = (...days: number[]) =>
  days.map((day) => ({
    start: `2027-03-0${day}T02:00:00.000Z`,
    end: `2027-03-0${day}T03:00:00.000Z`,
    suits: day === 2 ? ('preferred' as const) : ('possible' as const),
  }));
const TAKEN_SEAT = {
  ...meeting(9),
  meetingId: 'other9',
  makeupId: 'm9',
  teacherName: 'Bu Ratna',
  start: '2027-03-06T02:00:00.000Z',
  end: '2027-03-06T03:00:00.000Z',
  undoUntil: '2027-02-27T02:30:00.000Z',
};
let offered: Offered;
let refused: boolean;
afterEach(() => vi.useRealTimers());
beforeEach(() => {
  // A day of this year is shown without its year.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T03:00:00.000Z') });
  refused = false;
  offered = {
    learnerId: 'l1',
    learnerName: 'Sari',
    lastDay: '2027-05-02',
    serverNow: '2026-11-24T03:00:00.000Z',
    meetings: [
      { ...meeting(9), times: timesOn(2, 3, 4), seats: [], choosesAt: '2027-03-02T02:00:00.000Z' },
      { ...meeting(10), times: timesOn(5, 6, 7), seats: [], choosesAt: null },
    ],
    taken: [],
    chosen: [],
  };
  server(async (method, url) => {
    if (method === 'GET') return { status: 200, body: offered };
    if (url.includes('/meetings/m9/seat')) {
      const undone = url.endsWith('/undo');
      offered = { ...offered, taken: undone ? [] : [TAKEN_SEAT] };
      return { status: 200, body: undone ? {} : { meetingId: 'other9', start: TAKEN_SEAT.start } };
    }
    if (refused) {
      offered = {
        ...offered,
        meetings: [{ ...meeting(9), times: timesOn(3, 4, 5), seats: [], choosesAt: null }],
      };
      return {
        status: 409,
        body: { code: 'meetings.teacherBusy', message: 'Guru sudah mengajar pada waktu ini.' },
      };
    }
    const taken = {
      ...meeting(9),
      start: '2027-03-02T02:00:00.000Z',
      end: '2027-03-02T03:00:00.000Z',
      teacherName: 'Bu Ratna',
    };
    offered = {
      ...offered,
      meetings: offered.meetings.slice(url.endsWith('/move') ? 1 : 0),
      taken: url.endsWith('/move') ? [{ ...taken, undoUntil: '2027-02-27T02:30:00.000Z' }] : [],
      chosen: [],
    };
    return { status: 200, body: {} };
  });
});
const open = async () => {
  await show(<TimesToTake enrolmentId="e1" waits />);
  await wait();
};

it('offers three times for the first meeting, says when the school chooses, and takes one with a tap', async () => {
  await open();
  expect(text()).toContain('Pertemuan 9 belum punya waktu');
  expect(text()).toContain(
    '2 pertemuan menunggu jadwal baru. Bila belum dipilih, sekolah memilihkan waktunya mulai 2 Mar 2027, 09.00 WIB.',
  );
  expect(texts('li button')).toEqual([
    'Sel, 2 Mar 202709.00–10.00 WIBpaling cocok',
    'Rab, 3 Mar 202709.00–10.00 WIB',
    'Kam, 4 Mar 202709.00–10.00 WIB',
  ]);
  await press('Sel, 2 Mar 202709.00–10.00 WIBpaling cocok');
  await wait();
  expect(text()).toContain('Pertemuan 9 terjadwal Sel, 2 Mar 2027, 09.00 WIB.');
  expect(text()).toContain('Pertemuan 10 belum punya waktu');
  await press('Batalkan');
  await wait();
  expect(text()).not.toContain('terjadwal Sel');
});

it('offers the free seats of other classes first, takes one with a tap, and undoes that', async () => {
  const { meetingId, start, end, teacherName } = TAKEN_SEAT;
  const [first] = offered.meetings;
  if (!first) throw new Error('nothing waits');
  offered = { ...offered, meetings: [{ ...first, seats: [{ meetingId, start, end, teacherName }] }] };
  await open();
  expect(text()).toContain('Kursi kosong di kelas lain, pada pertemuan yang sama:');
  expect(texts('li button')[0]).toBe('Sab, 6 Mar 202709.00–10.00 WIBbersama Bu Ratna');
  expect(text()).toContain('Atau pertemuan sendiri dengan guru kelas:');
  await press('Sab, 6 Mar 202709.00–10.00 WIBbersama Bu Ratna');
  await wait();
  expect(writes()).toBe(1);
  expect(text()).toContain(
    'Pertemuan 9 diikuti di kelas lain, Sab, 6 Mar 2027, 09.00 WIB. Bisa dibatalkan sampai',
  );
  await press('Batalkan');
  await wait();
  expect(writes()).toBe(2);
  expect(text()).not.toContain('di kelas lain, Sab');
});

it('shows the next times when another family was first', async () => {
  await open();
  refused = true;
  await press('Rab, 3 Mar 202709.00–10.00 WIB');
  await wait();
  expect(text()).toContain('Guru sudah mengajar pada waktu ini.');
  expect(texts('li button')[0]).toContain('Rab, 3 Mar');
  expect(texts('li button')).toHaveLength(3);
});

it('lets a family confirm what the school chose', async () => {
  const chosen = {
    ...meeting(9),
    start: '2027-03-02T02:00:00.000Z',
    end: '2027-03-02T03:00:00.000Z',
    teacherName: 'Bu Ratna',
  };
  offered = { ...offered, meetings: [], chosen: [chosen] };
  await open();
  expect(text()).toContain('Sekolah memilih Sel, 2 Mar 2027, 09.00 WIB untuk pertemuan 9');
  await press('Cocok');
  await wait();
  expect(find('h2')).toBeNull();
  expect(writes()).toBe(1);
});

it('shows nothing where nothing is to decide, and says so where no time is free', async () => {
  const [first] = offered.meetings;
  offered = { ...offered, meetings: first ? [{ ...first, times: [] }] : [] };
  await open();
  expect(text()).toContain('Belum ada waktu yang cocok sampai 2 Mei 2027.');
  offered = { ...offered, meetings: [] };
  await show(<TimesToTake enrolmentId="e2" waits={false} />);
  await wait();
  expect([find('h2'), find('button')]).toEqual([null, null]);
});
