import { textsIn } from '@fasih/messages/texts';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import CataloguePage from './catalogue.tsx';

const { show, replies, reads } = personAtPage('catalogue', 'staff', 'teachers');
const t = textsIn('id').catalogue;

const empty = { data: [], total: 0, page: 1, pageSize: 20 };
const opens = (at: string) => {
  replies(() => ({ body: empty }));
  return show(
    <>
      <CataloguePage />
      <Address />
    </>,
    { at },
  );
};
const Address = () => <p data-testid="address">{useLocation().search}</p>;
const address = () => screen.getByTestId('address').textContent;

it('packages come first; the vouchers are one press away and in the address', async () => {
  const person = await opens('/admin/catalogue');
  expect((await screen.findByRole('tab', { selected: true })).textContent).toBe(t.packages.tab);
  await person.click(screen.getByRole('tab', { name: t.vouchers.tab }));
  await waitFor(() => expect(address()).toBe('?tab=vouchers'));
  await waitFor(() => expect(reads().some((path) => path.startsWith('/vouchers'))).toBe(true));
});

it('what was searched and opened in one tab means nothing in the other', async () => {
  const person = await opens('/admin/catalogue?tab=vouchers&q=HEMAT&sort=code&state=ended&page=2');
  await person.click(await screen.findByRole('tab', { name: t.packages.tab }));
  await waitFor(() => expect(address()).toBe(''));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(t.packages.tab);
});
