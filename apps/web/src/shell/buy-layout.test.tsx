import { textsIn } from '@fasih/messages/texts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { personAtPage, signIn } from '../../test/person-at-page.tsx';
import BuyLayout from './buy-layout.tsx';

const { replies, reads, show } = personAtPage('site', 'shell', 'safeguarding', 'accounts');
const { safeguarding: t } = textsIn('id');
const CONTACT = { name: 'Bu Rini', phone: '+6281298765432', email: 'aman@contoh.id' };
beforeEach(() => replies(({ path }) => ({ body: path === '/safeguarding' ? CONTACT : { id: 'a1' } })));

it('a family that chooses or pays reads whom to turn to, as on its other pages', async () => {
  signIn('student');
  await show(<BuyLayout />);
  expect(await screen.findByRole('link', { name: CONTACT.phone })).toBeTruthy();
  expect(screen.getByRole('link', { name: t.report }).getAttribute('href')).toBe('/safeguarding');
});

it('a visitor who chooses asks for no contact', async () => {
  await show(<BuyLayout />);
  await screen.findByRole('contentinfo');
  expect(screen.queryByRole('link', { name: t.report })).toBeNull();
  expect(reads()).not.toContain('/safeguarding');
});
