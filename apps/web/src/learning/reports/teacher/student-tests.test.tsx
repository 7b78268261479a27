import type { CourseReport } from '@fasih/school/learning/reports/contract';
import { expect, it } from 'vitest';
import { stage } from '../../../../test/stage.tsx';
import { courseReport, testResult } from '../reports.fixtures.ts';
import { StudentTests } from './student-tests.tsx';

const { show, text, texts } = stage('teachers', 'reports');

const course = (certificateNeeds: CourseReport['certificateNeeds']) =>
  courseReport({ tests: [testResult(10), testResult(20, { kind: 'final' })], certificateNeeds });
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
