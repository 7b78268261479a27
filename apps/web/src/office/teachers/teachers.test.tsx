import { textsIn } from '@fasih/messages/texts';
import type { Reply as ReplyOf } from '@fasih/school/basics/contract';
import {
  type Availability,
  type Hours,
  listTeachers,
  type TeacherRecord,
} from '@fasih/school/learning/teachers/contract';
import type { TeacherProfile } from '@fasih/school/learning/teachers/profile-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseIn, dialogCloses, inDialog, queryParamsOf, rowsOf } from '../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { mondayGroup } from '../../learning/classes/admin/classes.fixtures.ts';
import TeachersList from '../../learning/teachers/admin/list.tsx';
import { notCleared, teacherRecord } from '../../learning/teachers/teachers.fixtures.ts';
import TeacherPage from './teacher.tsx';

const { replies, show, writes, reads, pressTwice } = personAtPage(
  ...(['absences', 'staff', 'teachers', 'profiles', 'meetings', 'policy', 'classes', 'bulk'] as const),
);
const { staff, teachers, profiles, common, shell, bulk } = textsIn('en');
const t = staff.teachers;
const h = teachers.screens.availability;
const LIST = '/teacher/management';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T03:00:00.000Z') }));
afterEach(() => vi.useRealTimers());

const ratna = teacherRecord({
  name: 'Ratna',
  username: 'ratna',
  email: 'ratna@fasih.example',
  invited: true,
  programs: ['conversation'],
  ageGroups: ['kids', 'teen'],
  weeklyMinutes: 600,
  classes: 12,
  meetingsSoon: 1,
  profile: 'waits',
  version: 6,
});
const bayu = teacherRecord({
  id: 't2',
  name: 'Bayu',
  username: 'ratna',
  email: 'ratna@fasih.example',
  active: false,
  version: 6,
});
const listOf = (...data: TeacherRecord[]): ReplyOf<typeof listTeachers> => ({
  data,
  total: data.length,
  page: 1,
  pageSize: 20,
});
const classRow = mondayGroup({
  capacity: 2,
  closed: 2,
  progressCounts: { attended: 2, lost: 0, left: 18 },
  nextMeetingAt: '2026-12-07T08:00:00.000Z',
  hasLink: true,
});
const classesOfRatna = { data: [classRow], total: 12, page: 1, pageSize: 8 };
const week: Availability = {
  teacherId: 't1',
  name: 'Ratna',
  programs: ['conversation'],
  ageGroups: [],
  meetingsOutside: 2,
  weekly: [{ weekday: 1, from: 480, to: 720 }],
  exceptions: [
    { id: 'x1', day: '2026-12-24', kind: 'away', from: 0, to: 1440, reason: 'Family' },
    { id: 'x2', day: '2026-12-28', kind: 'extra', from: 540, to: 600, reason: '' },
  ],
  lessonHours: [{ weekday: 1, from: 480, to: 1200 }],
  version: 3,
};
const draft: TeacherProfile['draft'] = {
  firstName: 'Ratna',
  languages: ['id'],
  qualification: '',
  wordsId: 'Halo',
  wordsEn: 'Hello',
  withPhoto: false,
};
const profile: TeacherProfile = {
  teacherId: 't1',
  draft,
  photo: null,
  ageGroups: ['kids'],
  state: 'waits',
  published: null,
  version: 2,
  changed: null,
};
const lesson = (number: number, day: string, change: Partial<Hours['meetings'][number]>) => ({
  meetingId: `m${number}`,
  classId: 'c1',
  className: 'Monday group',
  learners: ['Kirana'],
  number,
  startsAt: `${day}T08:00:00.000Z`,
  endsAt: `${day}T09:00:00.000Z`,
  state: 'held' as const,
  delayMinutes: 0,
  paidMinutes: 60,
  decision: null,
  ...change,
});
const taught: Hours = {
  month: '2026-11',
  minutes: 105,
  offers: { asked: 3, won: 1 },
  meetings: [
    lesson(1, '2026-11-02', {}),
    lesson(2, '2026-11-09', { state: 'missed', delayMinutes: 15, paidMinutes: 45 }),
  ],
};

it('the list says who works, what they teach and how much; nobody found is cleared', async () => {
  replies(() => ({ body: listOf(ratna, bayu) }));
  const user = await show(<TeachersList />, { lang: 'en', at: LIST });
  expect(rowsOf(await screen.findByRole('table'))).toEqual([
    expect.stringMatching(
      /RatnaConversation · Kids, Teens.*ActiveNever signed inProfile waits10 h121 meeting$/,
    ),
    expect.stringMatching(/BayuAll programs and ages.*InactiveNo hours yet00 meetings$/),
  ]);
  replies(() => ({ body: listOf() }));
  await user.selectOptions(screen.getByRole('combobox', { name: t.status }), 'inactive');
  await user.selectOptions(screen.getByRole('combobox', { name: t.profile }), 'waits');
  await waitFor(() =>
    expect(queryParamsOf(reads(), '/teachers')).toMatchObject({ status: 'inactive', profile: 'waits' }),
  );
  expect(listTeachers.query.safeParse(queryParamsOf(reads(), '/teachers')).success).toBe(true);
  await user.click(await screen.findByRole('link', { name: common.clearFilters }));
  expect(await screen.findByText(t.emptyText)).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: t.add.button })[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: t.add.title })).toBeTruthy();
});

type Given = {
  teacher?: TeacherRecord;
  after?: TeacherRecord;
  tab?: string;
  record?: Availability;
  shown?: TeacherProfile;
  approved?: TeacherProfile;
  reply?: Reply | ((body: unknown) => Reply);
};
/** One teacher's page; after a write that went through the account is as `after` says. */
async function opens({
  teacher = ratna,
  after = teacher,
  tab,
  record = week,
  shown = profile,
  approved = shown,
  reply = {},
}: Given = {}) {
  let now = teacher;
  let profileNow = shown;
  replies(({ method, path, body }) => {
    if (method === 'GET') {
      if (path.startsWith('/classes')) return { body: classesOfRatna };
      if (path.endsWith('/clearance')) return { body: notCleared };
      if (path.endsWith('/availability')) return { body: record };
      if (path.endsWith('/profile')) return { body: profileNow };
      if (path.endsWith('/absences')) return { body: { today: '2026-12-01', absences: [], meetings: [] } };
      if (path.includes('/hours'))
        return {
          body: path.includes('2026-10')
            ? { month: '2026-10', minutes: 0, offers: { asked: 0, won: 0 }, meetings: [] }
            : taught,
        };
      return { body: now };
    }
    const answer = typeof reply === 'function' ? reply(body) : reply;
    if ((answer.status ?? 200) < 400) [now, profileNow] = [after, approved];
    return answer;
  });
  const at = `${LIST}/${teacher.id}${tab === undefined ? '' : `?tab=${tab}`}`;
  const user = await show(<TeacherPage />, { lang: 'en', at, path: `${LIST}/:teacherId` });
  await screen.findByRole('heading', { level: 1, name: teacher.name });
  return user;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const sent = () => writes().map(({ method, path, body }) => [method, path, body]);
const stale = (current: object): Reply => ({
  status: 409,
  body: { code: 'common.stale', message: common.problems.stale, current },
});

it('a teacher’s page says who it is, with the classes, and where the rest of them is', async () => {
  await opens();
  expect(screen.getByRole('link', { name: 'ratna@fasih.example' })).toBeTruthy();
  expect(screen.getByRole('link', { name: shell.nav.calendar }).getAttribute('href')).toBe(
    '/admin/calendar?teacher=t1',
  );
  const table = await screen.findByRole('table', { name: t.one.classes });
  expect(rowsOf(table)[0]).toMatch(/^KiranaMonday group.*In Progress$/);
  expect(screen.getByRole('link', { name: t.one.allClasses({ n: 12 }) }).getAttribute('href')).toBe(
    '/class/management?teacher=t1',
  );
});

it('a teacher is made inactive with a reason, and active again from the notice', async () => {
  const off = { ...ratna, active: false, version: 7 };
  const user = await opens({ after: off, reply: { body: off } });
  await chooseIn(user, common.moreActions, t.one.deactivate);
  const form = await inDialog(t.one.deactivateOf(ratna));
  await user.click(form.getByRole('button', { name: t.one.deactivate }));
  expect(form.getByText(common.fields.required)).toBeTruthy();
  await user.type(form.getByLabelText(staff.reason), 'Moved');
  await pressTwice(user, form.getByRole('button', { name: t.one.deactivate }));
  await screen.findByText(t.one.deactivated(ratna));
  expect(await screen.findByText(t.one.inactive)).toBeTruthy();
  await user.click(button(common.undo));
  await screen.findByText(common.undone);
  expect(sent()).toEqual([
    ['PATCH', '/teachers/t1', { active: false, reason: 'Moved', version: 6 }],
    ['PATCH', '/teachers/t1', { active: true, reason: common.undoReason, version: 7 }],
  ]);
});

it('meetings in the way lead to the classes to hand over; a change of somebody else is said', async () => {
  const message = teachers.problems.meetingsAhead({ count: 3 });
  const user = await opens({ reply: { status: 409, body: { code: 'teachers.meetingsAhead', message } } });
  await chooseIn(user, common.moreActions, t.one.deactivate);
  const form = await inDialog(t.one.deactivateOf(ratna));
  await user.type(form.getByLabelText(staff.reason), 'Moved');
  await user.click(form.getByRole('button', { name: t.one.deactivate }));
  expect(await form.findByText(message)).toBeTruthy();
  expect(form.getByRole('link', { name: t.one.handOver }).getAttribute('href')).toBe(
    '/class/management?teacher=t1',
  );
  replies(({ method }) => (method === 'GET' ? { body: ratna } : stale({ ...ratna, version: 9 })));
  await user.click(form.getByRole('button', { name: t.one.deactivate }));
  expect(await form.findByText(t.one.stale)).toBeTruthy();
});

it('who leaves gives the classes to others without losing what was written about it', async () => {
  const message = teachers.problems.meetingsAhead({ count: 3 });
  const user = await opens({ reply: { status: 409, body: { code: 'teachers.meetingsAhead', message } } });
  await chooseIn(user, common.moreActions, t.one.deactivate);
  const form = await inDialog(t.one.deactivateOf(ratna));
  await user.type(form.getByLabelText(staff.reason), 'Moved');
  await user.click(form.getByRole('button', { name: t.one.deactivate }));
  const plan = {
    excluded: [],
    families: 1,
    seen: 's',
    classes: [{ classId: 'c1', title: 'Kirana', wasTeacherId: 't1' }],
  };
  replies(({ path }) => {
    if (path.endsWith('/proposals'))
      return {
        body: {
          classes: [
            {
              classId: 'c1',
              title: 'Kirana',
              teacher: { id: 't1', name: 'Ratna' },
              proposed: 't2',
              ranked: [{ teacherId: 't2', name: 'Bayu', load: 0 }],
            },
          ],
        },
      };
    if (path.startsWith('/bulk/')) return { body: plan };
    if (path.startsWith('/classes')) return { body: classesOfRatna };
    return { body: path.startsWith('/teachers?') ? listOf(ratna, bayu) : ratna };
  });
  await user.click(await form.findByRole('button', { name: t.one.handOverNow }));
  const handing = await inDialog(bulk.teacher.titleOf(ratna));
  await handing.findByText(bulk.teacher.changes({ classes: 1, families: 1 }));
  await user.click(handing.getByRole('button', { name: bulk.teacher.save }));
  await screen.findByText(bulk.teacher.done({ n: 1 }));
  expect(sent().filter(([, path]) => !/(plan|proposals)$/.test(String(path)))).toEqual([
    ['PATCH', '/teachers/t1', { active: false, reason: 'Moved', version: 6 }],
    ['PUT', '/bulk/teacher', { changes: [{ classId: 'c1', teacherId: 't2' }], reason: '', seen: 's' }],
  ]);
  const again = await inDialog(t.one.deactivateOf(ratna));
  expect(again.getByLabelText<HTMLTextAreaElement>(staff.reason).value).toBe('Moved');
});

it('what a teacher teaches is saved together with the hours as they are', async () => {
  const user = await opens({ tab: 'hours', reply: { body: { ...week, programs: [], version: 4 } } });
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: t.one.saveSubjects });
  expect(save.disabled).toBe(true);
  expect(screen.getByText(/^Thursday,? 24 Dec/).closest('li')?.textContent).toMatch(
    /Away.*All day · Family$/,
  );
  expect(screen.getByText(/^Monday,? 28 Dec/).closest('li')?.textContent).toMatch(/Extra hours.*09:00–10:00/);
  await user.click(screen.getByRole('checkbox', { name: staff.packageTypes.conversation }));
  await user.click(screen.getByRole('checkbox', { name: staff.ages.kids }));
  await pressTwice(user, save);
  expect(await screen.findByText(t.one.subjectsSaved)).toBeTruthy();
  expect(sent()).toEqual([
    [
      ...['PUT', '/teachers/t1/availability'],
      { programs: [], ageGroups: ['kids'], weekly: week.weekly, version: 3 },
    ],
  ]);
});

it('subjects that somebody else chose meanwhile are chosen field by field', async () => {
  const theirs = {
    ...week,
    programs: ['general_english'],
    version: 4,
    changed: { by: 'Wati', at: taught.meetings[0]?.startsAt },
  };
  const user = await opens({
    tab: 'hours',
    reply: (body) =>
      (body as { version: number }).version === 3 ? stale(theirs) : { body: { ...week, version: 5 } },
  });
  await user.click(await screen.findByRole('checkbox', { name: staff.ages.adult }));
  await user.click(button(t.one.saveSubjects));
  const conflict = await inDialog(common.conflict.title);
  expect(conflict.getByText(staff.packageTypes.general_english)).toBeTruthy();
  await user.click(conflict.getByRole('button', { name: common.conflict.save }));
  expect(await screen.findByText(t.one.subjectsSaved)).toBeTruthy();
  expect(writes().at(-1)?.body).toMatchObject({
    programs: ['general_english'],
    ageGroups: ['adult'],
    version: 4,
  });
});

it('the week is changed hour by hour; hours that overlap or end too early cannot be saved', async () => {
  const user = await opens({ tab: 'hours', reply: { body: { ...week, version: 4 } } });
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: h.save });
  expect(await screen.findByText(h.outside({ n: 2 }))).toBeTruthy();
  await user.click(button(h.addOn({ day: 'Monday' })));
  const from = () => screen.getByRole('combobox', { name: h.fromOf({ day: 'Monday', n: 2 }) });
  const to = () => screen.getByRole('combobox', { name: h.toOf({ day: 'Monday', n: 2 }) });
  await user.selectOptions(from(), '660');
  expect(screen.getAllByText(h.overlap).length).toBeGreaterThan(0);
  expect(save().disabled).toBe(true);
  await user.selectOptions(from(), '1260');
  await user.selectOptions(to(), '1200');
  expect(screen.getByText(h.order)).toBeTruthy();
  await user.selectOptions(to(), '1320');
  expect(screen.getByText(h.outsideLessonHours)).toBeTruthy();
  await user.click(button(h.removeOf({ day: 'Monday', n: 1 })));
  await user.click(button(h.copy));
  expect(screen.getByText(common.unsaved)).toBeTruthy();
  await user.click(save());
  expect(await screen.findByText(h.saved)).toBeTruthy();
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 1260, to: 1320 }));
  expect(sent()).toEqual([['PUT', '/teachers/t1/availability', { weekly: hours, version: 3 }]]);
});

it('of two weeks that were saved at once one is chosen', async () => {
  const theirs = {
    ...week,
    weekly: [{ weekday: 2, from: 480, to: 600 }],
    version: 4,
    changed: { by: null, at: taught.meetings[0]?.startsAt },
  };
  const user = await opens({
    tab: 'hours',
    reply: (body) =>
      (body as { version: number }).version === 3 ? stale(theirs) : { body: { ...week, version: 5 } },
  });
  await user.click(await screen.findByRole('button', { name: h.addOn({ day: 'Friday' }) }));
  await user.click(button(h.save));
  const conflict = await inDialog(common.conflict.title);
  expect(conflict.getByText(/^Tuesday 08:00–10:00$/)).toBeTruthy();
  await user.click(conflict.getByRole('button', { name: common.conflict.save }));
  expect(await screen.findByText(h.saved)).toBeTruthy();
  expect(writes().at(-1)?.body).toMatchObject({ version: 4 });
});

it('a profile that waits is published as it was seen, and taken off after a question', async () => {
  const published: TeacherProfile = {
    ...profile,
    state: 'public',
    version: 3,
    published: { ...draft, teacherId: 't1', photo: null, ageGroups: ['kids'] },
  };
  const user = await opens({
    tab: 'profile',
    approved: published,
    reply: (body) => ((body as { version: number }).version === 3 ? stale(published) : { body: published }),
  });
  await user.click(await screen.findByRole('button', { name: profiles.publish }));
  expect(await screen.findByText(profiles.published({ name: 'Ratna' }))).toBeTruthy();
  expect(await screen.findByText(profiles.shown)).toBeTruthy();
  expect(screen.queryByRole('button', { name: profiles.publish })).toBeNull();
  const withdraw = async (answer: string) => {
    await user.click(button(profiles.withdraw));
    const question = await inDialog(profiles.withdrawAsk({ name: 'Ratna' }));
    await user.click(question.getByRole('button', { name: answer }));
  };
  await withdraw(common.cancel);
  expect(writes()).toHaveLength(1);
  await withdraw(profiles.withdraw);
  expect(await screen.findByText(profiles.stale)).toBeTruthy();
  expect(sent()).toEqual([
    ['POST', '/teachers/t1/profile/publish', { version: 2, photo: null }],
    ['POST', '/teachers/t1/profile/withdraw', { version: 3 }],
  ]);
});

it('a profile is written with its languages; a contact in it is refused beside its field', async () => {
  const saved: TeacherProfile = { ...profile, version: 3 };
  const user = await opens({ tab: 'profile', reply: { body: saved } });
  await user.click(await screen.findByText(profiles.edit));
  const field = screen.getByLabelText<HTMLTextAreaElement>(profiles.wordsEn);
  await user.type(field, ' 0812 3456 7890');
  await user.click(button(profiles.save));
  expect(screen.getByText(common.fields.noContact)).toBeTruthy();
  expect(writes()).toEqual([]);
  await user.clear(field);
  await user.type(field, 'Welcome');
  await user.click(screen.getByRole('checkbox', { name: profiles.languages.en }));
  await user.click(button(profiles.save));
  expect(await screen.findByText(profiles.savedWaits)).toBeTruthy();
  expect(sent()).toEqual([
    [
      ...['PUT', '/teachers/t1/profile'],
      { ...draft, wordsEn: 'Welcome', languages: ['id', 'en'], version: 2 },
    ],
  ]);
});

it('the hours taught stand month by month, the newest meeting first, with what was not as planned', async () => {
  const user = await opens({ tab: 'taught' });
  const rows = rowsOf(await screen.findByRole('table', { name: h.taught }));
  expect(rows).toEqual([
    expect.stringMatching(/^Mon 9 Nov.*Kirana.*Meeting 2.*Monday group.*15 min45 min$/),
    expect.stringMatching(/^Mon 2 Nov.*Kirana.*Meeting 1.*Monday group.*60 min$/),
  ]);
  expect(screen.getByText(/\(105 minutes\)$/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: h.nextMonth }).disabled).toBe(true);
  await user.click(button(h.previousMonth));
  expect(await screen.findByText(h.noTaught)).toBeTruthy();
  expect(queryParamsOf(reads(), '/teachers/t1/hours')).toEqual({ month: '2026-10' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: h.nextMonth }).disabled).toBe(false);
});

it('an inactive teacher is made active from the page', async () => {
  const user = await opens({
    teacher: bayu,
    after: { ...bayu, active: true },
    reply: { body: { ...bayu, active: true } },
  });
  await user.click(button(t.one.activate));
  const form = await inDialog(t.one.activateOf(bayu));
  await user.type(form.getByLabelText(staff.reason), 'Back');
  await user.click(form.getByRole('button', { name: t.one.activate }));
  expect(await screen.findByText(t.one.activated(bayu))).toBeTruthy();
  await dialogCloses();
  expect(within(document.body).queryByText(t.one.inactive)).toBeNull();
});
