import { textsIn } from '@fasih/messages/texts';
import type { WishesForm, WishesRecord } from '@fasih/school/learning/wishes/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import WishesOfCourse from './page.tsx';
import { WishesOfStudent } from './staff.tsx';
import { wishesOf } from './wishes.fixtures.ts';

const { replies, show, writes } = personAtPage('wishes', 'profiles');
const t = textsIn('id').wishes;

const EVENING = [{ weekday: 1, from: 960, to: 1080 }];
const teacherOf = (teacherId: string, firstName: string): WishesRecord['teachers'][number] => ({
  teacherId,
  firstName,
  photo: null,
  languages: ['id'],
  ageGroups: ['kids'],
  qualification: 'CELTA',
  wordsId: `Saya ${firstName}.`,
  wordsEn: `I am ${firstName}.`,
});
const record = wishesOf({
  possible: EVENING,
  teachers: [teacherOf('t1', 'Nadia'), teacherOf('t2', 'Iqbal')],
});
const answers = (more: Partial<WishesRecord>) => {
  const stored = { ...record, ...more };
  replies(({ method, body }) =>
    method === 'GET' ? { body: stored } : { body: { ...stored, ...(body as WishesForm), version: 2 } },
  );
};
const opens = async (more: Partial<WishesRecord> = {}) => {
  answers(more);
  const person = await show(<WishesOfCourse />, { at: '/wishes/e1', path: '/wishes/:enrolmentId' });
  await screen.findByRole('heading', { name: t.titleOf({ name: 'Rania' }) });
  return person;
};
const save = () => screen.getByRole('button', { name: t.save });
const sent = () => writes().at(-1)?.body as WishesForm;

it('several teachers may be wished for; any teacher takes the others back', async () => {
  const person = await opens();
  const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`${name}$`) });
  expect(box(t.teacher.any)).toHaveProperty('checked', true);
  await person.click(box('Nadia'));
  await person.click(box('Iqbal'));
  await person.click(box('Nadia'));
  await person.click(save());
  await waitFor(() => expect(sent().teacherIds).toEqual(['t2']));
  await person.click(box(t.teacher.any));
  await person.click(save());
  await waitFor(() => expect(sent().teacherIds).toEqual([]));
});

it('a teacher who can no longer be chosen is named as such, and is taken back', async () => {
  const person = await opens({ teacherIds: ['t9'] });
  await person.click(screen.getByRole('checkbox', { name: t.teacher.gone }));
  await person.click(save());
  await waitFor(() => expect(sent().teacherIds).toEqual([]));
});

it('weeks without lessons and weeks with other hours are added and taken away', async () => {
  const person = await opens();
  const add = screen.getByRole('button', { name: t.periods.add });
  await person.click(add);
  const first = within(screen.getByRole('group', { name: t.periods.nth({ n: 1 }) }));
  await person.type(first.getByLabelText(t.periods.from), '2027-02-08');
  await person.type(first.getByLabelText(t.periods.to), '2027-03-09');
  await person.click(first.getByRole('radio', { name: t.periods.other }));
  expect(first.getByRole('radio', { name: t.periods.other })).toHaveProperty('checked', true);
  await person.click(add);
  const second = within(screen.getByRole('group', { name: t.periods.nth({ n: 2 }) }));
  expect(second.getByRole('radio', { name: t.periods.none })).toHaveProperty('checked', true);
  await person.click(second.getByRole('button', { name: t.periods.remove }));
  await person.click(save());
  await waitFor(() =>
    expect(sent().periods).toEqual([{ from: '2027-02-08', to: '2027-03-09', possible: EVENING }]),
  );
});

it('staff read what a family wishes in words, and correct it', async () => {
  answers({
    preferred: EVENING,
    earliestStart: '2026-12-01',
    teacherIds: ['t1', 't9'],
    goal: 'Berani bicara',
    periods: [{ from: '2027-02-08', to: '2027-03-09', possible: [] }],
  });
  const person = await show(<WishesOfStudent enrolmentId="e1" />);
  expect(await screen.findByText(/Berani bicara/)).toBeTruthy();
  expect(screen.getAllByText(/16\.00–18\.00/)).toHaveLength(2);
  expect(screen.getByText('1 Des 2026')).toBeTruthy();
  expect(screen.getByText(`Nadia, ${t.teacher.gone}`)).toBeTruthy();
  expect(screen.getByText(t.periods.none)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: t.editFor({ name: 'Rania' }) }));
  const dialog = within(await screen.findByRole('dialog', { name: t.titleOf({ name: 'Rania' }) }));
  await person.clear(dialog.getByDisplayValue('Berani bicara'));
  await person.click(dialog.getByRole('button', { name: t.save }));
  await waitFor(() => expect(sent().goal).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('where a family has said nothing staff see that; of a course that is over nothing is changed', async () => {
  answers({ possible: [], version: 0, isOver: true });
  await show(<WishesOfStudent enrolmentId="e1" />);
  expect(await screen.findByText(t.noneYet)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('the profile of a teacher leads a family to the next free times, which are asked for only then', async () => {
  const person = await opens();
  const paths: string[] = [];
  replies(({ path }) => {
    paths.push(path);
    const times = [
      { start: '2027-02-09T08:00:00.000Z', end: '2027-02-09T09:00:00.000Z', suits: 'preferred' },
    ];
    return { body: { times: path.includes('/t1/') ? times : [] } };
  });
  await person.click(screen.getByText(t.teacher.profiles));
  expect(paths).toEqual([]);
  const [first, second] = screen.getAllByText(t.teacher.freeTimes);
  await person.click(first as HTMLElement);
  expect(await screen.findByText(/Sel, 9 Feb.*15\.00–16\.00 WIB/)).toBeTruthy();
  await person.click(second as HTMLElement);
  expect(await screen.findByText(t.teacher.noFreeTimes)).toBeTruthy();
  expect(paths).toEqual(['t1', 't2'].map((id) => `/enrolments/e1/teachers/${id}/free-times`));
});
