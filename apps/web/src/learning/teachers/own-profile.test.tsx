import { textsIn } from '@fasih/messages/texts';
import type { TeacherProfile } from '@fasih/school/learning/teachers/profile-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { OwnProfile } from './own-profile.tsx';

const { show, replies, writes, pressTwice } = personAtPage('profiles');
const t = textsIn('id').profiles;
const { common } = textsIn('id');

const draft: TeacherProfile['draft'] = {
  firstName: 'Nadia',
  languages: ['id', 'en'],
  qualification: 'CELTA',
  withPhoto: false,
  wordsId: 'Belajar sambil bercerita.',
  wordsEn: 'We learn by telling stories.',
};
const profile: TeacherProfile = {
  teacherId: 't1',
  draft,
  photo: null,
  ageGroups: ['kids', 'teen'],
  state: 'off',
  published: null,
  version: 4,
  changed: null,
};
const opens = async (more: Partial<TeacherProfile> = {}, answer?: Reply) => {
  const record = { ...profile, ...more };
  replies(({ method, body }) => {
    if (method === 'GET') return { body: record };
    const { version: _, ...typed } = body as TeacherProfile['draft'] & { version: number };
    return answer ?? { body: { ...record, draft: typed, state: 'waits', version: 5 } };
  });
  const person = await show(<OwnProfile />);
  await screen.findByLabelText(t.firstName);
  return person;
};
const save = () => screen.getByRole('button', { name: t.save });

it('a teacher writes what families may read, and is told that it waits for the school', async () => {
  const person = await opens();
  expect(screen.getByText(t.states.off)).toBeTruthy();
  expect(screen.getByText(t.agesHint({ ages: 'anak dan remaja' }))).toBeTruthy();
  await person.click(screen.getByRole('checkbox', { name: t.languages.jv }));
  await person.click(screen.getByRole('checkbox', { name: t.languages.en }));
  await person.clear(screen.getByLabelText(t.qualification));
  await person.type(screen.getByLabelText(t.qualification), 'S.Pd.');
  await pressTwice(person, save());
  expect(await screen.findByText(t.savedWaits)).toBeTruthy();
  expect(writes()).toEqual([
    {
      method: 'PUT',
      path: '/teacher/profile',
      body: { ...draft, languages: ['id', 'jv'], qualification: 'S.Pd.', version: 4 },
    },
  ]);
  expect(await screen.findByText(t.states.waits)).toBeTruthy();
});

it('a surname or a way to be reached beside the school is refused beside its field', async () => {
  const person = await opens();
  await person.type(screen.getByLabelText(t.firstName), ' Permata');
  await person.type(screen.getByLabelText(t.wordsId), ' WA 0812 3456 7890');
  await person.click(save());
  expect(await screen.findByText(common.fields.firstNameOnly)).toBeTruthy();
  expect(screen.getByText(common.fields.noContact)).toBeTruthy();
  expect(writes()).toEqual([]);
});

it('what families see is below what is written', async () => {
  const { withPhoto: _, ...shown } = draft;
  await opens({
    state: 'unfinished',
    published: { ...shown, wordsId: 'Yang disetujui.', teacherId: 't1', photo: null, ageGroups: ['kids'] },
  });
  const part = within(screen.getByRole('heading', { name: t.shown }).closest('section') as HTMLElement);
  expect(part.getByText(/Yang disetujui\./)).toBeTruthy();
  expect(part.getByText(/Berbahasa Indonesia dan Inggris/)).toBeTruthy();
  expect(screen.getByText(t.states.unfinished)).toBeTruthy();
});

it('a photo is shown only if the teacher wants it; without one that is said', async () => {
  await opens();
  expect(screen.getByText(t.noPhoto)).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: t.withPhoto })).toBeNull();
});

it('with a photo the choice is sent', async () => {
  const person = await opens({ photo: '/api/user/photo/x.webp' });
  await person.click(screen.getByRole('checkbox', { name: t.withPhoto }));
  await person.click(save());
  await waitFor(() => expect(writes()[0]?.body).toMatchObject({ withPhoto: true }));
});

it('where an admin wrote meanwhile, each field is chosen', async () => {
  const theirs = {
    ...profile,
    draft: { ...draft, qualification: 'M.Pd.', languages: ['id'] },
    version: 6,
    changed: { by: 'Bambang', at: '2026-11-24T02:00:00.000Z' },
  };
  const message = common.problems.stale;
  const answer: Reply = { status: 409, body: { code: 'common.stale', message, current: theirs } };
  const person = await opens({}, answer);
  await person.type(screen.getByLabelText(t.qualification), ', TESOL');
  await person.click(save());
  const dialog = within(await screen.findByRole('dialog', { name: common.conflict.title }));
  expect(dialog.getByText(/Bambang/)).toBeTruthy();
  expect(dialog.getByText('CELTA, TESOL')).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: common.conflict.allTheirs }));
  await person.click(dialog.getByRole('button', { name: common.conflict.save }));
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]?.body).toMatchObject({ qualification: 'M.Pd.', languages: ['id'], version: 6 });
});
