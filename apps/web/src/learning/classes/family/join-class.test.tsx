import { textsIn } from '@fasih/messages/texts';
import { later, MINUTE } from '@fasih/school/basics/instants';
import type { AgendaMeeting } from '@fasih/school/office/homes/teacher-contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../../test/person-at-page.tsx';
import { JoinClass as TeachersJoin } from '../../attendance/teacher/join-class.tsx';
import { JoinClass } from './join-class.tsx';

const { pressTwice, replies, show, writes } = personAtPage('enrolments', 'teachers', 'policy');
const texts = textsIn('id');
const link = 'https://zoom.us/j/1';
const start = new Date('2026-11-02T02:00:00Z');
const meeting = {
  meetingId: 'm1',
  state: 'planned',
  checkedInAt: null,
  startsAt: start.toISOString(),
} as unknown as AgendaMeeting;
const button = () => screen.getByRole('link', { name: 'Gabung kelas' });

it('a family’s press opens the room and marks the learner once, also pressed twice', async () => {
  const person = await show(
    <JoinClass meeting={{ meetingId: 'm1', state: 'planned' }} learnerId="l1" link={link} />,
  );
  expect([button().getAttribute('href'), button().getAttribute('target')]).toEqual([link, '_blank']);
  await pressTwice(person, button());
  expect(await screen.findByText(texts.enrolments.nextMeeting.joinedAsPresent)).toBeTruthy();
  await person.click(button());
  expect(writes()).toEqual([{ method: 'PUT', path: '/meetings/m1/attendance/l1', body: {} }]);
});

it('why a mark was refused is said, and the next press tries again, also without an answer', async () => {
  replies(() => ({ status: 409, body: { code: 'attendance.tooEarly', message: 'Belum waktunya.' } }));
  const person = await show(
    <JoinClass meeting={{ meetingId: 'm1', state: 'planned' }} learnerId="l1" link={link} />,
  );
  await person.click(button());
  const { joinRefused, joinNotMarked } = texts.enrolments.nextMeeting;
  expect(await screen.findByText(joinRefused({ why: 'Belum waktunya.' }))).toBeTruthy();
  replies(() => Promise.reject(new TypeError('offline')));
  await person.click(button());
  expect(await screen.findByText(joinNotMarked)).toBeTruthy();
});

it('who is marked already only opens the room', async () => {
  const person = await show(
    <JoinClass meeting={{ meetingId: 'm1', state: 'present' }} learnerId="l1" link={link} />,
  );
  await person.click(button());
  expect(writes()).toEqual([]);
});

it('earlier than five minutes before the start a teacher’s press only opens the room', async () => {
  const early = await show(
    <TeachersJoin meeting={meeting} link={link} now={later(start, -5 * MINUTE - 1)} />,
  );
  await early.click(button());
  expect(writes()).toEqual([]);
});

it('five minutes before the start a teacher who presses twice checks in once', async () => {
  replies(() => ({ body: { decision: { reason: { key: 'checkIn.onTime', params: {} } } } }));
  const person = await show(<TeachersJoin meeting={meeting} link={link} now={later(start, -5 * MINUTE)} />);
  await pressTwice(person, button());
  expect(
    await screen.findByText(texts.policy.reasons['checkIn.onTime']({}, undefined as never)),
  ).toBeTruthy();
  expect(writes()).toEqual([{ method: 'POST', path: '/meetings/m1/check-in', body: null }]);
});
