import { textsIn } from '@fasih/messages/texts';
import type { FittingTimes, SeriesPlan } from '@fasih/school/learning/series/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inDialog } from '../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { ChangeTimes } from './change-times.tsx';

const { replies, show, writes } = personAtPage('series', 'staff', 'students', 'classes', 'placing');
const { series: t, students, classes } = textsIn('en');

const schoolClass = {
  id: 'c1',
  name: 'Kids Beginner',
  teacher: { id: 't1', name: 'Ratna' },
  learners: [{ id: 'l1', name: 'Kirana' }],
  slots: [
    { weekday: 2, minute: 960 },
    { weekday: 4, minute: 960 },
  ],
};
const change = (
  number: number,
  was: string,
  to: string | null,
): SeriesPlan['classes'][number]['changes'][number] => ({
  meetingId: `m${number}`,
  number,
  kind: 'series',
  was,
  to,
  teacherName: 'Ratna',
  isHandedOver: false,
  outcome: to === null ? 'waits' : to === was ? 'kept' : 'moved',
});
const plan = (seen: string): SeriesPlan => {
  const [was, to, stays] = [
    '2026-12-24T09:00:00.000Z',
    '2026-12-25T09:00:00.000Z',
    '2026-12-22T09:00:00.000Z',
  ];
  return {
    classes: [
      {
        classId: 'c1',
        name: 'Kids Beginner',
        learners: ['Kirana'],
        teacher: schoolClass.teacher,
        changes: [change(3, stays, stays), change(4, was, to), change(5, '2026-12-31T09:00:00.000Z', null)],
        times: [
          { was, to },
          { was: '2026-12-31T09:00:00.000Z', to: null },
        ],
        skipped: [{ start: '2027-01-01T09:00:00.000Z', why: 'closed' }],
        staying: [],
        noticeHours: 24,
        extensionDays: 5,
      },
    ],
    families: 1,
    teachers: 1,
    seen,
  };
};
const lessonHours = {
  week: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 480, to: 1200 })),
  startsEvery: 30,
  version: 1,
};

/** Serves what the dialog reads; writes go to `save`. */
const opens = async (save: () => Reply, seen = () => 'first', proposals: FittingTimes[] = []) => {
  const closed = vi.fn();
  replies(({ method, path }) => {
    if (path.endsWith('/times/plan')) return { body: plan(seen()) };
    if (path.endsWith('/times/proposals')) return { body: { proposals } };
    if (method !== 'GET') return save();
    if (path.startsWith('/teachers'))
      return {
        body: { data: [schoolClass.teacher, { id: 't2', name: 'Bayu' }], total: 2, page: 1, pageSize: 100 },
      };
    return { body: lessonHours };
  });
  const user = await show(<ChangeTimes schoolClass={schoolClass} today="2026-12-16" onClose={closed} />, {
    lang: 'en',
    at: '/class/management/c1',
  });
  return { user, closed, form: await inDialog(t.times.title({ name: 'Kirana' })) };
};
const saved = () => writes().filter(({ method }) => method === 'PUT');

it('a new weekday shows at once what moves, waits and stays; one press saves what was seen', async () => {
  const { user, closed, form } = await opens(() => ({ body: plan('first') }));
  expect(form.getByText(t.times.untouched)).toBeTruthy();
  const save = form.getByRole('button', { name: t.times.save });
  expect(save.getAttribute('aria-disabled') ?? save.hasAttribute('disabled')).toBeTruthy();
  await user.selectOptions(await form.findByLabelText(students.dialog.day({ n: 2 })), '5');
  expect(await form.findByText(t.preview.moved({ n: 2 }))).toBeTruthy();
  expect(form.getByText(t.preview.waits({ n: 1, days: 5 }))).toBeTruthy();
  expect(form.getByText(t.preview.kept({ n: 1 }))).toBeTruthy();
  expect(form.getByText(t.preview.skipped({ n: 1 }))).toBeTruthy();
  await waitFor(() =>
    expect(form.getByRole('button', { name: t.times.save }).hasAttribute('disabled')).toBe(false),
  );
  await user.click(form.getByRole('button', { name: t.times.save }));
  expect(await screen.findByText(t.done({ families: 1, teachers: 1 }))).toBeTruthy();
  expect(closed).toHaveBeenCalledOnce();
  expect(saved()).toEqual([
    expect.objectContaining({
      path: '/classes/c1/times',
      body: {
        from: '2026-12-21',
        slots: [
          { weekday: 2, minute: 960 },
          { weekday: 5, minute: 960 },
        ],
        teacherId: 't1',
        reason: '',
        seen: 'first',
      },
    }),
  ]);
});

it('what has changed meanwhile is said, and the new plan is the one that is saved next', async () => {
  let now = 'first';
  const message = classes.problems.planChanged;
  const { user, form } = await opens(
    () =>
      now === 'first' ? { status: 409, body: { code: 'classes.planChanged', message } } : { body: plan(now) },
    () => now,
  );
  await form.findByRole('option', { name: 'Bayu' });
  await user.selectOptions(form.getByLabelText(t.times.teacher), 't2');
  await form.findByText(t.preview.moved({ n: 2 }));
  const press = async () => {
    const button = () => form.getByRole('button', { name: t.times.save });
    await waitFor(() => expect(button().hasAttribute('disabled')).toBe(false));
    await user.click(button());
  };
  replies(({ method, path }) => {
    if (path.endsWith('/times/plan')) return { body: plan('second') };
    if (path.endsWith('/times/proposals')) return { body: { proposals: [] } };
    if (method !== 'PUT') return { body: lessonHours };
    const was = now;
    now = 'second';
    return was === 'first'
      ? { status: 409, body: { code: 'classes.planChanged', message } }
      : { body: plan(now) };
  });
  await press();
  expect(await form.findByText(message)).toBeTruthy();
  await press();
  expect(await screen.findByText(t.done({ families: 1, teachers: 1 }))).toBeTruthy();
  expect(saved().map(({ body }) => (body as { seen: string }).seen)).toEqual(['first', 'second']);
});

it('a proposal says whom it suits and what it moves; chosen, it is previewed and saved', async () => {
  const slots = [
    { weekday: 2, minute: 1020 },
    { weekday: 4, minute: 1020 },
  ];
  const why: FittingTimes['why'] = {
    times: 'inside',
    meetings: 8,
    outside: 0,
    because: null,
    teacher: 'other',
    holidays: 0,
    away: 0,
  };
  const { user, form } = await opens(
    () => ({ body: plan('first') }),
    () => 'first',
    [{ teacherId: 't2', teacherName: 'Bayu', slots, moves: 8, lastMeetingDay: '2027-01-21', why }],
  );
  const proposal = await form.findByRole('radio', { name: /, with Bayu/ });
  expect(proposal.closest('label')?.textContent).toContain(
    'All 8 meetings are within the wished-for times. 8 meetings move, the last one is on 21 Jan',
  );
  expect(form.getByLabelText(t.times.teacher)).toBeTruthy();
  await user.click(proposal);
  expect(form.queryByLabelText(t.times.teacher)).toBeNull();
  expect(await form.findByText(t.preview.moved({ n: 2 }))).toBeTruthy();
  const save = form.getByRole('button', { name: t.times.save });
  await waitFor(() => expect(save.hasAttribute('disabled')).toBe(false));
  await user.click(save);
  await screen.findByText(t.done({ families: 1, teachers: 1 }));
  expect(saved().map(({ body }) => body)).toEqual([
    { from: '2026-12-21', slots, teacherId: 't2', reason: '', seen: 'first' },
  ]);
});

it('where nothing fits, that is said beside the own times', async () => {
  const { form } = await opens(() => ({ body: plan('first') }));
  expect(await form.findByText(t.times.noneFits)).toBeTruthy();
  expect(form.getByLabelText(t.times.teacher)).toBeTruthy();
});
