import { textsIn } from '@fasih/messages/texts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import { LinklessClasses } from './linkless.tsx';

const { replies, show, writes } = personAtPage('teachers');
const t = textsIn('id').teachers.screens.zoom;
const one = {
  classId: 'c1',
  name: 'General English',
  learners: ['Kirana'],
  teacherName: 'Ratna',
  startsAt: '2026-11-03T02:00:00.000Z',
  zoom_room: '81',
  version: 3,
};

it('a missing link is set on the home, with a warning where it is for all classes', async () => {
  replies(() => ({ body: { zoom_link: 'https://zoom.us/j/1', zoom_room: '81', version: 4 } }));
  const person = await show(<LinklessClasses classes={[one]} invalidates={[]} withTeacher />);
  expect(screen.getByText(/Ratna/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: t.of({ action: t.add, name: 'Kirana' }) }));
  expect(document.activeElement).toBe(screen.getByLabelText(t.linkOf({ name: 'Kirana' })));
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(screen.getByRole('alert').textContent).toBe(textsIn('id').common.fields.required);
  await person.type(screen.getByLabelText(t.linkOf({ name: 'Kirana' })), 'https://zoom.us/j/1');
  expect(screen.queryByText(t.everyClassWarning)).toBeNull();
  await person.click(screen.getByRole('checkbox', { name: t.everyClass }));
  expect(screen.getByText(t.everyClassWarning)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(writes()).toEqual([
    {
      method: 'PUT',
      path: '/classes/c1/link',
      body: {
        zoom_link: 'https://zoom.us/j/1',
        zoom_room: '81',
        confirmHost: false,
        everyClass: true,
        version: 3,
      },
    },
  ]);
});
