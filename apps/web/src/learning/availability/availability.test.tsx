import { textsIn } from '@fasih/messages/texts';
import type { Hours, Availability as Record } from '@fasih/school/learning/teachers/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import { inHours, NOW } from '../teachers/teachers.fixtures.ts';
import Availability from './availability.tsx';

const { show, replies, writes, reads } = personAtPage('teachers', 'meetings', 'policy', 'absences');
const { common } = textsIn('id');
const s = textsIn('id').teachers.screens;
const t = s.availability;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) }));
afterEach(() => vi.useRealTimers());

const hours = (weekday: number, from: number, to: number) => ({ weekday, from: from * 60, to: to * 60 });
const WEEK = [1, 2, 3, 4, 5, 6, 7].map((weekday) => hours(weekday, 6, 22));
const own: Record = {
  teacherId: 't1',
  name: 'Nadia',
  weekly: [hours(1, 8, 12)],
  exceptions: [],
  programs: [],
  ageGroups: [],
  meetingsOutside: 0,
  lessonHours: WEEK,
  version: 3,
};
const taught: Hours['meetings'][number] = {
  meetingId: 'm1',
  classId: 'c1',
  className: 'Kelas Kirana',
  learners: ['Kirana'],
  number: 4,
  state: 'held',
  decision: null,
  startsAt: inHours(-48),
  endsAt: inHours(-47),
  delayMinutes: 0,
  paidMinutes: 60,
};

let record: Record;
let refusal: { status: number; body: object } | undefined;
const opens = async (more: Partial<Record> = {}, at = '/teacher/availability') => {
  record = { ...own, ...more };
  refusal = undefined;
  replies(({ method, path }) => {
    if (path.startsWith('/teacher/hours')) {
      const month = new URLSearchParams(path.split('?')[1]).get('month') ?? '2026-11';
      const isNow = month === '2026-11';
      const offers = { asked: 0, won: 0 };
      const body: Hours = { month, minutes: isNow ? 60 : 0, offers, meetings: isNow ? [taught] : [] };
      return { body };
    }
    return method === 'GET' ? { body: record } : (refusal ?? { body: record });
  });
  const person = await show(<Availability />, { at });
  return person;
};
const field = (name: string) => screen.findByRole('combobox', { name });
const save = () => screen.getByRole('button', { name: t.save });

it('a week is saved as a whole, with what was added and taken away, on the version that was read', async () => {
  const person = await opens();
  await person.selectOptions(await field(t.toOf({ day: 'Senin', n: 1 })), String(11 * 60));
  expect(screen.getByText(t.total({ hours: '3' }))).toBeTruthy();
  expect(screen.getByText(common.unsaved)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: t.addOn({ day: 'Selasa' }) }));
  await person.click(screen.getByRole('button', { name: t.addOn({ day: 'Rabu' }) }));
  await person.click(screen.getByRole('button', { name: t.removeOf({ day: 'Rabu', n: 1 }) }));
  record = { ...own, weekly: [hours(1, 8, 11)], version: 4 };
  await person.click(save());
  await screen.findByText(t.saved);
  const [sent] = writes() as { body: { weekly: { weekday: number }[]; version: number } }[];
  expect(sent?.body.version).toBe(3);
  expect(sent?.body.weekly.map(({ weekday }) => weekday)).toEqual([1, 2]);
  expect(sent?.body.weekly[0]).toEqual(hours(1, 8, 11));
});

it("Monday's hours are copied to the other workdays, and to them alone", async () => {
  const person = await opens({ weekly: [hours(1, 8, 12), hours(3, 15, 16), hours(6, 9, 10)] });
  await person.click(await screen.findByRole('button', { name: t.copy }));
  await person.click(save());
  await waitFor(() => expect(writes()).toHaveLength(1));
  const sent = writes()[0]?.body as { weekly: { weekday: number; from: number }[] };
  const days = sent.weekly.map(({ weekday, from }) => `${weekday}:${from / 60}`).sort();
  expect(days).toEqual(['1:8', '2:8', '3:8', '4:8', '5:8', '6:9']);
});

it('hours that end before they begin are told and not saved', async () => {
  const person = await opens();
  await person.selectOptions(await field(t.toOf({ day: 'Senin', n: 1 })), String(7 * 60));
  expect(screen.getByText(t.order)).toBeTruthy();
  expect(save()).toHaveProperty('disabled', true);
});

it('hours outside of the lesson hours, and meetings outside of the own, are told', async () => {
  await opens({ weekly: [hours(1, 5, 12)], meetingsOutside: 2 });
  expect(await screen.findByText(t.outsideLessonHours)).toBeTruthy();
  expect(screen.getByText(t.outside({ n: 2 }))).toBeTruthy();
  expect(save()).toHaveProperty('disabled', true);
});

it('where the week was saved elsewhere meanwhile, one of the two is chosen', async () => {
  const person = await opens();
  await person.selectOptions(await field(t.toOf({ day: 'Senin', n: 1 })), String(11 * 60));
  const theirs = { ...own, weekly: [hours(2, 8, 12)], version: 5, changed: { by: 'Bambang', at: NOW } };
  refusal = { status: 409, body: { code: 'common.stale', message: common.problems.stale, current: theirs } };
  await person.click(save());
  const conflict = within(await screen.findByRole('dialog', { name: common.conflict.title }));
  expect(conflict.getByText(/Bambang/)).toBeTruthy();
  refusal = undefined;
  await person.click(conflict.getByRole('button', { name: common.conflict.save }));
  await waitFor(() => expect(writes().at(-1)?.body).toEqual({ weekly: [hours(1, 8, 11)], version: 5 }));
});

it('hours that are not saved yet are still there after a look at those taught', async () => {
  const person = await opens();
  await person.click(await screen.findByRole('button', { name: t.removeOf({ day: 'Senin', n: 1 }) }));
  await person.click(screen.getByRole('tab', { name: t.tabs.taught }));
  await screen.findByRole('table', { name: t.taught });
  expect(screen.queryByRole('button', { name: t.save })).toBeNull();
  await person.click(screen.getByRole('tab', { name: t.tabs.hours }));
  expect(await screen.findByText(common.unsaved)).toBeTruthy();
  expect(screen.queryByRole('button', { name: t.removeOf({ day: 'Senin', n: 1 }) })).toBeNull();
});

it('a day away is added for the whole day with its reason; without a day nothing is sent', async () => {
  const person = await opens();
  const add = await screen.findByRole('button', { name: t.addException });
  await person.click(add);
  expect(screen.getByText(common.fields.required)).toBeTruthy();
  expect(writes()).toEqual([]);
  await person.type(screen.getByLabelText(t.day), '2026-12-24');
  await person.type(screen.getByLabelText(new RegExp(`^${t.reason}`)), 'Cuti');
  await person.click(add);
  await screen.findByText(t.addedException);
  expect(writes()).toMatchObject([
    {
      method: 'POST',
      path: '/teacher/availability/exceptions',
      body: { day: '2026-12-24', kind: 'away', from: 0, to: 1440, reason: 'Cuti' },
    },
  ]);
  expect(screen.getByLabelText(t.day)).toHaveProperty('value', '');
});

it('extra hours have a beginning and an end; what stands in their way is said', async () => {
  const person = await opens();
  await person.selectOptions(await field(t.kind), t.extra);
  expect(screen.queryByRole('checkbox', { name: t.wholeDay })).toBeNull();
  await person.selectOptions(screen.getByRole('combobox', { name: t.from }), String(13 * 60));
  await person.selectOptions(screen.getByRole('combobox', { name: t.to }), String(15 * 60));
  await person.type(screen.getByLabelText(t.day), '2026-12-24');
  const message = textsIn('id').teachers.problems.exceptionOverlaps;
  refusal = { status: 409, body: { code: 'teachers.exceptionOverlaps', message } };
  await person.click(screen.getByRole('button', { name: t.addException }));
  expect(await screen.findByText(String(message))).toBeTruthy();
  expect(writes()[0]?.body).toMatchObject({ kind: 'extra', from: 780, to: 900 });
  expect(screen.getByLabelText(t.day)).toHaveProperty('value', '2026-12-24');
});

it('days that differ are shown with hours and reason, and are taken back', async () => {
  const person = await opens({
    exceptions: [
      { id: 'x1', day: '2026-12-24', kind: 'away', from: 0, to: 1440, reason: 'Cuti' },
      { id: 'x2', day: '2026-12-26', kind: 'extra', from: 780, to: 900, reason: '' },
    ],
  });
  const [away, extra] = await waitFor(() => {
    const rows = screen.getAllByRole('listitem').filter((row) => row.textContent?.includes('Desember'));
    expect(rows).toHaveLength(2);
    return rows;
  });
  expect(away?.textContent).toContain(`${t.wholeDay} · Cuti`);
  expect(extra?.textContent).toMatch(/13[.:]00–15[.:]00/);
  await person.click(within(away as HTMLElement).getByRole('button'));
  await screen.findByText(t.removedException);
  expect(writes()).toMatchObject([{ method: 'DELETE', path: '/teacher/availability/exceptions/x1' }]);
});

it('the hours taught go back month by month, and not beyond the present one', async () => {
  const person = await opens({}, '/teacher/availability?tab=taught');
  const table = await screen.findByRole('table', { name: t.taught });
  expect(within(table).getByRole('link', { name: 'Kirana' }).getAttribute('href')).toBe(
    '/teacher/classes/c1',
  );
  expect(screen.getByText(t.sum({ hours: '1', minutes: 60 }))).toBeTruthy();
  expect(screen.getByRole('button', { name: t.nextMonth })).toHaveProperty('disabled', true);
  await person.click(screen.getByRole('button', { name: t.previousMonth }));
  expect(await screen.findByText(t.noTaught)).toBeTruthy();
  expect(reads()).toContain('/teacher/hours?month=2026-10');
});
