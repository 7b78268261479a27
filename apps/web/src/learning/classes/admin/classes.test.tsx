import { textsIn } from '@fasih/messages/texts';
import type { Reply as ReplyOf } from '@fasih/school/basics/contract';
import type { previewMember } from '@fasih/school/learning/classes/changes-contract';
import { type ClassRow, listClasses, type SchoolClass } from '@fasih/school/learning/classes/contract';
import { classTitle } from '@fasih/school/learning/classes/title';
import type { SeriesPlan } from '@fasih/school/learning/series/contract';
import type { WaitingList } from '@fasih/school/learning/waiting/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chooseIn, dialogCloses, inDialog, queryParamsOf, rowsOf } from '../../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../../test/person-at-page.tsx';
import { mondayGroup } from './classes.fixtures.ts';
import ClassesList from './list.tsx';
import ClassPage from './one.tsx';

const { replies, show, writes, reads, pressTwice } = personAtPage(
  'staff',
  'teachers',
  'classes',
  'meetings',
  'waiting',
  'policy',
  'attendance',
  'series',
  'appeals',
);
const { staff, teachers, classes, meetings: m, series, waiting, common, shell } = textsIn('en');
const t = staff.classes;
const s = teachers.screens;
const w = waiting.admin;
const LIST = '/class/management';

const row = mondayGroup();
const single: ClassRow = {
  ...row,
  id: 'c2',
  name: 'Kids Beginner · Bayu',
  capacity: 1,
  learners: [{ id: 'l2', name: 'Bayu' }],
  state: 'completed',
  nextMeetingAt: null,
};
const seat = { learnerId: 'l1', name: 'Kirana', number: 1 };
const group: SchoolClass = {
  ...row,
  pausedUntil: null,
  cancelledReason: null,
  zoom_link: null,
  zoom_room: null,
  isTeacherLink: false,
  members: [
    {
      enrolmentId: 'e1',
      learnerId: 'l1',
      name: 'Kirana',
      level: 'Kids Beginner',
      state: 'active',
      startsOn: '2026-11-02',
      lastDay: '2027-02-05',
      joinedAt: '2026-10-30T02:00:00.000Z',
      leftAt: null,
    },
    {
      enrolmentId: 'e9',
      learnerId: 'l9',
      name: 'Sekar',
      level: null,
      state: 'ended',
      startsOn: null,
      lastDay: null,
      joinedAt: '2026-10-30T02:00:00.000Z',
      leftAt: '2026-11-20T02:00:00.000Z',
    },
  ],
  plan: [
    {
      id: 'm1',
      number: 1,
      kind: 'series',
      state: 'held',
      teacher: row.teacher,
      version: 1,
      start: '2026-11-02T08:00:00.000Z',
      end: '2026-11-02T09:00:00.000Z',
      seats: [{ ...seat, state: 'late' }],
    },
    {
      id: 'm10',
      number: 10,
      kind: 'series',
      state: 'planned',
      teacher: { id: 't2', name: 'Bayu' },
      version: 1,
      start: '2026-12-21T02:00:00.000Z',
      end: '2026-12-21T03:00:00.000Z',
      seats: [{ ...seat, state: 'planned' }],
    },
    {
      id: 'm21',
      number: 21,
      kind: 'makeup',
      state: 'to_plan',
      teacher: row.teacher,
      version: 1,
      start: null,
      end: null,
      seats: [{ ...seat, state: 'to_plan' }],
    },
  ],
  serverNow: '2026-12-14T02:00:00.000Z',
};
const waits: WaitingList = {
  classId: 'c1',
  capacity: 4,
  free: 1,
  offerHours: 24,
  serverNow: group.serverNow,
  version: 1,
  places: [
    {
      id: 'w1',
      enrolmentId: 'e2',
      learnerId: 'l2',
      name: 'Bayu',
      state: 'offered',
      against: null,
      offerEndsAt: '2026-12-15T02:00:00.000Z',
      since: '2026-12-01T02:00:00.000Z',
    },
    {
      id: 'w2',
      enrolmentId: 'e3',
      learnerId: 'l3',
      name: 'Citra',
      state: 'waiting',
      offerEndsAt: null,
      since: '2026-12-02T02:00:00.000Z',
      against: { code: 'classes.noLevel', message: 'No level yet.' },
    },
  ],
  fitting: [
    { enrolmentId: 'e4', learnerId: 'l4', name: 'Dimas', onList: false },
    { enrolmentId: 'e2', learnerId: 'l2', name: 'Bayu', onList: true },
  ],
};
const plan: ReplyOf<typeof previewMember> = {
  name: 'Dimas',
  startsAt: '2026-12-21T02:00:00.000Z',
  meetings: 19,
  makeups: [1],
  lastDay: '2027-02-05',
};
const listOf = (...data: ClassRow[]): ReplyOf<typeof listClasses> => ({
  data,
  total: data.length,
  page: 1,
  pageSize: 20,
});

/** What both pages read; `found` is the class, every write is answered with `reply`. */
function serves(
  found: SchoolClass,
  reply: Reply | ((path: string) => Reply) = {},
  list: WaitingList = waits,
) {
  replies(({ method, path }) => {
    if (method !== 'GET') return typeof reply === 'function' ? reply(path) : reply;
    if (path.startsWith('/teachers'))
      return { body: { data: [row.teacher, { id: 't2', name: 'Bayu' }], total: 2, page: 1, pageSize: 100 } };
    if (path.includes('/today')) return { body: { day: '2026-12-14', classes: 7, meetings: 9, running: 2 } };
    if (path.includes('/preview'))
      return path.includes('e4')
        ? { body: plan }
        : { status: 409, body: { code: 'classes.full', message: classes.problems.full({ capacity: 4 }) } };
    if (path.endsWith('/waiting')) return { body: list };
    if (path.includes('lesson-hours'))
      return { body: { week: [{ weekday: 1, from: 480, to: 1200 }], startsEvery: 30, version: 1 } };
    if (path.endsWith('/appeals')) return { body: { serverNow: row.nextMeetingAt, appeals: [] } };
    return { body: path.startsWith('/classes?') ? listOf(row, single) : found };
  });
}
async function opens(
  found = group,
  reply?: Reply | ((path: string) => Reply),
  tab = 'meetings',
  list = waits,
) {
  serves(found, reply, list);
  const at = `${LIST}/c1${tab === 'meetings' ? '' : `?tab=${tab}`}`;
  const user = await show(<ClassPage />, { lang: 'en', at, path: `${LIST}/:classId` });
  await screen.findByRole('heading', { level: 1, name: classTitle(found.learners, found.name) });
  return user;
}
const button = (name: string) => screen.getByRole('button', { name });
const sent = () => writes().map(({ method, path, body }) => [method, path, body]);

it('the times in the list open their change; a class that is over has none', async () => {
  serves(group);
  const user = await show(<ClassesList />, { lang: 'en', at: LIST });
  const changes = await screen.findAllByRole('button', { name: /: change times of / });
  expect(changes.map((one) => one.getAttribute('aria-label'))).toEqual([
    t.changeTimesOf({ times: changes[0]?.textContent ?? '', name: 'Kirana' }),
  ]);
  await user.click(changes[0] as HTMLElement);
  const form = await inDialog(series.times.title({ name: 'Kirana' }));
  const from = await form.findByLabelText<HTMLInputElement>(series.times.from);
  expect(from.value).toBe('2026-12-21');
});

it('the list says who, when and how far, and a missing link; the day is counted above it', async () => {
  serves(group);
  await show(<ClassesList />, { lang: 'en', at: LIST });
  const rows = rowsOf(await screen.findByRole('table', { name: shell.nav.classes }));
  expect(rows[0]).toMatch(/^KiranaMonday groupKids Beginner1 of 4 students.*Ratna.*In Progress$/);
  expect(rows[1]).toMatch(/^BayuKids Beginner · Bayu.*Ratna.*Completed$/);
  expect(screen.getAllByText(t.noLink)).toHaveLength(1);
  expect(await screen.findByText(t.running({ n: 2 }))).toBeTruthy();
});

it('filters ask for what the server knows; nothing found is cleared', async () => {
  serves(group);
  const user = await show(<ClassesList />, { lang: 'en', at: `${LIST}?status=lost` });
  await screen.findByRole('table');
  expect(queryParamsOf(reads(), '/classes')).toEqual({ page: '1' });
  replies(({ path }) => ({
    body: path.startsWith('/teachers') ? { data: [row.teacher], total: 1, page: 1, pageSize: 100 } : listOf(),
  }));
  await user.selectOptions(screen.getByRole('combobox', { name: t.status }), 'paused');
  await user.selectOptions(screen.getByRole('combobox', { name: t.columns.teacher }), 't1');
  await waitFor(() =>
    expect(queryParamsOf(reads(), '/classes')).toMatchObject({ state: 'paused', teacher: 't1' }),
  );
  expect(listClasses.query.safeParse(queryParamsOf(reads(), '/classes')).success).toBe(true);
  await user.selectOptions(screen.getByRole('combobox', { name: t.status }), s.classEndings.refunded);
  await waitFor(() => expect(queryParamsOf(reads(), '/classes')).toMatchObject({ ending: 'refunded' }));
  expect(queryParamsOf(reads(), '/classes')).not.toHaveProperty('state');
  await user.click(await screen.findByRole('link', { name: common.clearFilters }));
  expect(await screen.findByText(t.emptyText)).toBeTruthy();
});

it('a class shows each meeting with who came, tests, substitutes and make-ups', async () => {
  // jsdom has no layout to scroll in.
  Element.prototype.scrollIntoView = () => {};
  const user = await opens();
  const rows = rowsOf(await screen.findByRole('table', { name: s.meetings }));
  expect(rows[0]).toMatch(/Meeting 1: 1Mon 2 Nov.*KiranaLate$/);
  expect(rows[1]).toMatch(/Meeting 10: 10Mon 21 Dec.*KiranaTestTeacher: BayuPlanned$/);
  expect(rows[2]).toMatch(/Meeting 21: 21To planKiranaMake-up meetingTo plan$/);
  expect(
    screen.queryByRole('button', { name: common.moreActionsOf({ name: m.number({ number: 1 }) }) }),
  ).toBeNull();
  await user.click(screen.getByRole('button', { name: /Meeting 1.*held/ }));
  expect(document.activeElement?.id).toBe('meeting-1');
});

it('a substitute is asked for beside the meeting, with a reason', async () => {
  const { plan: planned } = group;
  const user = await opens(group, { body: { ...planned[1], teacherName: 'Bayu' } });
  await screen.findByRole('table', { name: s.meetings });
  await chooseIn(
    user,
    common.moreActionsOf({ name: m.number({ number: 10 }) }),
    t.one.substituteOf({ number: 10 }),
  );
  const form = await inDialog(m.substitute.title);
  await user.click(form.getByRole('button', { name: m.substitute.submit }));
  expect(form.getAllByText(common.fields.required)).toHaveLength(2);
  const field = form.getByLabelText(t.one.newTeacher);
  await form.findByRole('option', { name: 'Ratna' });
  expect(form.queryByRole('option', { name: 'Bayu' })).toBeNull();
  await user.selectOptions(field, 't1');
  await user.type(form.getByLabelText(staff.reason), 'Ill');
  await user.click(form.getByRole('button', { name: m.substitute.submit }));
  expect(await screen.findByText(m.substitute.done({ name: 'Bayu' }))).toBeTruthy();
  expect(sent()).toEqual([['PUT', '/meetings/m10/teacher', { teacherId: 't1', reason: 'Ill' }]]);
});

it('a pause is ended in a dialog that shows all new times before', async () => {
  const plan: SeriesPlan = {
    classes: [
      {
        classId: 'c1',
        name: row.name,
        learners: ['Kirana'],
        teacher: { id: 't1', name: 'Ratna' },
        changes: [],
        skipped: [],
        staying: [],
        noticeHours: 24,
        extensionDays: 7,
        times: [
          { was: null, to: '2026-12-21T02:00:00.000Z' },
          { was: '2027-01-27T02:00:00.000Z', to: '2026-12-23T02:00:00.000Z' },
        ],
      },
    ],
    families: 1,
    teachers: 1,
    seen: 'first',
  };
  const user = await opens({ ...group, state: 'paused', pausedUntil: '2027-01-04' }, { body: plan });
  expect(screen.getByText(/^Paused; goes on /)).toBeTruthy();
  await chooseIn(user, common.moreActions, series.end.one);
  const form = await inDialog(series.end.one);
  expect(await form.findByText(/^A meeting that waited is on /)).toBeTruthy();
  const save = form.getByRole('button', { name: series.end.save });
  await waitFor(() => expect(save.hasAttribute('disabled')).toBe(false));
  await user.click(save);
  expect(await screen.findByText(series.done({ families: 1, teachers: 1 }))).toBeTruthy();
  expect(sent().at(-1)).toEqual(['POST', '/pauses/end', { classIds: ['c1'], seen: 'first' }]);
});

it('a class that is over or cancelled can only be looked at; one for one names its student', async () => {
  await opens({ ...group, state: 'cancelled', cancelledReason: 'Too few', capacity: 1, zoom_room: '123' });
  expect(screen.getByText(classes.staff.cancelledBecause({ reason: 'Too few' }))).toBeTruthy();
  expect(screen.queryByRole('button', { name: common.moreActions })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Kirana' })[0]?.getAttribute('href')).toBe(
    '/student/management/l1',
  );
  expect(screen.getByText('123')).toBeTruthy();
});

it('a link is set where none is', async () => {
  const user = await opens();
  await user.click(button(s.zoom.add));
  expect(await inDialog(new RegExp(`^${s.zoom.add}`))).toBeTruthy();
});

it('members say since when and until when; the waiting list is ordered, left and held for as long as is set', async () => {
  const user = await opens(group, { body: waits }, 'students');
  const rows = rowsOf(await screen.findByRole('table', { name: t.one.members }));
  expect(rows[0]).toMatch(/^Kirana ?Kids BeginnerActive.*5 Feb/);
  expect(rows[1]).toMatch(/^SekarEndedLeft Friday 20 Nov/);
  expect(await screen.findByText(/^Offered until /)).toBeTruthy();
  expect(screen.getByText('No level yet.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: w.up({ name: 'Bayu' }) }).disabled).toBe(true);
  await user.click(button(w.up({ name: 'Citra' })));
  expect(await screen.findByText(w.saved)).toBeTruthy();
  const hours = screen.getByLabelText(w.hours);
  fireEvent.change(hours, { target: { value: '48' } });
  await user.click(button(w.save));
  await waitFor(() => expect(writes()).toHaveLength(2));
  await user.click(button(w.removeOf({ name: 'Citra' })));
  await user.click((await inDialog(w.removeOf({ name: 'Citra' }))).getByRole('button', { name: w.remove }));
  await waitFor(() => expect(writes()).toHaveLength(3));
  expect(sent()).toEqual([
    ['PUT', '/classes/c1/waiting', { order: ['w2', 'w1'], offerHours: 24 }],
    ['PUT', '/classes/c1/waiting', { order: ['w1', 'w2'], offerHours: 48 }],
    ['DELETE', '/waiting/w2', null],
  ]);
});

it('a learner joins the class after a look at the plan, or the list; who does not fit is said', async () => {
  const user = await opens(group, { body: group }, 'students');
  await user.click(await screen.findByRole('button', { name: w.addMember }));
  const form = await inDialog(w.addTitle);
  const choice = form.getByLabelText(w.choose);
  await user.selectOptions(choice, 'e2');
  expect(await form.findByText(classes.problems.full({ capacity: 4 }))).toBeTruthy();
  expect(form.queryByRole('button', { name: w.addToList })).toBeNull();
  expect(form.getByRole<HTMLButtonElement>('button', { name: w.joinNow }).disabled).toBe(true);
  await user.selectOptions(choice, 'e4');
  expect(await form.findByText(/^19 meetings with the class/)).toBeTruthy();
  expect(form.getByText(w.makeups({ numbers: '1' }))).toBeTruthy();
  await pressTwice(user, form.getByRole('button', { name: w.joinNow }));
  expect(await screen.findByText(w.joined({ name: 'Dimas' }))).toBeTruthy();
  await dialogCloses();
  await user.click(button(w.addMember));
  const again = await inDialog(w.addTitle);
  await user.selectOptions(again.getByLabelText(w.choose), 'e4');
  await user.click(await again.findByRole('button', { name: w.addToList }));
  expect(await screen.findByText(w.listed({ name: 'Dimas' }))).toBeTruthy();
  expect(sent()).toEqual([
    ['POST', '/classes/c1/members', { enrolmentId: 'e4' }],
    ['POST', '/classes/c1/waiting', { enrolmentId: 'e4' }],
  ]);
});

it('a group nobody waits for and nobody fits into says so', async () => {
  const user = await opens(group, {}, 'students', { ...waits, places: [], fitting: [] });
  expect(await screen.findByText(w.empty)).toBeTruthy();
  await user.click(button(w.addMember));
  expect(await (await inDialog(w.addTitle)).findByText(w.noneFits)).toBeTruthy();
});
