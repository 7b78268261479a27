import { textsIn } from '@fasih/messages/texts';
import type {
  LessonHoursForm,
  LessonHoursRecord,
} from '@fasih/school/learning/lesson-hours/lesson-hours-contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import { LessonHourSettings } from './lesson-hours.tsx';

const { replies, show, writes } = personAtPage('settings', 'teachers');
const { settings, teachers, common } = textsIn('en');
const t = settings.lessonHours;
const hours = teachers.screens.availability;

const stored: LessonHoursRecord = {
  week: [{ weekday: 1, from: 480, to: 1200 }],
  startsEvery: 30,
  version: 3,
  changed: null,
};
const theirs: LessonHoursRecord = {
  week: [{ weekday: 1, from: 420, to: 1260 }],
  startsEvery: 60,
  version: 4,
  changed: { by: 'Ratna', at: '2026-11-24T02:00:00.000Z' },
};
const nobody = { count: 0, first: [] };
/** A school whose one class begins at eight in the morning. */
const outsideOf = ({ week }: LessonHoursForm) =>
  week.some(({ from }) => from <= 480)
    ? { classes: nobody, teachers: nobody }
    : { classes: { count: 1, first: [{ id: 'c1', name: 'Kids Beginner A' }] }, teachers: nobody };

const mondayFrom = () => screen.getByLabelText<HTMLSelectElement>(hours.fromOf({ day: 'Monday', n: 1 }));
const saves = () => writes().filter(({ method }) => method === 'PUT');

/** The hours as they are stored, on a server that refuses version 3 once `theirs` was saved. */
async function opens({ overtaken = false } = {}) {
  replies(({ method, path, body }) => {
    if (path.endsWith('/preview')) return { body: outsideOf(body as LessonHoursForm) };
    if (method === 'GET') return { body: stored };
    const { version, ...form } = body as LessonHoursRecord;
    if (overtaken && version === stored.version)
      return { status: 409, body: { code: 'common.stale', message: '', current: theirs } };
    return { body: { ...form, version: version + 1, changed: theirs.changed } };
  });
  const user = await show(<LessonHourSettings />, { lang: 'en' });
  await screen.findByText(t.allInside);
  return user;
}

it('hours that leave a class outside name it, with the way to it, before they are saved', async () => {
  const user = await opens();
  await user.selectOptions(mondayFrom(), '600');
  expect(await screen.findByText(t.outside)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Kids Beginner A' });
  expect(link.getAttribute('href')).toBe('/class/management/c1');
  expect(screen.getByText(common.unsaved)).toBeTruthy();
  expect(saves()).toEqual([]);
});

it('who saves second sees what the first saved, takes it, and it is saved on top of that', async () => {
  const user = await opens({ overtaken: true });
  await user.selectOptions(mondayFrom(), '540');
  await user.click(screen.getByRole('button', { name: t.save }));
  const dialog = await screen.findByRole('dialog', { name: common.conflict.title });
  expect(within(dialog).getAllByText(/07[.:]00–21[.:]00/).length).toBeGreaterThan(0);
  await user.click(within(dialog).getByRole('button', { name: common.conflict.allTheirs }));
  await user.click(within(dialog).getByRole('button', { name: common.conflict.save }));
  expect(await screen.findByText(t.saved)).toBeTruthy();
  expect(mondayFrom().value).toBe('420');
  expect(screen.getByLabelText<HTMLSelectElement>(t.startsEvery).value).toBe('60');
  expect(saves().map(({ body }) => (body as LessonHoursRecord).version)).toEqual([3, 4]);
});
