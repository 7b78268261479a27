import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../test/person-at-page.tsx';
import { useListQuery } from './list-state.ts';

const { show } = personAtPage();

function Asked() {
  const { query, isFiltered } = useListQuery({
    sorts: ['name', 'status'],
    filters: { role: ['admin', 'finance'] },
  });
  return <p>{JSON.stringify({ ...query, isFiltered })}</p>;
}

it.each([
  ['/staff', { page: 1, isFiltered: false }],
  [
    '/staff?page=3&sort=-name&q=sari&role=finance',
    { page: 3, q: 'sari', sort: '-name', role: 'finance', isFiltered: true },
  ],
  ['/staff?page=0&sort=email&role=owner', { page: 1, isFiltered: false }],
  ['/staff?sort=status', { page: 1, sort: 'status', isFiltered: false }],
])('the address %s asks a list for what it knows', async (at, asked) => {
  await show(<Asked />, { at });
  const shown = await screen.findByText(/page/);
  expect(JSON.parse(shown.textContent ?? '')).toEqual(asked);
});
