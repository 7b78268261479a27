import { textsIn } from '@fasih/messages/texts';
import type { SchoolClass } from '@fasih/school/learning/classes/contract';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { personAtPage } from '../../../../test/person-at-page.tsx';
import { CancelClass } from './cancel.tsx';
import { EditClass } from './edit.tsx';

const { replies, show, writes } = personAtPage('classes', 'staff', 'meetings');
const { classes, common } = textsIn('en');
const t = classes.staff;

const schoolClass: SchoolClass = {
  id: 'c1',
  name: 'Monday group',
  packageType: 'general_english',
  category: 'kids',
  ageGroup: 'kids',
  level: 'Kids Beginner',
  state: 'scheduled',
  teacher: { id: 't1', name: 'Ratna' },
  capacity: 2,
  learners: [],
  startsOn: '2026-11-30',
  slots: [],
  meetings: 20,
  closed: 0,
  progressCounts: { attended: 0, lost: 0, left: 20 },
  nextMeetingAt: null,
  hasLink: false,
  version: 2,
  pausedUntil: null,
  cancelledReason: null,
  zoom_link: null,
  isTeacherLink: false,
  zoom_room: null,
  members: [],
  plan: [],
  serverNow: '2026-11-24T02:00:00.000Z',
};

it('the second of two admins who edit a class chooses field by field, and loses nothing', async () => {
  const theirs = {
    ...schoolClass,
    name: 'Kelompok Senin',
    version: 3,
    changed: { by: 'Bayu', at: schoolClass.serverNow },
  };
  replies(({ body }) =>
    (body as { version: number }).version === 2
      ? { status: 409, body: { code: 'common.stale', message: '', current: theirs } }
      : { body: theirs },
  );
  const closed = vi.fn();
  const user = await show(<EditClass schoolClass={schoolClass} onClose={closed} />, { lang: 'en' });
  for (const [label, value] of [
    [t.name, 'Kelompok Pagi'],
    [t.capacity, '3'],
  ] as const) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), value);
  }
  await user.click(screen.getByRole('button', { name: common.save }));
  const conflict = await screen.findByRole('dialog', { name: common.conflict.title });
  const name = within(conflict).getByRole('group', { name: t.name });
  expect(within(name).getByText('Kelompok Senin')).toBeTruthy();
  await user.click(within(name).getByRole('radio', { name: new RegExp(`^${common.conflict.theirs}`) }));
  await user.click(within(conflict).getByRole('button', { name: common.conflict.save }));
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  expect(writes().map(({ body }) => body)).toEqual([
    { name: 'Kelompok Pagi', capacity: 3, version: 2 },
    { name: 'Kelompok Senin', capacity: 3, version: 3 },
  ]);
});

it('a class is cancelled only with a reason', async () => {
  replies(() => ({ body: { ...schoolClass, state: 'cancelled' } }));
  const closed = vi.fn();
  const user = await show(<CancelClass schoolClass={schoolClass} onClose={closed} />, { lang: 'en' });
  const submit = screen.getByRole('button', { name: t.cancel });
  await user.click(submit);
  expect(screen.getByText(common.fields.required)).toBeTruthy();
  expect(writes()).toEqual([]);
  await user.type(screen.getByLabelText(t.cancelReason), 'Pesertanya belum cukup');
  await user.click(submit);
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(writes().map(({ body }) => body)).toEqual([{ reason: 'Pesertanya belum cukup', version: 2 }]);
});
