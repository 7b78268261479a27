import { textsIn } from '@fasih/messages/texts';
import type { Reply as ReplyOf } from '@fasih/school/basics/contract';
import type { CalendarMeeting, SchoolCalendar } from '@fasih/school/learning/classes/calendar-contract';
import { schoolCalendar } from '@fasih/school/learning/classes/calendar-contract';
import type { MeetingRecord, meetingOptions, previewMove } from '@fasih/school/learning/meetings/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inDialog, queryParamsOf } from '../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import CalendarPage from './page.tsx';

const { replies, show, writes, reads } = personAtPage(
  ...(['timetable', 'meetings', 'policy', 'teachers', 'staff', 'settings', 'series'] as const),
);
const { timetable: t, meetings: m, common, settings } = textsIn('en');
const AT = '/admin/calendar?day=2026-11-24';

const meetingAt = (id: string, start: string, rest: Partial<CalendarMeeting> = {}): CalendarMeeting => ({
  id,
  class: 0,
  number: 3,
  kind: 'series',
  state: 'planned',
  start,
  minutes: 60,
  teacher: 0,
  learner: null,
  ...rest,
});
const week: SchoolCalendar = {
  days: [
    { day: '2026-11-23', meetings: 1, holiday: null },
    { day: '2026-11-24', meetings: 2, holiday: null },
    { day: '2026-11-25', meetings: 0, holiday: 'Founding day' },
  ],
  tooMany: false,
  hours: null,
  away: null,
  zone: 'Asia/Jakarta',
  of: null,
  startsEvery: 30,
  serverNow: '2026-11-24T02:10:00.000Z',
  teachers: [
    { id: 't1', name: 'Ratna' },
    { id: 't2', name: 'Bayu' },
  ],
  classes: [
    { id: 'c1', name: 'Monday group', ageGroup: 'kids', capacity: 2, learners: ['Kirana', 'Sekar'] },
    { id: 'c2', name: 'Talk', ageGroup: 'adult', capacity: 1, learners: ['Dewi'] },
  ],
  meetings: [
    meetingAt('m1', '2026-11-23T08:00Z', { state: 'held' }),
    meetingAt('m2', '2026-11-24T02:00Z', { class: 1, teacher: 1 }),
    meetingAt('m3', '2026-11-24T08:00Z', { number: 4, learner: 'Sekar', kind: 'makeup' }),
  ],
};
const crowd: SchoolCalendar = {
  ...week,
  meetings: Array.from({ length: 24 }, (_, n) => meetingAt(`x${n}`, '2026-11-24T08:00Z', { number: n + 1 })),
};
const decision = {
  outcome: 'allowed',
  rule: 'move',
  policyVersion: 1,
  inputs: {},
  reason: { key: 'move.bySchool', params: {} },
};
const record: MeetingRecord = {
  id: 'm3',
  classId: 'c1',
  className: 'Monday group',
  number: 4,
  kind: 'makeup',
  state: 'planned',
  start: '2026-11-26T08:00:00.000Z',
  end: '2026-11-26T09:00:00.000Z',
  capacity: 2,
  version: 6,
  teacherId: 't1',
  teacherName: 'Ratna',
  note: '',
  homework: '',
  learners: [],
};
const looked: ReplyOf<typeof previewMove> = {
  decision,
  meeting: { ...record, version: 5 },
  told: ['Dewi', 'Ratna'],
  becomes: { start: '2026-11-26T08:00:00.000Z', end: '2026-11-26T09:00:00.000Z' },
};
const options: ReplyOf<typeof meetingOptions> = {
  meeting: record,
  learnerId: null,
  noticeUntil: null,
  lastDay: null,
  earliest: null,
  perWeek: 2,
  move: decision,
  excuse: null,
  cancel: decision,
  free: [looked.becomes],
  next: null,
  fullWeeks: [],
  serverNow: week.serverNow,
};

type Given = { at?: string; data?: SchoolCalendar; preview?: Reply; moved?: Reply; isPhone?: boolean };
async function opens({ at = AT, data = week, preview, moved, isPhone = false }: Given = {}) {
  replies(({ method, path }) => {
    if (path.endsWith('/closed-days/plan'))
      return { body: { classes: [], families: 0, teachers: 0, seen: 'none' } };
    if (method !== 'GET') return moved ?? { body: { decision, meeting: record } };
    if (path.startsWith('/teachers'))
      return { body: { data: week.teachers, total: 2, page: 1, pageSize: 100 } };
    if (path.startsWith('/students'))
      return {
        body: {
          data: path.includes('q=kir') ? [{ learnerId: 'l1', name: 'Kirana', email: 'k@fasih.example' }] : [],
          total: 0,
          page: 1,
          pageSize: 8,
        },
      };
    if (path.startsWith('/settings/holidays')) return { body: { year: 2199, today: '2026-11-24', data: [] } };
    if (path.includes('/options')) return { body: options };
    if (path.includes('/preview')) return preview ?? { body: looked };
    return { body: data };
  });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') === isPhone,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  return show(<CalendarPage />, { lang: 'en', at, path: '/admin/calendar' });
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const asked = () => queryParamsOf(reads(), '/classes/calendar');

it('the week shows who learns and teaches when, the state of each meeting, and today', async () => {
  await opens();
  expect((await button(/Kirana, Sekar.*Meeting 3, Monday.*held/i)).textContent).toContain('Ratna');
  expect(await button(/Dewi.*running now$/)).toBeTruthy();
  expect(await button(/Sekar.*Meeting 4/)).toBeTruthy();
  expect(screen.getByText(t.holiday({ name: 'Founding day' }))).toBeTruthy();
  expect(asked()).toEqual({ from: '2026-11-23', until: '2026-11-30' });
  expect(screen.getByRole('heading', { name: new RegExp(t.today) }).getAttribute('aria-current')).toBe(
    'date',
  );
});

it('a meeting whose teacher is away waits for a substitute, in the week and where it opens, and can be moved', async () => {
  const meetings = week.meetings.map((one) => (one.id === 'm3' ? { ...one, awaitsSubstitute: true } : one));
  const user = await opens({ data: { ...week, meetings } });
  await user.click(await button(/Sekar.*Meeting 4.*waits for a substitute$/));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(t.uncovered)).toBeTruthy();
  expect(dialog.getByText(t.moveTo)).toBeTruthy();
});

it('without a day in the address, today is the server’s, whatever the device says', async () => {
  await opens({ at: '/admin/calendar', data: { ...week, serverNow: '2031-03-05T02:10:00.000Z' } });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(t.goTo).value).toBe('2031-03-05'));
  expect(asked()).toEqual({ from: '2031-03-03', until: '2031-03-10' });
  expect(screen.getByRole('heading', { name: '3–9 Mar 2031' })).toBeTruthy();
});

it('a day to come is closed from its page of the calendar; a week names none', async () => {
  const dayIn = async (at: string) => {
    const user = await opens({ at });
    await user.click(await button(t.addHoliday));
    const form = await inDialog(settings.holidays.add);
    return form.getByLabelText<HTMLInputElement>(settings.holidays.day).value;
  };
  expect(await dayIn('/admin/calendar?day=2199-11-20&view=day')).toBe('2199-11-20');
  cleanup();
  expect(await dayIn('/admin/calendar?day=2199-11-20')).toBe('');
});

it('the days go on and back, by day or by week, and are kept in the address', async () => {
  const user = await opens();
  await user.click(await button(t.next.week));
  await waitFor(() => expect(asked()).toEqual({ from: '2026-11-30', until: '2026-12-07' }));
  await user.click(await button(t.previous.week));
  await user.click(await screen.findByRole('radio', { name: t.day }));
  await waitFor(() => expect(asked()).toEqual({ from: '2026-11-24', until: '2026-11-25' }));
  fireEvent.change(screen.getByLabelText(t.goTo), { target: { value: '2026-12-24' } });
  await waitFor(() => expect(asked()).toEqual({ from: '2026-12-24', until: '2026-12-25' }));
  expect(schoolCalendar.query.safeParse(asked()).success).toBe(true);
  await user.click(await button(t.today));
  await waitFor(() => expect(asked().from).not.toBe('2026-12-24'));
});

it('it is everybody’s, a teacher’s or a student’s calendar', async () => {
  const user = await opens();
  await screen.findByRole('option', { name: 'Bayu' });
  await user.selectOptions(screen.getByLabelText(t.teacher), 't2');
  await waitFor(() => expect(asked()).toMatchObject({ teacher: 't2' }));
  const search = screen.getByLabelText(t.learner);
  await user.type(search, 'xyz');
  expect(await screen.findByText(t.noLearner)).toBeTruthy();
  await user.clear(search);
  await user.type(search, 'kir');
  await user.click(await button(/^Kirana k@/));
  await waitFor(() => expect(asked()).toMatchObject({ learner: 'l1' }));
  expect(asked()).not.toHaveProperty('teacher');
  await user.click(await button(t.allAgain));
  await waitFor(() => expect(asked()).not.toHaveProperty('learner'));
});

it('a meeting is moved without a mouse: looked at by the rules first, and taken back from the notice', async () => {
  const user = await opens();
  await user.click(await button(/Sekar.*Meeting 4/));
  const details = await inDialog(`${m.number({ number: 4 })} · Sekar`);
  expect(details.getByRole('link', { name: t.toClass }).getAttribute('href')).toBe('/class/management/c1');
  const look = details.getByRole<HTMLButtonElement>('button', { name: t.look });
  expect(look.disabled).toBe(true);
  fireEvent.change(details.getByLabelText(t.onDay), { target: { value: '2026-11-26' } });
  expect(await details.findByRole('option', { name: t.free({ time: '15:00' }) })).toBeTruthy();
  await user.selectOptions(details.getByLabelText(t.atTime), '900');
  await user.click(look);
  const preview = await inDialog(t.preview);
  expect(await preview.findByText(t.told({ names: 'Dewi, Ratna' }))).toBeTruthy();
  expect(writes()).toEqual([]);
  await user.click(preview.getByRole('button', { name: t.move }));
  expect(await screen.findByText(/^Meeting 4 of Sekar was moved to /)).toBeTruthy();
  await user.click(await button(t.undo));
  expect(await screen.findByText(/^Back to /)).toBeTruthy();
  expect(writes().map(({ path, body }) => [path, body])).toEqual([
    ['/meetings/m3/move', { start: '2026-11-26T08:00:00.000Z', version: 5 }],
    ['/meetings/m3/move', { start: '2026-11-24T08:00:00.000Z', version: 6 }],
  ]);
  await user.click(await button(common.close));
  expect(screen.queryByText(/^Back to /)).toBeNull();
});

it('what prevents a move is said, and it cannot be made', async () => {
  const message = 'The teacher is away.';
  const user = await opens({ preview: { status: 409, body: { code: 'meetings.teacherAway', message } } });
  await user.click(await button(/Sekar.*Meeting 4/));
  const details = await inDialog(`${m.number({ number: 4 })} · Sekar`);
  fireEvent.change(details.getByLabelText(t.onDay), { target: { value: '2026-11-26' } });
  await user.click(details.getByRole('button', { name: t.look }));
  const preview = await inDialog(t.preview);
  expect(await preview.findByText(message)).toBeTruthy();
  expect(preview.getByRole<HTMLButtonElement>('button', { name: t.move }).disabled).toBe(true);
});

it('a meeting that runs or is over is only looked at', async () => {
  const user = await opens();
  await user.click(await button(/Dewi.*running now$/));
  const details = await inDialog(`${m.number({ number: 3 })} · Dewi`);
  expect(details.queryByLabelText(t.onDay)).toBeNull();
  await user.click(details.getByText(common.close, { selector: 'button, button *' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('meetings of one time that have no room open in a list, and each of them from there', async () => {
  const user = await opens({ data: crowd });
  const [rest] = await screen.findAllByRole('button', { name: /^\+ \d+ more/ });
  await user.click(rest as HTMLElement);
  const list = await inDialog(/24 Nov.*15:00/);
  const [first] = list.getAllByRole('button', { name: /Kirana, Sekar/ });
  await user.click(first as HTMLElement);
  expect(await inDialog(/· (Kirana, )?Sekar$/)).toBeTruthy();
});

it('a week that is too full names its days, and one of them opens; an empty one says so', async () => {
  const user = await opens({ data: { ...week, tooMany: true, meetings: [] } });
  expect(await screen.findByText(t.tooMany)).toBeTruthy();
  await user.click(await button(/^Tuesday,? 24 Nov/));
  await waitFor(() => expect(asked()).toEqual({ from: '2026-11-24', until: '2026-11-25' }));
});

it('on a phone each day opens, today is open, and a line says where it is now', async () => {
  const user = await opens({ isPhone: true });
  const today = (await screen.findByText(t.meetings({ n: 2 }))).closest('details') as HTMLDetailsElement;
  expect(today.open).toBe(true);
  expect(within(today).getByText(/^Now 09:10/)).toBeTruthy();
  await user.click(within(today).getByRole('button', { name: /Sekar/ }));
  expect(await inDialog(`${m.number({ number: 4 })} · Sekar`)).toBeTruthy();
});

it('days without meetings say so', async () => {
  await opens({ data: { ...week, meetings: [] } });
  expect(await screen.findByText(t.noneText)).toBeTruthy();
});
