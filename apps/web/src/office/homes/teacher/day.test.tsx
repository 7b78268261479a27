import { textsIn } from '@fasih/messages/texts';
import type { AgendaMeeting } from '@fasih/school/office/homes/teacher-contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../../test/person-at-page.tsx';
import { meetingOf, seatOf } from '../../../learning/teachers/teachers.fixtures.ts';
import { Day } from './day.tsx';
import { WeekAhead } from './week-ahead.tsx';
import { Work } from './work.tsx';

const { show } = personAtPage(
  'teachers',
  'attendance',
  'levels',
  'meetings',
  'policy',
  'enrolments',
  'materials',
);
const t = textsIn('id').teachers.screens;

const NOW = new Date().toISOString();
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);

const meeting = (number: number, hours: number, more: Partial<AgendaMeeting> = {}) =>
  meetingOf(number, hours, {
    classId: `c${number}`,
    className: `Kelas ${number}`,
    level: null,
    topic: null,
    startsAt: inHours(hours),
    endsAt: inHours(hours + 1),
    link: 'https://zoom.us/j/1',
    seats: [seatOf({ learnerId: `l${number}`, enrolmentId: `e${number}`, name: `Siswa ${number}`, number })],
    ...more,
  });

const home = {
  serverNow: NOW,
  day: today,
  bookable: true,
  agenda: [] as AgendaMeeting[],
  levels: { total: 0, data: [] },
  minutesThisMonth: 0,
  classes: [],
  history: [],
  students: [],
};

it('the running meeting comes first and is open, the others of the day are lines below it', async () => {
  const agenda = [meeting(1, -3, { state: 'held' }), meeting(2, -0.1), meeting(3, 2)];
  await show(<Day home={{ ...home, agenda }} />);
  const [now, ...others] = screen.getAllByRole('article');
  expect(now?.textContent).toContain(t.home.now);
  const [toClass] = within(now ?? document.body).getAllByRole('link', { name: 'Siswa 2' });
  expect(toClass?.getAttribute('href')).toBe('/teacher/classes/c2');
  expect(
    within(now ?? document.body).getByRole('group', { name: t.marks.of({ name: 'Siswa 2' }) }),
  ).toBeTruthy();
  expect(others.map((one) => within(one).getByRole('heading').textContent)).toEqual(['Siswa 1', 'Siswa 3']);
});

it('a meeting in hours in which the teacher is away says so until it is over, open or as a line', async () => {
  const away = { awaitsSubstitute: true };
  const agenda = [meeting(1, -3, { state: 'missed', ...away }), meeting(2, 1, away), meeting(3, 2, away)];
  await show(<Day home={{ ...home, agenda: [...agenda, meeting(4, 3)] }} />);
  const said = screen.getAllByText(t.home.awaitsSubstitute).map((badge) => badge.closest('article'));
  expect(said.map((one) => within(one as HTMLElement).getByRole('heading').textContent)).toEqual([
    'Siswa 2',
    'Siswa 3',
  ]);
});

it('the week ahead marks the meetings that wait for a substitute', async () => {
  await show(
    <WeekAhead home={{ ...home, ahead: [meeting(5, 30, { awaitsSubstitute: true }), meeting(6, 60)] }} />,
  );
  const marked = screen.getAllByTitle(t.home.awaitsSubstitute);
  expect(marked.map((mark) => mark.closest('li')?.textContent)).toEqual([expect.stringContaining('Siswa 5')]);
});

it('a cancelled meeting stays in its place among the lines of the day', async () => {
  const agenda = [meeting(1, -3, { state: 'held' }), meeting(2, 1), meeting(3, 3)];
  const cancelled = [
    {
      id: '7',
      classId: 'c9',
      className: 'Kelas 9',
      number: 4,
      reason: 'Listrik padam',
      startsAt: inHours(2),
      endsAt: inHours(3),
      learners: ['Siswa 9'],
    },
  ];
  await show(<Day home={{ ...home, agenda, cancelled }} />);
  const [, ...lines] = screen.getAllByRole('article');
  expect(lines.map((one) => within(one).getByRole('heading').textContent)).toEqual([
    'Siswa 1',
    'Siswa 9',
    'Siswa 3',
  ]);
  expect(lines[1]?.textContent).toContain(t.day.cancelled);
  expect(lines[1]?.textContent).toContain('Listrik padam');
});

it('where today has none left, the next meeting of the week is shown with its day', async () => {
  await show(
    <Day home={{ ...home, agenda: [meeting(1, -3, { state: 'held' })], ahead: [meeting(4, 30)] }} />,
  );
  const [next, over] = screen.getAllByRole('article');
  expect(next?.textContent).toContain(t.home.next);
  expect(next?.textContent).toContain('Kelas 4');
  expect(over?.textContent).toContain('Kelas 1');
});

it('what is owed is listed by its deadline, and a note is written right there', async () => {
  const person = await show(
    <Work
      home={{
        ...home,
        levels: {
          total: 2,
          data: [
            {
              enrolmentId: 'e9',
              name: 'Bima',
              className: 'Kelas 9',
              level: 'Kids Beginner',
              dueAt: inHours(-30),
            },
            {
              enrolmentId: 'e8',
              name: 'Citra',
              className: 'Kelas 8',
              level: 'Adult Beginner',
              isAskedAgain: true,
              dueAt: null,
            },
          ],
        },
        unwritten: [meeting(5, -20, { state: 'held' })],
        unscored: [
          {
            enrolmentId: 'e6',
            name: 'Sekar',
            className: 'Kelas 6',
            number: 10,
            kind: 'test',
            startsAt: inHours(-50),
          },
        ],
        totals: { unwritten: 7, unscored: 3, classes: 9, students: 30 },
      }}
    />,
  );
  expect(screen.getAllByRole('listitem').map((row) => row.querySelector('strong')?.textContent)).toEqual([
    'Sekar',
    'Bima',
    'Siswa 5',
    'Citra',
  ]);
  expect(screen.getAllByText(t.home.level)).toHaveLength(1);
  expect(screen.getByText(t.home.levelAgain)).toBeTruthy();
  expect(screen.getByRole('heading', { name: `${t.home.work} 12` })).toBeTruthy();
  expect(screen.getByText(t.home.more({ n: 8 }))).toBeTruthy();
  await person.click(screen.getByRole('button', { name: t.home.writeFor({ number: 5, name: 'Siswa 5' }) }));
  expect(screen.getByLabelText(t.note.note)).toBeTruthy();
});
