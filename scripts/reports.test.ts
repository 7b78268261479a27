import { expect, test } from 'vitest';
import { playwrightCounted, vitestCounted } from './reports.ts';

test('a failed case and a file that cannot be loaded are named', () => {
  const report = {
    numPassedTests: 2,
    testResults: [
      {
        name: 'money.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'rounds half up' },
        ],
      },
      {
        name: 'prices.test.ts',
        status: 'passed',
        message: '',
        assertionResults: [{ status: 'passed', fullName: 'a' }],
      },
      { name: 'days.test.ts', status: 'failed', message: 'No such file\n at line 1', assertionResults: [] },
    ],
  };
  expect(vitestCounted(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: ['money.test.ts: rounds half up', 'days.test.ts: No such file'],
  });
});

test('a failed journey is named in whichever group it stands, and so is an error outside all journeys', () => {
  const report = {
    suites: [
      {
        specs: [{ file: 'pay.journey.ts', title: 'pays', ok: true }],
        suites: [{ specs: [{ file: 'pay.journey.ts', title: 'pays twice', ok: false }] }],
      },
    ],
    errors: [{ message: 'No browser' }],
    stats: { expected: 1 },
  };
  expect(playwrightCounted(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: ['pay.journey.ts: pays twice', 'No browser'],
  });
});
