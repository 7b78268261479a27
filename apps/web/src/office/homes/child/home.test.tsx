import { textsIn } from '@fasih/messages/texts';
import type { Reply } from '@fasih/school/basics/contract';
import { CHILD } from '@fasih/school/basics/roles';
import type { childHome } from '@fasih/school/office/homes/child-contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { inDialog } from '../../../../test/at-page.ts';
import { personAtPage, signIn } from '../../../../test/person-at-page.tsx';
import { readStored } from '../../../lib/session-store.ts';
import ChildPage from './home.tsx';

const { replies, show, writes } = personAtPage('childDevices', 'enrolments', 'materials', 'meetings', 'site');
const t = textsIn('id').childDevices;
const { enrolments } = textsIn('id');

const topic = { title: { id: 'Hewan', en: 'Animals' }, canDo: { id: '', en: '' } };
let home: Reply<typeof childHome>;
let isEnded: boolean;
beforeEach(() => {
  signIn(CHILD);
  isEnded = false;
  home = {
    serverNow: '2026-11-20T01:57:00.000Z',
    learnerId: 'l1',
    name: 'Sekar',
    coming: [
      {
        meetingId: 'm3',
        number: 3,
        kind: 'lesson',
        topic,
        state: 'planned',
        startsAt: '2026-11-20T02:00:00.000Z',
        endsAt: '2026-11-20T03:00:00.000Z',
        teacherName: 'Bu Nadia',
        teacherPhoto: null,
        link: 'https://zoom.us/j/1',
        opensAt: '2026-11-20T01:55:00.000Z',
      },
    ],
    past: [
      {
        meetingId: 'm2',
        number: 2,
        topic,
        startsAt: '2026-11-18T02:00:00.000Z',
        teacherName: 'Bu Nadia',
        note: 'Bagus sekali',
        homework: 'Halaman 3',
      },
    ],
  };
  replies(({ method, path }) => {
    if (isEnded) return { status: 401, body: { code: 'common.signInNeeded', message: 'Masuk dulu' } };
    if (path.includes('/materials'))
      return {
        body: {
          meetingId: 'm2',
          number: 2,
          kind: 'lesson',
          title: null,
          course: [],
          uploads: [],
          mayAdd: false,
        },
      };
    return { body: method === 'GET' ? home : {} };
  });
});

it('the child joins with one press, which marks attendance', async () => {
  const user = await show(<ChildPage />, { at: '/child' });
  expect(
    await screen.findByRole('heading', { level: 1, name: t.home.hello({ name: 'Sekar' }) }),
  ).toBeTruthy();
  const join = screen.getByRole('link', { name: enrolments.nextMeeting.join });
  expect(join.getAttribute('href')).toBe('https://zoom.us/j/1');
  await user.click(join);
  expect(writes()).toMatchObject([{ method: 'PUT', path: '/meetings/m3/attendance/l1', body: {} }]);
  expect(screen.getByText('Halaman 3')).toBeTruthy();
  expect(screen.getByText('Bagus sekali')).toBeTruthy();
});

it('before the room opens it says how long that takes; without any lesson it says so', async () => {
  home = {
    ...home,
    serverNow: '2026-11-20T01:45:00.000Z',
    coming: home.coming.map((one) => ({ ...one, link: null })),
    past: [],
  };
  await show(<ChildPage />, { at: '/child' });
  expect(await screen.findByText(/10:00|9:5\d/)).toBeTruthy();
  expect(screen.getByText(t.home.pastNone)).toBeTruthy();
});

it('a device that was ended says what to do, and forgets its sign-in', async () => {
  isEnded = true;
  await show(<ChildPage />, { at: '/child' });
  expect(await screen.findByText(t.ended.title)).toBeTruthy();
  expect(readStored()).toBeNull();
});

it('a device that is not the child’s own is signed out after a question', async () => {
  const user = await show(<ChildPage />, { at: '/child', elsewhere: 'the sign-in' });
  await screen.findByText('Halaman 3');
  const { child } = textsIn('id').shell.logoutConfirm;
  await user.click(screen.getByRole('button', { name: textsIn('id').shell.nav.logout }));
  const question = await inDialog(child.title);
  await user.click(question.getByRole('button', { name: child.yes }));
  expect(await screen.findByText('the sign-in')).toBeTruthy();
  expect([readStored(), writes().map(({ path }) => path)]).toEqual([null, ['/auth/logout']]);
});
