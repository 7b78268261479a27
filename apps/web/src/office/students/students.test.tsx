import { textsIn } from '@fasih/messages/texts';
import type { CourseEnd } from '@fasih/school/finance/refunds/end-contract';
import { exportStudents, listStudents, type StudentRow } from '@fasih/school/office/homes/admin-contract';
import type { StudentDetail } from '@fasih/school/office/homes/student-contract';
import type { Erasure, LearnerNote, MergePreview, SavedView } from '@fasih/school/office/students/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { chooseIn, dialogCloses, inDialog, queryParamsOf } from '../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { wishesOf } from '../../learning/wishes/wishes.fixtures.ts';
import StudentManagement from './list.tsx';
import StudentOfSchool from './one.tsx';
import {
  erasing,
  events,
  joining,
  kirana,
  note,
  otherKirana,
  student,
  studentsOf,
} from './students.fixtures.ts';

const { replies, show, writes, reads, pressTwice } = personAtPage(
  ...(['students', 'staff', 'meetings', 'levels', 'policy', 'placing'] as const),
);
const { students: t, common, staff, meetings, shell } = textsIn('en');
const d = t.detail;
const LIST = '/student/management';
const ONE = { at: `${LIST}/l1`, path: `${LIST}/:learnerId` };

const button = (name: string) => screen.getByRole('button', { name });
const choose = (user: UserEvent, action: string) => chooseIn(user, common.moreActions, action);
const asked = () => queryParamsOf(reads(), '/students');

const view: SavedView = { id: 'v1', name: 'Waiting', query: 'status=waitingForClass' };
/** The list; `views` are the reader's own saved ones, and a reply to a write changes them to `after`. */
async function opensList(
  rows: StudentRow[],
  {
    at = LIST,
    views = [],
    after = views,
    reply,
  }: { at?: string; views?: SavedView[]; after?: SavedView[]; reply?: Reply } = {},
) {
  let now = views;
  replies(({ method, path }) => {
    if (path === '/students/views' && method === 'GET') return { body: { data: now } };
    // The dialog of assigning has tests of its own: here its proposals never come.
    if (path.includes('/proposals')) return new Promise<Reply>(() => {});
    if (path.startsWith('/students/export')) return reply ?? { text: 'name' };
    if (path.startsWith('/students?')) return { body: studentsOf(...rows) };
    now = after;
    return reply ?? { body: view };
  });
  return show(<StudentManagement />, { lang: 'en', at, path: LIST });
}

it('who waits for a class is assigned one from the list, and two of one name are told apart', async () => {
  const user = await opensList([kirana, otherKirana]);
  const table = within(await screen.findByRole('table', { name: shell.nav.students }));
  const [first, second] = table.getAllByRole('row').slice(1);
  expect(first?.textContent).toMatch(/Kiranadewi.*Assign Teacher.*Waiting for a classby /);
  expect(second?.textContent).toMatch(/Kiranasari.*Inactive.*Ratna.*In class$/);
  expect(table.getByRole('link', { name: 'Ratna' }).getAttribute('href')).toBe('/teacher/management/t1');
  await user.click(table.getByRole('button', { name: t.assignFor({ name: 'Kirana' }) }));
  await screen.findByRole('dialog', { name: t.assign });
  await waitFor(() => expect(reads().some((path) => path.includes('e1'))).toBe(true));
});

it('search, filters and columns ask for what the server knows; a list without a hit can be cleared', async () => {
  const user = await opensList([], { at: `${LIST}?status=lost` });
  expect(await screen.findByText(t.noneText)).toBeTruthy();
  expect(asked()).not.toHaveProperty('status');
  await user.type(screen.getByRole('searchbox', { name: t.search }), 'kir');
  await user.selectOptions(screen.getByRole('combobox', { name: t.status }), 'inClass');
  await user.selectOptions(screen.getByRole('combobox', { name: t.account }), 'inactive');
  await waitFor(() => expect(asked()).toMatchObject({ q: 'kir', status: 'inClass', account: 'inactive' }));
  expect(listStudents.query.safeParse(asked()).success).toBe(true);
  await user.click(await screen.findByRole('link', { name: common.clearFilters }));
  await waitFor(() => expect(asked()).not.toHaveProperty('q'));
});

it('columns are chosen, and the list that was asked for is fetched as a file', async () => {
  const user = await opensList([kirana], { at: `${LIST}?program=general_english` });
  await screen.findByRole('table');
  // The first column chooses rows.
  const heads = () =>
    screen
      .getAllByRole('columnheader')
      .slice(1)
      .map((head) => head.textContent);
  expect(heads()).toEqual([t.name, t.program, t.teacher, t.progress, t.status]);
  await choose(user, t.columns);
  const columns = await inDialog(t.columns);
  const box = (name: string) => columns.getByRole<HTMLInputElement>('checkbox', { name });
  // Two quick presses: the page has not been drawn again before the second.
  act(() => {
    box(d.email).click();
    box(t.progress).click();
  });
  await waitFor(() => expect(box(t.progress).checked).toBe(false));
  await waitFor(() => expect(box(d.email).checked).toBe(true));
  await user.click(columns.getByRole('button', { name: common.filters.show }));
  expect(heads()).toEqual([t.name, d.email, t.program, t.teacher, t.status]);
  await choose(user, t.export.csv);
  await waitFor(() => expect(reads().some((path) => path.startsWith('/students/export'))).toBe(true));
  const file = queryParamsOf(reads(), '/students/export');
  expect(file).toMatchObject({ program: 'general_english', format: 'csv' });
  expect(exportStudents.query.safeParse(file).success).toBe(true);
});

it('a file that is refused says why', async () => {
  const message = t.problems.tooManyToExport({ most: 10 });
  const user = await opensList([kirana], {
    reply: { status: 409, body: { code: 'students.tooManyToExport', message } },
  });
  await screen.findByRole('table');
  await choose(user, t.export.xlsx);
  expect(await screen.findByText(message)).toBeTruthy();
});

it('filters are kept as a view by a name, which is asked for', async () => {
  const user = await opensList([kirana], { at: `${LIST}?status=waitingForClass&page=2`, after: [view] });
  await screen.findByRole('table');
  await choose(user, t.views.save);
  const form = await inDialog(t.views.save);
  await user.click(form.getByRole('button', { name: common.save }));
  expect(form.getByText(common.fields.required)).toBeTruthy();
  expect(writes()).toEqual([]);
  await user.type(form.getByLabelText(t.views.name), 'Waiting');
  await pressTwice(user, form.getByRole('button', { name: common.save }));
  expect(await screen.findByText(t.views.saved({ name: 'Waiting' }))).toBeTruthy();
  const box = await screen.findByRole<HTMLSelectElement>('combobox', { name: t.views.title });
  expect(box.value).toBe('v1');
  expect(writes().map(({ body }) => body)).toEqual([{ name: 'Waiting', query: 'status=waitingForClass' }]);
});

it('a view is chosen, removed, and brought back from the notice', async () => {
  const user = await opensList([kirana], { views: [view], after: [] });
  await user.selectOptions(await screen.findByRole('combobox', { name: t.views.title }), 'v1');
  await waitFor(() => expect(asked()).toMatchObject({ status: 'waitingForClass' }));
  await choose(user, t.views.remove);
  await screen.findByText(t.views.removed);
  await user.click(button(common.undo));
  await screen.findByText(common.undone);
  expect(writes().map(({ method, path, body }) => [method, path, body])).toEqual([
    ['DELETE', '/students/views/v1', null],
    ['POST', '/students/views', { name: 'Waiting', query: 'status=waitingForClass' }],
  ]);
});

type Given = {
  end?: CourseEnd;
  at?: string;
  after?: StudentDetail;
  notes?: LearnerNote[];
  erasure?: Erasure;
  preview?: MergePreview;
  reply?: Reply;
};
/** One student's page; after a write that went through it is as `after` says. */
async function opensOne(
  record: StudentDetail,
  { at = ONE.at, after = record, notes = [], erasure = erasing, preview = joining, end, reply }: Given = {},
) {
  let now = record;
  replies(({ method, path }) => {
    if (method === 'GET') {
      if (path.endsWith('/notes')) return { body: { data: notes } };
      if (path.endsWith('/erasure')) return { body: erasure };
      if (path.endsWith('/wishes')) return { body: wishesOf() };
      if (path.endsWith('/events')) return { body: events };
      if (path.includes('/merge/')) return { body: preview };
      if (path.endsWith('/end')) return { body: end };
      if (path.startsWith('/students?')) return { body: studentsOf(kirana, otherKirana) };
      return { body: now };
    }
    if (reply?.status === undefined || reply.status < 400) now = after;
    return reply ?? { body: {} };
  });
  const user = await show(<StudentOfSchool />, { lang: 'en', at, path: ONE.path });
  await screen.findByRole('heading', { level: 1, name: record.name });
  return user;
}

it('a student shows who it is, each course with its next step, and why its balance is what it is', async () => {
  const user = await opensOne(student);
  expect(screen.getByRole('link', { name: '+628123456789' }).getAttribute('href')).toBe('tel:+628123456789');
  expect(await screen.findByText(d.consentNeeded)).toBeTruthy();
  const [inClass] = screen.getAllByRole('link', { name: 'Monday group' });
  expect(inClass?.getAttribute('href')).toBe('/class/management/c1');
  expect(screen.getAllByText('91%')).toHaveLength(2);
  expect(screen.getByText(d.noLastDay)).toBeTruthy();
  expect(screen.getByText(/^Class due by /)).toBeTruthy();
  const [open] = screen.getAllByRole('button', { name: d.reasons.open({ n: 2 }) });
  await user.click(open as HTMLElement);
  const list = await screen.findByRole('list', { name: d.reasons.title({ course: 'General English' }) });
  const [forfeited, bought] = within(list).getAllByRole('listitem');
  expect(forfeited?.textContent).toMatch(/^Forfeited-1 meeting/);
  expect(bought?.textContent).toMatch(/^Bought\+20 meetings/);
  await user.click(button(d.reasons.close));
  expect(screen.queryByText('Forfeited')).toBeNull();
});

it('a stopped course is taken up with a reason; why it may not yet is in the dialog', async () => {
  const message = 'The consent was withdrawn.';
  const user = await opensOne(student, {
    reply: { status: 409, body: { code: 'meetings.consentGone', message } },
  });
  await user.click(button(meetings.takeUp.of({ name: 'Kirana' })));
  const form = await inDialog(meetings.takeUp.of({ name: 'Kirana' }));
  await user.type(form.getByLabelText(staff.reason), 'Back');
  await user.click(form.getByRole('button', { name: meetings.takeUp.submit }));
  expect(await form.findByText(message)).toBeTruthy();
  expect(writes()).toMatchObject([{ path: '/enrolments/e3/take-up', body: { reason: 'Back' } }]);
});

it('a course is ended for the school after the dialog has said what happens, with the sum that it showed', async () => {
  const e = d.endCourse;
  const name = e.of({ course: 'General English', name: 'Kirana' });
  const quote = {
    outcome: 'allowed',
    rule: 'faultRefund',
    policyVersion: 1,
    inputs: {},
    amount: 990_000,
    reason: {
      key: 'faultRefund.allowed',
      params: {
        price: 1_650_000,
        left: 6,
        bought: 10,
        amount: 990_000,
        cause: 'ended',
        until: '2026-12-21T02:00:00.000Z',
      },
    },
  };
  const user = await opensOne(student, {
    end: { quote, meetings: 6, told: ['Sari Dewi', 'Ratna'] },
    reply: { body: { ok: true } },
  });
  const [open] = screen.getAllByRole('button', { name });
  await user.click(open as HTMLElement);
  const form = await inDialog(name);
  expect(await form.findByText(e.meetings({ n: 6 }))).toBeTruthy();
  expect(form.getByText(/^The school owes the family Rp.990\.000\./)).toBeTruthy();
  expect(form.getByText(e.told({ names: 'Sari Dewi, Ratna' }))).toBeTruthy();
  await user.click(form.getByRole('button', { name: e.submit }));
  expect(writes()).toEqual([]);
  await user.type(form.getByLabelText(e.reason), 'No teacher');
  await user.click(form.getByRole('button', { name: e.submit }));
  await dialogCloses();
  expect(writes()).toMatchObject([
    {
      path: expect.stringMatching(/^\/enrolments\/e\d\/end$/),
      body: { reason: 'No teacher', amount: 990_000 },
    },
  ]);
});

it('payments, family and consent have tabs of their own', async () => {
  const user = await opensOne(student);
  await user.click(screen.getByRole('tab', { name: /^Payments/ }));
  const payments = within(await screen.findByRole('table', { name: d.payments }));
  expect(payments.getAllByRole('row')[1]?.textContent).toMatch(/General English.*Paid.*R-7.*1\.650\.000/);
  await user.click(screen.getByRole('tab', { name: d.tabs.family }));
  expect(await screen.findByText('dewi')).toBeTruthy();
  expect(screen.getByText(/^Dewi \(mother\), /)).toBeTruthy();
  expect(screen.getByText(/^Withdrawn /)).toBeTruthy();
});

it('a student without courses, payments and a phone says so', async () => {
  const bare: StudentDetail = {
    ...student,
    kind: 'self',
    consentNeeded: false,
    consents: [],
    courses: [],
    payments: [],
    ageGroup: null,
    account: { ...student.account, active: false, phone: null },
  };
  const user = await opensOne(bare);
  for (const text of [d.noCourses, d.noPhone, d.unknown, d.inactive])
    expect(screen.getByText(text)).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: /^Payments/ }));
  expect(await screen.findByText(d.noPayments)).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: d.tabs.family }));
  expect(await screen.findByText(d.self)).toBeTruthy();
  expect(screen.getByText(d.noConsentNeeded)).toBeTruthy();
});

const NOTES = `${ONE.at}?tab=notes`;

it('a note is written once, and only one’s own is removed, after a question', async () => {
  const theirs = { ...note, id: 'n2', text: 'Asked for mornings', mine: false };
  const user = await opensOne(student, { at: NOTES, notes: [note, theirs] });
  await screen.findByText('Asked for mornings');
  await user.click(button(d.notes.add));
  expect(screen.getByText(common.fields.required)).toBeTruthy();
  const field = screen.getByLabelText<HTMLTextAreaElement>(d.notes.write);
  await user.type(field, 'Likes songs');
  await pressTwice(user, button(d.notes.add));
  await waitFor(() => expect(field.value).toBe(''));
  const remove = screen.getAllByRole('button', { name: /^Remove the note of / });
  expect(remove).toHaveLength(1);
  const ask = async (answer: string) => {
    await user.click(remove[0] as HTMLElement);
    await user.click((await inDialog(d.notes.ask.title)).getByRole('button', { name: answer }));
  };
  await ask(d.notes.ask.no);
  expect(writes()).toHaveLength(1);
  await ask(d.notes.ask.yes);
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes().map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/students/l1/notes', { text: 'Likes songs' }],
    ['DELETE', '/students/l1/notes/n1', null],
  ]);
});

it('a student without notes says so', async () => {
  await opensOne(student, { at: NOTES });
  expect(await screen.findByText(d.notes.none)).toBeTruthy();
});

it('an account is made inactive with a reason, and active again from the notice', async () => {
  const off = { ...student, account: { ...student.account, active: false, version: 5 } };
  const user = await opensOne(student, { after: off, reply: { body: { active: false, version: 5 } } });
  await choose(user, d.active.deactivate);
  const form = await inDialog(d.active.deactivateOf({ name: 'Dewi' }));
  await user.click(form.getByRole('button', { name: d.active.deactivate }));
  expect(form.getByText(common.fields.required)).toBeTruthy();
  await user.type(form.getByLabelText(staff.reason), 'Asked by mail');
  await pressTwice(user, form.getByRole('button', { name: d.active.deactivate }));
  await screen.findByText(d.active.deactivated);
  expect(await screen.findByText(d.inactive)).toBeTruthy();
  await user.click(button(common.undo));
  await screen.findByText(common.undone);
  expect(writes().map(({ body }) => body)).toEqual([
    { active: false, reason: 'Asked by mail', version: 4 },
    { active: true, reason: common.undoReason, version: 5 },
  ]);
});

it('an account that somebody else changed meanwhile is told in words, and the reason stays', async () => {
  const current = { active: false, version: 5 };
  const user = await opensOne(student, {
    reply: { status: 409, body: { code: 'common.stale', message: common.problems.stale, current } },
  });
  await choose(user, d.active.deactivate);
  const form = await inDialog(d.active.deactivateOf({ name: 'Dewi' }));
  await user.type(form.getByLabelText(staff.reason), 'Mail');
  await user.click(form.getByRole('button', { name: d.active.deactivate }));
  expect(await form.findByText(d.active.stale)).toBeTruthy();
  expect(form.getByLabelText<HTMLTextAreaElement>(staff.reason).value).toBe('Mail');
});

it('a family is signed out on all devices, with the number of them', async () => {
  const user = await opensOne(student, { reply: { body: { ended: 2 } } });
  const { yes, ask, done } = staff.endSessions;
  await choose(user, yes);
  const form = await inDialog(ask({ name: 'Dewi' }));
  await user.type(form.getByLabelText(staff.reason), 'Lost phone');
  await user.click(form.getByRole('button', { name: yes }));
  expect(await screen.findByText(done({ name: 'Dewi', ended: 2 }))).toBeTruthy();
  expect(writes()).toMatchObject([{ path: '/accounts/a1/sessions/end', body: { reason: 'Lost phone' } }]);
});

it('a duplicate is found and looked at; what collides keeps the two apart', async () => {
  const user = await opensOne(student);
  await choose(user, d.merge.open);
  const form = await inDialog(d.merge.title({ name: 'Kirana' }));
  const pick = d.merge.choose({ name: 'Kirana', email: 'sari@fasih.example' });
  expect(form.queryByRole('button', { name: /dewi@/ })).toBeNull();
  await user.click(await form.findByRole('button', { name: pick }));
  expect(await form.findByText(d.merge.conflicts.doubleBooked({ n: 2 }))).toBeTruthy();
  expect(form.getByText(d.merge.warnings.otherAccount)).toBeTruthy();
  expect(form.getByText(d.noBirthDate)).toBeTruthy();
  expect(form.queryByRole('button', { name: d.merge.submit })).toBeNull();
  await user.click(form.getByRole('button', { name: d.merge.other }));
  expect(await form.findByRole('button', { name: pick })).toBeTruthy();
});

it('a duplicate without collisions is joined for good, with a reason and both versions', async () => {
  const user = await opensOne(student, { preview: { ...joining, conflicts: [] } });
  await choose(user, d.merge.open);
  await user.click(await screen.findByRole('button', { name: /sari@fasih\.example$/ }));
  expect(await screen.findByText(d.merge.final)).toBeTruthy();
  const form = await inDialog(d.merge.title({ name: 'Kirana' }));
  expect(form.getByText(d.merge.counts.tests)).toBeTruthy();
  expect(form.queryByText(d.merge.counts.notes)).toBeNull();
  await user.type(form.getByLabelText(d.merge.reason), 'Twice');
  await pressTwice(user, form.getByRole('button', { name: d.merge.submit }));
  await screen.findByText(d.merge.done({ name: 'Kirana' }));
  await dialogCloses();
  expect(writes().map(({ path, body }) => [path, body])).toEqual([
    ['/students/l1/merge', { otherId: 'l2', reason: 'Twice', version: 7, otherVersion: 8 }],
  ]);
  // The record that is gone has no preview any more.
  expect(reads().filter((path) => path.includes('/merge/'))).toHaveLength(1);
});

it('a merge that is refused shows what moves now', async () => {
  const reply = { status: 409, body: { code: 'common.stale', message: 'Changed.', requestId: 'r' } };
  const user = await opensOne(student, { preview: { ...joining, conflicts: [] }, reply });
  await choose(user, d.merge.open);
  await user.click(await screen.findByRole('button', { name: /sari@fasih\.example$/ }));
  await user.type(await screen.findByLabelText(d.merge.reason), 'Twice');
  await user.click(button(d.merge.submit));
  await waitFor(() => expect(reads().filter((path) => path.includes('/merge/'))).toHaveLength(2));
});

it('erasing says what goes and what the books keep before it is asked for', async () => {
  const user = await opensOne(student);
  await choose(user, d.erase.open);
  const form = await inDialog(d.erase.title({ name: 'Kirana' }));
  expect(await form.findByText(d.erase.goesText(erasing.goes))).toBeTruthy();
  expect(form.getByText(d.erase.account(erasing.goes))).toBeTruthy();
  expect(form.getByText(d.erase.staysText(erasing.stays))).toBeTruthy();
  expect(form.getByText(d.erase.meetings({ n: 3 }))).toBeTruthy();
  await user.type(form.getByLabelText(d.erase.reason), 'Asked');
  await user.click(form.getByRole('button', { name: d.erase.submit }));
  expect(await screen.findByText(d.erase.asked)).toBeTruthy();
  expect(writes()).toMatchObject([{ path: '/students/l1/erasure', body: { reason: 'Asked' } }]);
});

it('an erasing that waits is above the record and is called off there', async () => {
  const user = await opensOne(student, {
    erasure: {
      ...erasing,
      request: {
        by: 'Agus',
        askedAt: student.consents[0]?.givenAt ?? '',
        reason: '',
        dueAt: kirana.dueAt ?? '',
      },
    },
  });
  expect(await screen.findByText(/asked for by Agus\.$/)).toBeTruthy();
  await user.click(button(d.erase.callOff));
  const form = await inDialog(d.erase.callOffTitle({ name: 'Kirana' }));
  await user.type(form.getByLabelText(d.erase.reason), 'They stay');
  await user.click(form.getByRole('button', { name: d.erase.callOff }));
  expect(await screen.findByText(d.erase.calledOff)).toBeTruthy();
  expect(writes()).toMatchObject([{ path: '/students/l1/erasure/call-off', body: { reason: 'They stay' } }]);
});

const ofKirana = (path: string) =>
  path.endsWith('/erasure') ? erasing : path.endsWith('/wishes') ? wishesOf() : student;

it('a record that was joined leads to the one that stayed, and says so', async () => {
  const merged = { code: 'learners.merged', message: '', current: { learnerId: 'l1' } };
  replies(({ path }) => (path === '/students/l9' ? { status: 409, body: merged } : { body: ofKirana(path) }));
  await show(<StudentOfSchool />, { lang: 'en', at: `${LIST}/l9`, path: ONE.path });
  expect(await screen.findByRole('heading', { level: 1, name: 'Kirana' })).toBeTruthy();
  expect(screen.getByText(d.mergedInto)).toBeTruthy();
});

it('a student who cannot be loaded can be tried again', async () => {
  let fails = true;
  replies(({ path }) => {
    if (fails)
      return { status: 503, body: { code: 'common.unavailable', message: common.problems.unavailable } };
    return { body: ofKirana(path) };
  });
  const user = await show(<StudentOfSchool />, { lang: 'en', ...ONE });
  expect(await screen.findByText(common.problems.unavailable)).toBeTruthy();
  fails = false;
  await user.click(button(common.retry));
  expect(await screen.findByRole('heading', { level: 1, name: 'Kirana' })).toBeTruthy();
});
