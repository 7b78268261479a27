import type { CourseReport, TestResult } from '@fasih/school/learning/reports/contract';

/** Kirana's course of twenty meetings, all attended; no test is scored and no report is written. */
export const courseReport = (change: Partial<CourseReport> = {}): CourseReport => ({
  enrolmentId: 'e1',
  learner: { id: 'l1', name: 'Kirana' },
  classId: 'c1',
  courseName: 'General English',
  packageType: 'general_english',
  level: 'Kids Beginner',
  levelProposed: false,
  openedAt: '2026-08-01T03:00:00.000Z',
  bought: 20,
  attended: 20,
  tests: [],
  report: null,
  certificates: [],
  certificateNeeds: 'publishing',
  mayWrite: true,
  ...change,
});

/** A test of hers that was scored with 82. */
export const testResult = (number: number, change: Partial<TestResult> = {}): TestResult => ({
  number,
  kind: 'test',
  state: 'scored',
  score: 82,
  parts: {},
  note: '',
  version: 1,
  criteria: [],
  title: { id: 'Tes', en: 'Test' },
  meetingId: `m${number}`,
  startsAt: '2026-11-20T03:00:00.000Z',
  givenAt: '2026-11-20T05:00:00.000Z',
  changeReason: null,
  ...change,
});
