import type { Reply } from '@fasih/school/basics/contract';
import type { courseEvents, listStudents, StudentRow } from '@fasih/school/office/homes/admin-contract';
import type { StudentCourse, StudentDetail } from '@fasih/school/office/homes/student-contract';
import type { Erasure, LearnerNote, MergePreview } from '@fasih/school/office/students/contract';
import { kiranaFacts } from '../../people/learners/learners.fixtures.ts';

/** By when a class is due: two days after the test, whenever it is run. */
const dueAt = new Date(Date.now() + 48 * 3_600_000).toISOString();

/** Kirana waits for a class since her placement test. */
export const kirana: StudentRow = {
  ...kiranaFacts,
  learnerId: 'l1',
  enrolmentId: 'e1',
  email: 'dewi@fasih.example',
  packageName: 'General English',
  packageType: 'general_english',
  level: 'Kids Beginner',
  classId: null,
  teacherId: null,
  teacherName: null,
  progress: 0,
  progressCounts: { attended: 0, lost: 0, left: 20 },
  status: 'waitingForClass',
  account: 'active',
  dueAt,
};
/** Another child of this name, of another family, which cannot sign in any more. */
export const otherKirana: StudentRow = {
  ...kirana,
  learnerId: 'l2',
  enrolmentId: 'e2',
  email: 'sari@fasih.example',
  status: 'inClass',
  classId: 'c2',
  teacherId: 't1',
  teacherName: 'Ratna',
  progress: 50,
  dueAt: null,
  account: 'inactive',
  progressCounts: { attended: 10, lost: 1, left: 9 },
};
export const studentsOf = (...data: StudentRow[]): Reply<typeof listStudents> => ({
  data,
  total: data.length,
  page: 1,
  pageSize: 20,
});

const course: StudentCourse = {
  enrolmentId: 'e1',
  packageName: 'General English',
  level: 'Kids Beginner',
  status: 'inClass',
  classId: 'c1',
  className: 'Monday group',
  teacherId: 't1',
  teacherName: 'Ratna',
  dueAt: null,
  progress: 50,
  decisions: 2,
  attendance: { present: 8, late: 2, absent: 1, percent: 91 },
  balance: {
    bought: 20,
    extra: 0,
    held: 10,
    forfeited: 1,
    expired: 0,
    refunded: 0,
    left: 9,
    minutesOwed: 0,
    extensionDays: 0,
    lastDay: '2027-02-05',
    weeks: 9,
    perWeek: 1,
  },
};
/** The second course has no class yet, the third was stopped. */
export const courses: StudentCourse[] = [
  course,
  {
    ...course,
    enrolmentId: 'e2',
    packageName: 'Conversation',
    status: 'waitingForClass',
    classId: null,
    className: null,
    teacherId: null,
    teacherName: null,
    level: null,
    dueAt,
    attendance: { present: 0, late: 0, absent: 0, percent: null },
    balance: { ...course.balance, held: 0, forfeited: 0, left: 20, lastDay: null },
  },
  { ...course, enrolmentId: 'e3', packageName: 'Special Course', status: 'suspended' },
];

export const student: StudentDetail = {
  ...kiranaFacts,
  learnerId: 'l1',
  consentNeeded: true,
  birthDate: '2016-05-04',
  account: {
    id: 'a1',
    username: 'dewi',
    name: 'Dewi',
    email: 'dewi@fasih.example',
    phone: '+628123456789',
    active: true,
    version: 4,
  },
  guardians: [],
  consents: [
    {
      guardianName: 'Dewi',
      relation: 'mother',
      textVersion: '3',
      givenAt: '2026-10-01T02:00:00.000Z',
      withdrawnAt: '2026-11-02T02:00:00.000Z',
    },
  ],
  courses,
  payments: [
    {
      orderId: 'o1',
      packageName: 'General English',
      status: 'paid',
      shown: 'paid',
      total: 1_650_000,
      createdAt: '2026-10-01T02:00:00.000Z',
      paidAt: '2026-10-01T03:00:00.000Z',
      receiptNumber: 'R-7',
    },
  ],
};

export const events: Reply<typeof courseEvents> = {
  data: [
    {
      number: 2,
      kind: 'forfeited',
      meetings: -1,
      minutes: 0,
      days: 0,
      at: '2026-11-03T02:00:00.000Z',
      decision: null,
    },
    {
      number: 1,
      kind: 'bought',
      meetings: 20,
      minutes: 0,
      days: 0,
      at: '2026-10-01T03:00:00.000Z',
      decision: null,
    },
  ],
};

export const note: LearnerNote = {
  id: 'n1',
  text: 'Shy in groups',
  by: 'Agus',
  at: '2026-11-20T02:00:00.000Z',
  mine: true,
};

export const erasing: Erasure = {
  request: null,
  accountToo: true,
  meetingsAhead: 3,
  goes: { notes: 1, tests: 2, reports: 0, messages: 4 },
  stays: { orders: 1, courses: 3, receipts: 1 },
};

const kept: MergePreview['kept'] = {
  learnerId: 'l1',
  name: 'Kirana',
  birthDate: '2016-05-04',
  kind: 'child',
  version: 7,
  account: { id: 'a1', name: 'Dewi', email: 'dewi@fasih.example' },
};
/** The second record holds an order and a test; its meetings collide with those of the first. */
export const joining: MergePreview = {
  kept,
  gone: {
    ...kept,
    learnerId: 'l2',
    birthDate: null,
    version: 8,
    account: { id: 'a2', name: 'Sari', email: 'sari@fasih.example' },
  },
  moves: { orders: 1, courses: 0, meetings: 0, tests: 1, notes: 0, waiting: 0 },
  conflicts: [{ kind: 'doubleBooked', count: 2 }],
  warnings: ['otherAccount'],
};
