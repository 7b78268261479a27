import { textsIn } from '@fasih/messages/texts';
import type { WishesForm } from '@fasih/school/learning/wishes/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import WishesOfCourse from './page.tsx';
import { OPEN_HOURS, wishesOf } from './wishes.fixtures.ts';

const { replies, show, writes } = personAtPage('wishes', 'profiles', 'common');
const { wishes: t, common } = textsIn('en');

const cell = (day: string, from: string, to: string, state: string) =>
  screen.getByRole('button', { name: t.grid.cell({ day, from, to, state }) });
const saved = () => writes().map(({ body }) => body as WishesForm & { version: number });

beforeEach(() => localStorage.clear());

async function opens(stored = wishesOf(), answer?: (form: WishesForm & { version: number }) => object) {
  replies(({ method, body }) => {
    if (method === 'GET') return { body: stored };
    const { version, ...form } = body as WishesForm & { version: number };
    return answer?.({ version, ...form }) ?? { body: { ...stored, ...form, version: version + 1 } };
  });
  const user = await show(<WishesOfCourse />, { lang: 'en', at: '/wishes/e1', path: '/wishes/:enrolmentId' });
  await screen.findByRole('heading', { name: stored.isOver ? t.title : t.titleOf({ name: 'Rania' }) });
  return user;
}

it('a preset, a best hour with the mouse and one by the keyboard are summed up in a sentence and saved', async () => {
  const user = await opens();
  await user.click(screen.getByRole('button', { name: t.presets.weekend }));
  expect(screen.getByText(/Possible: Saturday–Sunday 09:00–17:00 WIB/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: t.preferred }));
  await user.click(cell('Saturday', '09:00', '10:00', t.grid.states.possible));
  expect(screen.getByText(/Best: Saturday 09:00–10:00/)).toBeTruthy();
  cell('Saturday', '09:00', '10:00', t.grid.states.preferred).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  const sunday = cell('Sunday', '10:00', '11:00', t.grid.states.possible);
  expect([document.activeElement, sunday.tabIndex]).toEqual([sunday, 0]);
  await user.keyboard(' ');
  await user.click(screen.getByRole('button', { name: t.save }));
  expect(await screen.findByText(t.saved)).toBeTruthy();
  expect(saved()).toMatchObject([
    {
      version: 1,
      possible: [6, 7].map((weekday) => ({ weekday, from: 540, to: 1020 })),
      preferred: [
        { weekday: 6, from: 540, to: 600 },
        { weekday: 7, from: 600, to: 660 },
      ],
    },
  ]);
});

it('a finger that moves up or down scrolls and paints nothing; a tap paints one box', async () => {
  await opens();
  const box = cell('Monday', '08:00', '09:00', t.grid.states.none);
  const at = (clientX: number, clientY: number) => ({ pointerType: 'touch', button: 0, clientX, clientY });
  fireEvent.pointerDown(box, at(10, 10));
  fireEvent.pointerMove(box, at(11, 40));
  fireEvent.pointerUp(box, at(11, 40));
  expect(screen.getByText(t.sum.none)).toBeTruthy();
  fireEvent.pointerDown(box, at(10, 10));
  fireEvent.pointerUp(box, at(10, 10));
  expect(cell('Monday', '08:00', '09:00', t.grid.states.possible)).toBeTruthy();
});

it('what is not saved is kept on this device, and said so; a fault is shown beside its field', async () => {
  const user = await opens(wishesOf({ needsGoal: true }), () => ({
    status: 400,
    body: { code: 'common.invalid', message: '', fields: { goal: 'required' } },
  }));
  await user.click(screen.getByRole('button', { name: t.grid.wholeDay({ day: 'Fri' }) }));
  await user.click(screen.getByRole('button', { name: t.save }));
  expect(await screen.findByText(common.fields.required)).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('wishes.e1') ?? '{}')).toMatchObject({
    version: 1,
    form: { possible: [{ weekday: 5, from: 360, to: 1320 }] },
  });
});

it('opens with what was not saved, unless somebody saved other wishes since', async () => {
  const form = {
    possible: [OPEN_HOURS[0]],
    preferred: [],
    earliestStart: null,
    periods: [],
    teacherIds: [],
    goal: 'Sekolah',
  };
  localStorage.setItem('wishes.e1', JSON.stringify({ version: 1, form }));
  await opens();
  expect(screen.getByText(t.kept)).toBeTruthy();
  expect(screen.getByDisplayValue('Sekolah')).toBeTruthy();
});

it('who saves second sees what the first saved and chooses', async () => {
  const theirs = wishesOf({
    goal: 'Rapor',
    version: 2,
    changed: { by: 'Ratna', at: '2026-11-24T02:00:00.000Z' },
  });
  const user = await opens(wishesOf(), ({ version, ...form }) =>
    version === 1
      ? { status: 409, body: { code: 'common.stale', message: '', current: theirs } }
      : { body: { ...theirs, ...form, version: 3 } },
  );
  await user.click(screen.getByRole('button', { name: t.presets.evenings }));
  await user.click(screen.getByRole('button', { name: t.save }));
  const dialog = await screen.findByRole('dialog', { name: common.conflict.title });
  await user.click(within(dialog).getByRole('button', { name: common.conflict.save }));
  expect(await screen.findByText(t.saved)).toBeTruthy();
  expect(saved().map(({ version, goal }) => [version, goal])).toEqual([
    [1, null],
    [2, 'Rapor'],
  ]);
});

it('the first wishes lead home to the learner whose they are, and so does the way back', async () => {
  const first = wishesOf({ version: 0 });
  replies(({ method, body }) => ({
    body: method === 'GET' ? first : { ...first, ...(body as WishesForm), version: 1 },
  }));
  const user = await show(
    <>
      <WishesOfCourse />
      <Address />
    </>,
    { lang: 'en', at: '/wishes/e1', path: '/wishes/:enrolmentId', elsewhere: <Address /> },
  );
  await screen.findByRole('heading', { name: t.titleOf({ name: 'Rania' }) });
  const back = screen.getByRole('link', { name: t.back });
  expect(back.getAttribute('href')).toBe('/dashboard/student?learner=l1');
  await user.click(screen.getByRole('button', { name: t.presets.weekend }));
  await user.click(screen.getByRole('button', { name: t.save }));
  expect(await screen.findByText('/dashboard/student?learner=l1')).toBeTruthy();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

it('of a course that is over the family reads its wishes and changes nothing', async () => {
  await opens(wishesOf({ isOver: true, possible: [{ weekday: 6, from: 540, to: 1020 }] }));
  expect(await screen.findByText(t.problems.courseOver)).toBeTruthy();
  expect(screen.getByText('Saturday 09:00–17:00')).toBeTruthy();
  expect(screen.queryByRole('button', { name: t.save })).toBeNull();
  expect(screen.getByText('Kids A · Rania')).toBeTruthy();
});
