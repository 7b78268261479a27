import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import { CalendarCard } from './calendar-card.tsx';

const { show, replies, writes } = personAtPage('notifications');
const SECRET = 'https://fasih.test/api/calendar/a1b2c3';

function Pages() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Halaman lain
      </button>
      {isOpen && <CalendarCard />}
    </>
  );
}

it('the secret address of a calendar is shown where it was made, and no more after the page was left', async () => {
  let createdAt: string | null = null;
  replies(({ method }) => {
    if (method === 'GET') return { body: { createdAt, address: null } };
    createdAt = '2026-11-22T02:00:00.000Z';
    return { body: { createdAt, address: SECRET } };
  });
  const person = await show(<Pages />);
  await person.click(await screen.findByRole('button', { name: 'Buat alamat kalender' }));
  await screen.findByText(SECRET);
  expect(writes().map(({ method, path }) => [method, path])).toEqual([['POST', '/calendar']]);
  await person.click(screen.getByRole('button', { name: 'Halaman lain' }));
  await person.click(screen.getByRole('button', { name: 'Halaman lain' }));
  await screen.findByText(/^Alamat kalender dibuat/);
  expect(screen.queryByText(SECRET)).toBeNull();
});
