import { textsIn } from '@fasih/messages/texts';
import type { Certificate, CourseReport } from '@fasih/school/learning/reports/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../../test/person-at-page.tsx';
import { courseReport, testResult } from '../reports.fixtures.ts';
import StudentReport from './student-report.tsx';

const { show, replies, reads } = personAtPage('reports', 'classes', 'learners', 'enrolments', 'levels');
const t = textsIn('id').reports;
const { common } = textsIn('id');

const certificate: Certificate = {
  id: 'x1',
  code: 'ABCDEFGHJKLM',
  learnerName: 'Kirana Lestari',
  courseName: 'General English',
  level: 'Kids Beginner',
  score: 90,
  issuedAt: '2026-11-25T02:00:00.000Z',
  revokedAt: null,
  revokeReason: null,
  path: '/certificates/x1/file.pdf',
  verifyUrl: 'https://fasih.example/x',
};
const courseOf = (more: Partial<CourseReport> = {}) =>
  courseReport({ attended: 19, mayWrite: false, ...more });
const opens = (courses: CourseReport[], at = '/certificates') => {
  replies(({ path }) =>
    path.startsWith('/my-reports')
      ? { body: { data: courses, total: courses.length, page: 1, pageSize: 10 } }
      : { body: { data: [] } },
  );
  return show(<StudentReport />, { at });
};

it('a family without a report reads what this page will show, with a link to the classes', async () => {
  await opens([], '/certificates?learner=l2');
  expect(await screen.findByText(t.noneText)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/class/general-english?learner=l2');
  expect(reads().some((path) => path.startsWith('/my-reports') && path.includes('learnerId=l2'))).toBe(true);
});

it('each test says its score with parts and the teacher’s words, or why it has none', async () => {
  await opens([
    courseOf({
      tests: [
        testResult(10, {
          criteria: [{ slug: 'speaking', name: { id: 'Berbicara', en: 'Speaking' }, points: 50 }],
          parts: { speaking: 45 },
          note: 'Lancar sekali.',
          changeReason: 'Salah hitung',
        }),
        testResult(20, { kind: 'final', state: 'notTaken', score: null, startsAt: null }),
      ],
    }),
  ]);
  const [midway, final] = (await screen.findAllByRole('heading', { level: 4 })).map(
    (head) => head.closest('li')?.textContent ?? '',
  );
  for (const words of [
    t.scoreOf({ score: 82 }),
    'Berbicara',
    t.partOf({ points: 45, most: 50 }),
    'Lancar sekali.',
    'Salah hitung',
  ])
    expect(midway).toContain(words);
  expect(final).toContain(t.states.notTaken);
  expect(final).toContain(t.notTakenWhy);
});

it('the report and what the certificate still needs are shown', async () => {
  await opens([
    courseOf({
      certificateNeeds: 'finalScore',
      report: {
        summary: 'Berani bertanya.',
        strengths: 'Kosakata',
        nextSteps: '',
        writtenBy: 'Nadia',
        version: 2,
        updatedAt: '2026-11-24T02:00:00.000Z',
        publishedAt: '2026-11-25T02:00:00.000Z',
      },
    }),
  ]);
  expect(await screen.findByText('Berani bertanya.')).toBeTruthy();
  expect(screen.getByText(t.needs.finalScore)).toBeTruthy();
  expect(screen.queryByText(t.nextSteps)).toBeNull();
});

it('a certificate looks as on paper, and leads to its file and its proof', async () => {
  await opens([courseOf({ certificateNeeds: null, certificates: [certificate] })]);
  const name = await screen.findByText('Kirana Lestari');
  const paper = within(name.parentElement as HTMLElement);
  expect(paper.getByText(/90 dari 100/)).toBeTruthy();
  expect(paper.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/api/certificates/x1/file.pdf',
    '/certificates/verify/ABCDEFGHJKLM',
  ]);
});

it('a certificate that was revoked says so, with the reason', async () => {
  const revoked = { ...certificate, revokedAt: '2026-11-26T02:00:00.000Z', revokeReason: 'Nama keliru' };
  await opens([courseOf({ certificateNeeds: 'school', certificates: [revoked] })]);
  expect(await screen.findByText('Nama keliru')).toBeTruthy();
  expect(screen.getByText(t.revokedOn({ day: '26 Nov 2026' }))).toBeTruthy();
});

it('reports that fail to load can be loaded again', async () => {
  replies(() => ({ status: 500, body: { code: 'common.internal', message: 'x' } }));
  await show(<StudentReport />, { at: '/certificates' });
  expect(await screen.findByRole('button', { name: common.retry })).toBeTruthy();
});
