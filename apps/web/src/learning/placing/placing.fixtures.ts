import type { ClassTimes } from '@fasih/school/learning/placing/booking-contract';
import type { ProposedClass, WaitingLearner } from '@fasih/school/learning/placing/contract';

/** A Thursday morning at ten in Jakarta; tests of the placing stop the clock there. */
export const NOW = '2026-11-26T03:00:00.000Z';

const WHY: ProposedClass['why'] = {
  times: 'inside',
  meetings: 20,
  outside: 0,
  because: null,
  teacher: 'any',
  holidays: 0,
  away: 0,
};

/** Two lessons a week, at nine and ten in the morning. */
export const SLOTS = [
  { weekday: 1, minute: 540 },
  { weekday: 3, minute: 600 },
];

const proposed = {
  slots: SLOTS,
  firstDay: '2026-11-30',
  lastMeetingDay: '2027-02-03',
  startsAt: '2026-11-30T02:00:00.000Z',
  why: WHY,
};

export const proposalOf = (teacherId: string, more: Partial<ProposedClass> = {}): ProposedClass => ({
  ...proposed,
  teacherId,
  teacherName: teacherId === 't1' ? 'Nadia' : 'Iqbal',
  ...more,
});

export const waitingOf = (n: number, more: Partial<WaitingLearner> = {}): WaitingLearner => ({
  enrolmentId: `e${n}`,
  learner: { id: `l${n}`, name: `Siswa ${n}` },
  packageName: 'General English',
  level: 'Kids Beginner',
  meetingMinutes: 60,
  proposal: proposalOf('t1'),
  others: [],
  against: null,
  ...more,
});

export const timesOf = (more: Partial<ClassTimes> = {}): ClassTimes => ({
  enrolmentId: 'e1',
  learnerName: 'Kirana',
  packageName: 'General English',
  mode: 'book',
  meetings: 20,
  meetingMinutes: 60,
  perWeek: 2,
  booking: null,
  serverNow: NOW,
  proposals: [
    { ...proposed, teacherId: 't1' },
    { ...proposed, teacherId: 't2', why: { ...WHY, times: 'outside' } },
  ],
  teachers: [
    { teacherId: 't1', firstName: 'Nadia', photo: null },
    { teacherId: 't2', firstName: 'Iqbal', photo: null },
  ],
  free: [
    { weekday: 1, minute: 540, teachers: [0, 1], wished: true },
    { weekday: 1, minute: 600, teachers: [1], wished: false },
    { weekday: 3, minute: 600, teachers: [0], wished: null },
    { weekday: 3, minute: 660, teachers: [0], wished: null },
    { weekday: 5, minute: 600, teachers: [1], wished: null },
  ],
  ...more,
});
