import { textsIn } from '@fasih/messages/texts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { personAtPage } from '../../../../test/person-at-page.tsx';
import { AddTeacher } from './add.tsx';

const { replies, show, writes } = personAtPage('staff', 'accounts');
const t = textsIn('en').staff.teachers.add;

/** Fills 'Add Teacher' in and sends it; answers what closes the dialog. */
async function addsTeacher() {
  const closed = vi.fn();
  const user = await show(<AddTeacher onClose={closed} />, { lang: 'en' });
  const typed = [
    [t.name, 'Guru Melati'],
    [t.username, 'guru-melati'],
    [t.email, 'melati@contoh.id'],
    [t.password, 'perahu kertas 12'],
  ] as const;
  for (const [label, value] of typed) {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  }
  await user.click(screen.getByRole('button', { name: t.submit }));
  return closed;
}

it('a refusal without words says that it failed, and what was typed stays', async () => {
  replies(() => ({ status: 500 }));
  const closed = await addsTeacher();
  expect(await screen.findByText(/^Failed to add teacher:/)).toBeTruthy();
  expect(screen.getByDisplayValue('Guru Melati')).toBeTruthy();
  expect(closed).not.toHaveBeenCalled();
});

it('a call without an answer says so', async () => {
  replies(() => Promise.reject(new TypeError('Failed to fetch')));
  await addsTeacher();
  expect(await screen.findByText('An error occurred while adding teacher.')).toBeTruthy();
});

it('a teacher who was added is confirmed, and the dialog closes', async () => {
  replies(() => ({ status: 201, body: { id: 't1' } }));
  const closed = await addsTeacher();
  expect(await screen.findByText('Teacher added successfully!')).toBeTruthy();
  expect(closed).toHaveBeenCalledOnce();
  expect(writes().map(({ path, body }) => [path, (body as { role: string }).role])).toEqual([
    ['/auth/register', 'teacher'],
  ]);
});
