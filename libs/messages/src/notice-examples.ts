import { classId, className, course, lastDay, learnerName, startsAt, teacherName } from './example-values.ts';
import type { NoticeKind, NoticeParams } from './notice.ts';
import { MEETING_EXAMPLES } from './notice-examples-meetings.ts';
import { REPLANNED_EXAMPLES } from './notice-examples-replanned.ts';

/** Of each kind one example for each form that its texts take. */
export type NoticeExamples = { [K in NoticeKind]: NoticeParams[K][] };

const bothGuardians = {
  family: '0190a000-0000-7000-8000-000000000004',
  guardian: '0190a000-0000-7000-8000-000000000005',
};

/** A kind without an example does not compile. */
export const NOTICE_EXAMPLES: NoticeExamples = {
  'class.assigned': [
    { learnerName, className, classId, startsAt, teacherName, meetings: 20, lastDay },
    {
      learnerName,
      className,
      classId,
      startsAt,
      teacherName,
      meetings: 20,
      lastDay,
      meetingMinutes: 45,
      opensMinutes: 10,
    },
  ],
  'class.teacherAssigned': [{ learnerName, className, classId, startsAt, meetings: 20 }],
  'class.teacherChanged': [
    { learnerName, className, classId, teacherName, startsAt, meetings: 12 },
    { learnerName, className, classId, teacherName, startsAt: null, meetings: 1 },
  ],
  'class.linkChanged': [{ className, classId }],
  'class.paused': [undefined, [], [startsAt, '2026-11-25T02:00:00.000Z']].map((staying) => ({
    learnerName,
    className,
    classId,
    from: '2026-12-21',
    until: '2027-01-04',
    ...(staying ? { staying, reason: 'Liburan keluarga' } : {}),
  })),
  'classes.replanned': REPLANNED_EXAMPLES,
  'course.paused': [0, 1, 4].map((meetings) => ({
    learnerName,
    className,
    classId,
    from: '2026-12-21',
    until: '2027-01-04',
    meetings,
    lastDay,
  })),
  'school.message': [
    { learnerName, title: 'Tryout TOEFL', text: 'Tryout dibuka Sabtu depan.\n\nDaftar lewat guru Anda.' },
  ],
  'account.corrected': [
    { learnerName: 'Budi', fields: ['birthDate', 'phone'], reason: 'Sesuai akta kelahiran' },
  ],
  'course.rulesTaken': [lastDay, null].map((day) => ({
    learnerName,
    className,
    enrolmentId: course.enrolmentId,
    version: 2,
    remaining: 11,
    lastDay: day,
    perWeek: 3,
    pauseDays: 28,
    appealDays: 7,
    answerDays: 5,
  })),
  'course.stopped': [1, 12].map((meetings) => ({ learnerName, className, classId, meetings })),
  'course.takenUp': [
    { learnerName, className, classId, startsAt, planned: 1, toPlan: 0 },
    { learnerName, className, classId, startsAt, planned: 9, toPlan: 2 },
    { learnerName, className, classId, startsAt: null, planned: 0, toPlan: 1 },
  ],
  'class.cancelled': [{ learnerName, className, reason: 'Pesertanya belum cukup' }],
  'class.memberAdded': [{ learnerName, className, classId, startsAt }],
  'waiting.added': [1, 24].map((hours) => ({ learnerName, className, hours })),
  'waiting.offered': [1, 24].map((hours) => ({ learnerName, className, endsAt: startsAt, hours })),
  'waiting.ended': [{ learnerName, className }],
  'booking.declined': [{ ...course, reason: 'Guru baru saja mengubah jamnya' }],
  ...MEETING_EXAMPLES,
  'course.goesOn': [{ ...course, days: 7, lastDay }],
  'course.reopened': [
    { ...course, left: 1, lastDay },
    { ...course, left: 4, lastDay },
  ],
  'course.expired': [
    { ...course, left: 1, lastDay },
    { ...course, left: 4, lastDay },
  ],
  'placement.retake': [course],
  'level.decided': [
    { ...course, classId, level: 'Kids Intermediate', was: null, reason: '', teacherName },
    {
      ...course,
      classId: null,
      level: 'Kids Beginner',
      was: 'Kids Intermediate',
      reason: 'Butuh dasar dulu',
      teacherName,
    },
  ],
  'level.lookAsked': [{ ...course, text: 'Terlalu mudah' }],
  'report.ready': [course],
  'certificate.ready': [{ ...course, certificateId: classId }],
  'course.endedBySchool': [
    { ...course, meetings: 12, owed: { amount: 990_000, reason: 'Guru pindah', answerBy: '2026-12-21' } },
    { ...course, meetings: 0, owed: { amount: 990_000, reason: 'Guru pindah.', answerBy: null } },
    { ...course, meetings: 1, owed: null },
  ],
  'refund.asked': [
    { ...course, amount: 1_350_000 },
    ...[0, 1, 12].map((heldBack) => ({ ...course, amount: 1_350_000, answerBy: '2026-12-21', heldBack })),
  ],
  'refund.decided': [
    { ...course, amount: 1_350_000, approved: true, reason: '' },
    { ...course, amount: 1_350_000, approved: false, reason: 'Terlambat' },
    ...[
      { days: 7, lastDay, planned: 8, toPlan: 2 },
      { days: 1, lastDay, planned: 1, toPlan: 1 },
      { days: 0, lastDay: null, planned: 0, toPlan: 0 },
    ].map((back) => ({ ...course, amount: 1_350_000, approved: false, reason: 'Terlambat', ...back })),
  ],
  'refund.returning': [
    { ...course, amount: 1_350_000, path: 'provider' },
    { ...course, amount: 1_350_000, path: 'transfer' },
  ],
  'refund.returned': [{ ...course, amount: 1_350_000, path: 'provider' }],
  'payment.returned': [
    {
      orderId: '0190a000-0000-7000-8000-000000000003',
      packageName: 'General English for Kids',
      amount: 1_350_000,
      path: 'provider',
    },
    {
      orderId: '0190a000-0000-7000-8000-000000000003',
      packageName: 'General English for Kids',
      amount: 1_350_000,
      path: 'transfer',
    },
  ],
  'pay.toApprove': [
    { runId: classId, from: lastDay, to: lastDay, amount: 24_500_000, maker: 'Lina Hartono' },
  ],
  'pay.paid': [
    {
      runId: classId,
      number: 'GJ/2026/0001',
      amount: 2_400_000,
      from: lastDay,
      to: lastDay,
      paidOn: lastDay,
    },
  ],
  'staff.changeAsked': (['invite', 'address', 'reactivate', 'twoStep'] as const).map((change) => ({
    changeId: classId,
    change,
    name: 'Dewi Lestari',
    by: 'Hana Wijaya',
    reason: 'Staf baru',
    endsAt: startsAt,
  })),
  'staff.changed': [
    ...(['invite', 'address', 'reactivate', 'twoStep'] as const).flatMap((change) =>
      (['approved', 'rejected', 'alone', 'server'] as const).map((outcome) => ({ change, outcome })),
    ),
    { change: 'deactivate' as const, outcome: 'done' as const },
  ].map(({ change, outcome }) => ({
    change,
    outcome,
    name: 'Dewi Lestari',
    reason: 'Pindah kota',
    by: outcome === 'server' ? null : 'Hana Wijaya',
  })),
  'guardian.joined': (['look', 'decide'] as const).map((may) => ({
    ...bothGuardians,
    learnerName,
    name: 'Pak Andi',
    may,
  })),
  'guardian.ended': (['first', 'second'] as const).flatMap((to) =>
    (['first', 'second', 'school'] as const).map((by) => ({
      ...bothGuardians,
      learnerName,
      name: 'Pak Andi',
      by,
      to,
      reason: by === 'school' ? 'Permintaan tertulis' : '',
    })),
  ),
  'incident.reported': [true, false].map((urgent) => ({ urgent, incidentId: course.enrolmentId })),
  'incident.noOfficer': [{}],
  'safeguarding.officerNamed': [null, 0, 2].map((open) => ({
    name: 'Dewi Lestari',
    by: 'Hana Wijaya',
    reason: 'Pindah kota',
    open,
  })),
};
