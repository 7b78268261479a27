import { textsIn } from '@fasih/messages/texts';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { personAtPage } from '../../../../test/person-at-page.tsx';
import { CancelClass } from './cancel.tsx';
import { schoolClass } from './classes.fixtures.ts';
import { EditClass } from './edit.tsx';

const { replies, show, writes } = personAtPage('classes', 'staff', 'meetings');
const { classes, common } = textsIn('en');
const t = classes.staff;

const group = schoolClass({ name: 'Monday group', capacity: 2 });

it('the second of two admins who edit a class chooses field by field, and loses nothing', async () => {
  const theirs = {
    ...group,
    name: 'Kelompok Senin',
    version: 3,
    changed: { by: 'Bayu', at: group.serverNow },
  };
  replies(({ body }) =>
    (body as { version: number }).version === 2
      ? { status: 409, body: { code: 'common.stale', message: '', current: theirs } }
      : { body: theirs },
  );
  const closed = vi.fn();
  const user = await show(<EditClass schoolClass={group} onClose={closed} />, { lang: 'en' });
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
  replies(() => ({ body: { ...group, state: 'cancelled' } }));
  const closed = vi.fn();
  const user = await show(<CancelClass schoolClass={group} onClose={closed} />, { lang: 'en' });
  const submit = screen.getByRole('button', { name: t.cancel });
  await user.click(submit);
  expect(screen.getByText(common.fields.required)).toBeTruthy();
  expect(writes()).toEqual([]);
  await user.type(screen.getByLabelText(t.cancelReason), 'Pesertanya belum cukup');
  await user.click(submit);
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(writes().map(({ body }) => body)).toEqual([{ reason: 'Pesertanya belum cukup', version: 2 }]);
});
