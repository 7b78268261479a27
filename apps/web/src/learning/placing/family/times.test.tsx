import { textsIn } from '@fasih/messages/texts';
import type { ClassTimes } from '@fasih/school/learning/placing/booking-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { personAtPage, type Reply } from '../../../../test/person-at-page.tsx';
import { NOW, SLOTS, timesOf } from '../placing.fixtures.ts';
import { PickTimesCard } from './pick-times-card.tsx';
import PickTimes from './times.tsx';

const { show, replies, writes, reads, pressTwice } = personAtPage('placing');
const texts = textsIn('id').placing;
const t = texts.family;
const { common } = textsIn('id');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) }));
afterEach(() => vi.useRealTimers());

let times: ClassTimes;
const opens = async (more: Partial<ClassTimes> = {}, answers: Record<string, Reply> = {}) => {
  times = timesOf(more);
  replies(({ method, path }) => {
    const [, answer] = Object.entries(answers).find(([end]) => path.endsWith(end)) ?? [];
    return method === 'GET' ? { body: times } : (answer ?? { status: 201, body: {} });
  });
  const person = await show(<PickTimes />, {
    at: '/enrolments/e1/times',
    path: '/enrolments/:enrolmentId/times',
  });
  await screen.findByRole('heading', { name: t.title({ name: 'Kirana' }) });
  return person;
};
const minutes = (n: number) => new Date(Date.parse(NOW) + n * 60_000).toISOString();
const held = {
  state: 'held',
  teacherId: 't1',
  slots: SLOTS,
  startsAt: minutes(6000),
  heldUntil: minutes(8),
} as const;

it('the best proposals say who, when and why; the first is marked, and one press keeps it', async () => {
  const person = await opens();
  const [best, other] = screen.getAllByRole('listitem');
  expect(best?.textContent).toContain(t.bestOne);
  expect(best?.textContent).toContain('Semua 20 pertemuan sesuai keinginan waktu');
  expect(other?.textContent).not.toContain(t.bestOne);
  expect(other?.textContent).toContain('Tidak ada yang kosong di keinginan waktu');
  times = timesOf({ booking: held });
  await pressTwice(person, within(other as HTMLElement).getByRole('button'));
  expect(await screen.findByRole('heading', { name: t.held })).toBeTruthy();
  expect(writes()).toEqual([
    { method: 'POST', path: '/enrolments/e1/hold', body: { teacherId: 't2', slots: SLOTS } },
  ]);
});

it('times that another family took first are said, and the next best are shown', async () => {
  const message = texts.problems.taken;
  const person = await opens({}, { '/hold': { status: 409, body: { code: 'placing.taken', message } } });
  await person.click(screen.getAllByRole('button', { name: new RegExp(`^${t.choose}`) })[0] as HTMLElement);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(reads()).toHaveLength(2);
});

it('of all free times those stay at which the same teacher is free, on different days', async () => {
  const person = await opens();
  await person.click(screen.getByText(t.other));
  const boxes = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
  expect(boxes()).toEqual([
    `Senin 09.00, ${t.wished}`,
    'Senin 10.00',
    'Rabu 10.00',
    'Rabu 11.00',
    'Jumat 10.00',
  ]);
  await person.click(screen.getByRole('checkbox', { name: 'Rabu 10.00' }));
  // Iqbal is not free on Wednesday, and a day has one lesson.
  expect(boxes()).toEqual([`Senin 09.00, ${t.wished}`, 'Rabu 10.00']);
  await person.click(screen.getByRole('checkbox', { name: /^Senin 09/ }));
  expect(screen.getByText(t.picked({ n: 2, of: 2 }))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t.with({ teacher: 'Iqbal' }) })).toBeNull();
  await person.click(screen.getByRole('button', { name: t.with({ teacher: 'Nadia' }) }));
  await waitFor(() =>
    expect(writes()[0]?.body).toEqual({
      teacherId: 't1',
      slots: [
        { weekday: 3, minute: 600 },
        { weekday: 1, minute: 540 },
      ],
    }),
  );
});

it('picked times are cleared in one press', async () => {
  const person = await opens();
  await person.click(screen.getByText(t.other));
  await person.click(screen.getByRole('checkbox', { name: 'Rabu 10.00' }));
  await person.click(screen.getByRole('button', { name: t.clear }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(5);
  expect(screen.getByText(t.picked({ n: 0, of: 2 }))).toBeTruthy();
});

it('kept times count down and are booked once; the class can be undone for free until then', async () => {
  const booked = { classId: 'c1', startsAt: minutes(6000), undoUntil: minutes(30) };
  const person = await opens(
    { booking: held },
    { '/book': { status: 201, body: booked }, '/undo-booking': { body: { undone: true } } },
  );
  expect(screen.getByRole('timer').textContent).toContain(t.left({ time: '8:00' }));
  expect(screen.getByRole('timer').textContent).toContain(t.undoHint);
  await pressTwice(person, screen.getByRole('button', { name: t.confirm }));
  expect(await screen.findByRole('heading', { name: t.done })).toBeTruthy();
  expect(writes()).toHaveLength(1);
  expect(screen.getByRole('link', { name: t.toClass }).getAttribute('href')).toBe('/my-classes/c1');
  expect(screen.getByText(/^Gratis sampai 10\.30/)).toBeTruthy();
  times = timesOf();
  await person.click(screen.getByRole('button', { name: t.undo }));
  expect(await screen.findByText(t.undone)).toBeTruthy();
  expect(await screen.findByRole('heading', { name: t.best })).toBeTruthy();
});

it('an undoing that comes too late says so and leaves the class', async () => {
  const booked = { classId: 'c1', startsAt: minutes(6000), undoUntil: minutes(30) };
  const message = texts.problems.undoOver;
  const person = await opens(
    { booking: held },
    {
      '/book': { status: 201, body: booked },
      '/undo-booking': { status: 409, body: { code: 'placing.undoOver', message } },
    },
  );
  await person.click(screen.getByRole('button', { name: t.confirm }));
  await person.click(await screen.findByRole('button', { name: t.undo }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('link', { name: t.toClass })).toBeTruthy();
});

it('times that were kept too long are not offered any more, and other ones can be chosen', async () => {
  const person = await opens({ booking: { ...held, heldUntil: minutes(-1) } });
  expect(screen.getByText(t.over)).toBeTruthy();
  expect(screen.queryByRole('button', { name: t.confirm })).toBeNull();
  times = timesOf();
  await person.click(screen.getByRole('button', { name: t.release }));
  expect(await screen.findByRole('heading', { name: t.best })).toBeTruthy();
  expect(writes()).toMatchObject([{ method: 'DELETE', path: '/enrolments/e1/hold' }]);
});

it('where the school confirms each, the family asks and waits, and can take the request back', async () => {
  const person = await opens(
    { mode: 'ask', booking: held },
    { '/book': { status: 201, body: { classId: null, startsAt: minutes(6000), undoUntil: null } } },
  );
  expect(screen.getByRole('timer').textContent).toContain(t.askHint);
  times = timesOf({ mode: 'ask', booking: { ...held, state: 'asked' } });
  await person.click(screen.getByRole('button', { name: t.ask }));
  expect(await screen.findByRole('heading', { name: t.asked })).toBeTruthy();
  expect(screen.queryByRole('button', { name: t.ask })).toBeNull();
  times = timesOf({ mode: 'ask' });
  await person.click(screen.getByRole('button', { name: t.withdraw }));
  expect(await screen.findByRole('heading', { name: t.best })).toBeTruthy();
});

it('where nobody is free the family is told that the school looks for a time', async () => {
  await opens({ proposals: [], free: [] });
  expect(screen.getByText(t.noneText)).toBeTruthy();
});

it('where the school plans the classes, that is no failure: nothing is to be tried again', async () => {
  const message = texts.problems.off;
  replies(() => ({ status: 409, body: { code: 'placing.off', message } }));
  await show(<PickTimes />, { at: '/enrolments/e1/times', path: '/enrolments/:enrolmentId/times' });
  expect(await screen.findByRole('heading', { name: message })).toBeTruthy();
  expect(screen.queryByRole('button', { name: common.retry })).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard/student');
});

it('the card leads there only while a family may pick', async () => {
  replies(() => ({ body: timesOf() }));
  await show(<PickTimesCard enrolmentId="e1" />);
  expect((await screen.findByRole('link', { name: t.start })).getAttribute('href')).toBe(
    '/enrolments/e1/times',
  );
});

it('and stays away where there is nothing to pick', async () => {
  replies(() => ({ status: 409, body: { code: 'placing.off', message: texts.problems.off } }));
  await show(<PickTimesCard enrolmentId="e1" />);
  await waitFor(() => expect(reads()).toHaveLength(1));
  expect(screen.queryByRole('link')).toBeNull();
});
