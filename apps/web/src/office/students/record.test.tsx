import { textsIn } from '@fasih/messages/texts';
import type { FamilyRecord } from '@fasih/school/office/students/record-contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inDialog } from '../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { CorrectRecord } from './record.tsx';
import { student } from './students.fixtures.ts';

const { replies, show, writes } = personAtPage('students', 'notifications');
const { students, common, notifications } = textsIn('en');
const t = students.detail.record;
const TITLE = t.title({ name: 'Kirana' });

const record: FamilyRecord = {
  kind: 'child',
  name: 'Kirana',
  birthDate: '2016-05-04',
  ownerName: 'Dewi',
  phone: '+628123456789',
  email: 'dewi@fasih.example',
  zone: null,
  version: 9,
};

async function opens(answers: Reply[] = [], read: FamilyRecord = record) {
  const left = [...answers];
  replies(({ method }) =>
    method === 'GET' ? { body: read } : (left.shift() ?? { body: { ...read, version: 10 } }),
  );
  const user = await show(<CorrectRecord student={student} onClose={() => {}} />, { lang: 'en' });
  // The dialog of the loading record gives way to that of the form.
  await screen.findByLabelText(t.fields.email, { exact: false });
  const form = await inDialog(TITLE);
  const save = () => user.click(form.getByRole('button', { name: common.save }));
  const type = async (label: string, text: string) => {
    const field = form.getByLabelText(label, { exact: false });
    await user.clear(field);
    if (text !== '') await user.type(field, text);
  };
  return { user, form, save, type };
}

it('a record is corrected with a reason; what is missing or wrong is shown beside its field', async () => {
  const { user, form, save, type } = await opens();
  await type(t.fields.phone, '12');
  await save();
  expect(form.getByText(common.fields.phoneShape)).toBeTruthy();
  expect(form.getByText(common.fields.required)).toBeTruthy();
  expect(writes()).toEqual([]);
  expect(document.activeElement?.getAttribute('name')).toBe('phone');
  await type(t.fields.phone, '');
  await type(t.fields.name, 'Kirana Putri');
  await user.selectOptions(form.getByLabelText(t.fields.zone), notifications.zones.WITA);
  await type(t.reason, 'As on the birth certificate');
  await save();
  expect(writes()).toEqual([
    {
      method: 'PUT',
      path: '/students/l1/record',
      body: {
        name: 'Kirana Putri',
        birthDate: '2016-05-04',
        ownerName: 'Dewi',
        phone: '',
        email: 'dewi@fasih.example',
        zone: 'Asia/Makassar',
        reason: 'As on the birth certificate',
        version: 9,
      },
    },
  ]);
});

it('a refused address stays typed, and says why beside it', async () => {
  const { form, save, type } = await opens([
    {
      status: 409,
      body: { code: 'accounts.emailTaken', message: 'Taken.', fields: { email: 'emailTaken' } },
    },
  ]);
  await type(t.fields.email, 'bima@fasih.example');
  await type(t.reason, 'New mailbox');
  await save();
  expect(await form.findByText(common.fields.emailTaken)).toBeTruthy();
  expect((form.getByLabelText(t.fields.email, { exact: false }) as HTMLInputElement).value).toBe(
    'bima@fasih.example',
  );
});

it('what somebody else changed meanwhile is chosen field by field, and the reason stays', async () => {
  const theirs = {
    ...record,
    name: 'Kirana Dewi',
    phone: '+6281122233344',
    version: 12,
    changed: { by: 'Rudi', at: '2026-11-26T02:00:00.000Z' },
  };
  const { user, save, type } = await opens([
    { status: 409, body: { code: 'common.stale', message: '', current: theirs } },
    { status: 409, body: { code: 'common.stale', message: '', current: theirs } },
  ]);
  await type(t.fields.name, 'Kirana Putri');
  await type(t.reason, 'Certificate');
  await save();
  const asked = await inDialog(common.conflict.title);
  expect(asked.getByText(/Rudi/)).toBeTruthy();
  // Cancelled, what was typed is shown as before.
  await user.click(asked.getByRole('button', { name: common.cancel }));
  const form = await inDialog(TITLE);
  expect((form.getByLabelText(t.fields.name, { exact: false }) as HTMLInputElement).value).toBe(
    'Kirana Putri',
  );
  await user.click(form.getByRole('button', { name: common.save }));
  const conflict = await inDialog(common.conflict.title);
  await user.click(conflict.getByRole('button', { name: common.conflict.save }));
  await waitFor(() => expect(writes()).toHaveLength(3));
  expect(writes().at(-1)?.body).toMatchObject({
    name: 'Kirana Putri',
    phone: '+6281122233344',
    version: 12,
    reason: 'Certificate',
  });
});

it('an adult who learns has one name', async () => {
  const { form } = await opens([], { ...record, kind: 'self', name: 'Dewi' });
  expect(form.queryByLabelText(t.fields.ownerName, { exact: false })).toBeNull();
  expect(form.getByText(t.selfHint)).toBeTruthy();
});
