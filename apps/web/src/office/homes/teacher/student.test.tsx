import { textsIn } from '@fasih/messages/texts';
import type { Reply } from '@fasih/school/basics/contract';
import type { LearnerMeeting } from '@fasih/school/office/homes/contract';
import type { teacherStudentDetail } from '@fasih/school/office/homes/teacher-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { personAtPage } from '../../../../test/person-at-page.tsx';
import { learnerMeetingOf } from '../../../learning/meetings/learner-meeting.fixtures.ts';
import { courseReport } from '../../../learning/reports/reports.fixtures.ts';
import {
  classOf,
  inHours,
  meetingOf,
  NOW,
  pageOf,
  seatOf,
  studentOf,
} from '../../../learning/teachers/teachers.fixtures.ts';
import TeacherStudent from './student.tsx';
import TeacherStudents from './students.tsx';
import TeacherDashboard from './teacher-dashboard.tsx';

type Balance = Reply<typeof teacherStudentDetail>['balance'];

const { show, replies, reads } = personAtPage(
  'teachers',
  'attendance',
  'meetings',
  'levels',
  'policy',
  'enrolments',
  'materials',
  'reports',
  'placement',
);
const t = textsIn('id').teachers.screens;
const { attendance, common, levels, placement } = textsIn('id');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) }));
afterEach(() => vi.useRealTimers());

const balance: Balance = {
  bought: 20,
  extra: 0,
  held: 1,
  forfeited: 0,
  expired: 0,
  refunded: 0,
  left: 19,
  minutesOwed: 0,
  extensionDays: 0,
  lastDay: '2027-02-28',
  weeks: 12,
  perWeek: 2,
};
const meeting = (number: number, state: LearnerMeeting['state']) =>
  learnerMeetingOf(number, inHours(-24 * (5 - number)), { state });
const report = courseReport({ openedAt: NOW, attended: 1, certificateNeeds: 'finalScore' });

const opens = async (more: Parameters<typeof studentOf>[0] = {}, left: Partial<Balance> = {}, at = '') => {
  replies(({ path }) =>
    path.endsWith('/report')
      ? { body: report }
      : {
          body: {
            serverNow: NOW,
            student: studentOf(more),
            ageGroup: 'kids',
            balance: { ...balance, ...left },
            stones: [1, 2, 3].map((number) => ({ number, state: 'toCome', test: false })),
            meetings: [meeting(1, 'present'), meeting(2, 'absent'), meeting(3, 'planned')],
          },
        },
  );
  const person = await show(<TeacherStudent />, {
    at: `/teacher/students/e1${at}`,
    path: '/teacher/students/:id',
  });
  await screen.findByRole('heading', { name: 'Kirana' });
  return person;
};

it('a student shows class, progress and last day on top, and each meeting that is over, the latest first', async () => {
  await opens();
  expect(screen.getByRole('link', { name: 'Kelas Kirana' }).getAttribute('href')).toBe('/teacher/classes/c1');
  expect(screen.getByText('100%')).toBeTruthy();
  expect(screen.getByText(/28 Feb/)).toBeTruthy();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent?.slice(0, 11))).toEqual(['2 · Topik 2', '1 · Topik 1']);
  expect(rows[0]?.textContent).toContain(attendance.status.absent);
});

it('minutes that the school owes and days it gave are shown; without a last day that is said', async () => {
  await opens({ attendancePercent: null }, { minutesOwed: 15, extra: 2, lastDay: null });
  expect(screen.getByText(t.studentPage.owed({ n: 15 }))).toBeTruthy();
  expect(screen.getByText(t.studentPage.extra)).toBeTruthy();
  expect(screen.getByText(t.studentPage.noLastDay)).toBeTruthy();
  expect(screen.queryByText(/%/)).toBeNull();
});

it('what is typed into the report is still there after a look at the course', async () => {
  const person = await opens();
  await person.click(screen.getByRole('tab', { name: t.studentPage.tabs.tests }));
  const summary = await screen.findByRole('textbox', { name: new RegExp(textsIn('id').reports.summary) });
  await person.type(summary, 'Kirana berani bertanya.');
  await person.click(screen.getByRole('tab', { name: t.studentPage.tabs.course }));
  await screen.findByRole('table');
  expect(screen.queryByRole('textbox')).toBeNull();
  await person.click(screen.getByRole('tab', { name: t.studentPage.tabs.tests }));
  expect(await screen.findByDisplayValue('Kirana berani bertanya.')).toBeTruthy();
});

it('from a student a teacher comes to the level and allows an early retake', async () => {
  const person = await opens();
  expect(
    screen.getByRole('link', { name: levels.page.toLevelFor({ name: 'Kirana' }) }).getAttribute('href'),
  ).toBe('/teacher/levels/e1');
  await person.click(screen.getByRole('button', { name: common.moreActions }));
  await person.click(await screen.findByRole('menuitem', { name: placement.allowRetake.open }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('a student of somebody else is not found', async () => {
  replies(() => ({ status: 404, body: { code: 'learners.notFound', message: 'x' } }));
  await show(<TeacherStudent />, { at: '/teacher/students/e9', path: '/teacher/students/:id' });
  expect(await screen.findByText(common.problems.notFound)).toBeTruthy();
});

const opensList = (rows: ReturnType<typeof studentOf>[], at = '/teacher/students') => {
  replies(({ path }) =>
    path.startsWith('/teacher/classes') ? { body: pageOf([classOf()]) } : { body: pageOf(rows) },
  );
  return show(<TeacherStudents />, { at });
};

it('the list of students says how far each is and when they last came', async () => {
  await opensList([
    studentOf(),
    studentOf({ enrolmentId: 'e2', name: 'Bima', lastAttendance: null, attendancePercent: null }),
  ]);
  const [, kirana, bima] = await screen.findAllByRole('row');
  expect(kirana?.textContent).toContain(attendance.status.late);
  expect(kirana?.textContent).toContain('33%');
  expect(bima?.textContent).toContain(t.never);
  expect(screen.getByRole('link', { name: t.viewDetailsOf({ name: 'Bima' }) }).getAttribute('href')).toBe(
    '/teacher/students/e2',
  );
});

it('students are sorted and filtered by class or program', async () => {
  const person = await opensList([studentOf()]);
  await person.click(
    await screen.findByRole('button', { name: common.table.sortBy({ column: t.progress }) }),
  );
  await waitFor(() => expect(reads().at(-1)).toContain('sort=progress'));
  const filter = screen.getByRole('combobox', { name: t.class });
  expect(
    within(filter)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toContain('Kirana');
  await person.selectOptions(filter, t.programs.conversation);
  await waitFor(() => expect(reads().at(-1)).toContain('class=conversation'));
});

it('a teacher without students is told when they come; a filter without a hit can be cleared', async () => {
  await opensList([], '/teacher/students?q=Zz');
  expect(await screen.findByText(t.noneFoundText)).toBeTruthy();
  expect(screen.getByRole('link', { name: common.clearFilters }).getAttribute('href')).toBe(
    '/teacher/students',
  );
});

const home = {
  serverNow: NOW,
  day: '2026-11-26',
  bookable: true,
  agenda: [],
  levels: { total: 0, data: [] },
  ahead: [],
  unwritten: [],
  unscored: [],
  minutesThisMonth: 90,
  classes: [],
  history: [],
  students: [],
};
const me = {
  id: 'a1',
  username: 'nadia',
  email: 'nadia@example.com',
  roles: ['teacher'],
  profile: { full_name: 'Nadia', photo_url: null },
};
const opensHome = (more: object = {}) => {
  replies(({ path }) => ({ body: path.startsWith('/dashboards/teacher') ? { ...home, ...more } : me }));
  return show(<TeacherDashboard />, { at: '/dashboard/teacher' });
};

it('a teacher without hours is told that nobody can be given to them, and each empty part what comes', async () => {
  const person = await opensHome({ bookable: false });
  expect(await screen.findByText(t.notBookable)).toBeTruthy();
  expect(screen.getByRole('link', { name: t.toAvailability }).getAttribute('href')).toBe(
    '/teacher/availability',
  );
  for (const words of [t.noClassesText, t.home.noneAhead, t.home.noWork])
    expect(screen.getByText(words)).toBeTruthy();
  await person.click(screen.getByRole('tab', { name: /^Siswa/ }));
  expect(await screen.findByText(t.noStudentsText)).toBeTruthy();
  await person.click(screen.getByRole('tab', { name: t.history }));
  expect(await screen.findByText(t.noHistoryText)).toBeTruthy();
});

it('the home holds the paid hours of the month, the week, classes, students and the latest meetings', async () => {
  const held = (number: number) =>
    meetingOf(number, -24 * (6 - number), { state: 'held', seats: [seatOf({ state: 'present' })] });
  const person = await opensHome({
    ahead: [7, 8, 9, 10].map((number) => meetingOf(number, 24 * (number - 6))),
    classes: [classOf()],
    students: [studentOf()],
    history: [5, 4, 3, 2].map(held),
  });
  expect(await screen.findByText(t.hours({ hours: '1,5' }))).toBeTruthy();
  expect(screen.queryByText(t.notBookable)).toBeNull();
  const week = screen.getByRole('heading', { name: t.home.ahead }).closest('section') as HTMLElement;
  expect(within(week).getAllByRole('link', { name: 'Kirana' })).toHaveLength(4);
  await person.click(screen.getByRole('tab', { name: /^Siswa/ }));
  expect((await screen.findByRole('table', { name: t.myStudents })).textContent).toContain('Kirana');
  expect(screen.getByRole('link', { name: t.allStudents }).getAttribute('href')).toBe('/teacher/students');
  await person.click(screen.getByRole('tab', { name: t.history }));
  expect((await screen.findByRole('table', { name: t.history })).textContent).toContain('25 Nov');
  expect(screen.getByRole('link', { name: t.allHistory }).getAttribute('href')).toBe('/teacher/history');
});

it('a day in the address is asked for', async () => {
  replies(({ path }) => ({ body: path.startsWith('/dashboards/teacher') ? home : me }));
  await show(<TeacherDashboard />, { at: '/dashboard/teacher?day=2026-11-20' });
  await screen.findByText(t.noClassesText);
  expect(reads().some((path) => path === '/dashboards/teacher?day=2026-11-20')).toBe(true);
});
