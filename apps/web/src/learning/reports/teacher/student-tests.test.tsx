import type { CourseReport, TestResult } from '@fasih/school/learning/reports/contract';
import { expect, it } from 'vitest';
import { stage } from '../../../../test/stage.tsx';
import { StudentTests } from './student-tests.tsx';

const { show, text, texts } = stage('teachers', 'reports');

const scored = (number: number, kind: TestResult['kind']): TestResult => ({
  ...{ number, kind, state: 'scored', score: 82, parts: {}, note: '', version: 1, criteria: [] },
  title: { id: 'Tes', en: 'Test' },
  ...{ meetingId: 'm1', startsAt: null, givenAt: '2026-11-20T03:00:00.000Z', changeReason: null },
});
const course = (certificateNeeds: CourseReport['certificateNeeds']): CourseReport => ({
  ...{
    enrolmentId: 'e1',
    learner: { id: 'l1', name: 'Kirana' },
    courseName: 'General English',
    classId: 'c1',
  },
  ...{
    packageType: 'general_english',
    level: 'A1',
    levelProposed: false,
    openedAt: '2026-08-01T03:00:00.000Z',
    bought: 20,
  },
  ...{ attended: 20, tests: [scored(10, 'test'), scored(20, 'final')], report: null, certificates: [] },
  ...{ certificateNeeds, mayWrite: true },
});
const CERTIFIED = 'Sertifikat sudah terbit dengan nilai ini';

it('the score on a valid certificate is not offered to change, and the page says why', async () => {
  await show(<StudentTests course={course(null)} />);
  expect(texts('button')).toEqual(['Ubah nilai']);
  expect(text()).toContain(CERTIFIED);
});

it('without one every score can be changed', async () => {
  await show(<StudentTests course={course('publishing')} />);
  expect(texts('button')).toEqual(['Ubah nilai', 'Ubah nilai']);
  expect(text()).not.toContain(CERTIFIED);
});
