import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import StaffSearch from './staff-search.tsx';

const { show, replies } = personAtPage('palette');

const ADMIN = 'admin' as const;
const none = { body: { data: [], total: 0, page: 1, pageSize: 5 } };
const found = (row: object): Reply => ({ body: { data: [row], total: 1, page: 1, pageSize: 5 } });

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** Ctrl+K on a page of an admin; the field of the palette. */
async function opens() {
  Element.prototype.scrollIntoView = vi.fn();
  const person = await show(<StaffSearch role={ADMIN} place="bar" />, { elsewhere: <Address /> });
  await person.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /Nama siswa/ });
  return { person, field };
}

it('Ctrl+K opens the pages of the own sidebar, and Enter goes to the first that fits', async () => {
  replies(() => none);
  const { person, field } = await opens();
  expect(document.activeElement).toBe(field);
  await person.type(field, 'jejak');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Jejak Audit']);
  await person.keyboard('{Enter}');
  expect((await screen.findByRole('status')).textContent).toBe('/admin/audit');
});

it('two letters search students, teachers, classes and receipts, and the arrow keys choose among all', async () => {
  const asked: string[] = [];
  replies(({ path }) => {
    asked.push(path.split('?')[0] ?? '');
    if (path.startsWith('/students'))
      return found({ learnerId: 'l1', name: 'Sari Dewi', packageName: 'TOEIC' });
    if (path.startsWith('/receipts'))
      return { status: 503, body: { code: 'common.unavailable', message: '' } };
    if (path.startsWith('/teachers')) return found({ id: 't1', name: 'Pak Sarip', email: 'sarip@contoh.id' });
    return none;
  });
  const { person, field } = await opens();
  await person.type(field, 's');
  expect(asked).toEqual([]);
  await person.type(field, 'ari');
  const student = await screen.findByRole('option', { name: /Sari Dewi/ });
  expect(new Set(asked)).toEqual(new Set(['/students', '/teachers', '/classes', '/receipts']));
  // One list that fails leaves the others, and is said.
  expect(screen.getByText('Sebagian pencarian belum bisa dimuat.')).toBeTruthy();
  expect(field.getAttribute('aria-activedescendant')).toBe(student.id);
  await person.keyboard('{ArrowDown}');
  expect(field.getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { name: /Pak Sarip/ }).id,
  );
  await person.keyboard('{Enter}');
  expect((await screen.findByRole('status')).textContent).toBe('/teacher/management/t1');
});
