import type { Reply } from '@fasih/school/basics/contract';
import type { studentDashboard } from '@fasih/school/office/homes/contract';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { personAtPage, signIn } from '../../../../test/person-at-page.tsx';
import { learnerMeetingOf } from '../../../learning/meetings/learner-meeting.fixtures.ts';
import StudentDashboard from './student-dashboard.tsx';

type Home = Reply<typeof studentDashboard>;
type Course = Home['courses'][number];

const { show, replies, writes, reads } = personAtPage(
  'enrolments',
  'attendance',
  'placing',
  'waiting',
  'levels',
);

/** Monday, 18.00 in Jakarta; the next meeting is at 19.00. */
const NOW = '2026-11-02T11:00:00.000Z';
const course = (more: Partial<Course> = {}): Course => ({
  enrolmentId: 'e1',
  learnerId: 'l1',
  learnerName: 'Kirana',
  packageName: 'General English Kids',
  packageType: 'general_english',
  category: 'kids',
  ageGroup: 'kids',
  level: 'A1',
  levelReview: null,
  state: 'active',
  finished: false,
  placement: 'finished',
  areas: null,
  wished: true,
  classId: 'c1',
  className: 'Bintang A1',
  classState: 'active',
  teacherName: 'Bu Ratna',
  zoomRoom: null,
  perWeek: 2,
  opensMinutes: 5,
  slots: [{ weekday: 1, minute: 1140 }],
  durationMonths: 3,
  startsOn: '2026-10-05',
  progress: 40,
  toPlan: 0,
  toPlanBySchool: 0,
  refundAnswerBy: null,
  stones: [],
  balance: {
    bought: 20,
    extra: 0,
    held: 8,
    forfeited: 0,
    expired: 0,
    refunded: 0,
    left: 12,
    minutesOwed: 0,
    extensionDays: 0,
    lastDay: '2027-01-04',
    weeks: 9,
    perWeek: 2,
  },
  ...more,
});
const next = (more: Partial<NonNullable<Home['next']>> = {}): NonNullable<Home['next']> => ({
  ...learnerMeetingOf(9, '2026-11-02T12:00:00.000Z', {
    topic: { title: { id: 'Keluargaku', en: 'My family' }, canDo: { id: '', en: '' } },
    teacherName: 'Bu Ratna',
  }),
  teacherPhoto: null,
  classId: 'c1',
  className: 'Bintang A1',
  learnerId: 'l1',
  enrolmentId: 'e1',
  ...more,
});
const home = (more: Partial<Home> = {}): Home => ({
  serverNow: NOW,
  learners: [{ id: 'l1', name: 'Kirana' }],
  learnerId: 'l1',
  next: next(),
  courses: [course()],
  toPay: [],
  reports: [],
  written: [],
  ...more,
});
const NO_TIMES = { lastDay: null, meetings: [], taken: [], chosen: [] };
const me = { username: 'dewi', email: 'dewi@contoh.id', roles: ['student'] };
const serve = (shown: () => Home, fullName = 'Dewi Siregar') =>
  replies(({ path }) => {
    if (path.startsWith('/dashboards/student')) return { body: shown() };
    if (path === '/user/me') return { body: { ...me, profile: { full_name: fullName, photo_url: null } } };
    if (path.includes('offered-times'))
      return { body: { learnerId: 'l1', learnerName: 'Kirana', ...NO_TIMES } };
    return { status: 404, body: { code: 'common.notFound', message: '' } };
  });
const open = async (shown: Partial<Home> = {}, fullName?: string) => {
  serve(() => home(shown), fullName);
  const person = await show(<StudentDashboard />, { at: '/dashboard' });
  await screen.findByRole('heading', { name: 'Kelas Saya' });
  return person;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
  signIn('student');
});
afterEach(() => vi.useRealTimers());

it('the next meeting comes first, with its topic, its teacher and how long until it opens', async () => {
  await open();
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings[1]).toMatch(/^Senin, 2 November.*19\.00/);
  screen.getByText('Keluargaku');
  screen.getByText('Bersama Bu Ratna');
  expect(screen.getByText(/^Tautan dan presensi terbuka dalam/).textContent).toContain('55:00');
  // The room is not offered before it opens.
  expect(screen.queryByRole('link', { name: 'Gabung kelas' })).toBeNull();
});

it.each([
  ['2026-11-02T12:00:00.000Z', 'Tautan terbuka dalam 55:00'],
  ['2026-11-09T12:00:00.000Z', 'Tautan terbuka 5 menit sebelum mulai, presensi 10 menit.'],
])('where attendance opens at another time than the link, it says both (%s)', async (startsAt, sentence) => {
  const opensAt = new Date(Date.parse(startsAt) - 300_000).toISOString();
  const endsAt = new Date(Date.parse(startsAt) + 3_600_000).toISOString();
  const coming = next({ startsAt, endsAt, join: { opensAt, link: null, room: null } });
  await open({ courses: [course({ opensMinutes: 10 })], next: coming });
  expect(document.body.textContent).toContain(sentence);
});

it('an open room is joined, and the learner marked, by one press', async () => {
  const person = await open({
    serverNow: '2026-11-02T11:56:00.000Z',
    next: next({
      join: { opensAt: '2026-11-02T11:55:00.000Z', link: 'https://zoom.example/j/9', room: null },
    }),
  });
  const link = screen.getByRole('link', { name: 'Gabung kelas' });
  expect(link.getAttribute('href')).toBe('https://zoom.example/j/9');
  link.addEventListener('click', (event) => event.preventDefault());
  await person.click(link);
  await vi.waitFor(() => expect(writes().map(({ path }) => path)).toEqual(['/meetings/m9/attendance/l1']));
});

it('asks the server again when the room opens, because only its answer has the link', async () => {
  let asked = 0;
  serve(() => {
    asked += 1;
    return home({ serverNow: asked === 1 ? '2026-11-02T11:55:00.000Z' : '2026-11-02T11:55:01.000Z' });
  });
  await show(<StudentDashboard />, { at: '/dashboard' });
  await vi.waitFor(() => expect(reads().filter((path) => path.startsWith('/dashboards'))).toHaveLength(2));
  await screen.findByText('Guru belum memasang tautan kelas. Silakan hubungi sekolah.');
});

it('a substitute may be declined, a test and a final test are named', async () => {
  await open({ next: next({ substitute: true, kind: 'final' }) });
  screen.getByText('Final Test');
  screen.getByText(/Guru pengganti boleh ditolak sampai pertemuan dimulai/);
});

it('a course shows in numbers what is left, owed and waiting', async () => {
  const { balance } = course();
  await open({
    courses: [
      course({
        toPlan: 3,
        toPlanBySchool: 1,
        balance: { ...balance, minutesOwed: 25, extra: 1 },
      }),
    ],
  });
  screen.getByText('12 pertemuan tersisa');
  expect(document.body.textContent).toContain('dalam 9 minggu: 2 kali seminggu');
  expect(document.body.textContent).toContain('Berlaku sampai 4 Jan 2027');
  screen.getByText('2 pertemuan perlu dijadwalkan');
  screen.getByText(
    '1 pertemuan menunggu jadwal dari sekolah · 25 menit di tabungan menit · 1 pertemuan tambahan dari keterlambatan guru',
  );
});

it('a next meeting whose teacher is away says that a substitute is sought', async () => {
  await open({ next: next({ awaitsSubstitute: true }) });
  screen.getByText('Guru berhalangan, pengganti dicari');
});

it('homework of the latest meeting is on the to-do list; the notes show that meeting without it', async () => {
  const written = {
    enrolmentId: 'e1',
    meetingId: 'm8',
    classId: 'c1',
    className: 'Bintang A1',
    number: 8,
    topic: null,
    startsAt: '2026-10-28T12:00:00.000Z',
    teacherName: 'Bu Ratna',
    note: 'Lancar bercerita',
    homework: 'Halaman 12',
  };
  await open({ written: [written] });
  const toDo = screen.getByText('Tugas pertemuan 8').closest('li') as HTMLElement;
  within(toDo).getByText('Halaman 12');
  expect(screen.getAllByText('Halaman 12')).toHaveLength(1);
  screen.getByText('Lancar bercerita');
});

it('before the first score it shows what the placement test said, afterwards the scores', async () => {
  const areas = [{ area: 'vocabulary', word: 'strong' }] as NonNullable<Course['areas']>;
  await open({ courses: [course({ areas })] });
  screen.getByText('Nilai tes pada pertemuan 10 dan 20 muncul di sini.');
  screen.getByRole('heading', { name: 'Tes penempatan per keterampilan' });
});

it('the scores of tests are shown with the class and the day', async () => {
  const report = { enrolmentId: 'e1', className: 'Bintang A1', number: 10, date: '2026-10-30' };
  await open({ reports: [{ ...report, kind: 'test', score: 82, skills: [] }] });
  screen.getByText('82%');
  screen.getByText('Tes tengah');
});

it.each([
  ['without a placement test', null],
  ['with one', [{ area: 'vocabulary', word: 'strong' }]],
] as const)('a course that has ended promises no tests to come, %s', async (_, given) => {
  const areas = given && [...given];
  await open({
    next: null,
    courses: [course({ areas, state: 'ended' }), course({ enrolmentId: 'e2', state: 'ended' })],
  });
  expect(screen.queryByText(/Nilai tes pada pertemuan/)).toBeNull();
  expect(screen.queryByText('Belum ada laporan')).toBeNull();
});

it('a learner who begins another course after one that ended reads when its tests come', async () => {
  await open({ courses: [course({ state: 'ended' }), course({ enrolmentId: 'e2' })] });
  screen.getByText('Nilai tes pada pertemuan 10 dan 20 muncul di sini.');
});

it.each([
  ['a Special Course', [10], 'Nilai tes pada pertemuan 5 dan 10 muncul di sini.'],
  ['a course of an odd number of meetings', [15], 'Nilai tes pada pertemuan 15 muncul di sini.'],
  ['courses of two lengths', [20, 10], 'Nilai tes muncul di sini setelah guru menilainya.'],
  ['no course', [], 'Nilai tes muncul di sini setelah guru menilainya.'],
])('with %s it says when the tests of what was bought come', async (_, lengths, sentence) => {
  const { balance } = course();
  const courses = lengths.map((bought) =>
    course({ enrolmentId: `e${bought}`, balance: { ...balance, bought } }),
  );
  await open({ courses });
  screen.getByText(sentence);
});

it('a learner of the address whom the account has no more gives way to those that there are', async () => {
  const unknown = { status: 404, body: { code: 'learners.notFound', message: 'Siswa ini tidak ditemukan.' } };
  replies(({ path }) => {
    if (path.includes('learnerId=gone')) return unknown;
    if (path.startsWith('/dashboards/student')) return { body: home() };
    if (path === '/user/me') return { body: { ...me, profile: { full_name: 'Dewi', photo_url: null } } };
    return { status: 404, body: { code: 'common.notFound', message: '' } };
  });
  await show(<StudentDashboard />, { at: '/dashboard?learner=gone', path: '/dashboard' });
  await screen.findByRole('heading', { name: 'Kelas Saya' });
  expect(screen.queryByText('Siswa ini tidak ditemukan.')).toBeNull();
});

it('a family that has bought nothing is asked to choose', async () => {
  await open({ learners: [], learnerId: null, next: null, courses: [] });
  await screen.findByRole('heading', { name: 'Pilih paket pertama Anda' });
  screen.getByText('Belum ada kelas');
  screen.getByText('Belum ada riwayat');
});

const toPay = [
  { orderId: 'o2', packageName: 'General English for Kids', expiresAt: '2026-11-03T11:00:00.000Z' },
];

it('a family that has ordered and not paid yet is led to its payment', async () => {
  await open({ next: null, courses: [], toPay });
  screen.getByRole('heading', { name: 'Selesaikan pembayaran General English for Kids' });
  screen.getByText('Bisa dibayar sampai 3 Nov 2026, 18.00 WIB, lalu pesanan ditutup sendiri.');
  expect(screen.getByRole('link', { name: 'Lanjut bayar' }).getAttribute('href')).toBe('/checkout/o2');
  expect(screen.queryByText('Pilih paket pertama Anda')).toBeNull();
});

it('an order to pay is named beside a course that goes on', async () => {
  await open({ toPay });
  const toDo = screen.getByRole('heading', { name: 'Yang perlu dilakukan' }).closest('section');
  const list = within(toDo as HTMLElement);
  list.getByText('Selesaikan pembayaran General English for Kids');
  expect(list.getByRole('link', { name: 'Lanjut bayar' }).getAttribute('href')).toBe('/checkout/o2');
  expect(reads().some((path) => path.startsWith('/orders'))).toBe(false);
});

it('a refund that was asked for says until when the school answers', async () => {
  await open({ courses: [course({ refundAnswerBy: '2026-11-09' })] });
  screen.getByText(/Pengembalian dana Bintang A1 sudah diajukan\. Sekolah menjawab paling lambat 9 Nov 2026/);
});

it('a holder without a name is asked for it, because receipts and certificates carry it', async () => {
  await open({}, '');
  screen.getByText(/Nama Anda belum diisi/);
});

it('in the history a course is finished, running, or ended before its time', async () => {
  await open({
    courses: [
      course(),
      course({ enrolmentId: 'e2', finished: true, state: 'ended', className: 'Bulan A1' }),
      course({ enrolmentId: 'e3', state: 'ended', className: 'Awan A1' }),
      // Its first meeting is on the next day.
      course({ enrolmentId: 'e4', startsOn: '2026-11-03', classState: 'scheduled' }),
    ],
  });
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => /Berjalan|Selesai|Berakhir lebih awal/.exec(row.textContent ?? '')?.[0])).toEqual([
    'Berjalan',
    'Selesai',
    'Berakhir lebih awal',
  ]);
  // On phones too: a course that is over has no card of its own.
  for (const row of rows)
    expect(within(row).getByRole('progressbar').closest('td')?.dataset.phone).toBe('detail');
});
