import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { personAtPage, signIn } from '../../../../test/person-at-page.tsx';
import Attendance from './attendance.tsx';
import History from './history.tsx';

const { show, replies, writes } = personAtPage('attendance', 'classes', 'enrolments', 'meetings', 'policy');

/** Monday, 19.00 in Jakarta. */
const START = '2026-11-02T12:00:00.000Z';
const END = '2026-11-02T13:00:00.000Z';
const OPENS = '2026-11-02T11:55:00.000Z';
const decide = (outcome: 'present' | 'late' | 'tooEarly') => ({
  outcome,
  rule: 'attendance',
  policyVersion: 1,
  inputs: {},
  reason: {
    key: `attendance.${outcome}`,
    params: { start: START, opensAt: OPENS, minutes: 5, grace: 10 },
  },
});
const meeting = (number: number, startsAt: string | null, state = 'planned') => ({
  meetingId: `m${number}`,
  number,
  startsAt,
  state,
  topic: null,
  endsAt: startsAt && new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
});
const shown = (meetings: object[], serverNow = START) => ({
  serverNow,
  meetings,
  learners: [{ id: 'l1', name: 'Kirana' }],
  materials: [],
  course: {
    classId: 'c1',
    className: 'Kirana A1',
    learnerId: 'l1',
    perWeek: 2,
    opensMinutes: 10,
    enrolmentId: 'e1',
  },
});
const seat = (more: object = {}) => ({
  meetingId: 'm9',
  learnerId: 'l1',
  state: 'planned',
  serverNow: START,
  startsAt: START,
  endsAt: END,
  markedAt: null,
  bySchool: false,
  opensAt: OPENS,
  presentUntil: '2026-11-02T12:10:00.000Z',
  closesAt: END,
  decision: null,
  markNow: decide('present'),
  ...more,
});
/** A server that has this class, and of the chosen meeting what `seatNow` says. */
const serve = (meetings: object[], seatNow: () => object = seat, onMark: () => object = () => ({})) =>
  replies(({ method, path }) => {
    if (method === 'PUT') return onMark();
    return { body: path.startsWith('/meetings/') ? seatNow() : shown(meetings) };
  });
const open = () => show(<Attendance />, { at: '/class/c1/attendance', path: '/class/:id/attendance' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(START) });
  signIn('student');
});
afterEach(() => vi.useRealTimers());

it('shows the meetings of this week only, and marks the chosen one once', async () => {
  let state = 'planned';
  serve(
    [meeting(9, START), meeting(10, '2026-11-08T12:00:00.000Z'), meeting(11, '2026-11-09T12:00:00.000Z')],
    () => seat(state === 'planned' ? {} : { state, markedAt: START, decision: decide('present') }),
    () => {
      state = 'present';
      return { body: seat({ state, markedAt: START, decision: decide('present') }) };
    },
  );
  const person = await open();
  const slots = await screen.findAllByRole('radio');
  expect(slots).toHaveLength(2);
  const mark = () => screen.getByRole('button', { name: 'Tandai Kehadiran' });
  expect(mark()).toHaveProperty('disabled', true);
  await person.click(slots[0] as HTMLElement);
  await screen.findByText('Bila ditandai sekarang: hadir.');
  await person.click(mark());
  await screen.findByText(/Tersimpan: Hadir\. Ditandai 19\.00 WIB\./);
  expect(mark()).toHaveProperty('disabled', true);
  expect(writes().map(({ path, body }) => [path, body])).toEqual([['/meetings/m9/attendance/l1', {}]]);
});

it('says beforehand that marking now would be late', async () => {
  serve([meeting(9, START)], () => seat({ markNow: decide('late') }));
  const person = await open();
  await person.click(await screen.findByRole('radio'));
  await screen.findByText('Bila ditandai sekarang: terlambat. Pertemuan tetap selesai tepat waktu.');
});

it('counts down to the opening', async () => {
  vi.setSystemTime(new Date('2026-11-02T11:00:00Z'));
  serve([meeting(9, START)], () =>
    seat({ serverNow: '2026-11-02T11:00:00.000Z', markNow: decide('tooEarly') }),
  );
  const person = await open();
  await person.click(await screen.findByRole('radio'));
  expect((await screen.findByRole('timer')).textContent).toMatch(/^Dibuka .*55.* lagi$/);
});

it('what the server refuses stands beside the button, once', async () => {
  serve(
    [meeting(9, START)],
    () => seat(),
    () => ({
      status: 409,
      body: { code: 'attendance.closed', message: 'Presensi sudah ditutup pukul 20.00.' },
    }),
  );
  const person = await open();
  await person.click(await screen.findByRole('radio'));
  await person.click(screen.getByRole('button', { name: 'Tandai Kehadiran' }));
  expect(await screen.findAllByText('Presensi sudah ditutup pukul 20.00.')).toHaveLength(1);
});

it('without an answer it says that the mark is not saved', async () => {
  serve(
    [meeting(9, START)],
    () => seat(),
    () => Promise.reject(new TypeError('offline')),
  );
  const person = await open();
  await person.click(await screen.findByRole('radio'));
  await person.click(screen.getByRole('button', { name: 'Tandai Kehadiran' }));
  await screen.findByText(/Belum tersimpan\. Periksa sambungan/);
});

it('a week without a meeting names the next one and leads to the class', async () => {
  serve([meeting(11, '2026-11-09T12:00:00.000Z'), meeting(12, null, 'to_plan')]);
  await open();
  await screen.findByText('Minggu ini tidak ada pertemuan di kelas ini.');
  screen.getByText(/^Pertemuan berikutnya .*9 Nov.* Presensi terbuka 10 menit sebelumnya/);
  expect(screen.getByRole('link', { name: 'Lihat jadwal kelas' }).getAttribute('href')).toContain(
    '/my-classes/c1',
  );
});

it('the next meeting is the one that is held first, whatever its number', async () => {
  serve([meeting(11, '2026-11-23T12:00:00.000Z'), meeting(12, '2026-11-11T12:00:00.000Z')]);
  await open();
  await screen.findByText(/^Pertemuan berikutnya .*11 Nov/);
});

const past = (number: number, more: object = {}) => ({
  meetingId: `m${number}`,
  number,
  startsAt: START,
  classId: 'c1',
  className: 'Kirana A1',
  learnerId: 'l1',
  learnerName: 'Kirana',
  teacherName: 'Bu Ratna',
  state: 'present',
  score: null,
  topic: null,
  decision: null,
  correctionReason: null,
  ...more,
});

it('the history names each meeting with its score and leads to it', async () => {
  replies(({ path }) =>
    path.startsWith('/learners')
      ? { body: [] }
      : {
          body: { data: [past(10, { score: 82 }), past(9)], total: 2, page: 1, per_page: 20, total_pages: 1 },
        },
  );
  await show(<History />, { at: '/history' });
  expect((await screen.findByRole('link', { name: 'Pertemuan 10' })).getAttribute('href')).toContain(
    '/my-classes/c1',
  );
  screen.getByText('82%');
});

it('a family without any lesson yet is led to its classes', async () => {
  replies(({ path }) =>
    path.startsWith('/learners')
      ? { body: [] }
      : { body: { data: [], total: 0, page: 1, per_page: 20, total_pages: 0 } },
  );
  await show(<History />, { at: '/history' });
  await screen.findByText('Belum ada riwayat');
});
