import { textsIn } from '@fasih/messages/texts';
import type { Reply } from '@fasih/school/basics/contract';
import { later, MINUTE } from '@fasih/school/basics/instants';
import type { teacherLesson } from '@fasih/school/office/homes/lesson-contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { personAtPage } from '../../../../test/person-at-page.tsx';
import { meetingOf, seatOf } from '../../../learning/teachers/teachers.fixtures.ts';
import LessonPage from './lesson.tsx';

const { replies, show, writes } = personAtPage(
  'teachers',
  'attendance',
  'meetings',
  'policy',
  'enrolments',
  'materials',
);
const t = textsIn('id').teachers.screens;

type Lesson = Reply<typeof teacherLesson>;
const NOW = new Date();
let lesson: Lesson;
beforeEach(() => {
  lesson = {
    serverNow: NOW.toISOString(),
    ageGroup: 'kids',
    meeting: meetingOf(2, 0, {
      className: 'Kelas Sari',
      level: null,
      checkedInAt: NOW.toISOString(),
      topic: { title: { id: 'Warna', en: 'Colours' }, canDo: { id: '', en: '' } },
      startsAt: later(NOW, -40 * MINUTE).toISOString(),
      endsAt: later(NOW, 20 * MINUTE).toISOString(),
      link: 'https://zoom.us/j/1',
      seats: [seatOf({ name: 'Sari', number: 2 })],
    }),
    last: { number: 1, startsAt: '2026-11-02T02:00:00.000Z', note: 'Salam', homework: 'Halaman 4' },
  };
  replies(({ method, path, body }) => {
    if (path === '/teacher/meetings/m2') return { body: lesson };
    if (method === 'PUT') {
      lesson.meeting = { ...lesson.meeting, ...(body as object), version: 2 };
      return { body: lesson.meeting };
    }
    return { body: { course: [], uploads: [], number: 2, kind: 'lesson' } };
  });
});
const open = () => show(<LessonPage />, { at: '/teacher/meetings/m2', path: '/teacher/meetings/:meetingId' });

it('shows who learns, the minutes that are left and the last note, and saves what is typed', async () => {
  const person = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sari' })).toBeTruthy();
  expect(screen.getByText(t.lesson.left({ n: 20 }))).toBeTruthy();
  expect(screen.getByRole('group', { name: t.marks.of({ name: 'Sari' }) })).toBeTruthy();
  expect(screen.getByText('Salam')).toBeTruthy();
  expect(screen.getByText('Halaman 4')).toBeTruthy();
  await person.type(screen.getByLabelText(t.note.note), 'Warna dan angka');
  await person.tab();
  expect(await screen.findByText(t.lesson.saved)).toBeTruthy();
  expect(writes()).toMatchObject([
    { method: 'PUT', path: '/meetings/m2/note', body: { note: 'Warna dan angka', homework: '', version: 1 } },
  ]);
});

it.each([
  ['in an hour and more', 70, t.lesson.later],
  ['in a quarter of an hour', 15, t.lesson.startsIn({ n: 15 })],
  ['over', -61, t.lesson.over],
])('a meeting that is %s says so', async (_when, minutes, said) => {
  const start = later(NOW, minutes * MINUTE);
  lesson.meeting = {
    ...lesson.meeting,
    startsAt: start.toISOString(),
    endsAt: later(start, 60 * MINUTE).toISOString(),
    checkedInAt: null,
  };
  await open();
  expect(await screen.findByText(said)).toBeTruthy();
});

it('a first meeting has no last note', async () => {
  lesson.last = null;
  await open();
  expect(await screen.findByText(t.lesson.noLast)).toBeTruthy();
});
