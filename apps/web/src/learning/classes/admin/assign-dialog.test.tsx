import type { ClassPlan } from '@fasih/school/learning/classes/contract';
import type { ClassProposals } from '@fasih/school/learning/placing/contract';
import { useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { stage } from '../../../../test/stage.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { classesTodayQuery } from './queries.ts';

const { server, show, write, click, find, text } = stage('students');

const at = (weekday: number, minute: number) => ({ weekday, minute });
const option = (...slots: { weekday: number; minute: number }[]) => ({
  slots,
  firstDay: '2026-12-01',
  lastMeetingDay: '2027-02-05',
  startsAt: '2026-12-01T08:00:00.000Z',
  why: {
    times: 'afterSchool' as const,
    meetings: 20,
    outside: 0,
    because: null,
    teacher: 'any' as const,
    holidays: 0,
    away: 0,
  },
});
const proposals: ClassProposals = {
  enrolmentId: 'e1',
  learner: { id: 'l1', name: 'Kirana' },
  packageName: 'General English',
  level: 'A1',
  ageGroup: 'kids',
  meetings: 20,
  perWeek: 2,
  startsOn: '2026-12-01',
  meetingMinutes: 60,
  lessonHours: {
    week: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 8 * 60, to: 20 * 60 })),
    startsEvery: 30,
  },
  teachers: [
    { teacherId: 't1', name: 'Ratna', load: 4, hours: 20, options: [option(at(1, 900), at(3, 900))] },
    { teacherId: 't2', name: 'Bayu', load: 2, hours: 20, options: [option(at(2, 600), at(4, 600))] },
    { teacherId: 't3', name: 'Sari', load: 0, hours: 0, options: [] },
  ],
};
const plan = (conflicts: ClassPlan['conflicts']): ClassPlan => ({
  name: 'General English',
  packageType: 'general_english',
  category: 'kids',
  ageGroup: 'kids',
  level: 'A1',
  capacity: 1,
  meetings: [],
  wanted: 0,
  lastDay: null,
  skipped: [],
  slotsOutsideHours: [],
  conflicts,
  childrenMeet: false,
});
const busy = plan([
  {
    number: 1,
    start: '2026-12-01T09:00:00.000Z',
    end: '2026-12-01T10:00:00.000Z',
    why: 'teacherBusy',
    until: null,
  },
]);
/** Shows the dialog; every preview answers `of`. */
const open = async (of: ClassPlan) => {
  server(async (method) => ({ status: 200, body: method === 'GET' ? proposals : of }));
  await show(<AssignDialog enrolmentId="e1" onClose={() => {}} />);
};
const chosenIn = (label: string) => {
  const field = [...document.querySelectorAll('label')].find((one) => one.textContent === label);
  return document.querySelector<HTMLSelectElement>(`#${CSS.escape(field?.htmlFor ?? '')}`)?.value;
};

it('another teacher keeps the times that were chosen, and the form says beside the field that they are not free', async () => {
  await open(busy);
  await click('input[value="own"]');
  await write('Jam, jadwal 1', '960');
  await write('Guru', 't2');
  await click('h2');
  expect([chosenIn('Hari, jadwal 1'), chosenIn('Jam, jadwal 1'), chosenIn('Jam, jadwal 2')]).toEqual([
    '1',
    '960',
    '900',
  ]);
  expect(find('[role="alert"]')?.textContent).toContain('Guru ini tidak bisa');
});

it('a time that a family holds is named with its end, one that was asked for with what it waits for', async () => {
  const conflict = { number: 1, start: '2026-12-01T09:00:00.000Z', end: '2026-12-01T10:00:00.000Z' };
  await open(
    plan([
      { ...conflict, why: 'timeHeld', until: '2026-11-27T02:10:00.000Z' },
      { ...conflict, number: 2, why: 'timeAsked', until: null },
    ]),
  );
  await click('h2');
  const lines = [...document.querySelectorAll('dialog li')].map((line) => line.textContent);
  expect(lines.filter((line) => line?.includes('keluarga'))).toEqual([
    expect.stringMatching(/1 Des 2026.*: disimpan untuk sebuah keluarga sampai 09\.10/),
    expect.stringMatching(/1 Des 2026.*: diminta sebuah keluarga yang menunggu jawaban sekolah/),
  ]);
});

it('times that nobody chose give way to the proposal of another teacher', async () => {
  await open(plan([]));
  await write('Guru', 't2');
  await click('h2');
  expect(find<HTMLInputElement>('input[type="radio"]')?.checked).toBe(true);
  expect(text()).toContain('Selasa dan Kamis');
  expect(text()).not.toContain('Guru ini tidak bisa');
});

it('a teacher who has set no hours yet is listed, and the list says so', async () => {
  await open(plan([]));
  expect(text()).toContain('Sari (belum mengisi jam mengajar)');
});

it('a class that was opened is on the lists again at once, and nobody asks for proposals any more', async () => {
  const calls: string[] = [];
  server(async (method, address) => {
    const { pathname } = new URL(address);
    calls.push(`${method} ${pathname.replace('/api', '')}`);
    if (method === 'GET') return { status: 200, body: pathname.includes('proposals') ? proposals : today };
    return { status: 200, body: pathname.endsWith('/plan') ? plan([]) : { id: 'c1', name: 'Kelas baru' } };
  });
  function Today() {
    return useQuery(classesTodayQuery).data?.classes ?? null;
  }
  const today = { classes: 1, meetings: 1, running: 0 };
  await show(
    <>
      <Today />
      <AssignDialog enrolmentId="e1" onClose={() => {}} />
    </>,
  );
  await click('button[type="submit"]');
  expect(text()).toContain('Kelas baru');
  const times = (part: string) => calls.filter((one) => one.startsWith('GET') && one.includes(part)).length;
  expect([times('today'), times('proposals')]).toEqual([2, 1]);
});

it('says that children can meet where the teacher has one link for all classes', async () => {
  await open({ ...plan([]), childrenMeet: true });
  await click('h2');
  expect(text()).toContain('anak dari kelas yang berbeda bisa bertemu');
});
