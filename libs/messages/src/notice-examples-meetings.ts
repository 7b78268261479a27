import {
  classId,
  className,
  course,
  lastDay,
  meeting,
  reminded,
  startsAt,
  teacherName,
} from './example-values.ts';
import type { NoticeKind } from './notice.ts';
import type { NoticeExamples } from './notice-examples.ts';

type MeetingNotice = Extract<
  NoticeKind,
  | `${'appeal' | 'attendance' | 'meeting' | 'meetings' | 'reminder' | 'substitute' | 'teacher'}.${string}`
  | 'learner.threeForfeited'
>;

/** Examples of notices about meetings, attendance and reminders. */
export const MEETING_EXAMPLES: Pick<NoticeExamples, MeetingNotice> = {
  'meeting.moved': (['learner', 'teacher', 'school'] as const).flatMap((by) => [
    { ...meeting, by, was: '2026-11-20T02:00:00.000Z' },
    { ...meeting, by, was: null },
    ...(by === 'school' ? [{ ...meeting, by, was: null, chosen: true }] : []),
  ]),
  'meeting.joined': (['learner', 'school'] as const).map((by) => ({ ...meeting, teacherName, by })),
  'meeting.timesOffered': [1, 3].map((meetings) => ({
    ...course,
    classId,
    meetings,
    number: 9,
    starts: ['2026-11-25T02:00:00.000Z', '2026-11-26T02:00:00.000Z', '2026-11-27T09:00:00.000Z'],
  })),
  'meeting.undone': [
    { ...meeting, lastDay },
    { ...meeting, lastDay, isSeat: true },
  ],
  'meeting.cancelled': (['teacher', 'school'] as const).flatMap((by) => [
    { ...meeting, by, reason: 'Sakit', lastDay },
    { ...meeting, by, reason: '', lastDay },
    { ...meeting, by, reason: '', lastDay, isUncovered: true },
  ]),
  'meeting.excused': [{ ...meeting, lastDay }],
  'meeting.substitute': [
    { ...meeting, teacherName },
    ...([undefined, 'replaced', 'substitute'] as const).map((to) => ({
      ...meeting,
      teacherName,
      teacherWas: 'Dimas Prakoso',
      reason: 'Sakit',
      ...(to ? { to } : {}),
    })),
  ],
  'meetings.substitutes': ([undefined, 'replaced', 'substitute'] as const).flatMap((to) =>
    [[teacherName], [teacherName, null]].map((names) => ({
      learnerName: meeting.learnerName,
      classId: meeting.classId,
      teacherWas: 'Dimas Prakoso',
      list: names.map((name) => ({ ...meeting, teacherName: name })),
      ...(to ? { to } : {}),
    })),
  ),
  'substitute.asked': [
    {
      startsAt: meeting.startsAt,
      endsAt: '2026-11-24T00:30:00.000Z',
      about: 'General English · Kids Beginner',
      path: '/substitute?token=abc',
    },
  ],
  'meeting.teacherMissing': [{ ...meeting, lastDay }],
  'attendance.givenBack': ['giveBack.firstUnseen', 'giveBack.unconfirmed', 'waive.undone'].map((key) => ({
    ...meeting,
    reason: { key, params: {} },
  })),
  'attendance.forfeited': [
    { ...meeting, reason: { key: 'close.forfeited', params: { closedAt: '2026-11-23T03:00:00.000Z' } } },
    {
      ...meeting,
      reason: { key: 'dispute.forfeited', params: {} },
      said: 'Rekaman menunjukkan guru hadir sejak awal.',
    },
    {
      ...meeting,
      reason: {
        key: 'close.toldLate',
        params: { toldAt: '2026-11-23T00:00:00.000Z', hours: 2, needed: 24 },
      },
    },
  ],
  'attendance.corrected': (['present', 'late', 'absent'] as const).flatMap((status) => [
    { ...meeting, status, reason: 'Salah tekan' },
    { ...meeting, status, reason: '' },
    { ...meeting, status, reason: '', first: true },
  ]),
  'attendance.twoForfeited': [meeting],
  'learner.threeForfeited': [{ ...meeting, learnerId: course.enrolmentId }],
  'attendance.waived': [
    { ...meeting, reason: 'Sakit' },
    { ...meeting, reason: '' },
  ],
  'appeal.answered': [true, false].map((returned) => ({
    ...meeting,
    returned,
    reason: 'Ada surat dokter',
    lastDay,
  })),
  'attendance.minutesOwed': [
    { ...meeting, minutes: 7, addedToEnd: true },
    { ...meeting, minutes: 1, addedToEnd: false, perMeeting: 60 },
    { ...meeting, minutes: 1, addedToEnd: false },
  ],
  'attendance.meetingOwed': [{ ...course, minutes: 60 }],
  'reminder.day': [
    { ...meeting, teacherName, isGroup: false, freeUntil: meeting.startsAt },
    {
      ...meeting,
      teacherName,
      isGroup: true,
      freeUntil: meeting.startsAt,
      more: [{ ...reminded, freeUntil: null }],
    },
    {
      ...meeting,
      teacherName,
      learnerName: 'Sekar, Bagas',
      learner: 'Sekar',
      isGroup: false,
      freeUntil: meeting.startsAt,
      more: [
        { ...reminded, learner: 'Bagas', className: 'TOEFL', isGroup: true, freeUntil: meeting.startsAt },
      ],
    },
    { ...meeting, teacherName },
  ],
  'reminder.hour': [
    { ...meeting, teacherName, isGroup: false, freeUntil: null, isSoon: true },
    { ...meeting, teacherName, isGroup: true, freeUntil: null, isSoon: false, more: [reminded] },
    { ...meeting, teacherName },
  ],
  'teacher.awaited': [{ className, classId, meetingId: course.enrolmentId, startsAt, teacherName }],
  'teacher.missing': [{ className, classId, meetingId: course.enrolmentId, startsAt, teacherName }],
};
