import { textsIn } from '@fasih/messages/texts';
import {
  type SchoolAttendance,
  type StaffAttendanceRow,
  type StudentAttendanceRow,
  schoolAttendance,
} from '@fasih/school/learning/attendance/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dialogCloses, inDialog, queryParamsOf, rowsOf } from '../../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../../test/person-at-page.tsx';
import AttendancePage from './page.tsx';

const { replies, show, writes, reads, pressTwice } = personAtPage(
  ...(['staff', 'teachers', 'attendance', 'meetings', 'policy'] as const),
);
const { staff, attendance, common } = textsIn('en');
const t = staff.attendance;
const AT = '/admin/attendance';

const meeting = {
  meetingId: 'm1',
  classId: 'c1',
  className: 'Monday group',
  learners: ['Kirana'],
  number: 3,
  startsAt: '2026-11-23T08:00:00.000Z',
  endsAt: '2026-11-23T09:00:00.000Z',
};
const absent: StudentAttendanceRow = {
  ...meeting,
  learnerId: 'l1',
  learnerName: 'Kirana',
  teacherName: 'Ratna',
  status: 'absent',
  markedAt: null,
  bySchool: false,
  teacherCheckedInAt: null,
  decision: null,
  toldLateAt: '2026-11-23T07:00:00.000Z',
  canCorrect: true,
  canWaive: true,
};
const tomorrow: StudentAttendanceRow = {
  ...absent,
  meetingId: 'm2',
  number: 4,
  status: 'planned',
  toldLateAt: null,
  canCorrect: false,
  canWaive: false,
};
const late: StaffAttendanceRow = {
  ...meeting,
  id: 'm1',
  teacherId: 't1',
  teacherName: 'Ratna',
  status: 'late',
  checkedInAt: '2026-11-23T08:07:00.000Z',
  delayMinutes: 7,
  paidMinutes: 53,
  decision: null,
};
const open: StaffAttendanceRow = {
  ...late,
  id: 'm2',
  status: 'planned',
  checkedInAt: null,
  delayMinutes: 0,
  paidMinutes: null,
};
const page = { page: 1, pageSize: 20, from: '2026-11-17', to: '2026-11-23' };
const students = (...data: StudentAttendanceRow[]): SchoolAttendance => ({
  ...page,
  kind: 'student',
  data,
  total: data.length,
  counts: { present: 6, late: 2, absent: 2, planned: 1 },
});
const teachersOf = (...data: StaffAttendanceRow[]): SchoolAttendance => ({
  ...page,
  kind: 'teacher',
  data,
  total: data.length,
  counts: { present: 0, late: 0, absent: 0, planned: 1 },
});

async function opens(rows: StudentAttendanceRow[], reply: Reply = {}, at = AT) {
  replies(({ method, path }) => {
    if (method !== 'GET') return reply;
    return { body: path.includes('kind=teacher') ? teachersOf(late, open) : students(...rows) };
  });
  return show(<AttendancePage />, { lang: 'en', at });
}
const asked = () => queryParamsOf(reads(), '/attendance');
const sent = () => writes().map(({ method, path, body }) => [method, path, body]);
const SEAT = { name: 'Kirana', number: 3 };

it('who came stands with the share of all that is marked, and what an admin may do', async () => {
  await opens([absent, tomorrow]);
  const rows = rowsOf(await screen.findByRole('table'));
  expect(rows[0]).toMatch(/^KiranaMonday groupMeeting 3 · Teacher: Ratna.*–AbsentTold us .*EditWaive$/);
  expect(rows[1]).toMatch(/Meeting 4.*Not marked yetNot open yet$/);
  const figures = screen.getByText(t.present, { selector: 'dt' }).closest('dl');
  expect(figures?.textContent).toMatch(/Present80%8 of 10 marked · 1 not marked yetAbsent20%2 timesLate20%/);
});

it('a mark made on another day has its day, and a corrected presence says why', async () => {
  const marked = { ...absent, status: 'present', toldLateAt: null, canWaive: false } as const;
  const decision = {
    rule: 'correct',
    outcome: 'changed',
    policyVersion: 2,
    inputs: {},
    reason: { key: 'correct.changed', params: { from: 'late', to: 'present' } },
  } as const;
  await opens([
    { ...marked, markedAt: '2026-11-23T08:01:00.000Z' },
    { ...marked, meetingId: 'm2', markedAt: '2026-11-24T02:18:00.000Z', decision },
  ]);
  const [same, later] = rowsOf(await screen.findByRole('table'));
  expect(same).toMatch(/15:01 WIBPresentEdit$/);
  expect(later).toMatch(/24 Nov, 09:18 WIBPresentWhy\?/);
});

it('teachers stand with delay and paid minutes; nothing marked is no percentage', async () => {
  const user = await opens([absent], {}, `${AT}?sort=-status&status=absent`);
  await screen.findByRole('table');
  expect(asked()).toMatchObject({ period: 'today', sort: '-status', status: 'absent' });
  await user.click(screen.getByRole('tab', { name: t.teacher }));
  await screen.findByText('53 min');
  expect(asked()).toEqual({ kind: 'teacher', page: '1', period: 'today' });
  const rows = rowsOf(screen.getByRole('table'));
  expect(rows[0]).toMatch(/^RatnaKiranaMeeting 3 · Monday group.*Late.*15:07.*7 min53 min$/);
  expect(rows[1]).toMatch(/Not there yet––Not closed yet$/);
  expect(screen.getByText(t.present, { selector: 'dt' }).closest('dl')?.textContent).toContain('–');
});

it('the time is one that has a name, or two days of one’s own', async () => {
  const user = await opens([absent]);
  await screen.findByRole('table');
  await user.selectOptions(screen.getByLabelText(t.period), 'month');
  await waitFor(() => expect(asked()).toMatchObject({ period: 'month' }));
  await user.selectOptions(screen.getByLabelText(t.period), 'own');
  await waitFor(() => expect(asked()).toMatchObject({ from: '2026-11-17', to: '2026-11-23' }));
  fireEvent.change(screen.getByLabelText(t.from), { target: { value: '2026-11-20' } });
  await waitFor(() => expect(asked()).toMatchObject({ from: '2026-11-20', to: '2026-11-23' }));
  expect(schoolAttendance.query.safeParse(asked()).success).toBe(true);
});

it('no meetings lead to a longer time; nothing found is cleared; cut-off figures are said', async () => {
  const user = await opens([], {}, `${AT}?status=late`);
  await user.click(await screen.findByRole('link', { name: common.clearFilters }));
  expect(await screen.findByText(t.empty)).toBeTruthy();
  replies(() => ({ body: { ...students(absent), totalIsCapped: true } }));
  await user.click(screen.getByRole('link', { name: t.periods.month }));
  expect(await screen.findByText(t.latestOnly)).toBeTruthy();
  expect(asked()).toMatchObject({ period: 'month' });
});

it('a mark is corrected only with the reason that the family reads', async () => {
  const user = await opens([absent], { body: {} });
  await user.click(await screen.findByRole('button', { name: t.correctOf(SEAT) }));
  const form = await inDialog(attendance.teacher.form.title(SEAT));
  await user.click(form.getByRole('radio', { name: attendance.status.late }));
  await user.click(form.getByRole('button', { name: attendance.teacher.form.save }));
  expect(form.getByText(attendance.problems.reasonNeeded)).toBeTruthy();
  expect(writes()).toEqual([]);
  await user.type(form.getByLabelText(/^Reason/), 'She was there');
  await pressTwice(user, form.getByRole('button', { name: attendance.teacher.form.save }));
  await screen.findByText(attendance.teacher.saved({ name: 'Kirana', status: attendance.status.late }));
  await dialogCloses();
  expect(sent()).toEqual([
    ['PUT', '/meetings/m1/attendance/l1', { status: 'late', reason: 'She was there' }],
  ]);
});

it('an absence is waived with a reason; why it cannot be stands in the dialog', async () => {
  const message = 'This meeting was not forfeited.';
  const user = await opens([absent], { status: 409, body: { code: 'attendance.notForfeited', message } });
  await user.click(await screen.findByRole('button', { name: t.waiveOf(SEAT) }));
  const form = await inDialog(attendance.waive.title(SEAT));
  await user.type(form.getByLabelText(attendance.waive.reason), 'Flood');
  await user.click(form.getByRole('button', { name: attendance.waive.yes }));
  expect(await form.findByText(message)).toBeTruthy();
  replies(({ method }) => ({ body: method === 'GET' ? students(absent) : {} }));
  await user.click(form.getByRole('button', { name: attendance.waive.yes }));
  expect(await screen.findByText(attendance.waive.done)).toBeTruthy();
  expect(sent()[1]).toEqual(['POST', '/meetings/m1/attendance/l1/waive', { reason: 'Flood' }]);
});
