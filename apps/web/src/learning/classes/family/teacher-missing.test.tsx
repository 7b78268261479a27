import { textsIn } from '@fasih/messages/texts';
import { later, MINUTE } from '@fasih/school/basics/instants';
import type { LearnerMeeting } from '@fasih/school/office/homes/contract';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../../test/person-at-page.tsx';
import { TeacherMissing } from './teacher-missing.tsx';

const { pressTwice, show, writes } = personAtPage('enrolments');
const t = textsIn('id').enrolments.nextMeeting;
const start = new Date('2026-11-02T02:00:00Z');
const meeting = {
  meetingId: 'm1',
  state: 'present',
  teacherHere: false,
  startsAt: start.toISOString(),
  endsAt: later(start, 60 * MINUTE).toISOString(),
} as unknown as LearnerMeeting;
const shownAt = (ms: number, more: Partial<LearnerMeeting> = {}) =>
  show(<TeacherMissing meeting={{ ...meeting, ...more }} learnerId="l1" now={later(start, ms)} />);
const button = () => screen.queryByRole('button', { name: t.teacherMissing });

it('a family can say from three minutes after the start that the teacher is not there, once', async () => {
  const person = await shownAt(3 * MINUTE);
  await pressTwice(person, button() ?? document.body);
  expect(await screen.findByText(t.teacherMissingTold)).toBeTruthy();
  expect(writes()).toEqual([{ method: 'POST', path: '/meetings/m1/attendance/l1/dispute', body: null }]);
});

it.each([
  ['earlier', 3 * MINUTE - 1, {}],
  ['once the teacher is there', 5 * MINUTE, { teacherHere: true }],
  ['after the end', 61 * MINUTE, {}],
  ['twice', 5 * MINUTE, { dispute: 'open' as const }],
])('not %s', async (_, ms, more) => {
  await shownAt(ms, more);
  expect(button()).toBeNull();
  expect(screen.queryByText(t.teacherDisputed) !== null).toBe('dispute' in more);
});

it('takes the report back once the learner is marked, and not before', async () => {
  const came = () => screen.queryByRole('button', { name: t.teacherCame });
  await shownAt(5 * MINUTE, { dispute: 'open', state: 'planned' });
  expect(came()).toBeNull();
  cleanup();
  const person = await shownAt(5 * MINUTE, { dispute: 'open' });
  await pressTwice(person, came() ?? document.body);
  expect(await screen.findByText(t.teacherCameTold)).toBeTruthy();
  expect(writes()).toEqual([{ method: 'DELETE', path: '/meetings/m1/attendance/l1/dispute', body: null }]);
});
