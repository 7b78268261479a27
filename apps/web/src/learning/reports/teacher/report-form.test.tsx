import { textsIn } from '@fasih/messages/texts';
import type { CourseReport, Report } from '@fasih/school/learning/reports/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage, type Reply } from '../../../../test/person-at-page.tsx';
import { courseReport } from '../reports.fixtures.ts';
import { CertificateState } from './certificate-state.tsx';
import { ReportForm } from './report-form.tsx';

const { show, replies, writes, pressTwice } = personAtPage('reports', 'teachers');
const t = textsIn('id').reports;
const s = textsIn('id').teachers.screens;
const { common } = textsIn('id');

const written: Report = {
  summary: 'Kirana berani bertanya.',
  strengths: 'Kosakata',
  nextSteps: '',
  writtenBy: 'Nadia',
  updatedAt: '2026-11-24T02:00:00.000Z',
  publishedAt: null,
  version: 3,
};
const opens = (more: Partial<CourseReport> = {}, answer?: Reply) => {
  replies(() => answer ?? { body: courseReport(more) });
  return show(<ReportForm course={courseReport(more)} />);
};
const field = (name: 'summary' | 'strengths' | 'nextSteps') => screen.getByRole('textbox', { name: t[name] });
const save = () => screen.getByRole('button', { name: t.save });
const publish = () => screen.getByRole('button', { name: t.publish });

it('a report needs a summary, is saved once as a draft, and can be published only then', async () => {
  const person = await opens();
  expect(publish()).toHaveProperty('disabled', true);
  expect(screen.getByText(s.studentPage.unsaved)).toBeTruthy();
  await person.type(field('strengths'), 'Kosakata');
  await person.click(save());
  expect(screen.getByText(common.fields.required)).toBeTruthy();
  expect(writes()).toEqual([]);
  await person.type(field('summary'), 'Berani bertanya.');
  await pressTwice(person, save());
  expect(await screen.findByText(t.saved)).toBeTruthy();
  expect(writes()).toEqual([
    {
      method: 'PUT',
      path: '/enrolments/e1/report',
      body: { summary: 'Berani bertanya.', strengths: 'Kosakata', nextSteps: '' },
    },
  ]);
});

it('a draft is published; what was changed since must be saved first', async () => {
  const person = await opens({ report: written });
  expect(screen.getByText(t.draft)).toBeTruthy();
  expect(screen.getByText(t.publishHint)).toBeTruthy();
  await person.type(field('nextSteps'), 'Membaca');
  expect(publish()).toHaveProperty('disabled', true);
  await person.clear(field('nextSteps'));
  await person.click(publish());
  expect(await screen.findByText(t.publishedNow)).toBeTruthy();
  expect(writes()).toMatchObject([{ method: 'POST', path: '/enrolments/e1/report/publish' }]);
});

it('a report that is published says since when', async () => {
  await opens({ report: { ...written, publishedAt: '2026-11-25T02:00:00.000Z' } });
  expect(screen.getByText(/^Terbit 25 Nov 2026/)).toBeTruthy();
  expect(screen.queryByText(t.draft)).toBeNull();
});

it('a text that was saved elsewhere meanwhile stays beside what was typed here', async () => {
  const message = common.problems.stale;
  const person = await opens({ report: written }, { status: 409, body: { code: 'common.stale', message } });
  await person.type(field('summary'), ' Sekali.');
  await person.click(save());
  expect(await screen.findByText(t.stale)).toBeTruthy();
  expect(screen.getByText(s.savedNow({ text: written.summary }))).toBeTruthy();
  expect(field('summary')).toHaveProperty('value', `${written.summary} Sekali.`);
  await waitFor(() => expect(writes()[0]?.body).toMatchObject({ version: 3 }));
});

it('why a report cannot be published is said', async () => {
  const message = t.problems.nothingWritten;
  const person = await opens(
    { report: written },
    { status: 409, body: { code: 'reports.nothingWritten', message } },
  );
  await person.click(publish());
  expect(await screen.findByText(message)).toBeTruthy();
});

it('who may only read it has nothing to press', async () => {
  await opens({ report: written, mayWrite: false });
  expect(field('summary')).toHaveProperty('readOnly', true);
  expect(screen.queryByRole('button')).toBeNull();
});

const certificate = {
  id: 'x1',
  code: 'ABCD EFGH JKLM',
  learnerName: 'Kirana',
  courseName: 'General English',
  level: null,
  score: 90,
  issuedAt: '2026-11-25T02:00:00.000Z',
  revokedAt: null,
  revokeReason: null,
  path: '/certificates/x1/file.pdf',
  verifyUrl: 'https://fasih.example/certificates/verify/ABCD',
};

it('what a certificate still needs is said; a valid one can be fetched, one that was revoked says why', async () => {
  await show(
    <CertificateState
      course={courseReport({
        certificateNeeds: 'school',
        certificates: [
          { ...certificate, id: 'x2', revokedAt: '2026-11-26T02:00:00.000Z', revokeReason: 'Nama keliru' },
        ],
      })}
    />,
  );
  expect(screen.getByText(t.needs.school)).toBeTruthy();
  expect(screen.getByText('Nama keliru')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('a valid certificate can be fetched', async () => {
  await show(
    <CertificateState course={courseReport({ certificateNeeds: null, certificates: [certificate] })} />,
  );
  expect(screen.getByRole('link', { name: t.download }).getAttribute('href')).toBe(
    '/api/certificates/x1/file.pdf',
  );
  expect(screen.queryByText(t.noCertificate)).toBeNull();
});
