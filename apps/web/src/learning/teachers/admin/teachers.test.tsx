import { textsIn } from '@fasih/messages/texts';
import type { ClearanceRecord } from '@fasih/school/learning/teachers/clearance-contract';
import type { Availability, TeacherRecord } from '@fasih/school/learning/teachers/contract';
import type { TeacherProfile } from '@fasih/school/learning/teachers/profile-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { personAtPage, type Reply } from '../../../../test/person-at-page.tsx';
import { notCleared, teacherRecord } from '../teachers.fixtures.ts';
import { ActiveDialog } from './active.tsx';
import { TeacherClearance } from './clearance.tsx';
import TeachersList from './list.tsx';
import { PublicProfile } from './profile.tsx';
import { Subjects } from './subjects.tsx';

const { show, replies, writes, reads, pressTwice } = personAtPage('staff', 'teachers', 'profiles');
const t = textsIn('id').staff.teachers;
const { common, profiles } = textsIn('id');
const s = textsIn('id').teachers.screens;

const teacher = teacherRecord({
  ageGroups: ['kids'],
  weeklyMinutes: 600,
  classes: 4,
  meetingsSoon: 6,
  profile: 'public',
  version: 3,
});
const changed = { by: 'Bambang', at: '2026-11-24T02:00:00.000Z' };
const stale = (current: object): Reply => ({
  status: 409,
  body: { code: 'common.stale', message: common.problems.stale, current },
});

it('the list says of each teacher what they teach, their hours, and what waits', async () => {
  const other = {
    ...teacher,
    id: 't2',
    name: 'Iqbal',
    ageGroups: [],
    weeklyMinutes: 0,
    invited: true,
    profile: 'waits',
  };
  replies(() => ({ body: { data: [teacher, other], total: 2, page: 1, pageSize: 20 } }));
  const person = await show(<TeachersList />, { at: '/teacher/management' });
  const [, nadia, iqbal] = await screen.findAllByRole('row');
  for (const known of [teacher.name, teacher.username, teacher.email])
    expect(within(nadia as HTMLElement).getByText(known)).toBeDefined();
  expect(nadia?.textContent).toContain(s.hours({ hours: '10' }));
  expect(nadia?.textContent).toContain(textsIn('id').staff.ages.kids);
  for (const words of [t.notBookable, t.invited, t.profileWaits, textsIn('id').staff.everything])
    expect(iqbal?.textContent).toContain(words);
  expect(screen.getByRole('link', { name: 'Iqbal' }).getAttribute('href')).toBe('/teacher/management/t2');
  await person.selectOptions(screen.getByRole('combobox', { name: t.profile }), 'waits');
  await waitFor(() => expect(reads().at(-1)).toContain('profile=waits'));
});

it('a list without a hit leads back to all teachers, and a new one is added from there', async () => {
  replies(() => ({ body: { data: [], total: 0, page: 1, pageSize: 20 } }));
  const person = await show(<TeachersList />, { at: '/teacher/management?status=inactive' });
  expect(await screen.findByText(s.noneFound)).toBeTruthy();
  expect(screen.getByRole('link', { name: common.clearFilters }).getAttribute('href')).toBe(
    '/teacher/management',
  );
  await person.click(screen.getByRole('button', { name: t.add.button }));
  expect(await screen.findByRole('dialog', { name: t.add.title })).toBeTruthy();
});

const opensActive = async (record: TeacherRecord, answer?: Reply) => {
  const closed = vi.fn();
  replies(() => answer ?? { body: { ...record, active: !record.active, version: 4 } });
  const person = await show(<ActiveDialog teacher={record} handOver={() => null} onClose={closed} />);
  return {
    person,
    closed,
    submit: () => screen.getByRole('button', { name: record.active ? t.one.deactivate : t.one.activate }),
  };
};

it('a teacher is made inactive with a reason, once, and brought back from the notice', async () => {
  const { person, closed, submit } = await opensActive(teacher);
  await person.click(submit());
  expect(screen.getByText(common.fields.required)).toBeTruthy();
  expect(writes()).toEqual([]);
  await person.type(screen.getByRole('textbox'), 'Pindah kota');
  await pressTwice(person, submit());
  expect(await screen.findByText(t.one.deactivated({ name: teacher.name }))).toBeTruthy();
  expect(closed).toHaveBeenCalledOnce();
  await person.click(screen.getByRole('button', { name: common.undo }));
  await waitFor(() =>
    expect(writes().map(({ body }) => body)).toEqual([
      { active: false, reason: 'Pindah kota', version: 3 },
      { active: true, reason: common.undoReason, version: 4 },
    ]),
  );
});

it('meetings that stand in the way lead to the classes that must be handed over', async () => {
  const message = 'Guru ini masih punya 6 pertemuan.';
  const refusal = { status: 409, body: { code: 'teachers.meetingsAhead', message } };
  const { person, closed, submit } = await opensActive(teacher, refusal);
  await person.type(screen.getByRole('textbox'), 'Pindah kota');
  await person.click(submit());
  expect((await screen.findByRole('link', { name: t.one.handOver })).getAttribute('href')).toBe(
    '/class/management?teacher=t1',
  );
  expect(closed).not.toHaveBeenCalled();
});

it('a record that changed meanwhile is told in words, and the reason stays', async () => {
  const { person, submit } = await opensActive({ ...teacher, active: false }, stale({ ...teacher, changed }));
  await person.type(screen.getByRole('textbox'), 'Kembali');
  await person.click(submit());
  expect(await screen.findByText(t.one.stale)).toBeTruthy();
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Kembali');
});

const c = profiles.clearance;
const opensClearance = async (record: ClearanceRecord, answer?: Reply) => {
  let stored = record;
  replies(({ method, body }) => {
    if (method === 'GET') return { body: stored };
    if (answer !== undefined && writes().length === 1) return answer;
    stored = { ...stored, ...(body as object), state: 'valid', version: stored.version + 1, changed };
    return { body: stored };
  });
  const person = await show(<TeacherClearance teacherId="t1" />);
  await screen.findByLabelText(c.identityOn);
  return person;
};

it('an admin records what was seen; only then the teacher may teach minors', async () => {
  const person = await opensClearance(notCleared);
  expect(screen.getByText(c.states.none)).toBeTruthy();
  await person.type(screen.getByLabelText(c.identityOn), '2026-11-20');
  await person.type(screen.getByLabelText(c.certificateOn), '2026-10-01');
  await person.type(screen.getByLabelText(c.certificateUntil), '2027-10-01');
  await pressTwice(person, screen.getByRole('button', { name: c.save }));
  expect(await screen.findByText(c.saved)).toBeTruthy();
  expect(writes().map(({ path, body }) => [path, body])).toEqual([
    [
      '/teachers/t1/clearance',
      { identityOn: '2026-11-20', certificateOn: '2026-10-01', certificateUntil: '2027-10-01', version: 0 },
    ],
  ]);
  expect(await screen.findByText(c.states.valid)).toBeTruthy();
  expect(screen.getByText(/Bambang/)).toBeTruthy();
});

it('a day that the server refuses is shown beside its field', async () => {
  const answer = {
    status: 400,
    body: { code: 'common.invalid', message: 'x', fields: { certificateUntil: 'required' } },
  };
  const person = await opensClearance(notCleared, answer);
  await person.type(screen.getByLabelText(c.identityOn), '2026-11-20');
  await person.click(screen.getByRole('button', { name: c.save }));
  expect(await screen.findByText(common.fields.required)).toBeTruthy();
  expect(screen.getByLabelText(c.identityOn)).toHaveProperty('value', '2026-11-20');
});

it('where another admin recorded something meanwhile, each day is chosen', async () => {
  const theirs = { ...notCleared, identityOn: '2026-11-01', version: 2, changed };
  const person = await opensClearance(notCleared, stale(theirs));
  await person.type(screen.getByLabelText(c.identityOn), '2026-11-20');
  await person.click(screen.getByRole('button', { name: c.save }));
  const dialog = within(await screen.findByRole('dialog', { name: common.conflict.title }));
  expect(dialog.getByText('1 Nov 2026')).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: common.conflict.save }));
  await waitFor(() => expect(writes().at(-1)?.body).toMatchObject({ identityOn: '2026-11-20', version: 2 }));
});

const profile: TeacherProfile = {
  teacherId: 't1',
  photo: '/api/user/photo/x.webp',
  ageGroups: ['kids'],
  state: 'waits',
  published: null,
  draft: {
    firstName: 'Nadia',
    languages: ['id'],
    qualification: 'CELTA',
    withPhoto: true,
    wordsId: 'Belajar sambil bercerita.',
    wordsEn: 'We learn by telling stories.',
  },
  version: 4,
  changed,
};
const opensProfile = async (more: Partial<TeacherProfile> = {}, answer?: Reply) => {
  const record = { ...profile, ...more };
  replies(({ method }) =>
    method === 'GET' ? { body: record } : (answer ?? { body: { ...record, state: 'public' } }),
  );
  const person = await show(<PublicProfile teacherId="t1" />);
  await screen.findByText(profiles.states[record.state]);
  return person;
};
const { withPhoto: _, ...written } = profile.draft;
const published = { ...written, teacherId: 't1', photo: null, ageGroups: ['kids' as const] };

it('an admin reads what waits and publishes it with the photo that was looked at', async () => {
  const person = await opensProfile();
  expect(screen.getByText(/Belajar sambil bercerita/, { selector: 'blockquote' })).toBeTruthy();
  await pressTwice(person, screen.getByRole('button', { name: profiles.publish }));
  expect(await screen.findByText(profiles.published({ name: 'Nadia' }))).toBeTruthy();
  expect(writes()).toMatchObject([
    { path: '/teachers/t1/profile/publish', body: { version: 4, photo: '/api/user/photo/x.webp' } },
  ]);
});

it('what changed since it was looked at is not published, and that is said', async () => {
  const person = await opensProfile({}, stale({ ...profile, version: 5 }));
  await person.click(screen.getByRole('button', { name: profiles.publish }));
  expect(await screen.findByText(profiles.stale)).toBeTruthy();
});

it('a profile is taken down only after a question', async () => {
  const person = await opensProfile({ state: 'public', published });
  expect(screen.queryByRole('button', { name: profiles.publish })).toBeNull();
  await person.click(screen.getByRole('button', { name: profiles.withdraw }));
  const question = within(await screen.findByRole('dialog'));
  await person.click(question.getByRole('button', { name: common.cancel }));
  expect(writes()).toEqual([]);
  await person.click(screen.getByRole('button', { name: profiles.withdraw }));
  await person.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: profiles.withdraw }),
  );
  expect(await screen.findByText(profiles.withdrawn({ name: 'Nadia' }))).toBeTruthy();
  expect(writes()).toMatchObject([{ path: '/teachers/t1/profile/withdraw', body: { version: 4 } }]);
});

it('a profile that lacks something is not offered to be published', async () => {
  await opensProfile({ state: 'off', draft: { ...profile.draft, wordsEn: '' } });
  expect(screen.queryByRole('button', { name: profiles.publish })).toBeNull();
  expect(screen.queryByRole('button', { name: profiles.withdraw })).toBeNull();
});

const record: Availability = {
  teacherId: 't1',
  name: 'Nadia',
  weekly: [{ weekday: 1, from: 480, to: 720 }],
  exceptions: [],
  programs: ['conversation'],
  ageGroups: [],
  meetingsOutside: 0,
  lessonHours: [],
  version: 3,
};

it('programs and ages are saved with the hours as they stand', async () => {
  const words = textsIn('id').staff;
  replies(({ body }) => ({ body: { ...record, ...(body as object), version: 4 } }));
  const person = await show(<Subjects record={record} />);
  const save = screen.getByRole('button', { name: t.one.saveSubjects });
  expect(save).toHaveProperty('disabled', true);
  await person.click(screen.getByRole('checkbox', { name: words.packageTypes.general_english }));
  await person.click(screen.getByRole('checkbox', { name: words.packageTypes.conversation }));
  await person.click(screen.getByRole('checkbox', { name: words.ages.teen }));
  await person.click(save);
  expect(await screen.findByText(t.one.subjectsSaved)).toBeTruthy();
  expect(writes()).toMatchObject([
    { body: { programs: ['general_english'], ageGroups: ['teen'], weekly: record.weekly, version: 3 } },
  ]);
  expect(save).toHaveProperty('disabled', true);
});
