import { sayIn } from '@fasih/messages/reason';
import { LANGS, textsIn } from '@fasih/messages/texts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import Notifications from './notifications.tsx';

const { replies, show, writes } = personAtPage('notifications', 'notices');

const params = { learnerName: 'Sekar', className: 'General English', enrolmentId: 'e1', certificateId: 'c1' };
const certificate = { id: 'n1', kind: 'certificate.ready', params, createdAt: '2026-11-02T02:00:00Z' };
const unknown = { id: 'n2', kind: 'no.such', params: {}, createdAt: '2026-11-01T02:00:00Z', readAt: null };

it.each(LANGS)('a notification is in the list with its words and leads to its page (%s)', async (lang) => {
  replies(({ method, path }) => {
    if (method === 'POST') return { body: { unread: 0 } };
    if (path.startsWith('/notifications/unread')) return { body: { unread: 1 } };
    return { body: { data: [{ ...certificate, readAt: null }, unknown], total: 2, page: 1, pageSize: 20 } };
  });
  const person = await show(<Notifications />, { lang, at: '/notifications', elsewhere: <p>elsewhere</p> });
  const { title, lines } = textsIn(lang).notices['certificate.ready'](params, sayIn(lang), 'student');
  const link = await screen.findByRole('link', { name: new RegExp(title) });
  expect(screen.getByText(lines[0] ?? '')).toBeDefined();
  // A kind that this version of the school does not know is left out.
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await person.click(link);
  expect(await screen.findByText('elsewhere')).toBeDefined();
  expect(writes()).toMatchObject([{ body: { ids: ['n1'] } }]);
});

it('a message of the school keeps its lines, and has no link on the page that it would lead to', async () => {
  const text = 'Bring:\na pen\n\nBring:\na book';
  const message = { ...unknown, kind: 'school.message', params: { title: 'Tryout', text } };
  replies(() => ({ body: { data: [message], total: 1, page: 1, pageSize: 20 } }));
  await show(<Notifications />, { lang: 'en', at: '/notifications' });
  const item = (await screen.findByText('Tryout')).closest('li');
  expect([...(item?.querySelectorAll('p') ?? [])].map((line) => line.textContent)).toEqual([
    ...['Bring:', 'a pen', 'Bring:', 'a book'],
  ]);
  expect(screen.queryByRole('link', { name: /Tryout/ })).toBeNull();
});
