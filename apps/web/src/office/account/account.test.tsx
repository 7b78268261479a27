import { textsIn } from '@fasih/messages/texts';
import type { Role } from '@fasih/school/basics/roles';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage, type Reply, signIn } from '../../../test/person-at-page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import Account from './account.tsx';

const { show, replies, writes, pressTwice } = personAtPage('accounts', 'profiles', 'levels', 'placement');
const t = textsIn('id').accounts.profile;

const me = (role: Role, more: object = {}) => ({
  id: 'a1',
  username: 'sari',
  email: 'sari@contoh.id',
  phone: '+628123456789',
  roles: [role],
  mustChangePassword: false,
  twoStepNeeded: false,
  twoStepEnabled: false,
  profile: { full_name: 'Sari Wulandari', photo_url: '/api/user/photo/x.webp' },
  ...more,
});
const opens = async (
  role: Role,
  answer?: Reply | ((method: string) => Reply | undefined),
  more: object = {},
) => {
  signIn(role);
  replies(({ method, path }) => {
    const given = typeof answer === 'function' ? answer(method) : answer;
    if (method !== 'GET') return given ?? { body: me(role, more) };
    if (path === '/user/me' || path === '/user/profile') return { body: me(role, more) };
    if (path === '/user/email') return { body: { email: 'sari@contoh.id', verified: true, change: null } };
    return { status: 404, body: { code: 'common.notFound', message: 'x' } };
  });
  const person = await show(
    <>
      <SearchField label="Cari siswa" />
      <Account />
    </>,
  );
  await screen.findByRole('heading', { name: t.data });
  return person;
};
const save = () => screen.getByRole('button', { name: t.save });

it('name and phone are saved once, as they were typed', async () => {
  const person = await opens('finance');
  const name = screen.getByLabelText(t.fullName);
  await person.clear(name);
  await person.type(name, 'Sari W. Lestari');
  await pressTwice(person, save());
  expect(await screen.findByText(t.saved)).toBeTruthy();
  expect(writes()).toEqual([
    {
      method: 'PATCH',
      path: '/user/profile',
      body: { full_name: 'Sari W. Lestari', phone: '+628123456789' },
    },
  ]);
});

it('a phone number that is none is told beside its field and not sent', async () => {
  const person = await opens('finance');
  const phone = screen.getByLabelText(t.phone);
  await person.clear(phone);
  await person.type(phone, '12');
  await person.click(save());
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
  expect(writes()).toEqual([]);
});

it('a photo is sent when it is chosen; one that is refused says why', async () => {
  await opens('teacher', {
    status: 415,
    body: { code: 'accounts.photoType', message: 'Foto ini tidak dapat dibaca.' },
  });
  fireEvent.change(screen.getByLabelText(t.choosePhoto, { selector: 'input' }), {
    target: { files: [new File(['x'], 'foto.webp', { type: 'image/webp' })] },
  });
  await waitFor(() => expect(writes()).toMatchObject([{ method: 'PUT', path: '/user/profile/photo' }]));
  expect(await screen.findByText('Foto ini tidak dapat dibaca.')).toBeTruthy();
});

it('a refused photo is no longer spoken of once the old one is removed', async () => {
  const refusal = {
    status: 415,
    body: { code: 'accounts.photoType', message: 'Foto ini tidak dapat dibaca.' },
  };
  const person = await opens('teacher', (method) => (method === 'PUT' ? refusal : undefined));
  fireEvent.change(screen.getByLabelText(t.choosePhoto, { selector: 'input' }), {
    target: { files: [new File(['x'], 'foto.webp', { type: 'image/webp' })] },
  });
  await screen.findByText(refusal.body.message);
  await person.click(screen.getByRole('button', { name: t.removePhoto }));
  await waitFor(() => expect(screen.queryByText(refusal.body.message)).toBeNull());
});

it('a photo is removed', async () => {
  const person = await opens('finance');
  await person.click(screen.getByRole('button', { name: t.removePhoto }));
  await waitFor(() => expect(writes()).toMatchObject([{ method: 'DELETE', path: '/user/profile/photo' }]));
});

it('without a photo there is none to remove', async () => {
  await opens('finance', undefined, { profile: { full_name: 'Sari', photo_url: null } });
  expect(screen.queryByRole('button', { name: t.removePhoto })).toBeNull();
});

it("staff turn the key '/' off for this device; families have no such key", async () => {
  const person = await opens('finance');
  const box = screen.getByRole('checkbox', { name: t.keys.search });
  expect(box).toHaveProperty('checked', true);
  await person.click(box);
  expect(screen.getByRole('searchbox').getAttribute('aria-keyshortcuts')).toBeNull();
  expect(localStorage.getItem('search-key')).toBe('off');
  await person.click(box);
  expect(screen.getByRole('searchbox').getAttribute('aria-keyshortcuts')).toBe('/');
});

it('a family reads where its name will be shown, and finds how to end its account', async () => {
  await opens('student');
  expect(screen.getByText(t.fullNameHint)).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: t.keys.search })).toBeNull();
});
