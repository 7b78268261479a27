import { textsIn } from '@fasih/messages/texts';
import { classTitle } from '@fasih/school/learning/classes/title';
import type { AgendaMeeting, TeacherClass } from '@fasih/school/office/homes/teacher-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { personAtPage } from '../../../../test/person-at-page.tsx';
import { classOf, inHours, meetingOf, NOW, pageOf, seatOf } from '../../teachers/teachers.fixtures.ts';
import ClassPage from './class.tsx';
import { ClassFilter } from './class-filter.tsx';
import TeacherClasses from './classes.tsx';

const { show, replies, writes, reads } = personAtPage(
  'teachers',
  'meetings',
  'enrolments',
  'materials',
  'attendance',
  'policy',
  'reports',
  'classes',
);
const t = textsIn('id').teachers.screens;
const attendance = textsIn('id').attendance;
const common = textsIn('id').common;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) }));
afterEach(() => vi.useRealTimers());

const opensClass = async (meetings: AgendaMeeting[], more: Partial<TeacherClass> = {}) => {
  replies(({ path }) =>
    path.includes('/materials')
      ? {
          body: {
            meetingId: 'm1',
            number: 1,
            kind: 'lesson',
            title: null,
            course: [],
            uploads: [],
            mayAdd: false,
          },
        }
      : { body: { serverNow: NOW, class: classOf(more), meetings } },
  );
  const person = await show(<ClassPage />, { at: '/teacher/classes/c1', path: '/teacher/classes/:id' });
  const { students, name } = classOf(more);
  await screen.findByRole('heading', { name: classTitle(students, name) });
  return person;
};
const rowOf = (number: number) =>
  within(
    screen
      .getByRole('button', { name: new RegExp(`^${t.meeting({ number })}:`) })
      .closest('li') as HTMLElement,
  );

it('a teacher sees each class with its time, students and link; one without a link is asked for it', async () => {
  replies(() => ({
    body: pageOf([
      classOf(),
      classOf({ classId: 'c2', name: 'Kelas Bima', students: ['Bima'], zoom_link: null, zoom_room: null }),
    ]),
  }));
  const person = await show(<TeacherClasses />);
  const [own, bare] = await screen.findAllByRole('article');
  expect(own?.textContent).toContain('Kirana');
  expect(own?.textContent).toContain(t.room({ room: '123 456' }));
  expect(own?.textContent).toContain(t.classStates.active);
  expect(bare?.textContent).toContain(t.noLink);
  await person.click(screen.getByRole('button', { name: t.zoom.of({ action: t.zoom.add, name: 'Bima' }) }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.getByLabelText(t.zoom.link)).toHaveProperty('value', '');
});

it.each(['early', 'refunded'] as const)(
  'a class that ended before its course was used up says how: %s',
  async (ending) => {
    replies(() => ({ body: pageOf([classOf({ state: 'completed', ending, nextStartsAt: null })]) }));
    await show(<TeacherClasses />);
    const card = await screen.findByRole('article');
    expect(card.textContent).toContain(t.classEndings[ending]);
    expect(card.textContent).not.toContain(t.classStates.completed);
  },
);

it('a class that is over has no link to change', async () => {
  replies(() => ({ body: pageOf([classOf({ state: 'completed', nextStartsAt: null })]) }));
  await show(<TeacherClasses />);
  const card = await screen.findByRole('article');
  expect(card.textContent).toContain(t.classStates.completed);
  expect(within(card).queryByRole('button')).toBeNull();
});

it('the state that is chosen is asked for, and a list without a hit leads back to all', async () => {
  replies(() => ({ body: pageOf([]) }));
  const person = await show(<TeacherClasses />);
  expect(await screen.findByText(t.noClasses)).toBeTruthy();
  expect(screen.getByRole('link', { name: t.availability.title }).getAttribute('href')).toBe(
    '/teacher/availability',
  );
  await person.selectOptions(screen.getByRole('combobox', { name: t.classFilter }), 'paused');
  expect(await screen.findByText(t.noneFound)).toBeTruthy();
  expect(reads().at(-1)).toContain('state=paused');
  expect(screen.getByRole('link', { name: common.clearFilters }).getAttribute('href')).toBe(
    '/teacher/classes',
  );
});

it('a class shows its facts on top; meetings that are over are folded, those to come are lines', async () => {
  await opensClass([
    meetingOf(1, -26, { state: 'held', seats: [seatOf({ state: 'late' })] }),
    meetingOf(2, 24),
    meetingOf(3, 48),
  ]);
  expect(screen.getByRole('link', { name: 'Kirana' }).getAttribute('href')).toBe('/teacher/students/e1');
  expect(screen.getByRole('link', { name: t.join }).getAttribute('href')).toBe('https://zoom.us/j/1');
  expect(screen.getByText(t.past({ n: 1 }))).toBeTruthy();
  expect(rowOf(1).getByText(attendance.status.late)).toBeTruthy();
  expect(rowOf(2).queryByRole('textbox')).toBeNull();
});

it('a line opens to note, files and what can be done, and closes again', async () => {
  const person = await opensClass([meetingOf(2, 24)]);
  const line = screen.getByRole('button', { name: /^Pertemuan 2:/ });
  await person.click(line);
  expect(line.getAttribute('aria-expanded')).toBe('true');
  await person.type(rowOf(2).getByRole('textbox', { name: t.note.note }), 'Kata kerja');
  expect(rowOf(2).getByRole('button', { name: t.moveOf({ number: 2 }) })).toBeTruthy();
  expect(rowOf(2).getByRole('button', { name: t.cancelOf({ number: 2 }) })).toBeTruthy();
  await person.click(rowOf(2).getByRole('button', { name: common.save }));
  await waitFor(() =>
    expect(writes()).toMatchObject([{ body: { note: 'Kata kerja', homework: '', version: 1 } }]),
  );
  await person.click(line);
  expect(rowOf(2).queryByRole('textbox')).toBeNull();
});

it('a meeting that has begun is neither moved nor cancelled; one without a time is planned', async () => {
  const person = await opensClass([
    meetingOf(1, -0.5),
    meetingOf(2, 0, { state: 'to_plan', startsAt: null, endsAt: null }),
  ]);
  await person.click(screen.getByRole('button', { name: /^Pertemuan 1:/ }));
  expect(rowOf(1).queryByRole('button', { name: t.moveOf({ number: 1 }) })).toBeNull();
  expect(rowOf(1).queryByRole('button', { name: t.cancelOf({ number: 1 }) })).toBeNull();
  expect(rowOf(2).getByRole('button', { name: t.planOf({ number: 2 }) })).toBeTruthy();
});

it('a meeting that gets an earlier time and so another number says that it is planned, and stays open', async () => {
  const meetings = [meetingOf(1, 48), meetingOf(2, 0, { state: 'to_plan', startsAt: null, endsAt: null })];
  const person = await opensClass(meetings);
  await person.click(screen.getByRole('button', { name: /^Pertemuan 2:/ }));
  const decision = {
    outcome: 'allowed',
    rule: 'plan',
    policyVersion: 1,
    reason: { key: 'plan.allowed', params: { lastDay: '2027-02-09' } },
  };
  const free = [{ start: inHours(24), end: inHours(25) }];
  const meeting = { ...meetings[1], id: 'm2', learners: [], ...free[0] };
  const options = {
    meeting: { ...meeting, start: null, end: null },
    move: decision,
    free,
    fullWeeks: [],
    next: null,
    noticeUntil: null,
    earliest: null,
    lastDay: null,
  };
  const renumbered = [meetingOf(1, 24, { meetingId: 'm2' }), meetingOf(2, 48, { meetingId: 'm1' })];
  let isPlanned = false;
  replies(({ method, path }) => {
    if (path.includes('/materials')) return { body: { course: [], uploads: [], mayAdd: false } };
    if (path.includes('/options')) return { body: options };
    isPlanned ||= method === 'POST';
    return method === 'POST'
      ? { body: { decision, meeting } }
      : { body: { serverNow: NOW, class: classOf(), meetings: isPlanned ? renumbered : meetings } };
  });
  await person.click(rowOf(2).getByRole('button', { name: t.planOf({ number: 2 }) }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click((await dialog.findAllByRole('radio'))[0] as HTMLElement);
  await person.click(dialog.getAllByRole('radio').at(-1) as HTMLElement);
  await person.click(dialog.getByRole('button', { name: textsIn('id').meetings.move.submitPlan }));
  expect(await dialog.findByText(/^Tersimpan/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Pertemuan 1:/ }).getAttribute('aria-expanded')).toBe('true');
});

it('a group is moved by the school alone', async () => {
  const seats = [seatOf(), seatOf({ learnerId: 'l2', enrolmentId: 'e2', name: 'Bima' })];
  const person = await opensClass([meetingOf(2, 24, { capacity: 4, seats })], {
    capacity: 4,
    students: ['Kirana', 'Bima'],
  });
  await person.click(screen.getByRole('button', { name: /^Pertemuan 2:/ }));
  expect(rowOf(2).queryByRole('button', { name: t.moveOf({ number: 2 }) })).toBeNull();
  expect(rowOf(2).getByRole('button', { name: t.cancelOf({ number: 2 }) })).toBeTruthy();
  expect(
    rowOf(2)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Kirana', 'Bima']);
});

it('a substitute sees who comes, and not the course of the learner', async () => {
  const person = await opensClass([meetingOf(2, 24, { given: true })]);
  await person.click(screen.getByRole('button', { name: /^Pertemuan 2:/ }));
  expect(rowOf(2).getByText('Kirana')).toBeTruthy();
  expect(rowOf(2).queryByRole('link', { name: 'Kirana' })).toBeNull();
});

it('a stone of the path leads to its meeting, out of the fold too', async () => {
  const person = await opensClass([meetingOf(1, -26, { state: 'held' }), meetingOf(2, 24)]);
  Element.prototype.scrollIntoView = () => {};
  await person.click(screen.getAllByRole('button', { name: /^(Pertemuan )?1\b/ })[0] as HTMLElement);
  const line = screen.getByRole('button', { name: /^Pertemuan 1:/ });
  await waitFor(() => expect(document.activeElement).toBe(line));
  expect(line.getAttribute('aria-expanded')).toBe('true');
  expect(line.closest('details')?.open).toBe(true);
});

it('a class without a link asks for one in its header', async () => {
  const person = await opensClass([], { zoom_link: null, zoom_room: null, students: [], nextStartsAt: null });
  await person.click(screen.getByRole('button', { name: t.zoom.add }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText(t.zoom.link), 'https://zoom.us/j/9');
  await person.click(dialog.getByRole('button', { name: common.save }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { path: '/classes/c1/link', body: { zoom_link: 'https://zoom.us/j/9' } },
    ]),
  );
});

it('whoever has no such class is told so', async () => {
  replies(() => ({ status: 404, body: { code: 'classes.notFound', message: 'x' } }));
  await show(<ClassPage />, { at: '/teacher/classes/c9', path: '/teacher/classes/:id' });
  expect(await screen.findByText(common.problems.notFound)).toBeTruthy();
  expect(screen.queryByText(inHours(1))).toBeNull();
});

it('two classes of one learner are told apart in the filter by their own names', async () => {
  replies(() => ({
    body: pageOf([
      classOf({ classId: 'c1', name: 'Conversation 1', students: ['Bima'] }),
      classOf({ classId: 'c2', name: 'TOEFL 2', students: ['Bima'] }),
      classOf({ classId: 'c3', name: 'Kids 3', students: ['Ani'] }),
    ]),
  }));
  await show(<ClassFilter />);
  await screen.findByRole('option', { name: 'Ani' });
  expect(screen.getByRole('option', { name: 'Bima · Conversation 1' })).toBeDefined();
  expect(screen.getByRole('option', { name: 'Bima · TOEFL 2' })).toBeDefined();
});
