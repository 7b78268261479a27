import { textsIn } from '@fasih/messages/texts';
import type { TeacherAttendanceRow } from '@fasih/school/learning/attendance/contract';
import type { AgendaMeeting } from '@fasih/school/office/homes/teacher-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { personAtPage } from '../../../../test/person-at-page.tsx';
import { classOf, inHours, meetingOf, NOW, pageOf, seatOf } from '../../teachers/teachers.fixtures.ts';
import TeacherAttendance from './attendance.tsx';
import { CheckIn } from './check-in.tsx';
import TeacherHistory from './history.tsx';
import { SeatMarks } from './seat-marks.tsx';

const { show, replies, writes, reads, pressTwice } = personAtPage(
  ...(['teachers', 'attendance', 'meetings', 'policy', 'enrolments'] as const),
);
const t = textsIn('id').attendance;
const s = textsIn('id').teachers.screens;
const { common } = textsIn('id');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) }));
afterEach(() => vi.useRealTimers());

const now = new Date(NOW);
const minutes = (n: number) => n / 60;
const row = (more: Partial<TeacherAttendanceRow> = {}): TeacherAttendanceRow => ({
  meetingId: 'm1',
  learnerId: 'l1',
  learnerName: 'Kirana',
  classId: 'c1',
  className: 'Kelas Kirana',
  number: 4,
  startsAt: inHours(-2),
  endsAt: inHours(-1),
  status: 'present',
  markedAt: null,
  bySchool: false,
  toldLateAt: null,
  teacherCheckedInAt: null,
  decision: null,
  canCorrect: true,
  ...more,
});

const opensDay = async (rows: TeacherAttendanceRow[], at = '/teacher/attendance') => {
  replies(({ method, path }) => {
    if (method !== 'GET') return { body: {} };
    if (path.startsWith('/dashboards/teacher')) return { body: { day: '2026-11-26' } };
    if (path.startsWith('/teacher/classes')) return { body: pageOf([classOf()]) };
    return { body: pageOf(rows) };
  });
  return show(<TeacherAttendance />, { at });
};
const lists = () => reads().filter((path) => path.startsWith('/teacher/attendance'));

it("a teacher sees the school's today, who came, and corrects a mark with a reason for the family", async () => {
  const person = await opensDay([
    row(),
    row({ meetingId: 'm2', learnerId: 'l2', learnerName: 'Bima', canCorrect: false, status: 'planned' }),
  ]);
  expect(await screen.findByLabelText(s.day.choose)).toHaveProperty('value', '2026-11-26');
  const [, first, second] = await screen.findAllByRole('row');
  expect(first?.textContent).toContain(t.status.present);
  expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
  expect(second?.textContent).not.toContain(t.status.planned);
  await person.click(screen.getByRole('button', { name: t.teacher.editFor({ name: 'Kirana' }) }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('radio', { name: t.status.absent }));
  expect(dialog.getByText(s.marks.absentMeans)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: t.teacher.form.save }));
  expect(dialog.getByText(t.problems.reasonNeeded)).toBeTruthy();
  expect(writes()).toEqual([]);
  await person.type(dialog.getByLabelText(new RegExp(t.teacher.form.reason)), 'Tidak masuk ruang');
  await person.click(dialog.getByRole('button', { name: t.teacher.form.save }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { path: '/meetings/m1/attendance/l1', body: { status: 'absent', reason: 'Tidak masuk ruang' } },
    ]),
  );
  expect(await screen.findByText(t.teacher.saved({ name: 'Kirana', status: t.status.absent }))).toBeTruthy();
});

it('day, class and status of the address are asked for; a day that is none is not', async () => {
  await opensDay([], '/teacher/attendance?date=2026-11-20&class=c1&status=late');
  expect(await screen.findByText(s.noneFound)).toBeTruthy();
  expect(await screen.findByLabelText(s.day.choose)).toHaveProperty('value', '2026-11-20');
  expect(lists()[0]).toMatch(/status=late.*class=c1.*date=2026-11-20/);
  expect(screen.getByRole('link', { name: common.clearFilters }).getAttribute('href')).toBe(
    '/teacher/attendance',
  );
});

it('a day without meetings says so and leads to the classes', async () => {
  await opensDay([], '/teacher/attendance?date=gestern');
  expect(await screen.findByText(t.teacher.empty)).toBeTruthy();
  expect(lists()[0]).not.toContain('date=');
  expect(screen.getByRole('link', { name: s.allClassesLink }).getAttribute('href')).toBe('/teacher/classes');
});

it('who told late that they would not come is named with the instant', async () => {
  await opensDay([row({ status: 'planned', toldLateAt: inHours(-5) })]);
  const [, only] = await screen.findAllByRole('row');
  expect(only?.textContent).toMatch(/setelah batas izinnya lewat/);
});

const checksIn = (meeting: AgendaMeeting) => show(<CheckIn meeting={meeting} now={now} />);
const button = () => screen.getByRole('button', { name: t.teacher.checkIn.button });

it.each([
  ['hours before it begins', 3, /^Presensi Anda dan kehadiran siswa dibuka/, true],
  ['within the hour', minutes(15), /^Dibuka 1?0[.:]00 lagi/, true],
  ['from five minutes before on', minutes(4), new RegExp(s.checkIn.onTime), false],
  ['late', minutes(-3), /^Sekarang terlambat 3 menit/, false],
  ['after the school has given it up', minutes(-16), new RegExp(s.checkIn.tooLate), true],
])('checking in %s is told with what it means', async (_, hours, words, isClosed) => {
  await checksIn(meetingOf(1, hours));
  expect(button()).toHaveProperty('disabled', isClosed);
  expect(screen.getByText(words)).toBeTruthy();
});

it('a teacher who is there presses once; a second press changes nothing', async () => {
  replies(() => ({
    body: {
      meetingId: 'm1',
      checkedInAt: NOW,
      delayMinutes: 0,
      startsAt: NOW,
      endsAt: inHours(1),
      serverNow: NOW,
      decision: {
        outcome: 'onTime',
        rule: 'checkIn',
        policyVersion: 1,
        reason: { key: 'checkIn.onTime', params: {} },
      },
    },
  }));
  const person = await checksIn(meetingOf(1, 0));
  await pressTwice(person, button());
  await waitFor(() => expect(writes().map(({ path }) => path)).toEqual(['/meetings/m1/check-in']));
});

it('a check-in that is refused says why, and can be tried again', async () => {
  const message = t.problems.notFound;
  replies(() => ({ status: 404, body: { code: 'attendance.notFound', message } }));
  const person = await checksIn(meetingOf(1, 0));
  await person.click(button());
  expect(await screen.findByText(message)).toBeTruthy();
  expect(button()).toHaveProperty('disabled', false);
});

it.each([
  ['is added to the end', 1 + minutes(5), /di akhir|berakhir|sampai/],
  ['is owed', 1, /tabungan menit/],
])('since when a late teacher is there stands there, and that the delay %s', async (_, hours, words) => {
  const meeting = meetingOf(1, minutes(-10), { checkedInAt: inHours(minutes(-5)), delayMinutes: 5 });
  await checksIn({ ...meeting, endsAt: inHours(minutes(-10) + hours) });
  expect(screen.getByText(/^Hadir sejak/)).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a meeting that was missed says so', async () => {
  await checksIn(meetingOf(1, -5, { state: 'missed' }));
  expect(screen.getByText(s.checkIn.missed)).toBeTruthy();
});

const marks = (meeting: AgendaMeeting) => {
  const [seat] = meeting.seats;
  return show(seat && <SeatMarks meeting={meeting} seat={seat} now={now} />);
};

it('present is saved at once; an absence asks first, and so does every change of a mark', async () => {
  const person = await marks(meetingOf(1, -0.5));
  const group = within(screen.getByRole('group', { name: s.marks.of({ name: 'Kirana' }) }));
  await person.click(group.getByRole('button', { name: t.status.present }));
  await waitFor(() => expect(writes()).toMatchObject([{ body: { status: 'present' } }]));
  await person.click(group.getByRole('button', { name: t.status.absent }));
  expect(within(await screen.findByRole('dialog')).getByText(s.marks.absentMeans)).toBeTruthy();
  expect(writes()).toHaveLength(1);
});

it('the mark that stands is not sent again, and another one needs a reason', async () => {
  const person = await marks(
    meetingOf(1, -0.5, { seats: [seatOf({ state: 'late', markedAt: inHours(-0.2) })] }),
  );
  await person.click(screen.getByRole('button', { name: t.status.late, pressed: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.click(screen.getByRole('button', { name: t.status.present }));
  expect(within(await screen.findByRole('dialog')).getByText(t.teacher.form.reasonHint)).toBeTruthy();
  expect(writes()).toEqual([]);
});

it.each([
  ['before the window opens', meetingOf(1, 1), undefined],
  [
    'of a course that is stopped',
    meetingOf(1, -0.5, { seats: [seatOf({ stopped: true })] }),
    textsIn('id').enrolments.suspended,
  ],
])('nobody is marked %s', async (_, meeting, words) => {
  await marks(meeting);
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('link', { name: 'Kirana' })).toBeTruthy();
  if (words !== undefined) expect(screen.getByText(words)).toBeTruthy();
});

it('a mark that is refused says why beside the learner', async () => {
  const message = t.problems.stopped;
  replies(() => ({ status: 409, body: { code: 'attendance.stopped', message } }));
  const person = await marks(meetingOf(1, -0.5));
  await person.click(screen.getByRole('button', { name: t.status.present }));
  expect(await screen.findByText(message)).toBeTruthy();
});

it('the history names topic, mark and paid minutes of each meeting, and is filtered by class', async () => {
  replies(({ path }) =>
    path.startsWith('/teacher/classes')
      ? { body: pageOf([classOf()]) }
      : {
          body: pageOf([
            meetingOf(2, -24, { state: 'held', paidMinutes: 60, seats: [seatOf({ state: 'present' })] }),
            meetingOf(1, -48, {
              state: 'missed',
              given: true,
              seats: [seatOf(), seatOf({ learnerId: 'l2', name: 'Bima' })],
            }),
          ]),
        },
  );
  const person = await show(<TeacherHistory />);
  const [, held, missed] = await screen.findAllByRole('row');
  expect(held?.textContent).toContain('Topik 2');
  expect(held?.textContent).toContain(t.status.present);
  expect(held?.textContent).toContain(s.minutes({ n: 60 }));
  expect(within(held as HTMLElement).getByRole('link', { name: 'Kirana' })).toBeTruthy();
  expect(missed?.textContent).toContain('Kirana, Bima');
  expect(within(missed as HTMLElement).queryByRole('link', { name: 'Kirana' })).toBeNull();
  await person.selectOptions(await screen.findByRole('combobox', { name: s.class }), 'c1');
  await waitFor(() => expect(reads().at(-1)).toContain('class=c1'));
});

it('a teacher without a history is told what will stand there', async () => {
  replies(() => ({ body: pageOf([]) }));
  await show(<TeacherHistory />);
  expect(await screen.findByText(s.noHistoryText)).toBeTruthy();
  expect(screen.getByRole('link', { name: s.allClassesLink }).getAttribute('href')).toBe('/teacher/classes');
});
